import UIKit

/// Grows the new screen from a point, and shrinks it back there.
final class GrowingTransition: BaseTransition {
    private let point: CGPoint

    init(_ kind: Kind, from point: CGPoint) {
        self.point = point
        super.init(kind)
    }

    override func animatePresent() {
        guard let toView else { return complete() }
        let home = toView.center
        container.addSubview(toView)
        toView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        toView.center = point
        toView.alpha = 0
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0, options: .curveEaseInOut
        ) {
            toView.transform = .identity
            toView.center = home
            toView.alpha = 1
        } completion: { _ in
            self.complete()
        }
    }

    override func animateDismiss() {
        guard let fromView, let toView else { return complete() }
        container.insertSubview(toView, belowSubview: fromView)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseIn) {
            fromView.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
            fromView.center = self.point
        } completion: { _ in
            fromView.transform = .identity
            self.complete()
        }
    }
}
