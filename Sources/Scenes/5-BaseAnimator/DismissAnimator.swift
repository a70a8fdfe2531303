import UIKit

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
