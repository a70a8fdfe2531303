import Foundation

/// A program that was run to its end, with what it cost.
struct ChildProcess {
    /// Wall-clock time from before the start until the end, in seconds.
    let seconds: Double
    /// What it wrote to standard output, when that was kept.
    let output: String

    /// Why a program could not be run or what it ended with.
    struct Failed: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs a program found on the path; what it prints goes nowhere unless it is kept.
    static func run(_ arguments: [String], keepsOutput: Bool = false) throws -> ChildProcess {
        let start = ContinuousClock.now
        var ends: [Int32] = [-1, -1]
        if keepsOutput, pipe(&ends) != 0 { throw Failed(description: "pipe: \(String(cString: strerror(errno)))") }
        let process: pid_t
        do {
            process = try spawn(arguments, output: keepsOutput ? ends[1] : nil)
        } catch {
            ends.filter { $0 >= 0 }.forEach { _ = close($0) }
            throw error
        }
        var output = ""
        if keepsOutput {
            close(ends[1])
            output = String(
                decoding: FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile(), as: UTF8.self
            )
        }
        try wait(for: process, arguments)
        return ChildProcess(seconds: (ContinuousClock.now - start).seconds, output: output)
    }

    /// Runs a program and returns the most memory, in bytes, that it and the programs it started held together.
    static func peakMemory(_ arguments: [String]) throws -> Int {
        let process = try spawn(arguments, output: nil)
        var peaks: [pid_t: Int] = [:]
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            // The kernel's own high-water marks: nothing is missed between two looks but the last few milliseconds.
            for each in [process] + children(of: process) {
                if let peak = highWaterMark(of: each) { peaks[each] = peak }
            }
            usleep(20_000)
        }
        try check(status, arguments)
        return peaks.values.reduce(0, +)
    }

    private static func spawn(_ arguments: [String], output: Int32?) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        } else {
            posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        let problem = posix_spawnp(&process, arguments[0], &actions, nil, &words, environ)
        if problem != 0 { throw Failed(description: "\(arguments[0]): \(String(cString: strerror(problem)))") }
        return process
    }

    private static func wait(for process: pid_t, _ arguments: [String]) throws {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        try check(status, arguments)
    }

    private static func check(_ status: Int32, _ arguments: [String]) throws {
        if status != 0 { throw Failed(description: "\(arguments.joined(separator: " ")) ended with status \(status)") }
    }

    private static func children(of process: pid_t) -> [pid_t] {
        let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        return tasks.flatMap { task -> [pid_t] in
            let list = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }

    private static func highWaterMark(of process: pid_t) -> Int? {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
            let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
        else { return nil }
        return kilobytes * 1024
    }
}

extension Duration {
    /// The length in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
