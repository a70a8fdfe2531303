import InterludeStage
import UIKit

/// A screen on which one of several scenes is chosen; it is a scene as well.
@MainActor
final class SceneChooser {
    /// The screen.
    let scene: PlayedScene

    private let scenes: [PlayedScene]
    private let state: State

    /// What the screen and the window have to tell each other.
    private final class State {
        /// What was tapped last.
        var chosen: Int?
        var posters: [CGImage?]
        /// The screen that is shown, and its stage.
        var screen: ChooserScreen?
        var stage: Stage?
        /// Where the screen begins, in points.
        var offset: CGFloat?

        init(count: Int) { posters = Array(repeating: nil, count: count) }
    }

    /// Makes a screen for scenes, whose first one says how large it is.
    init(_ scenes: [PlayedScene]) {
        let (size, scale, state) = (scenes[0].size, scenes[0].scale, State(count: scenes.count))
        (self.scenes, self.state) = (scenes, state)
        scene = PlayedScene(name: "scenes", title: "Interlude", size: size, scale: scale) {
            let stage = try Stage(
                size: size, scale: scale, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            let entries = zip(scenes, state.posters).map { scene, poster in
                ChooserEntry(name: scene.name, title: scene.title, poster: poster)
            }
            let window = UIWindow(frame: UIScreen.main.bounds)
            let screen = ChooserScreen(entries) { state.chosen = $0 }
            window.rootViewController = screen
            window.makeKeyAndVisible()
            stage.advance(by: 0)
            if let offset = state.offset {
                screen.scroll(to: offset)
                stage.advance(by: 0)
            }
            (state.screen, state.stage) = (screen, stage)
            return stage
        }
    }

    /// The scene that was tapped since this was last asked.
    func takeChoice() -> Int? {
        defer { state.chosen = nil }
        return state.chosen
    }

    /// Has the screen begin where it is now when it is come back to. It must not begin elsewhere before, since looking
    /// back has it begin anew.
    func keepPlace() { state.offset = state.screen?.collectionView.contentOffset.y }

    /// Makes one of the pictures that are missing: only one, so that the window is there at once.
    func makePoster() throws {
        guard let index = state.posters.firstIndex(where: { $0 == nil }) else { return }
        let poster = try SceneChooser.poster(of: scenes[index])
        state.posters[index] = poster
        state.stage?.becomeCurrent()
        state.screen?.show(poster, at: index)
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
