extension SymbolLibrary {
    private static let body =
        "M 4 18.8 C 4 15.4 7.4 13.4 12 13.4 C 16.6 13.4 20 15.4 20 18.8 C 20 19.8 19.4 20.4 18.4 "
        + "20.4 H 5.6 C 4.6 20.4 4 19.8 4 18.8 Z"
    private static let bust = "M 5.4 18.6 C 6.4 15.8 8.9 14.4 12 14.4 C 15.1 14.4 17.6 15.8 18.6 18.6"
    private static let bubble =
        "M 12 3.6 C 17.2 3.6 21 7 21 11.2 C 21 15.4 17.2 18.8 12 18.8 C 11.2 18.8 10.4 18.7 9.7 18.6 "
        + "C 8.4 19.7 6.8 20.5 5 20.7 C 4.5 20.7 4.3 20.2 4.6 19.8 C 5.3 19 5.8 18 6 17.1 C 4.1 15.7 3 13.6 3 11.2 "
        + "C 3 7 6.8 3.6 12 3.6 Z"
    private static let hand =
        "M 7.4 20.6 V 11 L 11.2 3.4 C 12.6 3.4 13.6 4.4 13.6 5.9 V 9.2 H 18 C 19.8 9.2 20.8 10.6 20.4 12.2 "
        + "L 18.8 18.6 C 18.5 19.8 17.6 20.6 16.4 20.6 Z"

    /// People and how they talk to each other.
    static let people: [String: SymbolDesign] = [
        "person": SymbolDesign(lines: "O 12 7.2 4 " + body),
        "person.fill": SymbolDesign(lines: body, areas: "O 12 7.2 4.8 " + body),
        "person.2": SymbolDesign(
            lines:
                "O 8.4 8 3.4 M 2 18.4 C 2 15.4 4.8 13.6 8.4 13.6 C 12 13.6 14.8 15.4 14.8 18.4 C 14.8 19.3 14.3 19.8 "
                + "13.4 19.8 H 3.4 C 2.5 19.8 2 19.3 2 18.4 Z M 15 4.9 A 15.6 8 3.2 -110 110 "
                + "M 17 13.7 C 20 14.1 22.2 15.8 22.2 18.4 C 22.2 19.3 21.7 19.8 20.8 19.8 H 17.8"),
        "person.2.fill": SymbolDesign(
            lines: "M 2 18.4 C 2 15.4 4.8 13.6 8.4 13.6 C 12 13.6 14.8 15.4 14.8 18.4 C 14.8 19.3 14.3 19.8 13.4 19.8 "
                + "H 3.4 C 2.5 19.8 2 19.3 2 18.4 Z",
            areas: "O 8.4 8 4.1 O 16.6 8.4 3.5 M 2 18.4 C 2 15.4 4.8 13.6 8.4 13.6 C 12 13.6 14.8 15.4 14.8 18.4 "
                + "C 14.8 19.3 14.3 19.8 13.4 19.8 H 3.4 C 2.5 19.8 2 19.3 2 18.4 Z "
                + "M 15.2 13.3 C 19.6 13 23 15 23 18.4 C 23 19.8 22.2 20.6 20.8 20.6 H 16.8 C 17.6 18 17 15 15.2 13.3 Z"
        ),
        "person.circle": SymbolDesign(lines: "O 12 12 9.2 " + bust, areas: "O 12 9.6 3.3 " + bust + " Z"),
        "person.circle.fill": SymbolDesign(
            areas: "O 12 12 10",
            cutAreas: "O 12 9.4 3.5 M 5.7 18.4 C 6.7 15.9 9.1 14.4 12 14.4 C 14.9 14.4 17.3 15.9 18.3 "
                + "18.4 C 16.7 20 14.5 20.9 12 20.9 C 9.5 20.9 7.3 20 5.7 18.4 Z"),
        "bubble.left": SymbolDesign(lines: bubble),
        "bubble.left.fill": SymbolDesign(lines: bubble, areas: bubble),
        "bubble.right": SymbolDesign(lines: bubble).mirrored,
        "bubble.right.fill": SymbolDesign(lines: bubble, areas: bubble).mirrored,
        "message": SymbolDesign(lines: bubble),
        "message.fill": SymbolDesign(lines: bubble, areas: bubble),
        "hand.thumbsup": SymbolDesign(lines: hand + " M 7.4 11 H 4.6 Q 3.6 11 3.6 12 V 19.6 Q 3.6 20.6 4.6 20.6 H 7.4"),
        "hand.thumbsup.fill": SymbolDesign(
            lines: hand, areas: hand + " R 2.8 10.2 2.9 11.2 1.2"),
    ]
}
