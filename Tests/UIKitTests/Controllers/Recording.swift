import InterludeStage
import Testing
import UIKit

/// What happened, in order.
@MainActor
final class Log {
    var entries: [String] = []
    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A screen that writes down what it is told.
class RecordingScreen: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ what: String) { log.entries.append("\(name) \(what)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "willLeave" : "willMove") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "didLeave" : "didMove") }
}

/// A presentation that writes down what it is told.
final class RecordingPresentation: UIPresentationController {
    let log: Log

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() { log.entries.append("presentation willBegin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.entries.append("presentation didEnd \(completed)")
    }
    override func dismissalTransitionWillBegin() { log.entries.append("dismissal willBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.entries.append("dismissal didEnd \(completed)") }
}

/// Gives controllers an animation and a finger.
final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    let log: Log
    /// Whether each of the changes of a stack was animated.
    var animated: [Bool] = []
    var interactor: UIPercentDrivenInteractiveTransition?
    var animator: any UIViewControllerAnimatedTransitioning

    init(_ log: Log, animator: any UIViewControllerAnimatedTransitioning = Slide()) {
        (self.log, self.animator) = (log, animator)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { RecordingPresentation(presented, presenting, log) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        self.animated.append(animated)
        log.entries.append("willShow \((viewController as? RecordingScreen)?.name ?? "")")
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        self.animated.append(animated)
        log.entries.append("didShow \((viewController as? RecordingScreen)?.name ?? "")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// An animator that is written as the documentation says: the new view slides in from the right over the old one.
final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to, let controller = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: controller).offsetBy(dx: container.bounds.width, dy: 0)
            container.addSubview(to)
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
            if let to {
                to.frame.origin.x = 0
            } else {
                from?.frame.origin.x = container.bounds.width
            }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A window on a stage.
@MainActor
struct TestScreen {
    let stage: Stage
    let window: UIWindow

    init(_ root: UIViewController, size: CGSize = CGSize(width: 40, height: 60)) throws {
        stage = try Stage(size: size)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        stage.advance(by: 0)
    }
}

/// A frame's pixels, which a failed expectation tells in a few words.
struct Shot: Equatable, CustomTestStringConvertible {
    let width: Int
    let pixels: [UInt32]

    var testDescription: String {
        let middle = pixels.dropFirst(pixels.count / 2).prefix(width).map { String($0, radix: 16) }
        return "\(width)×\(pixels.count / max(width, 1)), middle row \(middle.joined(separator: " "))"
    }
}

extension Shot {
    /// Where two frames are not the same, in words.
    func differences(from other: Shot) -> String {
        guard width == other.width, pixels.count == other.pixels.count, width > 0 else { return "in its size" }
        let places = pixels.indices.filter { pixels[$0] != other.pixels[$0] }
        guard let first = places.first else { return "nowhere" }
        let columns = places.map { $0 % width }
        let rows = (first / width)...((places.last ?? first) / width)
        let values = "\(String(pixels[first], radix: 16)) is not \(String(other.pixels[first], radix: 16))"
        return
            "in \(places.count) pixels, rows \(rows), columns \(columns.min() ?? 0)...\(columns.max() ?? 0): \(values)"
    }
}

extension Stage {
    /// The pixels of what the stage shows now or at a moment.
    func shot(at moment: CFTimeInterval? = nil) -> Shot {
        let bitmap = frame(at: moment ?? time).bitmap
        let pixels = UnsafeBufferPointer(start: bitmap.pixels, count: bitmap.width * bitmap.height)
        return Shot(width: bitmap.width, pixels: Array(pixels))
    }
}
