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
}
