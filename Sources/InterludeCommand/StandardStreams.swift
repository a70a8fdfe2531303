import Foundation

/// The three streams that a program is started with.
enum StandardStreams {
    /// Puts something in the place of each stream that the program was started without.
    ///
    /// The next file or pipe to be opened would take the free number, and what is meant for the stream would go there.
    /// What stands in is opened the wrong way round, so that using it fails as using no stream does.
    static func fillGaps() {
        for (number, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(number, F_GETFD) == -1 {
            // The lowest free number is taken, which is this one, since those below are filled.
            _ = open("/dev/null", mode)
        }
    }
}
