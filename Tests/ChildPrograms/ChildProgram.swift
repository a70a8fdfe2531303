import CSpawn
import Foundation
import InterludeStage

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
        // What is ignored here is none of the program's business: signals must end it.
        var all = sigset_t()
        sigfillset(&all)
        do {
            id = try startProgram(
                program, arguments, environment: environment ?? ProcessInfo.processInfo.environment,
                defaultSignals: all
            ) { actions in
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
                if let folder { posix_spawn_file_actions_addchdir_np(&actions, folder) }
            }
        } catch {
            throw POSIXError(POSIXErrorCode(rawValue: error.number) ?? .EINVAL)
        }
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
