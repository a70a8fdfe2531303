import InterludeStage

/// A window on a stage of the gallery.
@MainActor
struct GalleryWindow {
    let stage: Stage
    private let window: UIWindow

    /// Shows a controller, over black, in the size of the gallery's screens.
    init(_ root: UIViewController, _ material: GalleryEntry.Material) throws {
        let scale = CGFloat(material.before.width) / GalleryScreens.size.width
        stage = try Stage(
            size: GalleryScreens.size, scale: scale,
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), threads: 1)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .black
        window.rootViewController = root
        window.makeKeyAndVisible()
        stage.advance(by: 0)
    }

    /// Hands on the moments of a change that has just been asked for.
    func film(_ duration: Double, _ material: GalleryEntry.Material, _ show: (CGImage) throws -> Void) throws {
        stage.advance(by: 0)
        let start = stage.time
        for moment in material.moments { try show(stage.frame(at: start + duration * moment)) }
    }

    /// Hands on what is shown while fingers do what a script says.
    func film(_ script: TouchScript, _ material: GalleryEntry.Material, _ show: (CGImage) throws -> Void) throws {
        try withExtendedLifetime(window) {
            try stage.play(script, framesPerSecond: material.framesPerSecond, show)
        }
    }
}
