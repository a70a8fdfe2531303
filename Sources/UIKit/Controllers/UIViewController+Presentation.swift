extension UIViewController {
    /// The outermost controller around this one.
    private var outermost: UIViewController {
        var controller = self
        while let parent = controller.parentController { controller = parent }
        return controller
    }

    /// The controller that presents on this one's behalf, in a style.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return outermost }
        var controller = self
        while !controller.definesPresentationContext, let parent = controller.parentController { controller = parent }
        return controller
    }

    /// What manages this controller's presentation: made when it is first asked for, before or at presenting.
    var activePresentationController: UIPresentationController? {
        var controller = self
        while controller.presentationState.controller == nil, let parent = controller.parentController {
            controller = parent
        }
        if let presentation = controller.presentationState.controller { return presentation }
        guard parentController == nil, viewIfLoaded?.window == nil else { return nil }
        // Made ahead of time, so that a sheet's detents for instance can be set.
        let presentation = makePresentationController(presenter: nil, source: self)
        presentationState.controller = presentation
        return presentation
    }

    private func makePresentationController(
        presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
        let presentation: UIPresentationController
        switch style {
        case .fullScreen:
            presentation = FullScreenPresentationController(presentedViewController: self, presenting: presenter)
        case .pageSheet, .formSheet, .automatic:
            presentation = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
            presentation = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .currentContext, .overCurrentContext:
            presentation = ContextPresentationController(
                presented: self, presenting: presenter ?? self, hidesPresenter: style == .currentContext)
        case .overFullScreen, .none:
            presentation = OverScreenPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            presentation =
                transitioningDelegate?.presentationController(
                    forPresented: self, presenting: presenter, source: source)
                ?? ownPresentationController(presenting: presenter)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        }
        presentation.presentationStyle = style
        return presentation
    }

    func presentOther(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(for: other.modalPresentationStyle)
        guard other !== self, other.presentationState.presenting == nil, other.parentController == nil else {
            TransitionIssue.report(.alreadyPresenting, from: self, to: other)
            return
        }
        // What is on its way is brought to its end first.
        for controller in presenter.presentedChain { controller.presentationState.run?.endNow() }
        presenter.presentationState.run?.endNow()
        guard presenter.presentationState.presented == nil else {
            TransitionIssue.report(.alreadyPresenting, from: presenter, to: other)
            return
        }
        guard let window = presenter.viewIfLoaded?.window, presenter.state.appearance != .appearing else {
            if presenter.state.appearance != .appearing {
                TransitionIssue.report(.presenterNotOnScreen, from: presenter, to: other)
            }
            presenter.presentationState.pending = { [weak self, weak other] in
                if let self, let other { presentOther(other, animated: animated, completion: completion) }
            }
            return
        }
        let presentation: UIPresentationController
        if let made = other.presentationState.controller, other.modalPresentationStyle != .custom {
            presentation = made
            presentation.presentingViewController = presenter
        } else {
            presentation = other.makePresentationController(presenter: presenter, source: self)
        }
        presentation.hadTransitioningDelegate = other.transitioningDelegate != nil
        other.presentationState.controller = presentation
        other.presentationState.presenting = presenter
        presenter.presentationState.presented = other
        Presentation(presentation, presenter, other, in: window).present(
            source: self, animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    /// What the controller presents, what that presents, and so on.
    private var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        while let next = (chain.last ?? self).presentationState.presented { chain.append(next) }
        return chain
    }

    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        let presenter = self.presentationState.presented != nil ? self : presenterToDismiss
        guard let presenter else {
            completion?()
            return
        }
        var chain = presenter.presentedChain
        for controller in chain { controller.presentationState.run?.endNow() }
        // Ending a dismissal may have been all that was to do.
        chain.removeAll { $0.presentationState.presenting == nil }
        guard let last = chain.last, let presentation = last.presentationState.controller,
            let window = presentation.containerView?.window ?? presenter.viewIfLoaded?.window
        else {
            completion?()
            return
        }
        Presentation(presentation, presenter, last, in: window).dismiss(
            over: Array(chain.dropLast()), animated: animated && UIView.areAnimationsEnabled, completion: completion)
    }

    /// Who presents something that would be dismissed by calling `dismiss` here: somebody around, else who presents this.
    private var presenterToDismiss: UIViewController? {
        var controller: UIViewController? = self
        while let current = controller {
            if current.presentationState.presented != nil { return current }
            if let presenting = current.presentationState.presenting { return presenting }
            controller = current.parentController
        }
        return nil
    }

    /// Takes everything away that this controller presents, at once, without telling animators.
    func removePresentations() {
        guard presentationState.presented != nil else { return }
        dismissPresented(animated: false, completion: nil)
    }

    /// Presents what waited for the controller to be on screen.
    func presentPending() {
        guard let pending = presentationState.pending, viewIfLoaded?.window != nil else { return }
        presentationState.pending = nil
        pending()
    }

    var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var controller: UIViewController? = self
        while let current = controller {
            for run in [current.ownTransition, current.currentTransition] {
                if let run, !run.isOver { return run.coordinator }
            }
            controller = current.parentController
        }
        return nil
    }
}
