/// The way to a running program: its pipes, its signals, its environment.
struct ProcessLaunch {
    let program: String
    let arguments: [String]

    /// A running program and this program's ends of its pipes.
    struct Started: Sendable {
        var process: pid_t
        var input: Int32
        var messages: Int32
    }

    private var ours: [Int32] = []
    private var theirs: [Int32] = []

    init(program: String, arguments: [String]) {
        self.program = program
        self.arguments = arguments
    }

    /// Runs the program.
    mutating func run() throws(Errno) -> Started {
        defer { theirs.forEach { close($0) } }
        do throws(Errno) {
            let input = try pipe(reading: true)
            let messages = try pipe(reading: false)
            enlarge(input.ours)
            let process = try spawn(input: input.theirs, messages: messages.theirs)
            return Started(process: process, input: input.ours, messages: messages.ours)
        } catch {
            ours.forEach { close($0) }
            throw error
        }
    }

    /// Makes a pipe of which the program gets one end.
    private mutating func pipe(reading: Bool) throws(Errno) -> (ours: Int32, theirs: Int32) {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw Errno(number: errno) }
        // Above the program's descriptors, so that giving it one never overwrites another.
        let moved = ends.map { end in
            let high = fcntl(end, F_DUPFD_CLOEXEC, 10)
            if high >= 0 { close(end) }
            return high >= 0 ? high : end
        }
        let (mine, other) = reading ? (moved[1], moved[0]) : (moved[0], moved[1])
        ours.append(mine)
        theirs.append(other)
        guard moved.allSatisfy({ $0 >= 10 }) else { throw Errno(number: EMFILE) }
        return (mine, other)
    }

    /// Lets a pipe hold a megabyte, which saves most of the changes between the two programs. No harm when refused.
    private func enlarge(_ pipe: Int32) {
        let setPipeSize: Int32 = 1031  // F_SETPIPE_SZ, which the module leaves out.
        _ = fcntl(pipe, setPipeSize, Int32(1 << 20))
    }

    private func spawn(input: Int32, messages: Int32) throws(Errno) -> pid_t {
        // Messages in English and without colours, and no report file that the user's own FFmpeg calls may want.
        var environment = ProcessInfo.processInfo.environment
        environment["LC_ALL"] = "C"
        environment["AV_LOG_FORCE_NOCOLOR"] = "1"
        environment["FFREPORT"] = nil
        var ordinary = sigset_t()
        sigemptyset(&ordinary)
        for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&ordinary, signal) }
        return try startProgram(
            program, arguments, environment: environment, defaultSignals: ordinary, leadsGroup: true
        ) { actions in
            posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, messages, STDERR_FILENO)
        }
    }
}
