import UIKit

/// Has a snapshot of the old screen's picture fly to the place of the new one's, by keyframes.
final class SnapshotTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let source: SnapshotScreen
    private let target: AvatarScreen

    init(from source: SnapshotScreen, to target: AvatarScreen) { (self.source, self.target) = (source, target) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.8
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        let container = context.containerView
        guard let toView = context.view(forKey: .to), let sourceImageView = source.sourceImageView,
            let snapshot = sourceImageView.snapshotView(afterScreenUpdates: false)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        toView.frame = context.finalFrame(for: target)
        toView.alpha = 0
        toView.layoutIfNeeded()
        snapshot.frame = container.convert(sourceImageView.bounds, from: sourceImageView)
        container.addSubview(toView)
        container.addSubview(snapshot)
        sourceImageView.isHidden = true
        let end = container.convert(target.avatarImageView.bounds, from: target.avatarImageView)
        let middle = CGRect(
            x: container.bounds.midX - 60, y: (snapshot.frame.midY + end.midY) / 2 - 60, width: 120, height: 120)
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: context), delay: 0, options: .calculationModeLinear
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { snapshot.frame = middle }
            UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { snapshot.frame = end }
            UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.6) { toView.alpha = 1 }
        } completion: { _ in
            sourceImageView.isHidden = false
            self.target.avatarImageView.image = sourceImageView.image
            snapshot.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
