import Foundation
import Testing

@testable import CoreGraphics
@testable import InterludeStage

@Suite("A film's place")
struct FilmOutputTests {
    private let size = 16

    private func frames(_ count: Int) throws -> [CGImage] {
        try (0..<count).map { try Frames.gradient($0, size, size) }
    }

    private func writer(_ path: String, _ format: FilmFormat? = nil) throws -> FilmWriter {
        try FilmWriter(to: path, format: format, width: size, height: size, framesPerSecond: 30)
    }

    static let names = ["film.mp4", "film.webm", "film.gif", "film.png", "film.rgba", "film/"]

    @Test("shows a film only when it is whole, and replaces what was there", arguments: names)
    func whole(name: String) throws {
        let workshop = try Workshop()
        let path = workshop.path(name)
        let old = Data("old".utf8)
        let isFolder = name.hasSuffix("/")
        if !isFolder { try old.write(to: URL(fileURLWithPath: path)) }
        let writer = try writer(path)
        for frame in try frames(20) { try writer.append(frame) }
        if isFolder {
            #expect(!FileManager.default.fileExists(atPath: path))
        } else {
            #expect(try workshop.bytes(name) == old)
        }
        let count = try writer.finish()
        #expect(writer.frameCount == 20)
        #expect(try workshop.contents == [name.replacingOccurrences(of: "/", with: "")])
        if !isFolder { #expect(try workshop.bytes(name).count == count) }
    }

    @Test("is left as it was by a film that is cancelled, forgotten or fails", arguments: names)
    func nothingLeft(name: String) throws {
        let workshop = try Workshop()
        let path = workshop.path(name)
        let some = try frames(5)

        let cancelled = try writer(path)
        for frame in some { try cancelled.append(frame) }
        cancelled.cancel()
        #expect(try workshop.contents == [])
        #expect(throws: FilmError.closed(file: path)) { try cancelled.append(some[0]) }
        #expect(throws: FilmError.closed(file: path)) { try cancelled.finish() }

        var forgotten: FilmWriter? = try writer(path)
        for frame in some { try forgotten?.append(frame) }
        forgotten = nil
        #expect(try workshop.contents == [])

        let empty = try writer(path)
        #expect(throws: FilmError.noFrames(file: path)) { try empty.finish() }
        #expect(try workshop.contents == [])

        struct Broken: Error {}
        let film = Film(width: size, height: size, duration: 1) { time in
            if time > 0.5 && time < 0.9 { throw Broken() }
            return some[0]
        }
        #expect(throws: Broken.self) { try film.write(to: path) }
        #expect(throws: Broken.self) {
            try film.write(to: path) { if $0.framesDone == 3 { throw Broken() } }
        }
        #expect(try workshop.contents == [])
    }

    @Test("can be cancelled from another thread while frames come", arguments: names)
    func cancelledFromOutside(name: String) throws {
        let workshop = try Workshop()
        let path = workshop.path(name)
        let writer = try writer(path)
        let frame = try frames(1)[0]
        try writer.append(frame)
        Thread.detachNewThread { writer.cancel() }
        #expect(throws: FilmError.closed(file: path)) { while true { try writer.append(frame) } }
        writer.cancel()
        #expect(try workshop.contents == [])
    }

    @Test("must be there, and be a file where one is wanted")
    func places() throws {
        let workshop = try Workshop()
        for name in FilmOutputTests.names {
            let path = workshop.path("missing/\(name)")
            #expect(throws: FilmError.noFolder(file: path)) { try writer(path) }
        }
        try FileManager.default.createDirectory(atPath: workshop.path("a.mp4"), withIntermediateDirectories: true)
        let folder = workshop.path("a.mp4")
        #expect(throws: FilmError.isFolder(file: folder)) { try writer(folder) }
        #expect(throws: FilmError.notAFile(file: "/dev/full", format: .gif)) { try writer("/dev/full", .gif) }
        #expect(throws: FilmError.notAFile(file: "standard output", format: .mp4)) { try writer("-", .mp4) }
        #expect(throws: FilmError.unknownEnding(file: "film.avi")) { try writer("film.avi") }
        #expect(try workshop.contents == ["a.mp4"])
    }

    @Test("may be an empty folder for pictures, no other and no file")
    func folders() throws {
        let workshop = try Workshop()
        let path = workshop.path("frames")
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FilmWriter.write(frames(2), to: path + "/")
        #expect(try workshop.contents == ["frames"])
        #expect(throws: FilmError.inUse(file: path + "/")) { try writer(path + "/") }
        try Data().write(to: URL(fileURLWithPath: workshop.path("file")))
        #expect(throws: FilmError.inUse(file: workshop.path("file"))) { try writer(workshop.path("file"), .pngFolder) }
    }

    @Test("that is full is told from one that may not be written")
    func full() throws {
        let writer = try writer("/dev/full", .rawRGBA)
        let frame = try frames(1)[0]
        #expect(throws: FilmError.diskFull(file: "/dev/full")) {
            try writer.append(frame)
            try writer.finish()
        }
        #expect(FilmError(file: "a", errorNumber: EACCES) == .noPermission(file: "a"))
        #expect(FilmError(file: "a", errorNumber: EROFS) == .noPermission(file: "a"))
    }

    @Test("may be a pipe for raw frames; one whose reader goes away is an error and not the end")
    func pipes() throws {
        let workshop = try Workshop()
        let path = workshop.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        // Opened for both, so that the writer's opening does not wait for a reader.
        let reader = open(path, O_RDWR | O_CLOEXEC)
        try #require(reader >= 0)
        let writer = try writer(path, .rawRGBA)
        let some = try frames(3)
        for frame in some { try writer.append(frame) }
        try writer.finish()
        var bytes = [UInt8](repeating: 0, count: 3 * size * size * 4)
        #expect(read(reader, &bytes, bytes.count) == bytes.count)
        #expect(bytes == some.flatMap(Frames.straight))

        let broken = try self.writer(path, .rawRGBA)
        close(reader)
        #expect(throws: FilmError.brokenPipe(file: path)) { while true { try broken.append(some[0]) } }
        #expect(try workshop.contents == ["pipe"])
    }

    @Test("takes only frames of the film's size, and films that can be")
    func limits() throws {
        let workshop = try Workshop()
        let path = workshop.path("film.png")
        let film = try writer(path)
        let wrong = FilmError.wrongFrameSize(
            file: path, width: 8, height: 16, expectedWidth: size, expectedHeight: size)
        #expect(throws: wrong) { try film.append(Frames.flat(0, 8, 16)) }
        for (width, height) in [(0, 5), (5, -1), (40_000, 1)] {
            #expect(throws: FilmError.invalidSize(file: path, width: width, height: height, format: .apng)) {
                try FilmWriter(to: path, width: width, height: height, framesPerSecond: 30)
            }
        }
        let video = workshop.path("film.mp4")
        #expect(throws: FilmError.invalidSize(file: video, width: 16_384, height: 16_384, format: .mp4)) {
            try FilmWriter(to: video, width: 16_384, height: 16_384, framesPerSecond: 30)
        }
        let sheet = workshop.path("sheet.png")
        let tooLarge = FilmError.sheetTooLarge(file: sheet, count: 1000, width: 16_384, height: 16_384, possible: 30)
        #expect(throws: tooLarge) {
            try FilmWriter(
                to: sheet, format: .contactSheet(1000), width: 16_384, height: 16_384, framesPerSecond: 30)
        }
        for rate in [0, -3, 0.001, 1001, .infinity] as [Double] {
            #expect(throws: FilmError.invalidRate(file: path, framesPerSecond: rate)) {
                try FilmWriter(to: path, width: 1, height: 1, framesPerSecond: rate)
            }
        }
        for duration in [-1, .infinity, 1e9] as [Double] {
            let film = Film(width: 1, height: 1, duration: duration) { _ in try Frames.flat(0, 1, 1) }
            #expect(throws: FilmError.invalidDuration(file: path, duration: duration)) { try film.write(to: path) }
        }
    }

    @Test("gets raw frames with straight alpha")
    func raw() throws {
        let workshop = try Workshop()
        var random = Seeded(9)
        let some =
            try (0..<3).map { _ in try Frames.noise(7, 5, &random) }
            + frames(1).map { _ in try Frames.gradient(0, 7, 5) }
        try FilmWriter.write(some, to: workshop.path("film.rgba"))
        #expect(try workshop.bytes("film.rgba") == Data(some.flatMap(Frames.straight)))
    }

    @Test("gets numbered pictures, exact")
    func pictures() throws {
        let workshop = try Workshop()
        var random = Seeded(10)
        var some = try (0..<11).map { _ in try Frames.noise(9, 4, &random) }
        some.insert(some[4], at: 4)
        try FilmWriter.write(some, to: workshop.path("film/"))
        let names = try FileManager.default.contentsOfDirectory(atPath: workshop.path("film")).sorted()
        #expect(names == (1...12).map { "frame-00" + ($0 < 10 ? "0" : "") + "\($0).png" })
        for (name, frame) in zip(names, some) {
            let picture = try PictureFile.read(contentsOf: workshop.path("film/\(name)"))
            #expect(picture.bitmap.bytes.elementsEqual(frame.bitmap.bytes), "\(name)")
        }
    }
}
