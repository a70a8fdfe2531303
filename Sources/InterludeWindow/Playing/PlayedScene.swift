import InterludeStage

/// A scene that can be played: what it is called, what a finger does in it, and how it begins.
package struct PlayedScene {
    /// Its name on the command line.
    package let name: String
    /// Its name in a title.
    package let title: String
    /// What a finger does in it.
    package let script: TouchScript
    /// When, as the script runs, it shows best what it is about, in seconds.
    package let posterTime: Double
    /// The size of its screen, in points.
    package let size: CGSize
    /// Pixels to a point.
    package let scale: CGFloat
    /// What is done before each frame, where the scene has a life outside the stage as well: an app's, whose main queue is
    /// to be served. Such a scene can be looked at in the past, but only goes on from where it stands.
    package let serve: (@MainActor () -> Void)?
    /// Puts it on a stage of its own, with its first screen shown.
    package let open: @MainActor () throws -> Stage

    /// Makes a scene.
    package init(
        name: String, title: String, script: TouchScript = TouchScript(), posterTime: Double = 0,
        size: CGSize, scale: CGFloat, serve: (@MainActor () -> Void)? = nil,
        open: @escaping @MainActor () throws -> Stage
    ) {
        (self.name, self.title) = (name, title)
        (self.script, self.posterTime) = (script, posterTime)
        (self.size, self.scale, self.serve, self.open) = (size, scale, serve, open)
    }
}
