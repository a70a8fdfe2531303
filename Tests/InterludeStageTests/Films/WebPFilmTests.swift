import CWebP
import Foundation
import Testing

@testable import CoreGraphics
@testable import InterludeStage

@Suite("Films in animated WebP")
struct WebPFilmTests {
    /// The pictures of an animation in straight RGBA, each with the time in thousandths of a second when it ends.
    private func decoded(_ file: Data) throws -> (pictures: [[UInt8]], ends: [Int32], plays: UInt32) {
        try file.withUnsafeBytes { bytes in
            var data = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
            let decoder = try #require(WebPAnimDecoderNew(&data, nil))
            defer { WebPAnimDecoderDelete(decoder) }
            var info = WebPAnimInfo()
            try #require(WebPAnimDecoderGetInfo(decoder, &info) != 0)
            var pictures: [[UInt8]] = []
            var ends: [Int32] = []
            while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
                var pixels: UnsafeMutablePointer<UInt8>?
                var end: Int32 = 0
                try #require(WebPAnimDecoderGetNext(decoder, &pixels, &end) != 0)
                let count = Int(info.canvas_width * info.canvas_height * 4)
                pictures.append(Array(UnsafeBufferPointer(start: pixels, count: count)))
                ends.append(end)
            }
            return (pictures, ends, info.loop_count)
        }
    }

    @Test("are exact in the best quality, with every alpha, whatever part of a frame changes")
    func exact() throws {
        let seed: UInt64 = 12
        var random = Seeded(seed)
        let workshop = try Workshop()
        var frames = [try Frames.noise(23, 17, &random)]
        for _ in 0..<20 {
            let bitmap = try #require(Bitmap(width: 23, height: 17))
            bitmap.pixels.update(from: frames[frames.count - 1].bitmap.pixels, count: 23 * 17)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let (x, y) = (Int.random(in: 0..<23, using: &random), Int.random(in: 0..<17, using: &random))
                bitmap[x, y] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random)
            }
            frames.append(CGImage(bitmap))
        }
        let settings = FilmSettings(quality: .best)
        try FilmWriter.write(frames, to: workshop.path("film.webp"), settings: settings)
        let film = try decoded(workshop.bytes("film.webp"))
        #expect(film.pictures == frames.map(Frames.straight), "seed \(seed)")
    }

    @Test("are near in the other qualities", arguments: [FilmSettings.Quality.draft, .good])
    func near(quality: FilmSettings.Quality) throws {
        let workshop = try Workshop()
        let frames = try (0..<4).map { try Frames.gradient($0, 41, 31) }
        try FilmWriter.write(frames, to: workshop.path("film.webp"), settings: FilmSettings(quality: quality))
        let film = try decoded(workshop.bytes("film.webp"))
        try #require(film.pictures.count == 4)
        for (picture, frame) in zip(film.pictures, frames) {
            let worst = zip(picture, Frames.straight(frame)).map { abs(Int($0) - Int($1)) }.max() ?? 255
            #expect(worst <= 24)
        }
    }

    @Test("last as long as they should, at rates that thousandths cannot count")
    func times() throws {
        let workshop = try Workshop()
        let frames = try (0..<7).map { try Frames.flat(0xFF00_0000 + UInt32($0), 4, 4) }
        let settings = FilmSettings(quality: .best)
        for (rate, ends) in [(60.0, [17, 33, 50, 67, 83, 100, 117]), (10, [100, 200, 300, 400, 500, 600, 700])] {
            try FilmWriter.write(frames, to: workshop.path("film.webp"), framesPerSecond: rate, settings: settings)
            #expect(try decoded(workshop.bytes("film.webp")).ends.map(Int.init) == ends)
        }
    }

    @Test("show a frame that is repeated once, for longer")
    func repeats() throws {
        let workshop = try Workshop()
        let (a, b) = (try Frames.flat(0x8080_0000, 5, 5), try Frames.flat(0, 5, 5))
        let equal = try Frames.flat(0, 5, 5)
        for plays in [nil, 1, 3] as [Int?] {
            try FilmWriter.write(
                [a, a, b, equal, b, a], to: workshop.path("film.webp"), framesPerSecond: 10,
                settings: FilmSettings(quality: .best, plays: plays))
            let film = try decoded(workshop.bytes("film.webp"))
            #expect(film.pictures == [a, b, a].map(Frames.straight))
            #expect(film.ends == [200, 500, 600])
            #expect(film.plays == UInt32(plays ?? 0))
        }
    }

    @Test("are a picture of the first frame to who does not animate")
    func still() throws {
        let workshop = try Workshop()
        let frame = try Frames.flat(0xFF10_2030, 6, 6)
        try FilmWriter.write([frame], to: workshop.path("film.webp"), settings: FilmSettings(quality: .best))
        let still = try PictureFile.read(contentsOf: workshop.path("film.webp"))
        #expect(still.bitmap.bytes.elementsEqual(frame.bitmap.bytes))
    }

    @Test("are the same bytes for any number of threads")
    func sameBytes() throws {
        let workshop = try Workshop()
        let frames = try (0..<9).map { try Frames.gradient($0, 20, 20) }
        for threads in [1, 2, 7] {
            let settings = FilmSettings(threads: threads)
            try FilmWriter.write(frames, to: workshop.path("\(threads).webp"), settings: settings)
        }
        #expect(try workshop.bytes("1.webp") == workshop.bytes("2.webp"))
        #expect(try workshop.bytes("1.webp") == workshop.bytes("7.webp"))
    }
}
