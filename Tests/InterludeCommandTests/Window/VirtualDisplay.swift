import ChildPrograms
import Foundation

/// A display that nobody sees, and a hand on its mouse and keyboard.
final class VirtualDisplay {
    /// Its name, for `DISPLAY`.
    let name: String
    private let server: ChildProgram

    /// Whether the programs are there.
    static let isInstalled = ["Xvfb", "xdotool"].allSatisfy { FileManager.default.isExecutableFile(atPath: path($0)) }

    /// Starts a display under a number that is free.
    init() throws {
        let numbers = Pipe()
        server = try ChildProgram(
            VirtualDisplay.path("Xvfb"), ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"],
            output: .pipe(numbers), errors: .nowhere)
        var number = ""
        while !number.hasSuffix("\n") {
            let data = numbers.fileHandleForReading.availableData
            guard !data.isEmpty else { throw WindowTestFailure("Xvfb ended before it had a display") }
            number += String(decoding: data, as: UTF8.self)
        }
        name = ":" + number.dropLast()
    }

    deinit {
        // In this way it removes its socket.
        server.send(SIGTERM)
        server.waitForEnd()
    }

    /// Has xdotool do something, and returns what it prints.
    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
        let output = try KeptOutput()
        let process = try ChildProgram(
            VirtualDisplay.path("xdotool"), arguments, environment: ["DISPLAY": name], output: .kept(output))
        let end = process.waitForEnd()
        guard end == .exit(0) else {
            throw WindowTestFailure("xdotool \(arguments.joined(separator: " ")): \(end)")
        }
        return try output.text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func path(_ program: String) -> String { "/usr/bin/" + program }
}

/// Why a test of the window cannot go on.
struct WindowTestFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
