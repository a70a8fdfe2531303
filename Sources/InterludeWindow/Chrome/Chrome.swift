import InterludeStage
import UIKit

/// The window's own stage: the scene's frames and the parts around them are views on it, drawn by what draws the scene.
@MainActor
final class Chrome {
    /// Where everything is.
    let layout: WindowLayout

    private let stage: Stage
    private let view: ChromeView
    private var shown: (frame: CGImage, state: WindowState, picture: CGImage)?

    /// Makes the inside of a window.
    init(pixels: CGSize, screenSize: CGSize, help: [PlayAction.HelpRow], threads: Int?) throws {
        layout = WindowLayout(pixels: pixels, screenSize: screenSize)
        stage = try Stage(size: layout.size, scale: layout.scale, threads: threads)
        view = ChromeView(layout, help: help)
        let controller = UIViewController()
        controller.view = view
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        stage.advance(by: 0)
    }

    /// What the window shows with a frame of the scene; the same picture where nothing has changed.
    func picture(of frame: CGImage, _ state: WindowState) -> CGImage {
        if let shown, shown.frame === frame, shown.state == state { return shown.picture }
        stage.becomeCurrent()
        view.show(frame, state)
        stage.advance(by: 0)
        let picture = stage.frame()
        shown = (frame, state, picture)
        return picture
    }
}
