/// Why an app cannot be run as its environment says.
package enum ApplicationError: Error, Equatable, CustomStringConvertible {
    /// A variable has a value that means nothing.
    case invalidSetting(name: String, value: String, takes: String)
    /// The file of touches cannot be read or understood.
    case unreadableScript(String, reason: String)

    /// The reason, in one line.
    package var description: String {
        switch self {
        case .invalidSetting(let name, let value, let takes): "\(name) takes \(takes), not '\(value)'"
        case .unreadableScript(let file, let reason): "\(file): \(reason)"
        }
    }
}
