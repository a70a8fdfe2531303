/// Views from a file, or from a storyboard's prototype, that can be made again and again.
@preconcurrency @MainActor
open class UINib: NSObject {
    private let source: Source

    private enum Source {
        case file(StoryboardDocument)
        case prototype(StoryboardElement, StoryboardScene)
    }

    /// Reads the `.xib` file of a name. Where there is none, or it cannot be read, that is reported and it is empty.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        do {
            let path = try StoryboardDocument.path(of: name, "xib", in: bundleOrNil)
            source = .file(try StoryboardDocument(contentsOf: path))
        } catch {
            StoryboardIssue.report(StoryboardIssue(file: name, scene: "", element: "xib", message: "\(error)"))
            source = .file(.empty(name))
        }
        super.init()
    }

    init(prototype element: StoryboardElement, of scene: StoryboardScene) {
        source = .prototype(element, scene)
        super.init()
    }

    /// Makes the objects at the top of the file, and connects them to their owner.
    open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        switch source {
        case .file(let document): return ViewFile(document).make(owner: ownerOrNil as AnyObject?)
        case .prototype(let element, let outer):
            let scene = StoryboardScene(element, in: outer.document, storyboard: outer.storyboard, outer: outer)
            return [scene.makePrototype(for: outer.controller)]
        }
    }
}

/// A `.xib` file.
@MainActor
struct ViewFile {
    private let document: StoryboardDocument

    init(_ document: StoryboardDocument) { self.document = document }

    /// Makes a controller's view; whether the file has one.
    func load(into controller: UIViewController) -> Bool {
        guard let view = make(owner: controller).first(where: { $0 is UIView }) as? UIView else { return false }
        controller.view = view
        return true
    }

    /// Makes the views at the top, and connects everything to the file's owner.
    func make(owner: AnyObject?) -> [Any] {
        guard let objects = document.root.child("objects") else { return [] }
        let scene = StoryboardScene(objects, in: document, storyboard: nil)
        let placeholder = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
        if let placeholder, let owner { scene.remember(owner, placeholder) }
        let views = StoryboardViews(scene)
        let made = objects.children.filter { StoryboardViews.isView($0) }.map { views.make($0) }
        views.finish()
        let controller = owner as? UIViewController ?? UIViewController()
        objects.forEach { element in
            for connection in element.list("connections") where connection["property"] != "view" {
                guard let object = element.id.flatMap({ scene.object($0) }) else { continue }
                scene.connect(connection, of: object, controller)
            }
        }
        return made
    }
}

extension StoryboardScene {
    /// A prototype cell as something that cells are made of.
    func prototype(_ element: StoryboardElement) -> UINib {
        UINib(prototype: element, of: self)
    }

    /// Makes a cell of a prototype, with what is in it connected to it.
    func makePrototype(for owner: UIViewController?) -> UIView {
        let views = StoryboardViews(self)
        let cell = views.make(element)
        views.finish()
        let controller = owner ?? UIViewController()
        element.forEach { owner in
            for connection in owner.list("connections") {
                guard let object = owner.id.flatMap({ self.object($0) }) else { continue }
                connect(connection, of: object, controller)
            }
        }
        return cell
    }
}
