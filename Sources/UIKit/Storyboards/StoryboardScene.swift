/// A controller of a storyboard with what belongs to it: makes them and connects them.
@MainActor
final class StoryboardScene {
    let document: StoryboardDocument
    let storyboard: UIStoryboard?
    let element: StoryboardElement
    let values: StoryboardValues
    /// The identifier that messages name.
    let name: String
    /// What has been made so far, by identifier. Held weakly: views and controllers hold each other.
    private var objects: [String: Weak<AnyObject>] = [:]
    /// The scene that a prototype belongs to.
    private weak var outer: StoryboardScene?
    /// What nobody else holds: recognizers and bar items before they are connected.
    private var unowned: [AnyObject] = []
    /// What goes with the scene: the targets of actions to nobody in particular.
    private var kept: [AnyObject] = []
    private(set) weak var controller: UIViewController?

    init(
        _ element: StoryboardElement, in document: StoryboardDocument, storyboard: UIStoryboard?,
        outer: StoryboardScene? = nil
    ) {
        (self.element, self.document, self.storyboard, self.outer) = (element, document, storyboard, outer)
        values = StoryboardValues(document: document)
        name = document.scene(of: element)?["sceneID"] ?? element.id ?? element.name
    }

    // MARK: Controllers

    private static let controllerTypes: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "pageViewController": UIPageViewController.self,
    ]

    static func isController(_ element: StoryboardElement) -> Bool {
        controllerTypes[element.name] != nil || element.name.hasSuffix("ViewController")
            || element["sceneMemberID"] == "viewController"
    }

    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        if element.name == "viewControllerPlaceholder" { return makeReferenced(creator) }
        let coder = StoryboardCoder(element)
        let known = StoryboardScene.controllerTypes[element.name]
        if known == nil { report(element, "<\(element.name)> is not known; a plain view controller stands in") }
        let base = known ?? UIViewController.self
        let type = customClass(of: element, base) ?? base
        let made = creator?(coder) ?? type.init(coder: coder)
        if made == nil { report(element, "\(type).init(coder:) returned nil; a plain view controller stands in") }
        let controller = made ?? base.init(coder: coder) ?? UIViewController()
        self.controller = controller
        remember(controller, element)
        controller.state.scene = self
        controller.storyboard = storyboard
        apply(to: controller)
        return controller
    }

    /// The class that an element asks for by name; nil where it asks for none or that is not known.
    func customClass<Base: AnyObject>(of element: StoryboardElement, _ base: Base.Type) -> Base.Type? {
        guard let name = element["customClass"] else { return nil }
        let modules = [element["customModule"]].compactMap { $0 } + UIStoryboard.modules
        for module in modules {
            if let found = NSClassFromString("\(module).\(name)") as? Base.Type { return found }
        }
        if let found = NSClassFromString("UIKit.\(name)") as? Base.Type { return found }
        let tried = modules.isEmpty ? "no module is named" : "looked in \(modules.joined(separator: ", "))"
        report(element, "there is no class \(name) that is a \(base) (\(tried)); a plain \(base) stands in")
        return nil
    }

    private func apply(to controller: UIViewController) {
        if let title = element["title"] { controller.title = title }
        if let style = element["modalPresentationStyle"].flatMap({ StoryboardNames.presentationStyles[$0] }) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ StoryboardNames.transitionStyles[$0] }) {
            controller.modalTransitionStyle = style
        }
        controller.hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
        controller.definesPresentationContext = element.bool("definesPresentationContext") ?? false
        controller.isModalInPresentation = element.bool("modalInPresentation") ?? false
        if let size = values.size(element.value("freeformSize") ?? element.value("contentSize")) {
            controller.preferredContentSize = size
        }
        if let item = element.child("navigationItem") { apply(item, to: controller.navigationItem) }
        if let item = element.child("tabBarItem") { apply(item, to: controller.tabBarItem) }
        applyBars(to: controller)
        applyRuntimeAttributes(element, to: controller)
        connectRelationships(controller)
        // What is shown in others has no view here that would connect it when it is loaded.
        if !hasView { connectAll(controller) }
    }

    /// The controller of another storyboard that the element stands for.
    private func makeReferenced(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let name = element["storyboardName"] else {
            report(element, "the reference names no storyboard; an empty view controller stands in")
            return UIViewController()
        }
        guard nesting.enter() else {
            report(element, "storyboards refer to each other without end; an empty view controller stands in")
            return UIViewController()
        }
        let other = UIStoryboard(name: name, bundle: element["bundleIdentifier"].flatMap { Bundle(identifier: $0) })
        let target = element["referencedIdentifier"].map { other.document.scene(withIdentifier: $0) }
        guard let found = target ?? other.document.initial else {
            report(
                element,
                "\(name) has no controller \(element["referencedIdentifier"] ?? "to begin with"); an empty "
                    + "view controller stands in")
            return UIViewController()
        }
        let scene = StoryboardScene(found, in: other.document, storyboard: other)
        scene.nesting = nesting
        return scene.makeController(creator)
    }

    private func connectRelationships(_ controller: UIViewController) {
        guard controller is UINavigationController || controller is UITabBarController else { return }
        var children: [UIViewController] = []
        for segue in element.list("connections") where segue["kind"] == "relationship" {
            guard let storyboard, let id = segue["destination"], let target = document.controller(id) else {
                report(segue, "the controller \(segue["destination"] ?? "") of this relationship is not in the file")
                continue
            }
            // A file may say that a controller holds itself.
            guard nesting.enter() else { return report(segue, "controllers hold each other without end") }
            let child = StoryboardScene(target, in: document, storyboard: storyboard)
            child.nesting = nesting
            children.append(child.makeController(nil))
        }
        guard !children.isEmpty else { return }
        if let navigation = controller as? UINavigationController {
            navigation.viewControllers = Array(children.prefix(1))
        } else if let tabs = controller as? UITabBarController {
            tabs.viewControllers = children
        }
    }

    /// Counts the controllers that are made together.
    private final class Nesting {
        private var count = 0

        /// Whether one more may be made.
        func enter() -> Bool {
            count += 1
            return count <= 100
        }
    }

    private var nesting = Nesting()

    // MARK: The view

    private var viewElement: StoryboardElement? {
        element.value("view") ?? element.children.first { StoryboardViews.isView($0) && $0["key"] == nil }
    }

    private var hasView: Bool { viewElement != nil }

    /// Makes the controller's view; whether the scene has one.
    func loadView(of controller: UIViewController) -> Bool {
        guard let viewElement else { return false }
        let views = StoryboardViews(self)
        let view = views.make(viewElement)
        if !(controller is UITableViewController || controller is UICollectionViewController) || view is UIScrollView {
            controller.view = view
        }
        makeLayoutGuides(in: view)
        views.finish()
        makeRecognizers()
        connectAll(controller)
        return true
    }

    /// The guides that stood for the bars before there were safe areas.
    private func makeLayoutGuides(in view: UIView) {
        for element in element.list("layoutGuides") where element.name == "viewControllerLayoutGuide" {
            let guide = UILayoutGuide()
            view.addLayoutGuide(guide)
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate(
                element["type"] == "bottom"
                    ? [
                        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                        guide.topAnchor.constraint(equalTo: safe.bottomAnchor),
                    ]
                    : [
                        guide.topAnchor.constraint(equalTo: view.topAnchor),
                        guide.bottomAnchor.constraint(equalTo: safe.topAnchor),
                    ])
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            remember(guide, element)
        }
    }

    private func makeRecognizers() {
        for object in document.scene(of: element)?.list("objects") ?? [] {
            guard let recognizer = StoryboardNames.makeRecognizer(object) else { continue }
            unowned.append(recognizer)
            remember(recognizer, object)
        }
    }

    /// Connects outlets, actions and segues of everything in the scene.
    private func connectAll(_ controller: UIViewController) {
        guard let objects = document.scene(of: element)?.child("objects") else { return }
        objects.forEach { owner in
            for connection in owner.list("connections") {
                guard let id = owner.id, let object = object(id) else { continue }
                connect(connection, of: object, controller)
            }
        }
        unowned = []
    }

    /// The scene that is there as long as its controller: a prototype's is the one around it.
    var lasting: StoryboardScene { outer ?? self }

    func remember(_ object: AnyObject, _ element: StoryboardElement) {
        if let id = element.id { objects[id] = Weak(object) }
    }

    /// What was made of an element.
    func object(_ id: String) -> AnyObject? { objects[id]?.object ?? outer?.object(id) }

    /// Keeps something for as long as the scene.
    func keep(_ object: AnyObject) { kept.append(object) }

    func report(_ element: StoryboardElement, _ message: String) {
        let label = element.id.map { "\(element.name) \($0)" } ?? "<\(element.name)> in line \(element.line)"
        document.report(name, label, message)
    }

    /// The element of a segue with an identifier that starts from the controller or something in it.
    func segue(withIdentifier identifier: String) -> StoryboardElement? {
        var found: StoryboardElement?
        (document.scene(of: element)?.child("objects") ?? element).forEach {
            if found == nil, $0.name == "segue", $0["identifier"] == identifier { found = $0 }
        }
        return found
    }
}

extension UIStoryboard {
    /// The modules in which custom classes are looked for whose module the file does not name.
    public static var modules: [String] = []
}
