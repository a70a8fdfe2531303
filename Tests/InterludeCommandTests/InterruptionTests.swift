import CoreGraphics
import Testing

/// The program itself, stopped by a signal in the middle of its work.
@Suite struct InterruptionTests {
    /// The built program, beside the tests.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("interlude")

    @Test func aStoppedGalleryLeavesNothing() throws {
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["gallery", "-o", folder.file("gallery")]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // It has begun when it catches the signal, which its status tells as a bit.
        func catches() throws -> Bool {
            let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
            let mask = status.firstMatch(of: #/SigCgt:\s*(?<mask>[0-9a-f]+)/#)?.mask
            return mask.flatMap { UInt64($0, radix: 16) }.map { $0 >> (SIGINT - 1) & 1 == 1 } ?? false
        }
        while process.isRunning, try !catches() { usleep(1000) }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGINT)
        #expect(try folder.names.isEmpty)
    }

    @Test func aStoppedDemoSaysWhatItLeaves() throws {
        let folder = try TemporaryFolder()
        let (process, notes) = (Process(), Pipe())
        process.executableURL = Self.program
        process.arguments = ["demo", "-o", folder.file("demo"), "--size", "39x84"]
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, notes)
        try process.run()
        let first = folder.file("demo/before.png")
        while process.isRunning, !FileManager.default.fileExists(atPath: first) { usleep(1000) }
        kill(process.processIdentifier, SIGINT)
        let said = String(decoding: notes.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 128 + SIGINT)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.file("demo"))
        #expect(said.contains("stopped; \(folder.file("demo"))/ has \(left.count) new file"), "\(said)")
        for name in left where name.hasSuffix(".png") { _ = try folder.read("demo/" + name) }
    }

    @Test(arguments: [(SIGINT, "film.mp4"), (SIGTERM, "film.mp4"), (SIGTERM, "film.png"), (SIGINT, "frames/")])
    func aStoppedFilmLeavesNothing(signal: Int32, output: String) throws {
        let pictures = try TemporaryFolder()
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = Self.program
        process.arguments = [
            "render", try pictures.write(.pattern(width: 64, height: 64, seed: 1), as: "before.png"),
            try pictures.write(.pattern(width: 64, height: 64, seed: 2), as: "after.png"), "-o", folder.file(output),
            "--duration", "120", "--type", "fade",
        ]
        let notes = Pipe()
        process.standardError = notes
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // The unfinished film has another name.
        while try folder.names.isEmpty, process.isRunning { usleep(1000) }
        #expect(try !folder.names.isEmpty)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 128 + signal)
        #expect(try folder.names.isEmpty)
        #expect(notes.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }

    @Test func aPictureThatNeverComesCanBeInterrupted() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.file("never")
        #expect(mkfifo(pipe, 0o600) == 0)
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["frame", pipe, pipe, "-o", folder.file("half.png"), "--at", "0.5"]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        // It waits for the pipe as soon as another end can be opened, from when on nothing will ever come.
        var end: Int32 = -1
        while end < 0, process.isRunning {
            end = open(pipe, O_WRONLY | O_NONBLOCK)
            usleep(1000)
        }
        defer { close(end) }
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
        #expect(try folder.names == ["never"])
    }

    @Test func framesThatNobodyTakesCanBeInterrupted() throws {
        let folder = try TemporaryFolder()
        let picture = try folder.write(.pattern(width: 64, height: 64, seed: 1), as: "picture.png")
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["render", picture, picture, "-o", "-", "--duration", "120"]
        process.standardInput = FileHandle.nullDevice
        let frames = Pipe()
        process.standardOutput = frames
        try process.run()
        // The rest waits in vain for the pipe to have room.
        #expect(try frames.fileHandleForReading.read(upToCount: 1)?.count == 1)
        kill(process.processIdentifier, SIGTERM)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
        #expect(try folder.names == ["picture.png"])
    }
}
