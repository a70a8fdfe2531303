import InterludeStage

/// A scene that can be played: what it is called, what a finger does in it, and how it begins.
package struct PlayedScene {
    /// Its name on the command line.
    package let name: String
    /// Its name in a title.
    package let title: String
    /// What a finger does in it.
    package let script: TouchScript
    /// The size of its screen, in points.
    package let size: CGSize
    /// Pixels to a point.
    package let scale: CGFloat
    /// Puts it on a stage of its own, with its first screen shown.
    package let open: @MainActor () throws -> Stage

    /// Makes a scene.
    package init(
        name: String, title: String, script: TouchScript, size: CGSize, scale: CGFloat,
        open: @escaping @MainActor () throws -> Stage
    ) {
        (self.name, self.title, self.script, self.size, self.scale) = (name, title, script, size, scale)
        self.open = open
    }
}
