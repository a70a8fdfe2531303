extension SymbolLibrary {
    /// Signs: crosses, ticks, dots, lines, letters.
    static let signs: [String: SymbolDesign] = [
        "xmark": SymbolDesign(lines: "M 5.8 5.8 L 18.2 18.2 M 18.2 5.8 L 5.8 18.2"),
        "plus": SymbolDesign(lines: "M 12 4.6 V 19.4 M 4.6 12 H 19.4"),
        "minus": SymbolDesign(lines: "M 4.6 12 H 19.4"),
        "multiply": SymbolDesign(lines: "M 6.4 6.4 L 17.6 17.6 M 17.6 6.4 L 6.4 17.6"),
        "equal": SymbolDesign(lines: "M 4.6 9 H 19.4 M 4.6 15 H 19.4"),
        "checkmark": SymbolDesign(lines: "M 5 13 L 9.8 18.6 L 19 5.4"),
        "ellipsis": SymbolDesign(areas: "O 4.6 12 1.7 O 12 12 1.7 O 19.4 12 1.7"),
        "info": SymbolDesign(lines: "M 9.4 10.2 H 12.2 V 18.6 M 9 18.8 H 15.4", areas: "O 11.9 5.6 1.5"),
        "exclamationmark": SymbolDesign(lines: "M 12 4.4 V 14", areas: "O 12 19 1.5"),
        "questionmark": SymbolDesign(
            lines: "M 7.4 8 C 7.4 5.4 9.4 3.8 12 3.8 C 14.7 3.8 16.6 5.4 16.6 7.8 C 16.6 11.2 12 11 12 14.6",
            areas: "O 12 19.2 1.5"),
        "exclamationmark.triangle": SymbolDesign(
            lines: "M 12 8.8 V 14 M 10.5 3.9 L 2.6 18 C 1.9 19.3 2.7 20.6 4.1 20.6 H 19.9 C 21.3 20.6 22.1 19.3 "
                + "21.4 18 L 13.5 3.9 C 12.8 2.7 11.2 2.7 10.5 3.9 Z", areas: "O 12 17.1 1.1"),
        "exclamationmark.triangle.fill": SymbolDesign(
            lines: "M 10.5 3.9 L 2.6 18 C 1.9 19.3 2.7 20.6 4.1 20.6 H 19.9 C 21.3 20.6 22.1 19.3 21.4 18 L 13.5 3.9 "
                + "C 12.8 2.7 11.2 2.7 10.5 3.9 Z",
            areas: "M 10.5 3.9 L 2.6 18 C 1.9 19.3 2.7 20.6 4.1 20.6 H 19.9 C 21.3 20.6 22.1 19.3 21.4 18 L 13.5 3.9 "
                + "C 12.8 2.7 11.2 2.7 10.5 3.9 Z", cutLines: "M 12 8.6 V 13.8", cutAreas: "O 12 17 1.2"),
        "line.3.horizontal": SymbolDesign(lines: "M 3.4 6.4 H 20.6 M 3.4 12 H 20.6 M 3.4 17.6 H 20.6"),
        "line.3.horizontal.decrease": SymbolDesign(lines: "M 3.4 6.6 H 20.6 M 6.6 12 H 17.4 M 9.8 17.4 H 14.2"),
        "list.bullet": SymbolDesign(
            lines: "M 8 6.2 H 21 M 8 12 H 21 M 8 17.8 H 21", areas: "O 4 6.2 1.4 O 4 12 1.4 O 4 17.8 1.4"),
        "slider.horizontal.3": SymbolDesign(
            lines: "M 2.6 5.6 H 5 M 9.8 5.6 H 21.4 M 2.6 12 H 14 M 18.8 12 H 21.4 M 2.6 18.4 H 5 M 9.8 18.4 H 21.4 "
                + "O 7.4 5.6 2.1 O 16.4 12 2.1 O 7.4 18.4 2.1"),
        "textformat": SymbolDesign(
            lines: "M 2.6 18.6 L 7.6 5.4 L 12.6 18.6 M 4.3 14.4 H 10.9 M 21 11.4 V 18.6 "
                + "M 21 15 C 21 12.9 19.6 11.3 17.8 11.3 C 16 11.3 14.6 12.9 14.6 15 C 14.6 17.1 16 18.7 17.8 18.7 "
                + "C 19.6 18.7 21 17.1 21 15"),
        "number": SymbolDesign(lines: "M 9.6 4 L 7.4 20 M 16.6 4 L 14.4 20 M 4.6 9 H 20 M 4 15 H 19.4"),
    ]
}
