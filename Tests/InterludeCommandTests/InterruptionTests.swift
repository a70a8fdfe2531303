import ChildPrograms
import CoreGraphics
import Testing

/// The program itself, stopped by a signal in the middle of its work.
@Suite struct InterruptionTests {
    private static let program = ChildProgram.built("interlude")

    @Test func aStoppedGalleryLeavesNothing() throws {
        let folder = try TemporaryFolder()
        let process = try ChildProgram(Self.program, ["gallery", "-o", folder.file("gallery")])
        // It has begun when it catches the signal, which its status tells as a bit.
        func catches() throws -> Bool {
            let status = try String(contentsOfFile: "/proc/\(process.id)/status", encoding: .utf8)
            let mask = status.firstMatch(of: #/SigCgt:\s*(?<mask>[0-9a-f]+)/#)?.mask
            return mask.flatMap { UInt64($0, radix: 16) }.map { $0 >> (SIGINT - 1) & 1 == 1 } ?? false
        }
        while process.isRunning, try !catches() { usleep(1000) }
        process.send(SIGINT)
        #expect(process.waitForEnd() == .exit(128 + SIGINT))
        #expect(try folder.names.isEmpty)
    }

    @Test func aStoppedDemoSaysWhatItLeaves() throws {
        let folder = try TemporaryFolder()
        let notes = try KeptOutput()
        let process = try ChildProgram(
            Self.program, ["demo", "-o", folder.file("demo"), "--size", "39x84"], output: .nowhere,
            errors: .kept(notes))
        let first = folder.file("demo/before.png")
        while process.isRunning, !FileManager.default.fileExists(atPath: first) { usleep(1000) }
        process.send(SIGINT)
        #expect(process.waitForEnd() == .exit(128 + SIGINT))
        let said = try notes.text
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.file("demo"))
        #expect(said.contains("stopped; \(folder.file("demo"))/ has \(left.count) new file"), "\(said)")
        for name in left where name.hasSuffix(".png") { _ = try folder.read("demo/" + name) }
    }

    @Test(arguments: [(SIGINT, "film.mp4"), (SIGTERM, "film.mp4"), (SIGTERM, "film.png"), (SIGINT, "frames/")])
    func aStoppedFilmLeavesNothing(signal: Int32, output: String) throws {
        let pictures = try TemporaryFolder()
        let folder = try TemporaryFolder()
        let arguments = [
            "render", try pictures.write(.pattern(width: 64, height: 64, seed: 1), as: "before.png"),
            try pictures.write(.pattern(width: 64, height: 64, seed: 2), as: "after.png"), "-o", folder.file(output),
            "--duration", "120", "--type", "fade",
        ]
        let notes = try KeptOutput()
        let process = try ChildProgram(Self.program, arguments, errors: .kept(notes))
        // The unfinished film has another name.
        while try folder.names.isEmpty, process.isRunning { usleep(1000) }
        #expect(try !folder.names.isEmpty)
        process.send(signal)
        #expect(process.waitForEnd() == .exit(128 + signal))
        #expect(try folder.names.isEmpty)
        #expect(try notes.data.isEmpty)
    }

    @Test func aPictureThatNeverComesCanBeInterrupted() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.file("never")
        #expect(mkfifo(pipe, 0o600) == 0)
        let process = try ChildProgram(
            Self.program, ["frame", pipe, pipe, "-o", folder.file("half.png"), "--at", "0.5"])
        // It waits for the pipe as soon as another end can be opened, from when on nothing will ever come.
        var end: Int32 = -1
        while end < 0, process.isRunning {
            end = open(pipe, O_WRONLY | O_NONBLOCK)
            usleep(1000)
        }
        defer { close(end) }
        process.send(SIGINT)
        #expect(process.waitForEnd() == .signal(SIGINT))
        #expect(try folder.names == ["never"])
    }

    @Test func framesThatNobodyTakesCanBeInterrupted() throws {
        let folder = try TemporaryFolder()
        let picture = try folder.write(.pattern(width: 64, height: 64, seed: 1), as: "picture.png")
        let frames = Pipe()
        let process = try ChildProgram(
            Self.program, ["render", picture, picture, "-o", "-", "--duration", "120"], output: .pipe(frames))
        // The rest waits in vain for the pipe to have room.
        #expect(try frames.fileHandleForReading.read(upToCount: 1)?.count == 1)
        process.send(SIGTERM)
        #expect(process.waitForEnd() == .signal(SIGTERM))
        #expect(try folder.names == ["picture.png"])
    }
}
