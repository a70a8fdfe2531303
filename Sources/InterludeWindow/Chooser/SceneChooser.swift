import InterludeStage
import UIKit

/// A screen on which one of several scenes is chosen; it is a scene as well.
@MainActor
final class SceneChooser {
    /// The screen.
    let scene: PlayedScene

    private let choice = Choice()

    /// What was tapped last.
    private final class Choice {
        var index: Int?
    }

    /// Makes a screen with a picture of each scene, whose first one says how large it is.
    init(_ scenes: [PlayedScene]) throws {
        let posters = try scenes.map { try SceneChooser.poster(of: $0) }
        let entries = zip(scenes, posters).map { scene, poster in
            ChooserEntry(name: scene.name, title: scene.title, poster: poster)
        }
        let (size, scale) = (scenes[0].size, scenes[0].scale)
        scene = PlayedScene(name: "scenes", title: "Interlude", size: size, scale: scale) { [choice] in
            let stage = try Stage(
                size: size, scale: scale, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = ChooserScreen(entries) { choice.index = $0 }
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            return stage
        }
    }

    /// The scene that was tapped since this was last asked.
    func takeChoice() -> Int? {
        defer { choice.index = nil }
        return choice.index
    }

    private static func poster(of scene: PlayedScene) throws -> CGImage {
        let performance = try Performance(scene)
        performance.append(.script(scene.script))
        while performance.take.time.seconds < scene.posterTime {
            performance.append(.time(performance.take.time + .frame))
        }
        return performance.stage.frame()
    }
}
