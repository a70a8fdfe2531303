/// Screens and the ways between them, from a `.storyboard` file as Xcode saves it.
///
/// The file is read as it is; nothing is compiled before. It is looked for by its name in the bundle's resources and then
/// in ``folders``. What it says and nobody here knows is reported (see `StoryboardIssue`) and left out.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Where storyboards and view files are looked for besides bundles: the working directory unless set.
    public static var folders = ["."]

    let document: StoryboardDocument

    /// Reads the storyboard of a name. Where there is none, or it cannot be read, that is reported and it has no scenes.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            try self.init(contentsOf: StoryboardDocument.path(of: name, "storyboard", in: storyboardBundleOrNil))
        } catch {
            StoryboardIssue.report(StoryboardIssue(file: name, scene: "", element: "storyboard", message: "\(error)"))
            self.init(StoryboardDocument.empty(name))
        }
    }

    /// Reads the storyboard of a file.
    /// - Throws: `StoryboardError`.
    public convenience init(contentsOf path: String) throws(StoryboardError) {
        self.init(try StoryboardDocument(contentsOf: path))
    }

    /// Reads a storyboard from its XML.
    /// - Parameter name: what messages call it.
    /// - Throws: `StoryboardError`.
    public convenience init(data: Data, name: String) throws(StoryboardError) {
        self.init(try StoryboardDocument(data, file: name))
    }

    private init(_ document: StoryboardDocument) { self.document = document }

    /// Makes the controller that the storyboard begins with; nil where it names none.
    open func instantiateInitialViewController() -> UIViewController? {
        document.initial.flatMap { instantiate($0, creator: nil) }
    }

    /// Makes the controller that the storyboard begins with, by a function that may return nil for the plain way.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        document.initial.flatMap { instantiate($0, creator: creator) as? Controller }
    }

    /// Makes the controller with an identifier. Where there is none, that is reported and an empty one is made.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let scene = document.scene(withIdentifier: identifier) else {
            document.report(
                "", identifier, "there is no controller with this storyboard identifier; it has \(document.identifiers)"
            )
            return UIViewController()
        }
        return instantiate(scene, creator: nil)
    }

    /// Makes the controller with an identifier, by a function that may return nil for the plain way.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let scene = document.scene(withIdentifier: identifier)
        if let controller = scene.map({ instantiate($0, creator: creator) }) as? Controller { return controller }
        // What returns a controller of a class that is not there has nothing to return, as on Apple's systems.
        fatalError(
            "\(document.file): there is no \(Controller.self) with the storyboard identifier \"\(identifier)\"; "
                + "the identifiers are \(document.identifiers)")
    }

    func instantiate(
        _ element: StoryboardElement, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        StoryboardScene(element, in: document, storyboard: self).makeController(creator)
    }
}
