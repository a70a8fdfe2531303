/// A storyboard or view file that has been read.
@MainActor
final class StoryboardDocument {
    let file: String
    let root: StoryboardElement
    /// The scenes' elements by the identifier of their controller.
    private var scenes: [String: StoryboardElement] = [:]
    private var controllers: [String: StoryboardElement] = [:]
    private var named: [String: StoryboardElement] = [:]
    private(set) var identifiers: [String] = []
    private var colors: [String: StoryboardElement] = [:]

    convenience init(contentsOf path: String) throws(StoryboardError) {
        guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(file: path) }
        try self.init(data, file: path)
    }

    init(_ data: Data, file: String) throws(StoryboardError) {
        self.file = file
        root = try StoryboardParser.parse(data, file: file)
        for scene in root.list("scenes") {
            for object in scene.list("objects") where StoryboardScene.isController(object) {
                guard let id = object.id else { continue }
                scenes[id] = scene
                controllers[id] = object
                if let identifier = object["storyboardIdentifier"] {
                    named[identifier] = object
                    identifiers.append(identifier)
                }
            }
        }
        for resource in root.list("resources") where resource.name == "namedColor" || resource.name == "systemColor" {
            if let name = resource["name"], let color = resource.child("color") { colors[name] = color }
        }
    }

    private init(empty file: String) {
        self.file = file
        root = StoryboardElement(name: "document", attributes: [:], line: 0)
    }

    /// A storyboard without scenes.
    static func empty(_ file: String) -> StoryboardDocument { StoryboardDocument(empty: file) }

    /// Where the file of a name is.
    static func path(of name: String, _ ending: String, in bundle: Bundle?) throws(StoryboardError) -> String {
        if let path = (bundle ?? .main).path(forResource: name, ofType: ending) { return path }
        for folder in UIStoryboard.folders {
            let path = "\(folder)/\(name).\(ending)"
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        throw .unreadable(file: "\(name).\(ending)")
    }

    /// The controller that the storyboard begins with.
    var initial: StoryboardElement? { root["initialViewController"].flatMap { controllers[$0] } }

    /// The controller with a storyboard identifier.
    func scene(withIdentifier identifier: String) -> StoryboardElement? { named[identifier] }

    /// The controller with an identifier of its own.
    func controller(_ id: String) -> StoryboardElement? { controllers[id] }

    /// The scene that a controller is in.
    func scene(of controller: StoryboardElement) -> StoryboardElement? { controller.id.flatMap { scenes[$0] } }

    /// A colour that the file names.
    func color(named name: String) -> StoryboardElement? { colors[name] }

    func report(_ scene: String, _ element: String, _ message: String) {
        StoryboardIssue.report(StoryboardIssue(file: file, scene: scene, element: element, message: message))
    }
}
