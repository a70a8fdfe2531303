extension SymbolLibrary {
    private static let horn =
        "M 3.4 9.2 H 6.4 L 10.8 5.2 Q 11.8 4.4 11.8 5.6 V 18.4 Q 11.8 19.6 10.8 18.8 L 6.4 14.8 H 3.4 Q 2.4 "
        + "14.8 2.4 13.8 V 10.2 Q 2.4 9.2 3.4 9.2 Z"
    private static let triangle =
        "M 6.4 4.6 Q 6.4 3.2 7.7 3.9 L 19.6 10.8 Q 21.2 12 19.6 13.2 L 7.7 20.1 Q 6.4 20.8 6.4 19.4 Z"
    private static let camera =
        "M 4.6 7 H 7 L 8.4 5 Q 8.8 4.4 9.6 4.4 H 14.4 Q 15.2 4.4 15.6 5 L 17 7 H 19.4 Q 21.8 7 21.8 9.4 V "
        + "17.2 Q 21.8 19.6 19.4 19.6 H 4.6 Q 2.2 19.6 2.2 17.2 V 9.4 Q 2.2 7 4.6 7 Z"

    /// Sound, pictures and films.
    static let media: [String: SymbolDesign] = [
        "play": SymbolDesign(lines: triangle),
        "play.fill": SymbolDesign(lines: triangle, areas: triangle),
        "pause": SymbolDesign(lines: "R 5.4 4 4 16 1.2 R 14.6 4 4 16 1.2"),
        "pause.fill": SymbolDesign(areas: "R 4.8 3.4 5 17.2 1.5 R 14.2 3.4 5 17.2 1.5"),
        "stop": SymbolDesign(lines: "R 4.8 4.8 14.4 14.4 2"),
        "stop.fill": SymbolDesign(areas: "R 4 4 16 16 2.8"),
        "forward.fill": SymbolDesign(
            areas:
                "M 2 6 Q 2 4.8 3 5.4 L 11.4 10.9 V 6 Q 11.4 4.8 12.4 5.4 L 21.4 11.2 Q 22.6 12 21.4 12.8 L 12.4 18.6 "
                + "Q 11.4 19.2 11.4 18 V 13.1 L 3 18.6 Q 2 19.2 2 18 Z"),
        "backward.fill": SymbolDesign(
            areas:
                "M 2 6 Q 2 4.8 3 5.4 L 11.4 10.9 V 6 Q 11.4 4.8 12.4 5.4 L 21.4 11.2 Q 22.6 12 21.4 12.8 L 12.4 18.6 "
                + "Q 11.4 19.2 11.4 18 V 13.1 L 3 18.6 Q 2 19.2 2 18 Z"
        ).mirrored,
        "speaker.wave.2": SymbolDesign(lines: horn + " M 15.2 8.8 A 11.6 12 4.8 -42 42 M 18 5.8 A 11.6 12 8.9 -44 44"),
        "speaker.wave.2.fill": SymbolDesign(
            lines: horn + " M 15.2 8.8 A 11.6 12 4.8 -42 42 M 18 5.8 A 11.6 12 8.9 -44 44", areas: horn),
        "speaker.slash.fill": SymbolDesign(
            lines: horn, areas: horn, cutLines: "M 5.4 3.2 L 21.6 19.4"
        ).adding(lines: "M 3.6 3.6 L 20.4 20.4"),
        "mic": SymbolDesign(
            lines: "R 8.6 2.6 6.8 11.4 3.4 M 5.2 11 C 5.2 15 8 17.6 12 17.6 C 16 17.6 18.8 15 18.8 11 M 12 17.6 V 21.4 "
                + "M 8.4 21.4 H 15.6"),
        "mic.fill": SymbolDesign(
            lines: "M 5.2 11 C 5.2 15 8 17.6 12 17.6 C 16 17.6 18.8 15 18.8 11 M 12 17.6 V 21.4 M 8.4 21.4 H 15.6",
            areas: "R 7.9 1.8 8.2 13 4.1"),
        "camera": SymbolDesign(lines: camera + " O 12 13 3.8"),
        "camera.fill": SymbolDesign(lines: camera, areas: camera, cutAreas: "O 12 13 4.6").adding(
            areas: "O 12 13 3"),
        "photo": SymbolDesign(
            lines:
                "R 2.2 4.4 19.6 15.2 2.8 M 3 17 L 7.9 12.6 Q 8.7 11.9 9.5 12.6 L 12.6 15.4 L 15.4 12.9 Q 16.2 12.2 17 12.9 "
                + "L 21.2 16.8 O 8 8.9 1.4"),
        "photo.fill": SymbolDesign(
            areas: "R 1.4 3.6 21.2 16.8 3.6",
            cutAreas:
                "O 7.6 8.6 1.9 M 3.2 16.6 L 7.6 12.6 Q 8.5 11.8 9.4 12.6 L 12.4 15.3 L 15.2 12.8 Q 16.1 12 17 12.8 "
                + "L 20.8 16.4 V 17 Q 20.8 18.6 19.2 18.6 H 4.8 Q 3.2 18.6 3.2 17 Z"),
        "music.note": SymbolDesign(
            lines: "M 9.6 17.4 V 6 Q 9.6 5 10.6 4.7 L 17.6 2.8 Q 18.6 2.6 18.6 3.6 V 6 Q 18.6 7 17.6 7.3 L 9.6 9.5",
            areas:
                "M 10.4 17.2 C 10.4 19.4 8.8 21 6.8 21 C 5.2 21 4.2 20 4.2 18.6 C 4.2 16.8 5.6 15.9 7.6 15.5 L 10.4 15 Z"
        ),
        "video": SymbolDesign(
            lines: "R 1.8 5.6 13.8 12.8 2.8 M 15.6 10.6 L 20.4 7 Q 22 6 22 7.8 V 16.2 Q 22 18 20.4 17 L 15.6 13.4"),
        "video.fill": SymbolDesign(
            areas: "R 1 4.8 14.8 14.4 3.4 M 17 9.8 L 21 6.6 Q 23 5.4 23 7.6 V 16.4 Q 23 18.6 21 17.4 L 17 14.2 Z"),
    ]
}

extension SymbolDesign {
    /// The design with more lines and areas over it.
    func adding(lines: String = "", areas: String = "") -> SymbolDesign {
        SymbolDesign(parts: parts + SymbolDesign(lines: lines, areas: areas).parts)
    }
}
