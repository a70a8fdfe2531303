import UIKit

/// Presents a screen where a layout says, over a dimmed background.
final class LayoutPresentationController: UIPresentationController {
    private let layout: PresentationLayout
    private let cover = CoverView(frame: .zero)

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
        if layout.cornerRadius > 0, let view = presentedView {
            view.layer.cornerRadius = layout.cornerRadius
            view.layer.maskedCorners = layout.corners
            view.clipsToBounds = true
        }
        fade(from: 0, to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { cover.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fade(from: 1, to: 0)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { cover.removeFromSuperview() } else { cover.alpha = 1 }
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let view = presentedView, !presentedViewController.isBeingPresented,
            !presentedViewController.isBeingDismissed
        else { return }
        view.frame = frameOfPresentedViewInContainerView
    }

    private func fade(from start: CGFloat, to end: CGFloat) {
        UIView.performWithoutAnimation { cover.alpha = start }
        guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else {
            return UIView.performWithoutAnimation { cover.alpha = end }
        }
        coordinator.animate(alongsideTransition: { [cover] _ in cover.alpha = end }, completion: nil)
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
