extension UIViewController {
    func setView(_ view: UIView?) {
        state.view?.viewController = nil
        state.view = view
        guard let view else { return }
        if let other = view.viewController, other !== self {
            reportMisuse(
                "\(type(of: self)): its view is already that of \(type(of: other)); a view can have one controller only"
            )
        }
        view.viewController = self
        view.translatesAutoresizingMaskIntoConstraints = true
    }

    /// Makes the view of a controller that does not say how: from its file, else an empty one.
    func loadDefaultView() {
        if loadViewFromFile() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        setView(view)
    }

    func willLayOutView() {
        viewWillLayoutSubviews()
    }

    func didLayOutView() {
        viewDidLayoutSubviews()
    }

    /// The view is about to enter or leave a window: where nobody else says so, the controller comes or goes with it.
    func viewWillMove(to window: UIWindow?) {
        guard parentController?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        if window != nil, state.appearance == .disappeared, comesWithItsView {
            let parent = parentController?.state
            beginAppearance(
                .appearing, animated: parent?.appearance == .appearing && parent?.isAppearanceAnimated == true)
            state.followsItsView = true
        } else if window == nil, state.appearance == .appeared, comesWithItsView {
            beginAppearance(.disappearing, animated: false)
            state.followsItsView = true
        }
    }

    /// Whether adding the view is all that it takes to have the controller come: not in this module's containers, which
    /// say it themselves.
    private var comesWithItsView: Bool {
        guard presentationState.presenting == nil else { return false }
        guard let parent = parentController else { return viewIfLoaded?.window?.rootViewController !== self }
        return !parent.tellsChildrenItself && parent.isAppearedOrAppearing || state.appearance == .appeared
    }

    func viewDidMoveToWindow() {
        if state.appearance == .appearing { tellIsAppearing() }
        guard state.followsItsView else { return }
        state.followsItsView = false
        // A child that comes while its parent does has come when its parent has.
        if state.appearance == .appearing, parentController?.state.appearance == .appearing { return }
        endAppearance()
    }

    /// Tells that the view is in its place, once each time that it appears.
    func tellIsAppearing() {
        guard !state.hasBeenAppearing, state.view?.window != nil else { return }
        state.hasBeenAppearing = true
        viewIsAppearing(state.isAppearanceAnimated)
    }

    /// The safe area of the controller's view, from what its surroundings leave.
    func safeArea(from insets: UIEdgeInsets) -> UIEdgeInsets {
        let more = additionalSafeAreaInsets
        let bars = parentController?.barInsets(for: self) ?? .zero
        return UIEdgeInsets(
            top: max(insets.top, bars.top) + more.top, left: max(insets.left, bars.left) + more.left,
            bottom: max(insets.bottom, bars.bottom) + more.bottom, right: max(insets.right, bars.right) + more.right)
    }

    /// Whether the controller or its parent says anything of the traits.
    var overridesTraits: Bool {
        state.overrideTraits != nil || overrideUserInterfaceStyle != .unspecified
            || presentationState.controller?.overrideTraitCollection != nil
    }

    /// The traits with what the controller and its parent say put in front.
    func overridingTraits(_ values: UITraitCollection.Values) -> UITraitCollection.Values {
        var result = values
        if let override = state.overrideTraits { result = result.overridden(by: override.values) }
        if let override = presentationState.controller?.overrideTraitCollection {
            result = result.overridden(by: override.values)
        }
        if overrideUserInterfaceStyle != .unspecified { result.style = overrideUserInterfaceStyle }
        return result
    }

    func tellPreferredSize() {
        parentController?.preferredContentSizeDidChange(forChildContentContainer: self)
        if parentController == nil {
            presentationState.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    func tellSizeChange(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in childList {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
        presentationState.presented?.presentationState.controller?.viewWillTransition(to: size, with: coordinator)
    }
}
