import Foundation
import Testing

@testable import CoreGraphics
@testable import InterludeStage

@Suite("Films in MP4 and WebM")
struct VideoFilmTests {
    private func worstDifference(_ decoded: [UInt8], _ frames: [CGImage]) -> Int {
        let expected = frames.flatMap(Frames.straight)
        guard decoded.count == expected.count else { return 256 }
        return zip(decoded, expected).map { abs(Int($0) - Int($1)) }.max() ?? 256
    }

    @Test("show what was drawn", arguments: ["film.mp4", "film.webm"])
    func roundTrip(name: String) throws {
        let workshop = try Workshop()
        let frames = try (0..<12).map { try Frames.gradient($0, 48, 32) }
        try FilmWriter.write(
            frames, to: workshop.path(name), settings: FilmSettings(quality: .best))
        #expect(try workshop.contents == [name])
        #expect(worstDifference(try decoded(workshop.path(name)), frames) <= 10)
        let tags = "color_range,color_space,color_transfer,color_primaries,pix_fmt,avg_frame_rate"
        #expect(try probe(workshop.path(name), tags) == "yuv420p,tv,bt709,bt709,bt709,30/1")
    }

    @Test("have flat colours right", arguments: ["film.mp4", "film.webm"])
    func flatColours(name: String) throws {
        let workshop = try Workshop()
        let frames = try [0xFF30_A0E0, 0xFFFF_FFFF, 0xFF00_0000].map { try Frames.flat($0, 32, 32) }
        try FilmWriter.write(frames, to: workshop.path(name))
        #expect(worstDifference(try decoded(workshop.path(name)), frames) <= 6)
    }

    @Test("take odd sizes: MP4 repeats the last column and row, WebM keeps the size")
    func oddSizes() throws {
        let workshop = try Workshop()
        for (width, height) in [(1, 1), (17, 8)] {
            let frame = try Frames.flat(0xFF20_80C0, width, height)
            try FilmWriter.write([frame, frame], to: workshop.path("film.mp4"))
            let even = "\((width + 1) / 2 * 2),\((height + 1) / 2 * 2)"
            #expect(try probe(workshop.path("film.mp4"), "width,height,nb_read_frames") == even + ",2")
            try FilmWriter.write([frame, frame], to: workshop.path("film.webm"))
            #expect(
                worstDifference(try decoded(workshop.path("film.webm")), [frame, frame]) <= 6, "\(width)×\(height)")
        }
    }

    @Test("of one frame last for one frame", arguments: ["film.mp4", "film.webm"])
    func oneFrame(name: String) throws {
        let workshop = try Workshop()
        try FilmWriter.write([Frames.gradient(0, 32, 32)], to: workshop.path(name), framesPerSecond: 10)
        let values = try probe(workshop.path(name), "nb_read_frames:format=duration").split(separator: "\n")
        #expect(values.first == "1")
        #expect(try abs(#require(Double(values.last ?? "")) - 0.1) < 0.002)
    }

    @Test("begin with their index, so that a player can start at once")
    func fastStart() throws {
        let workshop = try Workshop()
        try FilmWriter.write([Frames.gradient(0, 32, 32)], to: workshop.path("film.mp4"))
        let bytes = try workshop.bytes("film.mp4")
        let index = try #require(bytes.range(of: Data("moov".utf8)))
        #expect(index.lowerBound < (try #require(bytes.range(of: Data("mdat".utf8)))).lowerBound)
    }

    @Test("keep transparency in WebM when the first frame has any")
    func transparency() throws {
        let workshop = try Workshop()
        let clear = try Frames.flat(0x8000_4080, 32, 32)
        let opaque = try Frames.flat(0xFF00_4080, 32, 32)
        try FilmWriter.write([clear, opaque], to: workshop.path("film.webm"))
        let bytes = try decoded(workshop.path("film.webm"), decoder: ["-c:v", "libvpx-vp9"])
        #expect(worstDifference(bytes, [clear, opaque]) <= 6)
        try FilmWriter.write([opaque, clear], to: workshop.path("film.webm"))
        let opaqueBytes = try decoded(workshop.path("film.webm"), decoder: ["-c:v", "libvpx-vp9"])
        let black = try Frames.flat(0xFF00_4080, 32, 32)
        #expect(worstDifference(opaqueBytes, [opaque, black]) <= 6)
        try FilmWriter.write([clear], to: workshop.path("film.mp4"))
        #expect(worstDifference(try decoded(workshop.path("film.mp4")), [black]) <= 6)
    }

    @Test("are the same bytes each time and for any number of threads", arguments: ["film.mp4", "film.webm"])
    func sameBytes(name: String) throws {
        let workshop = try Workshop()
        var random = Seeded(3)
        // Frames of changing height of motion, so that what threads may see of each other would matter.
        let noise = try Frames.noise(64, 400, &random)
        let frames = try (0..<24).map { index in
            let bitmap = try #require(Bitmap(width: 64, height: 256))
            let shift = index * 37 % 144
            for y in 0..<256 { for x in 0..<64 { bitmap[x, y] = noise.bitmap[x, y + shift] | 0xFF00_0000 } }
            return CGImage(bitmap)
        }
        var films: [Data] = []
        for threads in [nil, 1, 5] {
            let settings = FilmSettings(quality: .draft, threads: threads)
            try FilmWriter.write(frames, to: workshop.path(name), settings: settings)
            films.append(try workshop.bytes(name))
        }
        #expect(films.allSatisfy { $0 == films[0] })
    }

    @Test("show a repeated frame as often as it came")
    func repeats() throws {
        let workshop = try Workshop()
        let (a, b) = (try Frames.flat(0xFF00_00C0, 16, 16), try Frames.flat(0xFFC0_0000, 16, 16))
        try FilmWriter.write([a, a, a, b, b, a], to: workshop.path("film.mp4"))
        #expect(worstDifference(try decoded(workshop.path("film.mp4")), [a, a, a, b, b, a]) <= 6)
    }
}
