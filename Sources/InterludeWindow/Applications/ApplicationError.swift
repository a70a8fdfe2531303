/// Why an app cannot be run as its environment says.
package struct ApplicationError: Error, Equatable, CustomStringConvertible {
    /// The variable.
    package let name: String
    /// Its value, which means nothing.
    package let value: String
    /// What it takes.
    package let takes: String

    /// The reason, in one line.
    package var description: String { "\(name) takes \(takes), not '\(value)'" }
}
