extension UIViewController {
    enum AppearanceChange {
        case appearing, disappearing
    }

    /// Tells that the controller is about to come or go, unless it is known already.
    func beginAppearance(_ change: AppearanceChange, animated: Bool) {
        ownTransition?.endNow()
        switch (change, state.appearance) {
        case (.appearing, .disappeared), (.appearing, .disappearing):
            state.appearance = .appearing
            state.isAppearanceAnimated = animated
            state.hasBeenAppearing = false
            loadViewIfNeeded()
            viewWillAppear(animated)
            childrenWillAppear()
            forEachForwarded { $0.beginAppearance(.appearing, animated: animated) }
            tellIsAppearing()
        case (.disappearing, .appeared), (.disappearing, .appearing):
            state.appearance = .disappearing
            state.isAppearanceAnimated = animated
            viewWillDisappear(animated)
            forEachForwarded { $0.beginAppearance(.disappearing, animated: animated) }
        default: break
        }
    }

    /// Tells that what was about to happen has happened.
    func endAppearance() {
        switch state.appearance {
        case .appearing:
            tellIsAppearing()
            state.appearance = .appeared
            viewDidAppear(state.isAppearanceAnimated)
            forEachForwarded { $0.endAppearance() }
            childrenDidAppear()
            if currentCoordinator == nil { presentPending() }
        case .disappearing:
            state.appearance = .disappeared
            viewDidDisappear(state.isAppearanceAnimated)
            forEachForwarded { $0.endAppearance() }
        case .appeared, .disappeared: break
        }
    }

    /// Calls a function with the children whose views come and go with this controller's.
    private func forEachForwarded(_ body: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenOnScreen { body(child) }
    }

    /// Whether the controller's view is on screen or about to be.
    var isAppearedOrAppearing: Bool { state.appearance == .appeared || state.appearance == .appearing }

    func adopt(_ child: UIViewController) {
        guard child !== self, child.parentController !== self else { return }
        if let parent = child.parentController { parent.childList.removeAll { $0 === child } }
        child.willMove(toParent: self)
        childList.append(child)
        child.parentController = self
        child.state.isMovingToParent = true
    }

    func leaveParent() {
        guard let parent = parentController else { return }
        parent.childList.removeAll { $0 === self }
        parentController = nil
        // What goes while it is seen has to be told so.
        if isAppearedOrAppearing && parent.shouldAutomaticallyForwardAppearanceMethods && viewIfLoaded?.window == nil {
            beginAppearance(.disappearing, animated: false)
            endAppearance()
        }
        didMove(toParent: nil)
        state.isMovingFromParent = false
    }
}
