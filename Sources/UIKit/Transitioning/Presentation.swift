/// Carries out a presentation or a dismissal.
@MainActor
struct Presentation {
    private let controller: UIPresentationController
    private let presenter: UIViewController
    private let presented: UIViewController
    private let window: UIWindow

    init(
        _ controller: UIPresentationController, _ presenter: UIViewController, _ presented: UIViewController,
        in window: UIWindow
    ) {
        (self.controller, self.presenter, self.presented) = (controller, presenter, presented)
        self.window = window
    }

    /// Whether the presenter is not seen any more while the presented controller is there.
    private var coversPresenter: Bool {
        controller.shouldRemovePresentersView || (controller as? ContextPresentationController)?.hidesPresenter == true
    }

    // MARK: Coming

    func present(source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        presented.loadViewIfNeeded()
        let container = makeContainer()
        controller.containerView = container
        controller.presenterPlace = controller.shouldRemovePresentersView ? PresenterPlace(of: presenter.view) : nil
        let animator = animated ? self.animator(forPresentingFrom: source) : nil
        let interactor = animator.flatMap { self.interactor(using: $0, isDismissal: false) }
        presented.state.isBeingPresented = true
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: .none, transitionCoordinator: nil)

        let toView = controller.presentedView ?? presented.view
        let run = makeRun(from: presenter, to: presented, animator, interactor) {
            $0.toView = toView
            $0.toFinal = { [controller] in controller.frameOfPresentedViewInContainerView }
            $0.fromView = controller.shouldRemovePresentersView ? presenter.view : nil
            $0.fromInitial = presenter.view.frame
        }
        presented.presentationState.run = run
        controller.presentationTransitionWillBegin()
        if coversPresenter { presenter.beginAppearance(.disappearing, animated: animated) }
        presented.beginAppearance(.appearing, animated: animated)
        run.onCompletion = { [unowned run] completed in
            presented.presentationState.run = nil
            if completed { didPresent() } else { presentationWasCancelled(animated) }
            run.afterwards = completed ? completion : nil
        }
        if animator == nil, let toView {
            toView.frame = controller.frameOfPresentedViewInContainerView
            container.addSubview(toView)
        }
        run.start()
    }

    private func didPresent() {
        if coversPresenter && controller.shouldRemovePresentersView { presenter.view.removeFromSuperview() }
        presented.endAppearance()
        if coversPresenter { presenter.endAppearance() }
        presented.state.isBeingPresented = false
        controller.presentationTransitionDidEnd(true)
        presented.presentPending()
    }

    private func presentationWasCancelled(_ animated: Bool) {
        presented.beginAppearance(.disappearing, animated: animated)
        if coversPresenter {
            restorePresenter()
            presenter.beginAppearance(.appearing, animated: animated)
        }
        controller.presentedView?.removeFromSuperview()
        presented.endAppearance()
        if coversPresenter { presenter.endAppearance() }
        presented.state.isBeingPresented = false
        controller.presentationTransitionDidEnd(false)
        unlink(presented, controller)
    }

    // MARK: Going

    /// - Parameter between: controllers between the presenter and the one that goes; they go along without animation.
    func dismiss(over between: [UIViewController], animated: Bool, completion: (() -> Void)?) {
        let base = between.first?.presentationState.controller ?? controller
        let animator = animated ? animatorForDismissing() : nil
        let interactor = animator.flatMap { self.interactor(using: $0, isDismissal: true) }
        for controller in between + [presented] { controller.state.isBeingDismissed = true }
        let container = controller.containerView ?? makeContainer()
        let fromView = controller.presentedView ?? presented.view
        let isBack = coversPresenter || between.contains { $0.presentationState.controller.map(covers) ?? false }
        // What lies between goes first, out of sight beneath the one that is animated.
        let hidden = between.compactMap { $0.presentationState.controller?.containerView }
        let run = makeRun(from: presented, to: presenter, animator, interactor) {
            $0.fromView = fromView
            $0.fromInitial = fromView?.layer.frame ?? .zero
            $0.toView = base.shouldRemovePresentersView && between.isEmpty ? presenter.view : nil
            if $0.toView != nil { $0.toFinal = { container.bounds } }
            $0.toInitial = $0.toView == nil ? presenter.view.frame : .zero
        }
        run.checks.checksFrom = false
        presented.presentationState.run = run
        controller.dismissalTransitionWillBegin()
        presented.beginAppearance(.disappearing, animated: animated)
        for controller in between { controller.beginAppearance(.disappearing, animated: false) }
        if isBack { presenter.beginAppearance(.appearing, animated: animated) }
        if !between.isEmpty {
            for view in hidden { view.isHidden = true }
            if let place = base.presenterPlace { place.restore() }
        }
        for other in between { other.presentationState.controller?.goesBeneath(another: run) }
        run.onCompletion = { [unowned run] completed in
            presented.presentationState.run = nil
            if completed {
                didDismiss(base, between, isBack)
                run.afterwards = completion
            } else {
                dismissalWasCancelled(base, between, hidden, isBack, animated)
            }
        }
        if animator == nil && between.isEmpty { restorePresenter() }
        run.start()
    }

    private func didDismiss(_ base: UIPresentationController, _ between: [UIViewController], _ isBack: Bool) {
        base.presenterPlace?.restore()
        controller.presentedView?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        for other in between { other.viewIfLoaded?.removeFromSuperview() }
        if isBack { presenter.endAppearance() }
        presented.endAppearance()
        for other in between.reversed() { other.endAppearance() }
        for controller in between + [presented] { controller.state.isBeingDismissed = false }
        controller.dismissalTransitionDidEnd(true)
        unlink(presented, controller)
        for other in between.reversed() {
            guard let presentation = other.presentationState.controller else { continue }
            unlink(other, presentation)
        }
    }

    private func dismissalWasCancelled(
        _ base: UIPresentationController, _ between: [UIViewController], _ hidden: [UIView], _ isBack: Bool,
        _ animated: Bool
    ) {
        if isBack {
            presenter.beginAppearance(.disappearing, animated: animated)
            if base.shouldRemovePresentersView { presenter.view.removeFromSuperview() }
        }
        for view in hidden { view.isHidden = false }
        for other in between where other.viewIfLoaded?.window != nil {
            other.beginAppearance(.appearing, animated: false)
        }
        controller.placePresentedView()
        presented.beginAppearance(.appearing, animated: animated)
        if isBack { presenter.endAppearance() }
        presented.endAppearance()
        for other in between { other.endAppearance() }
        for controller in between + [presented] { controller.state.isBeingDismissed = false }
        controller.dismissalTransitionDidEnd(false)
    }

    // MARK: Parts

    private func covers(_ presentation: UIPresentationController) -> Bool {
        presentation.shouldRemovePresentersView
            || (presentation as? ContextPresentationController)?.hidesPresenter == true
    }

    private func restorePresenter() {
        guard controller.shouldRemovePresentersView else { return }
        controller.presenterPlace?.restore()
    }

    private func unlink(_ controller: UIViewController, _ presentation: UIPresentationController) {
        presentation.wasTakenAway()
        presentation.containerView?.removeFromSuperview()
        presentation.containerView = nil
        presentation.presenterPlace = nil
        let owner = controller.presentationState.presenting
        controller.presentationState.presenting = nil
        controller.presentationState.controller = nil
        if owner?.presentationState.presented === controller { owner?.presentationState.presented = nil }
    }

    private func makeContainer() -> UIView {
        let isInContext = !controller.shouldPresentInFullscreen && controller is ContextPresentationController
        let parent: UIView = isInContext ? presenter.view : window
        let container = PresentationContainerView(frame: parent.bounds)
        container.presentation = controller
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        parent.addSubview(container)
        return container
    }

    private func makeRun(
        from: UIViewController, to: UIViewController, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interactor: (any UIViewControllerInteractiveTransitioning)?, _ fill: (inout TransitionContext.Sides) -> Void
    ) -> TransitionRun {
        var sides = TransitionContext.Sides()
        (sides.from, sides.to) = (from, to)
        fill(&sides)
        let context = TransitionContext(
            sides, in: controller.containerView ?? window, style: controller.presentationStyle,
            isAnimated: animator != nil)
        let run = TransitionRun(context, animator: animator, interactor: interactor)
        run.checks.checksFrom = controller.shouldRemovePresentersView
        return run
    }

    private func animator(
        forPresentingFrom source: UIViewController
    ) -> any UIViewControllerAnimatedTransitioning {
        presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: source)
            ?? presented.preferredTransition?.animator(presented, isDismissal: false)
            ?? controller.standardAnimator(isDismissal: false) ?? standardAnimator(isDismissal: false)
    }

    private func animatorForDismissing() -> any UIViewControllerAnimatedTransitioning {
        if controller.hadTransitioningDelegate && presented.transitioningDelegate == nil {
            TransitionIssue.report(.delegateGone, from: presented, to: presenter)
        }
        return presented.transitioningDelegate?.animationController(forDismissed: presented)
            ?? presented.preferredTransition?.animator(presented, isDismissal: true)
            ?? controller.standardAnimator(isDismissal: true) ?? standardAnimator(isDismissal: true)
    }

    private func interactor(
        using animator: any UIViewControllerAnimatedTransitioning, isDismissal: Bool
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        let delegate = presented.transitioningDelegate
        let found =
            isDismissal
            ? delegate?.interactionControllerForDismissal(using: animator)
            : delegate?.interactionControllerForPresentation(using: animator)
        return found ?? controller.standardInteractor(isDismissal: isDismissal)
    }

    private func standardAnimator(isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch presented.modalTransitionStyle {
        case .coverVertical: CoverVerticalAnimator(isReversed: isDismissal)
        case .crossDissolve: CrossDissolveAnimator(isReversed: isDismissal)
        case .flipHorizontal:
            EffectAnimator(
                isReversed: isDismissal, options: isDismissal ? .transitionFlipFromLeft : .transitionFlipFromRight)
        case .partialCurl:
            EffectAnimator(isReversed: isDismissal, options: isDismissal ? .transitionCurlDown : .transitionCurlUp)
        }
    }
}
