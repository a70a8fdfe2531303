import InterludeStage
import Testing
import UIKit

/// A window on a stage, to try animations in.
@MainActor
final class AnimationScene {
    let stage: Stage
    let window: UIWindow
    /// What has happened, in order.
    var log: [String] = []

    init(width: CGFloat = 300, height: CGFloat = 300) throws {
        stage = try Stage(size: CGSize(width: width, height: height))
        window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .white
        window.makeKeyAndVisible()
        stage.advance(by: 0)
    }

    /// Adds a view of 20×20 points whose middle is at a point.
    func addView(at center: CGPoint = CGPoint(x: 50, y: 50)) -> UIView {
        let view = UIView(frame: CGRect(x: center.x - 10, y: center.y - 10, width: 20, height: 20))
        view.backgroundColor = .black
        window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    /// Lets time pass and commits what has been changed.
    func advance(_ seconds: TimeInterval) { stage.advance(by: seconds) }
}

extension UIView {
    /// The layer as it is shown.
    var shown: CALayer { layer.presentation() ?? layer }
}
