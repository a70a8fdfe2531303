import Scenes

/// A scene as lists name it.
struct ListedScene: Encodable, Sendable {
    let name: String
    let title: String
    let summary: String

    /// Every scene.
    @MainActor
    static var all: [ListedScene] {
        SceneCatalogue.all.map { ListedScene(name: $0.name, title: $0.title, summary: $0.summary) }
    }
}
