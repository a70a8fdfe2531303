/// A job that was understood and could not be done.
struct Failure: Error, CustomStringConvertible {
    /// The file and the reason.
    let description: String

    /// Makes an error of the file and the reason.
    init(_ description: String) { self.description = description }
}
