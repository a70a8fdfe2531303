import Foundation

/// A display that nobody sees, and a hand on its mouse and keyboard.
final class VirtualDisplay {
    /// Its name, for `DISPLAY`.
    let name: String
    private let server = Process()

    /// Whether the programs are there.
    static let isInstalled = ["Xvfb", "xdotool"].allSatisfy { FileManager.default.isExecutableFile(atPath: path($0)) }

    /// Starts a display under a number that is free.
    init() throws {
        let numbers = Pipe()
        server.executableURL = URL(fileURLWithPath: VirtualDisplay.path("Xvfb"))
        server.arguments = ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
        server.standardInput = FileHandle.nullDevice
        server.standardOutput = numbers
        server.standardError = FileHandle.nullDevice
        // A program inherits what the thread that starts it blocks, and could then not be ended.
        var ending = sigset_t()
        sigemptyset(&ending)
        sigaddset(&ending, SIGTERM)
        pthread_sigmask(SIG_UNBLOCK, &ending, nil)
        try server.run()
        var number = ""
        while !number.hasSuffix("\n") {
            let data = numbers.fileHandleForReading.availableData
            guard !data.isEmpty else { throw WindowTestFailure("Xvfb ended before it had a display") }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.dropLast()
    }

    deinit {
        server.terminate()
        server.waitUntilExit()
    }

    /// Has xdotool do something, and returns what it prints.
    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: VirtualDisplay.path("xdotool"))
        process.arguments = arguments
        process.environment = ["DISPLAY": name]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw WindowTestFailure("xdotool \(arguments.joined(separator: " ")): \(process.terminationStatus)")
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func path(_ program: String) -> String { "/usr/bin/" + program }
}

/// Why a test of the window cannot go on.
struct WindowTestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
