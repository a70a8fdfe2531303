import Synchronization

/// A program that runs beside this one, fed through its standard input.
///
/// It runs in a process group of its own, so that an interrupt typed on the terminal reaches only this program, which then
/// decides. `write` and `end` belong to one thread, which has SIGPIPE blocked; `kill` may be called from any.
final class ChildProcess: @unchecked Sendable {
    // Sound: the process id, until it is reaped, is behind the mutex; the descriptors are used by the one thread that
    // feeds.

    private let process: Mutex<pid_t?>
    private var input: Int32
    private let messages: TailReader

    /// How a program ended.
    struct End {
        /// Its exit status; 128 and the signal's number when a signal ended it.
        var status: Int32
        /// What it wrote to standard error, the last 4 KiB.
        var messages: String
    }

    /// Starts a program, which reads a pipe as its standard input. Throws the system's error number when it cannot be
    /// started.
    init(_ program: String, _ arguments: [String]) throws(Errno) {
        var launch = ProcessLaunch(program: program, arguments: arguments)
        let started = try launch.run()
        process = Mutex(started.process)
        input = started.input
        messages = TailReader(started.messages, keeping: 4096)
    }

    deinit {
        kill()
        if input >= 0 { _ = end() }
    }

    /// Feeds bytes; false when the program has stopped reading.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool { writeAll(bytes, to: input) == 0 }

    /// Ends the program's input and waits until it has done the rest. To be called once.
    func end() -> End {
        close(input)
        input = -1
        let text = messages.waitForText()
        var status: Int32 = 0
        // The id is forgotten in the same breath as the system forgets it, so that `kill` never hits a stranger.
        process.withLock { process in
            guard let id = process else { return }
            while waitpid(id, &status, 0) < 0 {
                guard errno == EINTR else {
                    status = 0xFF00
                    break
                }
            }
            process = nil
        }
        let signal = status & 0x7F
        return End(status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, messages: text)
    }

    /// Stops the program at once.
    func kill() {
        process.withLock { if let id = $0 { _ = Foundation.kill(id, SIGKILL) } }
    }
}
