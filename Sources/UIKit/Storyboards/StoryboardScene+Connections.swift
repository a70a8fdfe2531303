extension StoryboardScene {
    /// Makes one connection of an object.
    func connect(_ connection: StoryboardElement, of object: AnyObject, _ controller: UIViewController) {
        switch connection.name {
        case "outlet", "outletCollection": connectOutlet(connection, of: object)
        case "action": connectAction(connection, of: object)
        case "segue": connectSegue(connection, of: object, controller)
        default: report(connection, "a connection <\(connection.name)> is not known")
        }
    }

    private func connectOutlet(_ connection: StoryboardElement, of owner: AnyObject) {
        guard let property = connection["property"], let id = connection["destination"] else { return }
        guard let value = object(id) else {
            return report(connection, "what the outlet \(property) leads to, \(id), was not made")
        }
        if connectOwnOutlet(property, value, of: owner) { return }
        for entry in StoryboardConnection.list(of: owner) where entry.name == property {
            guard case .outlet(let set) = entry.kind else { continue }
            // A collection gets its members one by one.
            if set(owner, value) { return }
            return report(connection, "the outlet \(property) of \(type(of: owner)) does not take a \(type(of: value))")
        }
        report(
            connection,
            "\(type(of: owner)) has no outlet \(property). Make it StoryboardConnectable and list "
                + ".outlet(\"\(property)\", \\\(type(of: owner)).\(property)) in its connections")
    }

    /// Outlets of UIKit's own classes.
    private func connectOwnOutlet(_ property: String, _ value: AnyObject, of owner: AnyObject) -> Bool {
        switch (property, owner, value) {
        case ("view", _ as UIViewController, _): break
        case ("gestureRecognizers", let view as UIView, let recognizer as UIGestureRecognizer):
            view.addGestureRecognizer(recognizer)
        case ("dataSource", let table as UITableView, let source as any UITableViewDataSource):
            table.dataSource = source
        case ("delegate", let table as UITableView, let delegate as any UITableViewDelegate): table.delegate = delegate
        case ("dataSource", let grid as UICollectionView, let source as any UICollectionViewDataSource):
            grid.dataSource = source
        case ("delegate", let grid as UICollectionView, let delegate as any UICollectionViewDelegate):
            grid.delegate = delegate
        case ("delegate", let scroll as UIScrollView, let delegate as any UIScrollViewDelegate):
            scroll.delegate = delegate
        case ("delegate", let recognizer as UIGestureRecognizer, let delegate as any UIGestureRecognizerDelegate):
            recognizer.delegate = delegate
        case ("delegate", let field as UITextField, let delegate as any UITextFieldDelegate): field.delegate = delegate
        case ("delegate", let text as UITextView, let delegate as any UITextViewDelegate): text.delegate = delegate
        case ("delegate", let bar as UISearchBar, let delegate as any UISearchBarDelegate): bar.delegate = delegate
        case ("delegate", let tabs as UITabBarController, let delegate as any UITabBarControllerDelegate):
            tabs.delegate = delegate
        case ("dataSource", let pages as UIPageViewController, let source as any UIPageViewControllerDataSource):
            pages.dataSource = source
        case ("delegate", let pages as UIPageViewController, let delegate as any UIPageViewControllerDelegate):
            pages.delegate = delegate
        case ("delegate", let navigation as UINavigationController, let delegate as any UINavigationControllerDelegate):
            navigation.delegate = delegate
        default: return false
        }
        return true
    }

    private func connectAction(_ connection: StoryboardElement, of sender: AnyObject) {
        guard let name = connection["selector"], let id = connection["destination"] else { return }
        if isFirstResponder(id) {
            let action = FirstResponderAction(name, of: lasting.controller)
            lasting.keep(action)
            return send(action.selector, to: action, connection, from: sender)
        }
        guard let target = object(id) else {
            return report(connection, "the target of the action \(name), \(id), was not made")
        }
        guard let selector = StoryboardConnection.action(name, of: target) else {
            return report(
                connection,
                "\(type(of: target)) has no action \(name). Make it StoryboardConnectable and list "
                    + ".action(\"\(name)\", …) in its connections")
        }
        send(selector, to: target, connection, from: sender)
    }

    /// Whether an identifier stands for whoever is the first responder.
    private func isFirstResponder(_ id: String) -> Bool {
        let objects = document.scene(of: element)?.children.first { $0.name == "objects" }
        return objects?.children.contains { $0.id == id && $0["placeholderIdentifier"] == "IBFirstResponder" } ?? false
    }

    private func send(
        _ selector: Selector, to target: AnyObject, _ connection: StoryboardElement, from sender: AnyObject
    ) {
        switch sender {
        case let control as UIControl:
            let event = connection["eventType"].flatMap { StoryboardNames.events[$0] } ?? .touchUpInside
            control.addTarget(target, action: selector, for: event)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: selector)
        default: report(connection, "a \(type(of: sender)) sends no actions")
        }
    }

    private func connectSegue(_ segue: StoryboardElement, of sender: AnyObject, _ controller: UIViewController) {
        switch segue["kind"] {
        case "relationship": break
        case "embed":
            if let container = sender as? UIView { embed(segue, in: container, controller) }
        default: trigger(segue, from: sender, controller)
        }
    }

    /// Has a control, a bar button or a recognizer follow a segue.
    private func trigger(_ segue: StoryboardElement, from sender: AnyObject, _ controller: UIViewController) {
        // A prototype's own scene is gone once its cell is made.
        let scene = lasting
        let follow: @MainActor (Any?) -> Void = { [weak scene, weak controller] sender in
            guard let scene, let controller else { return }
            scene.follow(segue, from: controller, sender: sender, asks: true)
        }
        switch sender {
        case let control as UIControl:
            control.addAction(UIAction { follow($0.sender) }, for: .primaryActionTriggered)
        case let item as UIBarButtonItem: item.primaryAction = UIAction(title: item.title ?? "") { follow($0.sender) }
        case let recognizer as UIGestureRecognizer:
            let target = SegueTrigger(follow)
            recognizer.storyboardTriggers.append(target)
            recognizer.addTarget(target, action: Selector("follow:", SegueTrigger.follow))
        case let cell as UITableViewCell:
            if segue["trigger"] == "accessoryAction" {
                cell.parts.accessorySegue = follow
            } else {
                cell.parts.selectionSegue = follow
            }
        case let cell as UICollectionViewCell: cell.selectionSegue = follow
        // The controller's own segues wait for performSegue.
        default: break
        }
    }

    /// Puts a controller's view into a container view.
    private func embed(_ segue: StoryboardElement, in container: UIView, _ controller: UIViewController) {
        guard let child = destination(of: segue) else { return }
        let object = makeSegue(segue, from: controller, to: child)
        controller.prepare(for: object, sender: container)
        controller.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: controller)
    }
}

/// Hands a recognizer's action on to a segue.
@MainActor
final class SegueTrigger: NSObject {
    private let action: @MainActor (Any?) -> Void

    init(_ action: @escaping @MainActor (Any?) -> Void) { self.action = action }

    func follow(_ recognizer: UIGestureRecognizer) { if recognizer.state == .ended { action(recognizer) } }
}
