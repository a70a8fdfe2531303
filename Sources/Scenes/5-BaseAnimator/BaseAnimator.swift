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

/// Presents a screen from the bottom, and pushes the old one back a little.
final class PresentAnimator: BaseAnimator {
    override func animateTransitionEvent() {
        guard let container = containerView, let from = fromViewController?.view, let to = toViewController?.view else {
            return completeTransition()
        }
        let home = to.center
        container.addSubview(to)
        to.center.y += container.bounds.height
        UIView.animate(
            withDuration: transitionDuration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
        ) {
            from.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            from.alpha = 0.6
            to.center = home
        } completion: { _ in
            from.transform = .identity
            from.alpha = 1
            self.completeTransition()
        }
    }
}

/// Dismisses a screen to the bottom, and brings the old one forward again.
final class DismissAnimator: BaseAnimator {
    override func animateTransitionEvent() {
        guard let container = containerView, let from = fromViewController?.view, let to = toViewController?.view else {
            return completeTransition()
        }
        container.insertSubview(to, belowSubview: from)
        to.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        to.alpha = 0.6
        UIView.animate(withDuration: transitionDuration) {
            to.transform = .identity
            to.alpha = 1
            from.center.y += container.bounds.height
        } completion: { _ in
            self.completeTransition()
        }
    }
}

/// Moves a picture between its frames in two screens, while the new screen fades in or the old one out.
final class PictureAnimator: BaseAnimator {
    private let isPop: Bool
    private let small: UIImageView
    private let large: UIImageView

    init(isPop: Bool, small: UIImageView, large: UIImageView) {
        (self.isPop, self.small, self.large) = (isPop, small, large)
    }

    override func animateTransitionEvent() {
        guard let container = containerView, let from = fromViewController?.view, let to = toViewController?.view else {
            return completeTransition()
        }
        if isPop { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
        to.layoutIfNeeded()
        let (upper, source, target) = isPop ? (from, large, small) : (to, small, large)
        let picture = UIImageView(image: source.image)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = source.convert(source.bounds, to: container)
        picture.layer.cornerRadius = source.layer.cornerRadius
        container.addSubview(picture)
        let end = target.convert(target.bounds, to: container)
        let radius = target.layer.cornerRadius
        (small.isHidden, large.isHidden) = (true, true)
        upper.alpha = isPop ? 1 : 0
        UIView.animate(
            withDuration: transitionDuration, delay: 0, options: isInteractive ? .curveLinear : .curveEaseInOut
        ) {
            picture.frame = end
            picture.layer.cornerRadius = radius
            upper.alpha = self.isPop ? 0 : 1
        } completion: { _ in
            picture.removeFromSuperview()
            upper.alpha = 1
            (self.small.isHidden, self.large.isHidden) = (false, false)
            self.completeTransition()
        }
    }
}
