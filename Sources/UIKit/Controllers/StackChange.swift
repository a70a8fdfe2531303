/// A push, a pop or a replacement of a navigation controller's stack, carried out.
@MainActor
struct StackChange {
    private let navigation: UINavigationController
    private let old: [UIViewController]
    private let new: [UIViewController]
    private let operation: UINavigationController.Operation

    init(
        _ navigation: UINavigationController, from old: [UIViewController], to new: [UIViewController],
        _ operation: UINavigationController.Operation
    ) {
        (self.navigation, self.old, self.new, self.operation) = (navigation, old, new, operation)
    }

    private var leaving: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }
    private var coming: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }

    func perform(
        animated: Bool, setStack: @escaping ([UIViewController]) -> Void, begin: (TransitionRun) -> Void,
        end: @escaping () -> Void
    ) {
        for controller in coming { navigation.addChild(controller) }
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.state.isMovingFromParent = true
        }
        // Loading the screen may present something over all of this.
        if navigation.isViewLoaded { new.last?.loadViewIfNeeded() }
        setStack(new)
        let (from, to) = (old.last, new.last)
        guard navigation.isViewLoaded, from !== to else {
            navigation.navigationBar.setItems(new.map(\.navigationItem), animated: false)
            return finish()
        }
        let isSeen = navigation.isAppearedOrAppearing
        let isAnimated =
            animated && UIView.areAnimationsEnabled && from != nil && to != nil
            && navigation.view.window != nil && navigation.state.appearance == .appeared
        let (animator, interactor) = isAnimated ? self.animator(from, to) : (nil, nil)
        let container = navigation.screensView
        let run = TransitionRun(
            from: from, to: to, in: container, isAnimated: isAnimated, animator: animator, interactor: interactor)
        begin(run)
        navigation.navigationBar.setItems(new.map(\.navigationItem), operation, along: isAnimated ? run : nil)
        navigation.toolbar.setItems(to?.toolbarItems, animated: isAnimated)
        navigation.changeBottomBar(from: old, to: new, along: run)
        if isSeen {
            from?.beginAppearance(.disappearing, animated: isAnimated)
        } else {
            // What was about to go together with the container has gone.
            from?.endAppearance()
        }
        if let to {
            navigation.tellWillShow(to, animated: isAnimated)
            if isSeen { to.beginAppearance(.appearing, animated: isAnimated) }
        }
        run.onCompletion = { completed in
            end()
            if completed {
                completeStack(isSeen, isAnimated)
            } else {
                cancel(isSeen, isAnimated, setStack)
            }
        }
        if animator == nil, let view = to?.view {
            view.frame = container.bounds
            container.addSubview(view)
        }
        container.isUserInteractionEnabled = !isAnimated
        run.start()
    }

    private func animator(
        _ from: UIViewController?, _ to: UIViewController?
    ) -> ((any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?) {
        guard let from, let to else { return (nil, nil) }
        let custom = navigation.delegate?.navigationController(
            navigation, animationControllerFor: operation, from: from, to: to)
        guard let custom else {
            let preferred = (operation == .push ? to : from).preferredTransition
            let isPop = operation == .pop
            let plain =
                preferred?.animator(isPop ? from : to, isDismissal: isPop)
                ?? NavigationAnimator(isReversed: isPop)
            return (plain, isPop ? navigation.popInteractor : nil)
        }
        let interactor = navigation.delegate?.navigationController(navigation, interactionControllerFor: custom)
        return (custom, interactor)
    }

    private func completeStack(_ isSeen: Bool, _ isAnimated: Bool) {
        let (from, to) = (old.last, new.last)
        from?.viewIfLoaded?.removeFromSuperview()
        settle(to)
        if isSeen {
            from?.endAppearance()
            to?.endAppearance()
        }
        finish()
        if let to { navigation.tellDidShow(to, animated: isAnimated) }
        if isSeen { to?.presentPending() }
    }

    /// Puts the screen that is seen where it belongs.
    private func settle(_ controller: UIViewController?) {
        let container = navigation.screensView
        container.isUserInteractionEnabled = true
        guard let view = controller?.viewIfLoaded else { return }
        if view.superview !== container { container.addSubview(view) }
        if CATransform3DIsIdentity(view.transform3D) {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if view.frame != container.bounds { view.frame = container.bounds }
        }
    }

    private func finish() {
        for controller in coming {
            controller.didMove(toParent: navigation)
            controller.state.isMovingToParent = false
        }
        for controller in leaving where controller.parent === navigation {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        navigation.childList = new
    }

    private func cancel(_ isSeen: Bool, _ isAnimated: Bool, _ setStack: ([UIViewController]) -> Void) {
        let (from, to) = (old.last, new.last)
        if isSeen {
            to?.beginAppearance(.disappearing, animated: isAnimated)
            to?.viewIfLoaded?.removeFromSuperview()
            to?.endAppearance()
        } else {
            to?.viewIfLoaded?.removeFromSuperview()
        }
        for controller in leaving { controller.state.isMovingFromParent = false }
        for controller in coming where controller.parent === navigation {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            controller.state.isMovingToParent = false
        }
        setStack(old)
        settle(from)
        navigation.navigationBar.setItems(old.map(\.navigationItem), animated: false)
        navigation.toolbar.items = from?.toolbarItems
        if isSeen {
            from?.beginAppearance(.appearing, animated: isAnimated)
            from?.endAppearance()
        }
    }
}
