import InterludeStage
import Scenes

extension SceneCatalogue {
    /// The scene that a call names.
    static func scene(of name: String, command: String) throws(Misuse) -> Scene {
        if let scene = scene(named: name) { return scene }
        throw Misuse("there is no scene '\(name)'", nearest(to: name, among: names), command: command)
    }
}

extension Scene {
    /// Puts the scene on a stage that is a phone's screen, with its first screen shown.
    @MainActor
    func stage(_ settings: Settings) throws -> Stage {
        let stage = try Stage(
            size: size, scale: CGFloat(settings.scale),
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), threads: settings.threads)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = makeRoot()
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        return stage
    }
}

extension Settings {
    /// What fingers do in a scene: what the call's file says, or else the scene's own script.
    @MainActor
    func touches(in scene: Scene) throws -> TouchScript {
        if let script { return try TouchScript(file: script) }
        do { return try TouchScript(parsing: scene.script) } catch {
            throw Failure("the script of the scene '\(scene.name)': \(error)")
        }
    }
}
