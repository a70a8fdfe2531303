/// Rows of text with aligned columns, in Markdown.
struct Table {
    private var rows: [[String]]

    /// Starts with the headings.
    init(_ headings: [String]) { rows = [headings] }

    /// Adds a row.
    mutating func add(_ row: [String]) { rows.append(row) }

    /// The table.
    var text: String {
        let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        func line(_ row: [String]) -> String {
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
            return "| " + cells.joined(separator: " | ") + " |\n"
        }
        let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) }.joined(separator: "|") + "|\n"
        return line(rows[0]) + rule + rows.dropFirst().map(line).joined()
    }
}
