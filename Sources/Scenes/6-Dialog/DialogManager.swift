import UIKit

/// Presents dialogs: gives them their presentation controller, and animates them.
final class DialogManager: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// Where the dialog lies.
    var presentedFrame = CGRect.zero
    private var isPresented = false

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = DialogPresentationController(presentedViewController: presented, presenting: presenting)
        controller.presentedFrame = presentedFrame
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresented = false
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        isPresented = true
        return self
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if isPresented { disappear(transitionContext) } else { showUp(transitionContext) }
    }

    private func showUp(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.transform = .identity
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func disappear(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            view.transform = CGAffineTransform(scaleX: 1, y: 0.001)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
