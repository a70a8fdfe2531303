import UIKit

/// Puts the dialog over a cover that closes it.
final class DialogPresentationController: UIPresentationController {
    var presentedFrame = CGRect.zero

    private lazy var cover: UIControl = {
        let cover = UIControl(frame: .zero)
        cover.backgroundColor = UIColor(white: 0.15, alpha: 1)
        cover.alpha = 0
        cover.addAction(
            UIAction { [weak self] _ in
                self?.presentedViewController.dismiss(animated: true)
            }, for: .touchUpInside)
        return cover
    }()

    override var frameOfPresentedViewInContainerView: CGRect { presentedFrame }

    override func presentationTransitionWillBegin() {
        cover.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(cover, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [cover] _ in cover.alpha = 0.7 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [cover] _ in cover.alpha = 0 })
    }
}
