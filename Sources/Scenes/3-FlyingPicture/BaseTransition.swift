import UIKit

/// What animators have in common: they know what kind of change they animate, and subclasses override that kind's method.
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

    func animatePresent() { complete() }
    func animateDismiss() { complete() }
    func animatePush() { complete() }
    func animatePop() { complete() }

    func complete() { context?.completeTransition(context?.transitionWasCancelled == false) }

    func animationEnded(_ transitionCompleted: Bool) { context = nil }
}
