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
    func touches(in scene: Scene) throws(Failure) -> TouchScript {
        guard let text = script.map({ try? String(contentsOfFile: $0, encoding: .utf8) }) ?? scene.script else {
            throw Failure("\(script ?? ""): cannot be read")
        }
        do {
            return try TouchScript(parsing: text)
        } catch {
            throw Failure("\(script ?? "the scene's script"): \(error)")
        }
    }
}
