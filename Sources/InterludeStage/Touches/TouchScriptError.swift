/// What is wrong with a written script, and where.
public struct TouchScriptError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The place in the line, in characters from 1.
    public let column: Int
    /// What is wrong.
    public let problem: Problem

    /// What can be wrong.
    public enum Problem: Equatable, Sendable {
        /// Something else should stand there.
        case expected(String, found: String)
        /// The line ends where something should stand.
        case missing(String)
        /// A number that is too small or too large.
        case outOfRange(String)
        /// A finger comes down that is down, or moves or is lifted that is not.
        case impossible(String)
    }

    /// The reason, in one line.
    public var description: String {
        let reason =
            switch problem {
            case .expected(let what, let found): "\(what) should stand here, not \"\(found)\""
            case .missing(let what): "\(what) is missing"
            case .outOfRange(let what): what
            case .impossible(let what): what
            }
        return "line \(line), column \(column): \(reason)"
    }
}
