import Foundation

extension Command {
    /// Every type and subtype.
    static let list = Command(
        name: "list", summary: "list every type of change, and the sides that it can come from",
        options: [.json]
    ) { settings, console in
        if settings.printsJSON {
            return try console.printResult(json(Listing()))
        }
        try console.printResult(
            """
            Types, for --type:
            \(Help.columns(TransitionCatalogue.types.map { ($0.name, $0.summary) }))

            Subtypes, for --subtype:
            \(Help.columns(TransitionCatalogue.subtypes.map { ($0.name, $0.summary) }))

            """)
    }
}

/// What `list --json` prints.
private struct Listing: Encodable {
    let types = TransitionCatalogue.types
    let subtypes = TransitionCatalogue.subtypes
}

/// A value as one JSON object on a line.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
