import Foundation

extension Command {
    /// Every type, subtype and scene.
    static let list = Command(
        name: "list", summary: "list every type of change, the sides that it can come from, and the scenes",
        options: [.json]
    ) { settings, console in
        let scenes = MainActor.assumeIsolated { ListedScene.all }
        if settings.printsJSON {
            return try console.printResult(json(Listing(scenes: scenes)))
        }
        try console.printResult(
            """
            Types, for --type:
            \(Help.columns(TransitionCatalogue.types.map { ($0.name, $0.summary) }))

            Subtypes, for --subtype:
            \(Help.columns(TransitionCatalogue.subtypes.map { ($0.name, $0.summary) }))

            Scenes, for play and film:
            \(Help.columns(scenes.map { ($0.name, $0.title) }))

            """)
    }
}

/// What `list --json` prints.
private struct Listing: Encodable {
    let types = TransitionCatalogue.types
    let subtypes = TransitionCatalogue.subtypes
    let scenes: [ListedScene]
}

/// A value as one JSON object on a line.
func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
