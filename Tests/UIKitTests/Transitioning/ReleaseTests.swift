import InterludeStage
import Testing

@testable import UIKit

/// What nobody keeps any more goes, with all that it showed.
@MainActor
struct ReleaseTests {
    /// What is to go.
    private final class Watched {
        weak var stage: Stage?
        weak var window: UIWindow?
        weak var root: UIViewController?
        weak var presented: UIViewController?
        weak var view: UIView?
        weak var layer: CALayer?

        /// What is still there.
        var left: [String] {
            [
                ("stage", stage as AnyObject?), ("window", window), ("root", root), ("presented", presented),
                ("view", view), ("layer", layer),
            ].filter { $0.1 != nil }.map(\.0)
        }
    }

    nonisolated private static let roots = ["plain", "stack", "tabs"]
    nonisolated private static let styles: [UIModalPresentationStyle?] = [
        nil, .fullScreen, .overFullScreen, .overCurrentContext, .pageSheet,
    ]

    private func root(_ kind: String) -> UIViewController {
        let (a, b) = (UIViewController(), UIViewController())
        (a.title, b.title) = ("One", "Two")
        switch kind {
        case "stack":
            let stack = UINavigationController()
            stack.viewControllers = [a, b]
            return stack
        case "tabs":
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: a), b]
            return tabs
        default: return a
        }
    }

    private func show(_ kind: String, _ style: UIModalPresentationStyle?, hides: Bool, _ watched: Watched) throws {
        let stage = try Stage(size: CGSize(width: 120, height: 160), threads: 1)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = root(kind)
        window.rootViewController = root
        window.makeKeyAndVisible()
        if let style {
            let other = UIViewController()
            other.modalPresentationStyle = style
            root.present(other, animated: false)
            watched.presented = other
        }
        stage.advance(by: 1)
        _ = stage.frame()
        (watched.stage, watched.window, watched.root) = (stage, window, root)
        (watched.view, watched.layer) = (root.view, root.view.layer)
        if hides { window.isHidden = true }
    }

    @Test(arguments: roots, styles) func aWindowGoesWithItsStage(kind: String, style: UIModalPresentationStyle?) throws
    {
        for hides in [true, false] {
            let watched = Watched()
            try show(kind, style, hides: hides, watched)
            // The next display ends what the last one began.
            _ = try Stage(size: CGSize(width: 10, height: 10))
            #expect(watched.left == [], "\(hides ? "hidden" : "shown")")
        }
    }
}
