import Foundation
import Testing

@testable import CoreGraphics
@testable import InterludeStage

@Suite("Films in GIF")
struct GIFFilmTests {
    /// The delays of a GIF's frames in hundredths of a second, and how often it repeats (nil when it does not say).
    private func timing(_ gif: Data) -> (delays: [Int], repeats: Int?) {
        let bytes = [UInt8](gif)
        var delays: [Int] = []
        var repeats: Int?
        for index in 0..<(bytes.count - 7) where bytes[index] == 0x21 {
            if bytes[index + 1] == 0xF9, bytes[index + 2] == 4, bytes[index + 7] == 0 {
                delays.append(Int(bytes[index + 4]) | Int(bytes[index + 5]) << 8)
            }
            if bytes[index + 1] == 0xFF, bytes[index...].dropFirst(3).starts(with: Array("NETSCAPE2.0".utf8)) {
                repeats = Int(bytes[index + 16]) | Int(bytes[index + 17]) << 8
            }
        }
        return (delays, repeats)
    }

    private func colours(_ count: Int) throws -> [CGImage] {
        try (0..<count).map { try Frames.flat(UInt32($0 * 0x15_0A05) & 0xFF_FFFF | 0xFF00_0000, 8, 6) }
    }

    @Test("of few colours are exact, with a palette for the film or for each frame", arguments: [true, false])
    func exact(sampled: Bool) throws {
        let workshop = try Workshop()
        let frames = try colours(10)
        try FilmWriter.write(frames, to: workshop.path("film.gif"), framesPerSecond: 10, sampled: sampled)
        #expect(try decoded(workshop.path("film.gif")) == frames.flatMap(Frames.straight))
        #expect(timing(try workshop.bytes("film.gif")).delays == Array(repeating: 10, count: 10))
        #expect(try workshop.contents == ["film.gif"])
    }

    @Test("of 255 colours without any order are exact")
    func compression() throws {
        let seed: UInt64 = 21
        var random = Seeded(seed)
        let workshop = try Workshop()
        let colors = (0..<255).map { UInt32($0) &* 0x01_D3_57 & 0xFF_FFFF | 0xFF00_0000 }
        let bitmap = try #require(Bitmap(width: 150, height: 120))
        // More sequences than the compressor's table holds, several times, and long runs.
        for index in 0..<(150 * 120) {
            let isRun = index % 6000 > 5000
            bitmap.pixels[index] = isRun ? colors[0] : colors.randomElement(using: &random) ?? 0
        }
        let frame = CGImage(bitmap)
        try FilmWriter.write([frame], to: workshop.path("film.gif"), sampled: true)
        #expect(try decoded(workshop.path("film.gif")) == Frames.straight(frame), "seed \(seed)")
    }

    @Test("of many colours are near", arguments: [FilmSettings.Quality.draft, .best])
    func near(quality: FilmSettings.Quality) throws {
        let workshop = try Workshop()
        let frames = try (0..<3).map { try Frames.gradient($0, 20, 15) }
        let settings = FilmSettings(quality: quality)
        try FilmWriter.write(frames, to: workshop.path("film.gif"), settings: settings, sampled: true)
        let pairs = zip(try decoded(workshop.path("film.gif")), frames.flatMap(Frames.straight))
        let total = pairs.reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        #expect(Double(total) / Double(frames.count * 20 * 15 * 4) < 4)
    }

    @Test("keep what is clear clear", arguments: [true, false])
    func transparency(sampled: Bool) throws {
        let workshop = try Workshop()
        // A red dot wanders over nothing: where it was, nothing is left.
        let frames = try (0..<4).map { index in
            let bitmap = try #require(Bitmap(width: 8, height: 8))
            bitmap[2 * index, 3] = 0xFF00_00FF
            return CGImage(bitmap)
        }
        try FilmWriter.write(frames, to: workshop.path("film.gif"), framesPerSecond: 10, sampled: sampled)
        let bytes = try decoded(workshop.path("film.gif"))
        try #require(bytes.count == 4 * 8 * 8 * 4)
        let alphas = stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
        let dots = alphas.indices.filter { alphas[$0] == 255 }
        #expect(dots == (0..<4).map { $0 * 64 + 3 * 8 + 2 * $0 })
        #expect(alphas.filter { $0 == 0 }.count == 4 * 63)
    }

    @Test("of nothing but clear pixels are possible", arguments: [true, false])
    func clear(sampled: Bool) throws {
        let workshop = try Workshop()
        try FilmWriter.write([Frames.flat(0, 4, 4)], to: workshop.path("film.gif"), sampled: sampled)
        let bytes = try decoded(workshop.path("film.gif"))
        #expect(bytes.count == 64 && stride(from: 3, to: 64, by: 4).allSatisfy { bytes[$0] == 0 })
    }

    @Test("last as long as they should at any rate, no frame below two hundredths")
    func delays() throws {
        let workshop = try Workshop()
        for (rate, count, delays) in [
            (30.0, 6, [3, 4, 3, 3, 4, 3]), (100, 8, [2, 2, 2, 2, 2]), (10, 1, [10]),
        ] {
            try FilmWriter.write(colours(count), to: workshop.path("film.gif"), framesPerSecond: rate)
            let found = timing(try workshop.bytes("film.gif")).delays
            #expect(found == delays, "\(rate) frames a second")
            #expect(found.allSatisfy { $0 >= 2 })
        }
    }

    @Test("end with their last frame, also where frames are left out")
    func lastFrame() throws {
        let workshop = try Workshop()
        let frames = try colours(8)
        try FilmWriter.write(frames, to: workshop.path("film.gif"), framesPerSecond: 100)
        let shown = [0, 2, 4, 6, 7].map { frames[$0] }
        #expect(try decoded(workshop.path("film.gif")) == shown.flatMap(Frames.straight))
    }

    @Test("play as often as they are told")
    func plays() throws {
        let workshop = try Workshop()
        for (plays, repeats) in [(nil, 0), (1, nil), (3, 2)] as [(Int?, Int?)] {
            let settings = FilmSettings(plays: plays)
            try FilmWriter.write(colours(2), to: workshop.path("film.gif"), settings: settings)
            #expect(timing(try workshop.bytes("film.gif")).repeats == repeats)
        }
    }

    @Test("are the same bytes each time")
    func sameBytes() throws {
        let workshop = try Workshop()
        let frames = try (0..<2).map { try Frames.gradient($0, 20, 15) }
        for name in ["a.gif", "b.gif"] {
            let settings = FilmSettings(threads: name == "a.gif" ? 1 : 3)
            try FilmWriter.write(frames, to: workshop.path(name), settings: settings, sampled: true)
        }
        #expect(try workshop.bytes("a.gif") == workshop.bytes("b.gif"))
    }

    @Test("are drawn at a rate that they can show")
    func rate() throws {
        let workshop = try Workshop()
        let film = Film(width: 8, height: 6, duration: 0.1, framesPerSecond: 60) { time in
            try Frames.flat(0xFF00_0000 | 20 * UInt32((time * 50).rounded()), 8, 6)
        }
        let report = try film.write(to: workshop.path("film.gif"))
        #expect(report.framesPerSecond == 50 && report.frameCount == 6)
        #expect(timing(try workshop.bytes("film.gif")).delays == [2, 2, 2, 2, 2, 2])
        let bytes = try decoded(workshop.path("film.gif"))
        let reds: [UInt8] = stride(from: 0, to: bytes.count, by: 8 * 6 * 4).map { bytes[$0] }
        let expected: [UInt8] = [0, 20, 40, 60, 80, 100]
        #expect(reds == expected)
    }
}
