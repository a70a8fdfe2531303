extension SymbolLibrary {
    private static func design(_ outline: String, isFilled: Bool, inside: String = "") -> SymbolDesign {
        isFilled
            ? SymbolDesign(lines: outline, areas: outline, cutLines: inside)
            : SymbolDesign(lines: outline + " " + inside)
    }

    private static let can = "M 5.4 6.2 L 6.3 19 Q 6.4 21 8.4 21 H 15.6 Q 17.6 21 17.7 19 L 18.6 6.2"
    private static let lid = "M 3.4 6.2 H 20.6 M 9 6 V 4.6 Q 9 3 10.6 3 H 13.4 Q 15 3 15 4.6 V 6"
    private static let bars = "M 9.4 9.8 L 9.7 17.6 M 12 9.8 V 17.6 M 14.6 9.8 L 14.3 17.6"
    private static let pen =
        "M 4.2 19.9 L 5.3 15.6 L 16.3 4.6 Q 17.5 3.4 18.7 4.6 L 19.5 5.4 Q 20.7 6.6 19.5 7.8 L 8.5 18.8 Z"
    private static let bookmark =
        "M 6 4.8 Q 6 2.8 8 2.8 H 16 Q 18 2.8 18 4.8 V 20.2 Q 18 21.4 17 20.6 L 12 16.4 L 7 20.6 Q 6 21.4 6 "
        + "20.2 Z"
    private static let bell =
        "M 12 3 C 8.6 3 6.4 5.6 6.4 9 C 6.4 13.4 5.2 14.6 4 16.2 C 3.4 17 3.8 17.8 4.8 17.8 H 19.2 C 20.2 17.8 "
        + "20.6 17 20 16.2 C 18.8 14.6 17.6 13.4 17.6 9 C 17.6 5.6 15.4 3 12 3 Z"
    private static let tag =
        "M 3.2 4.8 Q 3.2 3.2 4.8 3.2 H 11 Q 12 3.2 12.7 3.9 L 20.4 11.6 Q 21.6 12.8 20.4 14 L 14 20.4 Q 12.8 21.6 "
        + "11.6 20.4 L 3.9 12.7 Q 3.2 12 3.2 11 Z"
    private static let flag = "M 5.2 4.6 C 9.6 2.6 13.2 6.4 18.9 4.6 V 13.8 C 13.2 15.6 9.6 11.8 5.2 13.8 Z"
    private static let folder =
        "M 2.4 6.8 Q 2.4 4.6 4.6 4.6 H 8.4 Q 9.2 4.6 9.8 5.1 L 11 6.2 Q 11.5 6.6 12.2 6.6 H 19.4 Q 21.6 6.6 "
        + "21.6 8.8 V 17.2 Q 21.6 19.4 19.4 19.4 H 4.6 Q 2.4 19.4 2.4 17.2 Z"
    private static let document =
        "M 5 4.8 Q 5 2.6 7.2 2.6 H 12.6 L 19 9 V 19.2 Q 19 21.4 16.8 21.4 H 7.2 Q 5 21.4 5 19.2 Z"
    private static let plane = "M 21 3 L 2.8 10.2 Q 2 10.6 2.8 11 L 10.4 13.6 L 13 21.2 Q 13.4 22 13.8 21.2 Z"
    private static let envelope = "R 2 4.8 20 14.4 2.8"
    private static let lock = "R 5 10.4 14 10.6 2.4"
    private static let eye =
        "M 1.8 12 C 4 8 7.6 5.4 12 5.4 C 16.4 5.4 20 8 22.2 12 C 20 16 16.4 18.6 12 18.6 C 7.6 18.6 4 16 1.8 12 Z"
    private static let pin =
        "M 12 21.6 C 8.2 17.4 4.8 13.8 4.8 9.8 C 4.8 5.7 8 2.6 12 2.6 C 16 2.6 19.2 5.7 19.2 9.8 C 19.2 13.8 15.8 "
        + "17.4 12 21.6 Z"
    private static let arrowhead = "M 20.8 3.2 L 3.2 10.6 Q 2.4 11 3.2 11.4 L 12 12 L 12.6 20.8 Q 13 21.6 13.4 20.8 Z"
    private static let phone =
        "M 6.6 3 C 5.2 3 3 5.2 3 7.4 C 3 13.4 10.6 21 16.6 21 C 18.8 21 21 18.8 21 17.4 C 21 16.9 20.8 16.6 20.4 "
        + "16.3 L 16.8 13.9 C 16.2 13.5 15.5 13.6 15 14.1 L 13.6 15.5 C 11.4 14.4 9.6 12.6 8.5 10.4 L 9.9 9 C 10.4 8.5 10.5 7.8 10.1 "
        + "7.2 L 7.7 3.6 C 7.4 3.2 7.1 3 6.6 3 Z"
    private static let roof = "M 2.6 11.6 L 11.2 3.9 Q 12 3.2 12.8 3.9 L 21.4 11.6"
    private static let walls = "M 5 10 V 18.6 Q 5 20.4 6.8 20.4 H 17.2 Q 19 20.4 19 18.6 V 10"
    private static let cart =
        "M 1.8 3.6 H 3.6 Q 4.4 3.6 4.6 4.4 L 7 15 Q 7.3 16.4 8.7 16.4 H 18.6 M 5.4 7 H 20.4 Q 21.4 7 21.2 8 L 19.9 "
        + "12.4 Q 19.6 13.4 18.6 13.4 H 6.7"
    private static let clock = "M 12 6.6 V 12.4 L 15.6 14.6"
    private static let gift =
        "R 2.8 7.6 18.4 4.2 1.2 M 4.4 11.8 V 19 Q 4.4 21 6.4 21 H 17.6 Q 19.6 21 19.6 19 V 11.8 M 12 7.6 V 21 M 12 "
        + "7.4 C 10.8 4.4 9.4 2.8 7.8 2.8 C 6.4 2.8 5.6 3.8 5.6 5 C 5.6 6.6 7 7.6 9 7.6 M 12 7.4 C 13.2 4.4 14.6 2.8 16.2 2.8 C 17.6 "
        + "2.8 18.4 3.8 18.4 5 C 18.4 6.6 17 7.6 15 7.6"

    /// Things of the house and the desk.
    static let things: [String: SymbolDesign] = [
        "house": SymbolDesign(lines: roof + " " + walls + " M 9.6 20.2 V 14.6 H 14.4 V 20.2"),
        "house.fill": SymbolDesign(
            lines: roof,
            areas: "M 4.2 12.6 L 12 5.8 L 19.8 12.6 V 18.8 Q 19.8 21.2 17.4 21.2 H 6.6 Q 4.2 21.2 4.2 18.8 Z",
            cutAreas: "M 9.7 21.4 V 15.6 Q 9.7 14.6 10.7 14.6 H 13.3 Q 14.3 14.6 14.3 15.6 V 21.4 Z"),
        "magnifyingglass": SymbolDesign(lines: "O 10.2 10.2 6.8 M 15.2 15.2 L 20.6 20.6"),
        "trash": SymbolDesign(lines: lid + " " + can + " " + bars),
        "trash.fill": SymbolDesign(lines: lid + " " + can, areas: can + " Z", cutLines: bars),
        "pencil": SymbolDesign(lines: pen + " M 14.2 6.8 L 17.4 10"),
        "square.and.pencil": SymbolDesign(
            lines: "M 13.2 4.4 H 6.4 Q 3.4 4.4 3.4 7.4 V 17.6 Q 3.4 20.6 6.4 20.6 H 16.6 Q 19.6 20.6 19.6 17.6 V 11 "
                + "M 9.4 14.8 L 10 12 L 18.6 3.4 Q 19.5 2.5 20.4 3.4 L 20.7 3.7 Q 21.6 4.6 20.7 5.5 L 12.2 14.1 Z"),
        "bookmark": design(bookmark, isFilled: false),
        "bookmark.fill": design(bookmark, isFilled: true),
        "bell": SymbolDesign(lines: bell + " M 9.6 20.8 Q 12 22.4 14.4 20.8"),
        "bell.fill": SymbolDesign(lines: bell + " M 9.8 20.9 Q 12 22.2 14.2 20.9", areas: bell),
        "tag": SymbolDesign(lines: tag, areas: "O 7.8 7.8 1.3"),
        "tag.fill": SymbolDesign(lines: tag, areas: tag, cutAreas: "O 7.6 7.6 1.6"),
        "flag": SymbolDesign(lines: "M 5.2 2.8 V 21.4 " + flag),
        "flag.fill": SymbolDesign(lines: "M 5.2 2.8 V 21.4 " + flag, areas: flag),
        "folder": SymbolDesign(lines: folder + " M 2.6 10 H 21.4"),
        "folder.fill": SymbolDesign(lines: folder, areas: folder, cutLines: "M 1 10 H 23"),
        "doc": SymbolDesign(lines: document + " M 12.4 2.8 V 7.4 Q 12.4 9.2 14.2 9.2 H 18.8"),
        "doc.fill": design(document, isFilled: true, inside: "M 12.8 1.8 V 7 Q 12.8 8.8 14.6 8.8 H 20"),
        "doc.text": SymbolDesign(
            lines: document + " M 12.4 2.8 V 7.4 Q 12.4 9.2 14.2 9.2 H 18.8 M 8.6 13.2 H 15.4 M 8.6 17 H 15.4"),
        "paperplane": SymbolDesign(lines: plane + " M 20.6 3.4 L 10.6 13.4"),
        "paperplane.fill": design(plane, isFilled: true, inside: "M 20 4 L 10 14"),
        "paperclip": SymbolDesign(
            lines:
                "M 19.6 11 L 11.4 19.2 C 9.2 21.4 6.2 21.4 4.4 19.6 C 2.6 17.8 2.6 14.8 4.8 12.6 L 13 4.4 C 14.6 2.8 16.8 2.8 "
                + "18.2 4.2 C 19.6 5.6 19.6 7.8 18 9.4 L 9.9 17.5 C 9 18.4 7.8 18.4 7 17.6 C 6.2 16.8 6.2 15.6 7.1 14.7 L 14.6 7.2"
        ),
        "link": SymbolDesign(
            lines:
                "M 10.4 13.6 C 8.6 11.8 8.6 9.4 10.2 7.8 L 13.6 4.4 C 15.2 2.8 17.8 2.8 19.4 4.4 C 21 6 21 8.6 19.4 10.2 L 17 12.6 "
                + "M 13.6 10.4 C 15.4 12.2 15.4 14.6 13.8 16.2 L 10.4 19.6 C 8.8 21.2 6.2 21.2 4.6 19.6 C 3 18 3 15.4 4.6 13.8 L 7 11.4"
        ),
        "envelope": SymbolDesign(lines: envelope + " M 2.8 6.4 L 10.6 12.9 Q 12 14 13.4 12.9 L 21.2 6.4"),
        "envelope.fill": design(
            envelope, isFilled: true, inside: "M 1.6 6.2 L 10.6 13.3 Q 12 14.3 13.4 13.3 L 22.4 6.2"),
        "lock": SymbolDesign(
            lines: lock + " M 7.8 10.2 V 7 C 7.8 4.4 9.6 2.6 12 2.6 C 14.4 2.6 16.2 4.4 16.2 7 V 10.2"),
        "lock.fill": SymbolDesign(
            lines: lock + " M 7.8 10.2 V 7 C 7.8 4.4 9.6 2.6 12 2.6 C 14.4 2.6 16.2 4.4 16.2 7 V 10.2", areas: lock),
        "eye": SymbolDesign(lines: eye + " O 12 12 3.4"),
        "eye.fill": SymbolDesign(lines: eye, areas: eye, cutAreas: "O 12 12 4").adding(areas: "O 12 12 2.4"),
        "eye.slash": SymbolDesign(lines: eye + " O 12 12 3.4", cutLines: "M 6 3.4 L 20.6 18").adding(
            lines: "M 4.2 4.2 L 19.8 19.8"),
        "map": SymbolDesign(
            lines:
                "M 2.8 6.4 Q 2.8 5.6 3.6 5.2 L 9 3 L 15 5.6 L 20 3.6 Q 21.2 3.2 21.2 4.4 V 17.6 Q 21.2 18.4 20.4 18.8 L 15 21 L 9 "
                + "18.4 L 4 20.4 Q 2.8 20.8 2.8 19.6 Z M 9 3 V 18.4 M 15 5.6 V 21"),
        "mappin": SymbolDesign(lines: "O 12 6.4 3.8 M 12 10.4 V 21.4"),
        "mappin.and.ellipse": SymbolDesign(
            lines:
                "M 7.4 16.2 C 4.4 16.6 2.6 17.6 2.6 18.8 C 2.6 20.4 6.8 21.6 12 21.6 C 17.2 21.6 21.4 20.4 21.4 18.8 C 21.4 17.6 "
                + "19.6 16.6 16.6 16.2 M 12 9 V 18", areas: "O 12 5.8 3.8"),
        "location": SymbolDesign(lines: arrowhead),
        "location.fill": SymbolDesign(lines: arrowhead, areas: arrowhead),
        "pin": SymbolDesign(lines: pin + " O 12 9.8 2.6"),
        "pin.fill": SymbolDesign(lines: pin, areas: pin, cutAreas: "O 12 9.8 3"),
        "phone": SymbolDesign(lines: phone),
        "phone.fill": SymbolDesign(lines: phone, areas: phone),
        "calendar": SymbolDesign(
            lines: "R 2.8 4.2 18.4 16.8 3 M 3 9.2 H 21 M 7.6 2.4 V 5.8 M 16.4 2.4 V 5.8",
            areas: "O 7.6 13 1.1 O 12 13 1.1 O 16.4 13 1.1 O 7.6 17 1.1 O 12 17 1.1"),
        "clock": SymbolDesign(lines: "O 12 12 9.2 " + clock),
        "clock.fill": SymbolDesign(areas: "O 12 12 10", cutLines: clock),
        "cart": SymbolDesign(lines: cart, areas: "O 9 20 1.6 O 17.4 20 1.6"),
        "creditcard": SymbolDesign(lines: "R 2 4.8 20 14.4 2.8 M 2.2 9.6 H 21.8 M 5.6 15 H 9.4"),
        "gift": SymbolDesign(lines: gift),
        "globe": SymbolDesign(
            lines:
                "O 12 12 9.2 M 2.8 12 H 21.2 M 12 2.8 C 9.4 5.2 8 8.4 8 12 C 8 15.6 9.4 18.8 12 21.2 C 14.6 18.8 16 15.6 16 12 C 16 "
                + "8.4 14.6 5.2 12 2.8"),
        "safari": SymbolDesign(lines: "O 12 12 9.2", areas: "M 17 7 L 13.6 13.6 L 7 17 L 10.4 10.4 Z"),
        "safari.fill": SymbolDesign(
            areas: "O 12 12 10", cutAreas: "M 17 7 L 13.6 13.6 L 7 17 L 10.4 10.4 Z"),
        "book": SymbolDesign(
            lines:
                "M 12 6.2 C 10.2 4.8 7.6 4.2 4 4.4 Q 2.6 4.5 2.6 5.8 V 17.6 Q 2.6 18.8 4 18.8 C 7.6 18.7 10.2 19.3 12 20.6 C 13.8 "
                + "19.3 16.4 18.7 20 18.8 Q 21.4 18.8 21.4 17.6 V 5.8 Q 21.4 4.5 20 4.4 C 16.4 4.2 13.8 4.8 12 6.2 Z M 12 6.4 V 20.2"
        ),
        "wifi": SymbolDesign(
            lines: "M 1.9 9.3 A 12 19.4 14.3 -135 -45 M 5.6 13 A 12 19.4 9.1 -135 -45", areas: "O 12 18.2 2"),
    ]
}
