import UIKit

/// What the animators of this scene have in common: they know what kind of change they animate.
class BaseTransition: NSObject, UIViewControllerAnimatedTransitioning {
    enum Kind { case present, dismiss, push, pop }

    let kind: Kind
    private(set) var context: (any UIViewControllerContextTransitioning)?

    var container: UIView { context?.containerView ?? UIView() }
    var fromView: UIView? { context?.view(forKey: .from) }
    var toView: UIView? { context?.view(forKey: .to) }

    init(_ kind: Kind) { self.kind = kind }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let toView, let controller = transitionContext.viewController(forKey: .to) {
            toView.frame = transitionContext.finalFrame(for: controller)
        }
        switch kind {
        case .present: animatePresent()
        case .dismiss: animateDismiss()
        case .push: animatePush()
        case .pop: animatePop()
        }
    }

    func animatePresent() {}
    func animateDismiss() {}
    func animatePush() {}
    func animatePop() {}

    func complete() {
        guard let context else { return }
        context.completeTransition(!context.transitionWasCancelled)
        self.context = nil
    }
}
