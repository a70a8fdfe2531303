/// The pages that `--help` shows, written from the tables that calls are read by.
enum Help {
    /// The page about the whole program.
    static var overview: String {
        let commands = Command.all.map { ($0.name, $0.summary) }
        let options = [("--help", "show this page; after a command, its own"), ("--version", "show the version")]
        return """
            Shows one picture turning into the next, the way iOS does it, as a film or as single frames.

            Usage: interlude COMMAND [OPTIONS]

            Commands:
            \(columns(commands))

            Options:
            \(columns(options))

            """
    }

    /// The page about one command.
    static func page(of command: Command) -> String {
        let operands = command.operands + command.optionalOperands.map { "[\($0)]" }
        let words = ["interlude", command.name] + operands + command.required.map(\.usage) + ["[OPTIONS]"]
        let rows = (command.required + command.options).map { option in
            let name = option.shortName.map { "\($0), \(option.name)" } ?? "    \(option.name)"
            let written = [name, option.placeholder].compactMap(\.self).joined(separator: " ")
            let ending = option.defaultText.map { " (default \($0))" } ?? ""
            return (written, option.summary + ending)
        }
        let notes = command.notes.isEmpty ? "" : "\n" + command.notes.joined(separator: "\n") + "\n"
        return """
            \(capitalised(command.summary)).

            Usage: \(words.joined(separator: " "))

            Options:
            \(columns(rows + [("    --help", "show this page")]))
            \(notes)
            """
    }

    /// Lines of two columns.
    static func columns(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)" }.joined(separator: "\n")
    }

    private static func capitalised(_ sentence: String) -> String {
        sentence.prefix(1).uppercased() + sentence.dropFirst()
    }
}
