import UIKit

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
