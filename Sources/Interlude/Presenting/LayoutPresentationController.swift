import UIKit

/// Presents a screen where a layout says, over a dimmed background.
final class LayoutPresentationController: UIPresentationController {
    private let layout: PresentationLayout
    private let cover = CoverView(frame: .zero)
    private let blur = UIVisualEffectView(effect: nil)

    init(_ presented: UIViewController, presenting: UIViewController?, _ layout: PresentationLayout) {
        self.layout = layout
        super.init(presentedViewController: presented, presenting: presenting)
        cover.backgroundColor = layout.dimming
        cover.onTap = { [weak self] in
            guard layout.dismissesOnTap, let presented = self?.presentedViewController, !presented.isBeingDismissed,
                !presented.isBeingPresented
            else { return }
            presented.dismiss(animated: true)
        }
    }

    override var shouldRemovePresentersView: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return layout.frame(
            PresentationLayout.Space(
                bounds: container.bounds, safeAreaInsets: container.safeAreaInsets,
                isMirrored: container.effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView else { return }
        cover.frame = container.bounds
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.insertSubview(cover, at: 0)
        if layout.blur != nil {
            blur.frame = container.bounds
            blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            blur.isUserInteractionEnabled = false
            container.insertSubview(blur, at: 0)
        }
        if layout.cornerRadius > 0, let view = presentedView {
            view.layer.cornerRadius = layout.cornerRadius
            view.layer.maskedCorners = layout.corners
            view.clipsToBounds = true
        }
        fade(isThere: true)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { removeCover() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fade(isThere: false)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard !completed else { return removeCover() }
        cover.alpha = 1
        blur.effect = layout.blur.map { UIBlurEffect(style: $0) }
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let view = presentedView, !presentedViewController.isBeingPresented,
            !presentedViewController.isBeingDismissed
        else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    private func removeCover() {
        cover.removeFromSuperview()
        blur.removeFromSuperview()
    }

    private func fade(isThere: Bool) {
        let effect = layout.blur.map { UIBlurEffect(style: $0) }
        func set(_ isThere: Bool) {
            cover.alpha = isThere ? 1 : 0
            blur.effect = isThere ? effect : nil
        }
        UIView.performWithoutAnimation { set(!isThere) }
        guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else {
            return UIView.performWithoutAnimation { set(isThere) }
        }
        coordinator.animate(alongsideTransition: { _ in set(isThere) }, completion: nil)
    }
}

/// Lies over what is underneath, and is told when it is tapped.
final class CoverView: UIView {
    var onTap: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        if touches.contains(where: { bounds.contains($0.location(in: self)) }) { onTap() }
    }
}
