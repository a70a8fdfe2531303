/// Why a window could not be opened or drawn.
package enum WindowError: Error, Equatable, CustomStringConvertible {
    /// SDL is not there, or lacks something.
    case noLibrary(reason: String)
    /// There is no display.
    case noDisplay(reason: String)
    /// The display refused something.
    case refused(what: String, reason: String)

    /// The reason, in one line.
    package var description: String {
        switch self {
        case .noLibrary(let reason):
            "a window needs SDL 2 (on Debian: apt-get install libsdl2-2.0-0): \(reason)"
        case .noDisplay(let reason):
            "there is no display to open a window on: \(reason)"
        case .refused(let what, let reason): "\(what): \(reason)"
        }
    }
}
