/// Presents an alert in the middle of a dimmed screen, or at its lower edge.
final class AlertPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    private let tap = UITapGestureRecognizer()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var isSheet: Bool { alert?.preferredStyle == .actionSheet }

    /// How far a list of choices stays from the screen's sides, in points.
    private static let sheetMargin: CGFloat = 8

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView else { return .zero }
        let (area, safe) = (containerView.bounds, containerView.safeAreaInsets)
        guard isSheet else {
            let size = view.sizeThatFits(area.size)
            return CGRect(
                x: ((area.width - size.width) / 2).rounded(), y: ((area.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
        let margin = AlertPresentationController.sheetMargin
        let width = min(area.width, area.height, 500) - 2 * margin
        let height = view.sizeThatFits(CGSize(width: width, height: area.height)).height
        return CGRect(
            x: ((area.width - width) / 2).rounded(), y: area.maxY - max(safe.bottom, margin) - height, width: width,
            height: height)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        UIView.performWithoutAnimation {
            dimmingView.frame = containerView.bounds
            dimmingView.backgroundColor = UIColor { traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
            }
            dimmingView.alpha = 0
            containerView.insertSubview(dimmingView, at: 0)
        }
        tap.addTarget(self, action: Selector("tapped", AlertPresentationController.tappedOutside))
        if isSheet { dimmingView.addGestureRecognizer(tap) }
        fade(to: 1)
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { end() } }

    override func dismissalTransitionWillBegin() {
        fade(to: 0)
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { end() } else { presentingViewController.viewIfLoaded?.tintAdjustmentMode = .dimmed }
    }

    private func end() {
        dimmingView.removeFromSuperview()
        presentingViewController.viewIfLoaded?.tintAdjustmentMode = .automatic
    }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimmingView.alpha = alpha }
        coordinator.animate(alongsideTransition: { [dimmingView] _ in dimmingView.alpha = alpha })
    }

    private func tappedOutside() {
        if let cancel = alert?.actions.first(where: { $0.style == .cancel }) { alert?.choose(cancel) }
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func wasTakenAway() { end() }

    override func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        isSheet ? CoverVerticalAnimator(isReversed: isDismissal) : AlertAnimator(isReversed: isDismissal)
    }
}

/// An alert that shrinks into its place as it appears, and fades as it goes.
final class AlertAnimator: StandardAnimator {
    /// How large an alert is at first.
    private static let startScale: CGFloat = 1.2

    override var duration: TimeInterval { isReversed ? 0.25 : 0.4 }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        StandardAnimator.place(context, beneath: false)
        guard let view = context.view(forKey: isReversed ? .from : .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        if isReversed { return run(context, { view.alpha = 0 }, then: { view.alpha = 1 }) }
        UIView.performWithoutAnimation {
            view.layoutIfNeeded()
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: AlertAnimator.startScale, y: AlertAnimator.startScale)
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0
        ) {
            view.alpha = 1
            view.transform = .identity
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
