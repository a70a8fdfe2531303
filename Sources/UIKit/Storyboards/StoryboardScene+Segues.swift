import CClassInit

extension StoryboardScene {
    /// Makes the controller that a segue leads to.
    func destination(of segue: StoryboardElement) -> UIViewController? {
        guard let id = segue["destination"], let target = document.controller(id), let storyboard else {
            report(segue, "the controller \(segue["destination"] ?? "") that this leads to is not in the file")
            return nil
        }
        return storyboard.instantiate(target, creator: nil)
    }

    /// Follows a segue.
    /// - Parameter asks: whether the controller is asked first: not where code follows it.
    func follow(_ segue: StoryboardElement, from source: UIViewController, sender: Any?, asks: Bool) {
        let identifier = segue["identifier"]
        if asks, !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) { return }
        if segue["kind"] == "unwind" { return unwind(segue, from: source, sender: sender) }
        guard let destination = destination(of: segue) else { return }
        if let style = segue["modalPresentationStyle"].flatMap({ StoryboardNames.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = segue["modalTransitionStyle"].flatMap({ StoryboardNames.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        let object = makeSegue(segue, from: source, to: destination)
        source.prepare(for: object, sender: sender)
        if segue.bool("animates") == false {
            UIView.performWithoutAnimation { object.perform() }
        } else {
            object.perform()
        }
    }

    func makeSegue(
        _ segue: StoryboardElement, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        let identifier = segue["identifier"]
        if let type = customClass(of: segue, UIStoryboardSegue.self) {
            return UIStoryboardSegue.make(type, identifier, source, destination)
        }
        let handler: () -> Void
        switch segue["kind"] {
        case "show", "push": handler = { [unowned source, destination] in source.show(destination, sender: nil) }
        case "showDetail", "replace":
            handler = { [unowned source, destination] in source.showDetailViewController(destination, sender: nil) }
        case "presentation", "modal":
            handler = { [unowned source, destination] in source.present(destination, animated: true) }
        case "popoverPresentation", "popover":
            destination.modalPresentationStyle = .popover
            let anchor = segue["popoverAnchorView"].flatMap { object($0) } as? UIView
            let button = segue["popoverAnchorBarButtonItem"].flatMap { object($0) } as? UIBarButtonItem
            destination.popoverPresentationController?.sourceView = anchor
            destination.popoverPresentationController?.barButtonItem = button
            handler = { [unowned source, destination] in source.present(destination, animated: true) }
        case "embed": handler = {}
        default:
            report(segue, "a segue of the kind \(segue["kind"] ?? "none") is not known; it presents")
            handler = { [unowned source, destination] in source.present(destination, animated: true) }
        }
        return UIStoryboardSegue(
            identifier: identifier, source: source, destination: destination, performHandler: handler)
    }

    /// Goes back to the nearest controller that has the action.
    private func unwind(_ segue: StoryboardElement, from source: UIViewController, sender: Any?) {
        guard let name = segue["unwindAction"] else { return }
        var candidate = source.previous
        while let current = candidate {
            if let selector = StoryboardConnection.action(name, of: current),
                current.canPerformUnwindSegueAction(selector, from: source, sender: sender)
            {
                let own = customClass(of: segue, UIStoryboardSegue.self)
                let object =
                    own.map { UIStoryboardSegue.make($0, segue["identifier"], source, current) }
                    ?? UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: current) {
                        [unowned current] in current.goBackHere()
                    }
                source.prepare(for: object, sender: sender)
                _ = selector.perform(on: current, with: [object])
                if own != nil {
                    object.perform()
                } else {
                    (current.parent ?? current).unwind(for: object, towards: current)
                }
                return
            }
            candidate = current.previous
        }
        report(segue, "no controller to go back to has the action \(name)")
    }
}

extension UIStoryboardSegue {
    /// Makes a segue of a class that need not be known here.
    static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        guard type != UIStoryboardSegue.self else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        // Sound: each class of segues has this initialiser in its method table. It consumes its arguments: the two
        // controllers, handed over with a reference each, and no string; it returns an object with one reference.
        let none = unsafeBitCast(String?.none, to: (UInt64, UInt64).self)
        let object = segue_init(
            unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self), none.0, none.1,
            Unmanaged.passRetained(source).toOpaque(), Unmanaged.passRetained(destination).toOpaque())
        let made = object.map { Unmanaged<UIStoryboardSegue>.fromOpaque($0).takeRetainedValue() }
        made?.identifier = identifier
        return made ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
}

extension UIViewController {
    /// Where one would go back to from here.
    fileprivate var previous: UIViewController? {
        if let navigation = parent as? UINavigationController,
            let place = navigation.viewControllers.firstIndex(where: { $0 === self }), place > 0
        {
            return navigation.viewControllers[place - 1]
        }
        if let parent, !(parent is UINavigationController || parent is UITabBarController) { return parent }
        guard let presenting = presentingViewController else { return nil }
        // What presents is the container; what was seen in it is meant.
        if let navigation = presenting as? UINavigationController { return navigation.topViewController }
        if let tabs = presenting as? UITabBarController {
            let selected = tabs.selectedViewController
            return (selected as? UINavigationController)?.topViewController ?? selected
        }
        return presenting
    }

    /// Takes away what lies over this controller.
    func goBackHere() {
        if presentedViewController != nil { dismiss(animated: true) }
        navigationController?.popToViewController(self, animated: true)
    }
}
