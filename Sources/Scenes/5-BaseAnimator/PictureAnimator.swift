import UIKit

/// Moves a picture between its frames in two screens, while what else is on the larger one fades in or out.
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
        let (upper, source, target) = isPop ? (from, large, small) : (to, small, large)
        if isPop { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
        to.layoutIfNeeded()
        let picture = UIImageView(image: source.image)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.frame = source.convert(source.bounds, to: container)
        picture.layer.cornerRadius = source.layer.cornerRadius
        container.insertSubview(picture, belowSubview: upper)
        let end = target.convert(target.bounds, to: container)
        let radius = target.layer.cornerRadius
        let ground = upper.backgroundColor
        upper.backgroundColor = .clear
        (small.isHidden, large.isHidden) = (true, true)
        upper.alpha = isPop ? 1 : 0
        let curve: UIView.AnimationOptions = isInteractive ? .curveLinear : .curveEaseInOut
        // The texts are gone before the picture leaves them alone, and come when it is there.
        UIView.animate(withDuration: transitionDuration / 2, delay: isPop ? 0 : transitionDuration / 2, options: curve)
        {
            upper.alpha = self.isPop ? 0 : 1
        }
        UIView.animate(withDuration: transitionDuration, delay: 0, options: curve) {
            picture.frame = end
            picture.layer.cornerRadius = radius
        } completion: { _ in
            picture.removeFromSuperview()
            upper.alpha = 1
            upper.backgroundColor = ground
            (self.small.isHidden, self.large.isHidden) = (false, false)
            self.completeTransition()
        }
    }
}
