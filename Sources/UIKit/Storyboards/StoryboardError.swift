/// Why a storyboard could not be read at all.
public enum StoryboardError: Error, Equatable, Sendable, CustomStringConvertible {
    /// There is no such file, or it cannot be read.
    case unreadable(file: String)
    /// The file is not the XML of a storyboard.
    case malformed(file: String, line: Int, reason: String)

    /// The reason, in a line.
    public var description: String {
        switch self {
        case .unreadable(let file): "\(file): cannot be read"
        case .malformed(let file, let line, let reason): "\(file):\(line): \(reason)"
        }
    }
}

/// Something in a storyboard that could not be followed; what is around it is made all the same.
public struct StoryboardIssue: Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let file: String
    /// The identifier of the scene; empty outside of one.
    public let scene: String
    /// The identifier of the element, or its name.
    public let element: String
    /// What is wrong, and what was done.
    public let message: String

    /// All of it, in a line.
    public var description: String {
        let place = scene.isEmpty ? file : "\(file), scene \(scene)"
        return "\(place), \(element): \(message)"
    }

    /// What is done with issues; nil to print each once on the standard error stream.
    @MainActor public static var handler: ((StoryboardIssue) -> Void)?

    @MainActor private static var printed: Set<StoryboardIssue> = []

    @MainActor static func report(_ issue: StoryboardIssue) {
        if let handler { return handler(issue) }
        if printed.insert(issue).inserted { reportMisuse(issue.description) }
    }
}
