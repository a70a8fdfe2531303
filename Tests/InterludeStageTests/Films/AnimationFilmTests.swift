import Foundation
import Testing

@testable import CoreGraphics
@testable import InterludeStage

@Suite("Films in animated PNG")
struct AnimationFilmTests {
    private func control(_ file: Data, _ kind: String) -> [PNGChunk] {
        PNGChunk.all(in: file).filter { $0.kind == kind }
    }

    @Test("are exact, with every alpha, whatever part of a frame changes")
    func exact() throws {
        let seed: UInt64 = 11
        var random = Seeded(seed)
        let workshop = try Workshop()
        var frames = [try Frames.noise(23, 17, &random)]
        for _ in 0..<30 {
            let last = frames[frames.count - 1]
            let bitmap = try #require(Bitmap(width: 23, height: 17))
            bitmap.pixels.update(from: last.bitmap.pixels, count: 23 * 17)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let (x, y) = (Int.random(in: 0..<23, using: &random), Int.random(in: 0..<17, using: &random))
                bitmap[x, y] = [0, 0xFF12_3456, 0x8000_8000].randomElement(using: &random) ?? 0
            }
            frames.append(CGImage(bitmap))
        }
        try FilmWriter.write(frames, to: workshop.path("film.png"), framesPerSecond: 10)
        // A repeated frame is one that stays longer; FFmpeg repeats it again at a constant rate.
        let arguments = ["-v", "error", "-i", workshop.path("film.png"), "-r", "10", "-fps_mode", "cfr"]
        let bytes = [UInt8](try output(of: "ffmpeg", arguments + ["-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]))
        let expected = frames.flatMap(Frames.straight)
        #expect(bytes == expected, "seed \(seed)")
    }

    @Test("say how long each picture stays, as exact fractions")
    func delays() throws {
        let workshop = try Workshop()
        let (a, b) = (try Frames.flat(0xFF00_00FF, 4, 4), try Frames.flat(0xFF00_FF00, 4, 4))
        for (rate, numerator, denominator) in [(60.0, 1, 60), (29.97, 100, 2997), (100 / 3.0, 3, 100), (0.5, 2, 1)] {
            try FilmWriter.write([a, a, a, b, a], to: workshop.path("film.apng"), framesPerSecond: rate)
            let places = control(try workshop.bytes("film.apng"), "fcTL").map(\.body)
            let delays = places.map { Array($0.dropFirst(20).prefix(4)) }
            func delay(_ frames: Int) -> [UInt8] {
                [numerator * frames, denominator].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            }
            #expect(delays == [delay(3), delay(1), delay(1)], "\(rate) frames a second")
        }
    }

    @Test("say how many pictures there are and how often they play")
    func counts() throws {
        let workshop = try Workshop()
        let (a, b) = (try Frames.flat(0xFF00_00FF, 4, 4), try Frames.flat(0, 4, 4))
        for (plays, number) in [(nil, 0), (1, 1), (5, 5)] as [(Int?, UInt8)] {
            let settings = FilmSettings(plays: plays)
            try FilmWriter.write([a, a, b, a], to: workshop.path("film.apng"), settings: settings)
            let bodies = control(try workshop.bytes("film.apng"), "acTL").map(\.body)
            #expect(bodies.map(Array.init) == [[0, 0, 0, 3, 0, 0, 0, number]])
        }
    }

    @Test("are an ordinary PNG of the first frame to who does not animate")
    func still() throws {
        let workshop = try Workshop()
        var random = Seeded(5)
        let frames = try (0..<3).map { _ in try Frames.noise(9, 5, &random) }
        try FilmWriter.write(frames, to: workshop.path("film.png"))
        let still = try PictureFile.read(contentsOf: workshop.path("film.png"))
        #expect(still.bitmap.bytes.elementsEqual(frames[0].bitmap.bytes))
    }

    @Test("are the same bytes for any number of threads")
    func sameBytes() throws {
        let workshop = try Workshop()
        var random = Seeded(6)
        let frames = try (0..<9).map { _ in try Frames.noise(16, 16, &random) }
        for threads in [1, 2, 7] {
            let settings = FilmSettings(threads: threads)
            try FilmWriter.write(frames, to: workshop.path("\(threads).png"), settings: settings)
        }
        #expect(try workshop.bytes("1.png") == workshop.bytes("2.png"))
        #expect(try workshop.bytes("1.png") == workshop.bytes("7.png"))
    }

    @Test("hold the smallest area that has changed")
    func changedArea() throws {
        let old = try Frames.flat(0, 20, 10)
        func area(_ places: [(Int, Int)]) throws -> PixelArea? {
            let bitmap = try #require(Bitmap(width: 20, height: 10))
            for (x, y) in places { bitmap[x, y] = 0xFF00_0000 }
            return PixelArea(changedFrom: old, to: CGImage(bitmap))
        }
        #expect(try area([]) == nil)
        #expect(try area([(0, 0)]) == PixelArea(x: 0, y: 0, width: 1, height: 1))
        #expect(try area([(19, 9)]) == PixelArea(x: 19, y: 9, width: 1, height: 1))
        #expect(try area([(7, 2), (3, 5), (12, 4)]) == PixelArea(x: 3, y: 2, width: 10, height: 4))
        #expect(try area([(0, 0), (19, 9)]) == PixelArea(x: 0, y: 0, width: 20, height: 10))
        #expect(PixelArea(x: 3, y: 5, width: 4, height: 2).fromEvenPlace == PixelArea(x: 2, y: 4, width: 5, height: 3))
    }
}
