import CoreGraphics
import InterludeStage
import Testing

@testable import UIKit

/// A phone's or a pad's screen with a window, whose transitions must not be misused.
@MainActor
final class BarScene {
    let stage: Stage
    let window: UIWindow
    private(set) var issues: [TransitionIssue] = []

    static let phone = CGSize(width: 390, height: 844)
    static let pad = CGSize(width: 1024, height: 768)

    init(_ root: UIViewController, size: CGSize = phone, isRightToLeft: Bool = false) throws {
        stage = try Stage(
            size: size, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        // What other tests on this thread left over ends here, and its issues are not this one's.
        stage.advance(by: 0)
        if isRightToLeft { UIScreen.main.layoutDirection = .rightToLeft }
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TransitionIssue.handler = { [weak self] in self?.issues.append($0) }
        stage.advance(by: 0)
    }

    /// A screen that is one colour.
    static func screen(_ title: String, _ color: UIColor = .white) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        controller.view.backgroundColor = color
        return controller
    }

    /// The picture as bytes.
    var picture: [UInt8] { Array(stage.frame().bitmap.bytes) }

    /// Lets what is going on come to its end.
    func settle() { stage.advance(by: 2) }

    func center(of view: UIView) -> CGPoint {
        window.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), from: view)
    }

    func tap(_ view: UIView) { tap(center(of: view)) }

    func tap(_ point: CGPoint) {
        stage.touchDown(at: point)
        stage.advance(by: 0.05)
        stage.touchUp()
        stage.advance(by: 0)
    }

    /// Drags a finger evenly and rests at the end, unless it flicks; leaves it on the screen where asked.
    func drag(from start: CGPoint, to end: CGPoint, in seconds: Double = 0.4, flicks: Bool = false, lifts: Bool = true)
    {
        stage.touchDown(at: start)
        let steps = 20
        for step in 1...steps {
            stage.advance(by: seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            stage.touchMove(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if !flicks { stage.advance(by: 0.3) }
        if lifts { stage.touchUp() }
        stage.advance(by: 0)
    }

    /// All views of a kind beneath a view.
    static func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { [$0 as? View].compactMap { $0 } + all(type, in: $0) }
    }
}

/// Counts what it is told.
@MainActor
final class Counter: NSObject {
    var senders: [UIBarButtonItem] = []
    func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
}
