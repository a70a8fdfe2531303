import Foundation

/// Where a command's words go: results to standard output, everything else to standard error.
struct Console: Sendable {
    /// Prints a result.
    let printResult: @Sendable (String) throws -> Void
    /// Prints what is not a result: an error, progress, a summary beside a result.
    let printNote: @Sendable (String) -> Void
    /// Whether somebody reads the notes on a terminal as they come.
    let isInteractive: Bool

    /// The process's own.
    static let standard = Console(
        printResult: { text in
            if let reason = write(text, to: STDOUT_FILENO) { throw Failure("standard output: \(reason)") }
        },
        // An error on standard error has no place left to be told.
        printNote: { text in _ = write(text, to: STDERR_FILENO) },
        isInteractive: isatty(STDERR_FILENO) == 1)

    /// Writes a text; the reason when it cannot be written.
    private static func write(_ text: String, to file: Int32) -> String? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return String(cString: strerror(errno))
            }
        }
        return nil
    }
}
