package import CSpawn

/// Starts a program that inherits nothing but its three streams, and no signal that is blocked here.
///
/// - Parameters:
///   - program: its path.
///   - environment: its whole environment.
///   - defaultSignals: the signals that do to it what they do by default, even where they are ignored here.
///   - leadsGroup: whether it runs in a process group of its own, out of the terminal's reach.
///   - streams: says where its streams go.
/// - Returns: its number.
/// - Throws: the system's error number where it cannot be started.
package func startProgram(
    _ program: String, _ arguments: [String], environment: [String: String], defaultSignals: sigset_t,
    leadsGroup: Bool = false, streams: (inout posix_spawn_file_actions_t) -> Void
) throws(Errno) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }
    streams(&actions)
    // A program that inherited another's pipe would keep that one from ending.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var (none, ordinary) = (sigset_t(), defaultSignals)
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &ordinary)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    if leadsGroup {
        posix_spawnattr_setpgroup(&attributes, 0)
        flags |= Int32(POSIX_SPAWN_SETPGROUP)
    }
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    // Null-terminated arrays of C strings, as `execve` takes them.
    let cWords = ([program] + arguments).map { strdup($0) } + [nil]
    let cSettings = variables.map { strdup($0) } + [nil]
    defer { (cWords + cSettings).forEach { free($0) } }
    var process: pid_t = 0
    let failure = posix_spawn(&process, program, &actions, &attributes, cWords, cSettings)
    guard failure == 0 else { throw Errno(number: failure) }
    return process
}
