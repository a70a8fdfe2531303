extension SymbolLibrary {
    private static let chevronLeft = SymbolDesign(lines: "M 15.2 4.8 L 8 12 L 15.2 19.2")
    private static let arrowLeft = SymbolDesign(lines: "M 20.4 12 H 4.2 M 10.6 5.4 L 4 12 L 10.6 18.6")
    private static let clockwise = SymbolDesign(
        lines: "M 19.3 9.4 A 12 12.4 7.9 -22 265 M 10.4 1.2 L 13.9 4.5 L 10.4 7.8")
    private static let exchange = SymbolDesign(
        lines: "M 8 20 V 4.4 M 3.8 8.4 L 8 4.2 L 12.2 8.4 M 16 4 V 19.6 M 11.8 15.6 L 16 19.8 L 20.2 15.6")

    /// Arrows and chevrons.
    static let arrows: [String: SymbolDesign] = [
        "chevron.left": chevronLeft,
        "chevron.right": chevronLeft.mirrored,
        "chevron.up": chevronLeft.turned(1),
        "chevron.down": chevronLeft.turned(3),
        "chevron.backward": chevronLeft.alongReading,
        "chevron.forward": chevronLeft.mirrored.alongReading,
        "chevron.compact.down": SymbolDesign(lines: "M 3.4 9.6 L 12 13.8 L 20.6 9.6"),
        "chevron.compact.up": SymbolDesign(lines: "M 3.4 14.4 L 12 10.2 L 20.6 14.4"),
        "chevron.up.chevron.down": SymbolDesign(lines: "M 7 9 L 12 4 L 17 9 M 7 15 L 12 20 L 17 15"),
        "arrow.left": arrowLeft,
        "arrow.right": arrowLeft.mirrored,
        "arrow.up": arrowLeft.turned(1),
        "arrow.down": arrowLeft.turned(3),
        "arrow.backward": arrowLeft.alongReading,
        "arrow.forward": arrowLeft.mirrored.alongReading,
        "arrow.up.right": SymbolDesign(lines: "M 6 18 L 17.6 6.4 M 8.4 6 H 18 V 15.6"),
        "arrow.up.left": SymbolDesign(lines: "M 18 18 L 6.4 6.4 M 15.6 6 H 6 V 15.6"),
        "arrow.down.right": SymbolDesign(lines: "M 6 6 L 17.6 17.6 M 8.4 18 H 18 V 8.4"),
        "arrow.clockwise": clockwise,
        "arrow.counterclockwise": clockwise.mirrored,
        "arrow.up.arrow.down": exchange,
        "arrow.left.arrow.right": exchange.turned(1),
        "arrow.triangle.2.circlepath": SymbolDesign(
            lines: "M 4.2 11 A 12 12 7.9 187 325 M 19.8 13 A 12 12 7.9 7 145",
            areas: "M 16.2 9.2 H 21.6 Q 22.2 9.2 22 8.6 L 19.9 4 Q 19.6 3.4 19.2 3.9 L 15.9 8.4 Q 15.6 9.2 16.2 9.2 Z "
                + "M 7.8 14.8 H 2.4 Q 1.8 14.8 2 15.4 L 4.1 20 Q 4.4 20.6 4.8 20.1 L 8.1 15.6 Q 8.4 14.8 7.8 14.8 Z"),
        "arrow.up.left.and.arrow.down.right": SymbolDesign(
            lines: "M 4.2 4.2 L 10 10 M 4 10 V 4 H 10 M 14 14 L 19.8 19.8 M 20 14 V 20 H 14"),
        "arrow.uturn.left": SymbolDesign(
            lines: "M 4.4 9.2 H 14.6 C 18 9.2 20.2 11.4 20.2 14.4 C 20.2 17.4 18 19.6 14.6 19.6 H 9.6 "
                + "M 8.8 4.6 L 4.2 9.2 L 8.8 13.8"),
        "arrow.uturn.right": SymbolDesign(
            lines: "M 4.4 9.2 H 14.6 C 18 9.2 20.2 11.4 20.2 14.4 C 20.2 17.4 18 19.6 14.6 19.6 H 9.6 "
                + "M 8.8 4.6 L 4.2 9.2 L 8.8 13.8"
        ).mirrored,
        "square.and.arrow.up": SymbolDesign(
            lines: "M 12 14.4 V 2.4 M 8.2 6 L 12 2.2 L 15.8 6 "
                + "M 8.6 8.8 H 7 Q 4.6 8.8 4.6 11.2 V 18.4 Q 4.6 20.8 7 20.8 H 17 Q 19.4 20.8 19.4 18.4 V 11.2 "
                + "Q 19.4 8.8 17 8.8 H 15.4"),
        "square.and.arrow.down": SymbolDesign(
            lines: "M 12 2.4 V 14.4 M 8.2 10.8 L 12 14.6 L 15.8 10.8 "
                + "M 8.6 8.8 H 7 Q 4.6 8.8 4.6 11.2 V 18.4 Q 4.6 20.8 7 20.8 H 17 Q 19.4 20.8 19.4 18.4 V 11.2 "
                + "Q 19.4 8.8 17 8.8 H 15.4"),
    ]
}
