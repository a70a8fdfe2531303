import UIKit

/// An animator whose subclasses say only what happens.
class BaseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval = 0.5

    private(set) weak var fromViewController: UIViewController?
    private(set) weak var toViewController: UIViewController?
    private(set) weak var containerView: UIView?
    private var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionDuration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        fromViewController = transitionContext.viewController(forKey: .from)
        toViewController = transitionContext.viewController(forKey: .to)
        containerView = transitionContext.containerView
        if let toViewController, let view = transitionContext.view(forKey: .to) {
            view.frame = transitionContext.finalFrame(for: toViewController)
        }
        animateTransitionEvent()
    }

    /// What happens; ends with `completeTransition()`.
    func animateTransitionEvent() { completeTransition() }

    /// Whether a finger drives it.
    var isInteractive: Bool { context?.isInteractive ?? false }

    func completeTransition() {
        guard let context else { return }
        self.context = nil
        context.completeTransition(!context.transitionWasCancelled)
    }
}
