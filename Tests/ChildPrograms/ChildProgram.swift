import CSpawn
import Foundation

/// A program that runs beside the tests, reads nothing, and inherits nothing but its streams.
///
/// Foundation's `Process` is not used: where several run at once it misses that one has ended, and waits for ever.
package final class ChildProgram {
    /// Where a stream of the program goes.
    package enum Stream {
        /// Where that of the tests goes.
        case inherited
        /// Nowhere.
        case nowhere
        /// To who reads the pipe while the program runs.
        case pipe(Pipe)
        /// To what can be read when the program has ended. Both streams may go to the same.
        case kept(KeptOutput)
    }

    /// How a program ended.
    package enum End: Equatable {
        /// By itself, with a status.
        case exit(Int32)
        /// By a signal.
        case signal(Int32)
    }

    /// The program's number.
    package let id: pid_t
    private var end: End?

    /// Starts the program at a path; throws the system's error where it cannot be started.
    ///
    /// - Parameters:
    ///   - environment: its whole environment; nil for that of the tests.
    ///   - folder: the folder that it starts in; nil for that of the tests.
    package init(
        _ program: String, _ arguments: [String], environment: [String: String]? = nil, folder: String? = nil,
        output: Stream = .inherited, errors: Stream = .inherited
    ) throws {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        for (stream, number) in [(output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
            switch stream {
            case .inherited: break
            case .nowhere: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
            case .pipe(let pipe):
                posix_spawn_file_actions_adddup2(&actions, pipe.fileHandleForWriting.fileDescriptor, number)
            case .kept(let kept): posix_spawn_file_actions_adddup2(&actions, kept.descriptor, number)
            }
        }
        // One that inherited another's pipe would keep who reads it waiting.
        posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
        if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
        // What the thread here blocks or ignores is none of the program's business: signals must end it.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

        let variables = environment ?? ProcessInfo.processInfo.environment
        // Null-terminated arrays of C strings, as `execve` takes them.
        let cWords = ([program] + arguments).map { strdup($0) } + [nil]
        let cVariables = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (cWords + cVariables).forEach { free($0) } }
        var id: pid_t = 0
        let failure = posix_spawn(&id, program, &actions, &attributes, cWords, cVariables)
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EINVAL) }
        self.id = id
        // The pipes end with the program.
        for case .pipe(let pipe) in [output, errors] { try? pipe.fileHandleForWriting.close() }
    }

    /// The path of a program that was built with the tests.
    package static func built(_ name: String) -> String {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent(name).path
    }

    // A program that nobody waits for any more does not outlive its test.
    deinit {
        send(SIGKILL)
        waitForEnd()
    }

    /// Whether the program has not ended yet.
    package var isRunning: Bool {
        if end == nil { reap(WNOHANG) }
        return end == nil
    }

    /// Sends a signal, unless the end of the program was seen already: another may have its number since.
    package func send(_ signal: Int32) {
        if end == nil { kill(id, signal) }
    }

    /// Waits until the program has ended.
    @discardableResult
    package func waitForEnd() -> End {
        while true {
            if let end { return end }
            reap(0)
        }
    }

    /// Asks the system how the program ended; with `WNOHANG`, whether it did.
    private func reap(_ options: Int32) {
        var status: Int32 = 0
        let found = waitpid(id, &status, options)
        if found == id {
            let signal = status & 0x7F
            end = signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
        } else if found < 0 {
            precondition(errno == EINTR, "somebody else has waited for program \(id)")
        }
    }
}
