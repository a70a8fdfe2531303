import ChildPrograms
import Foundation
import Testing

/// The program itself with a window on a virtual display, moved by real events.
final class PlayedWindow {
    /// What the program says about its window.
    struct Status: Decodable {
        var time: Double
        var isPlaying: Bool
        var speed: String
        var scene: String
        var screens: [String]
        var fingers: Int
        var isSettled: Bool
        var screenFrame: [Double]
        var sliderFrame: [Double]
    }

    private let display: VirtualDisplay
    private let process: ChildProgram
    private var window = ""
    // What the program has printed, read by a thread of its own so that waiting can end.
    private let lines: Lines

    /// How long a condition may take to come true, in seconds. Only what fails takes so long.
    private static let patience: TimeInterval = 60

    /// Opens a window for scenes.
    convenience init(_ arguments: String..., on display: VirtualDisplay, folder: String) throws {
        try self.init(
            "interlude", ["play"] + arguments + ["--log", "--scale", "1"], on: display, folder: folder)
        try open()
    }

    /// Opens a window for an app.
    convenience init(app: String, environment: [String: String], on display: VirtualDisplay, folder: String) throws {
        try self.init(
            app, [], environment.merging(["INTERLUDE_LOG": "1"]) { $1 }, on: display, folder: folder)
    }

    private init(
        _ program: String, _ arguments: [String], _ environment: [String: String] = [:], on display: VirtualDisplay,
        folder: String
    ) throws {
        self.display = display
        let output = Pipe()
        process = try ChildProgram(
            ChildProgram.built(program), arguments,
            environment: environment.merging(["DISPLAY": display.name, "SDL_RENDER_DRIVER": "software"]) { $1 },
            folder: folder, output: .pipe(output))
        lines = Lines(output.fileHandleForReading)
    }

    /// Waits until the window is there and nothing moves in it.
    @discardableResult
    func open() throws -> Status {
        let status = try wait("the window is there") { $0.isSettled }
        window = try display.xdotool(
            "search", "--sync", "--onlyvisible", "--pid", "\(process.id)", "--name", ".")
        return status
    }

    /// Waits until the program says something of its window that holds. What it said before the last wait does not count.
    @discardableResult
    func wait(_ what: String, until holds: (Status) -> Bool) throws -> Status {
        let decoder = JSONDecoder()
        return try lines.first(what, in: \.objects, before: Date(timeIntervalSinceNow: Self.patience)) { line in
            (try? decoder.decode(Status.self, from: Data(line.utf8))).flatMap { holds($0) ? $0 : nil }
        }
    }

    /// Waits until the program has printed some lines, in any order.
    func waitForLines(_ expected: String...) throws {
        var missing = Set(expected)
        while !missing.isEmpty {
            let line = try lines.first(
                "\(missing) is printed", in: \.others, before: Date(timeIntervalSinceNow: Self.patience)
            ) { missing.contains($0) ? $0 : nil }
            missing.remove(line)
        }
    }

    /// Waits until it names a frame that was saved.
    func waitForSavedFrame() throws -> String {
        let decoder = JSONDecoder()
        return try lines.first("a frame is saved", in: \.objects, before: Date(timeIntervalSinceNow: Self.patience)) {
            line in
            try? decoder.decode([String: String].self, from: Data(line.utf8))["saved"]
        }
    }

    func move(to x: Int, _ y: Int) throws { try display.xdotool("mousemove", "--window", window, "\(x)", "\(y)") }
    func press() throws { try display.xdotool("mousedown", "1") }
    func release() throws { try display.xdotool("mouseup", "1") }
    func click(_ x: Int, _ y: Int) throws {
        try display.xdotool("mousemove", "--window", window, "\(x)", "\(y)", "click", "1")
    }
    func key(_ name: String) throws { try display.xdotool("key", name) }

    /// Sends a signal.
    func send(_ signal: Int32) { process.send(signal) }

    /// Waits until the program has ended.
    func end() -> ChildProgram.End { process.waitForEnd() }
}

/// The lines that a program prints.
private final class Lines: @unchecked Sendable {
    // Sound: everything is read and written with the condition locked.
    private let condition = NSCondition()
    /// What says how the window stands, and what else there is.
    fileprivate(set) var objects: [String] = []
    fileprivate(set) var others: [String] = []
    private var rest = ""
    private var isOver = false

    init(_ file: FileHandle) {
        Thread.detachNewThread { [self] in
            while true {
                let data = file.availableData
                condition.lock()
                rest += String(decoding: data, as: UTF8.self)
                var pieces = rest.components(separatedBy: "\n")
                rest = pieces.removeLast()
                objects += pieces.filter { $0.hasPrefix("{") }
                others += pieces.filter { !$0.hasPrefix("{") }
                isOver = data.isEmpty
                condition.broadcast()
                condition.unlock()
                if data.isEmpty { return }
            }
        }
    }

    /// The first thing found in a line; the lines of the kind before it are forgotten.
    func first<Value>(
        _ what: String, in kind: ReferenceWritableKeyPath<Lines, [String]>, before deadline: Date,
        _ find: (String) -> Value?
    ) throws -> Value {
        condition.lock()
        defer { condition.unlock() }
        var seen: [String] = []
        while true {
            while !self[keyPath: kind].isEmpty {
                let line = self[keyPath: kind].removeFirst()
                if let found = find(line) { return found }
                seen.append(line)
            }
            guard !isOver, condition.wait(until: deadline) else {
                throw WindowTestFailure("waited in vain until \(what), saw \(seen.suffix(3))")
            }
        }
    }
}
