import Foundation
import Testing

@testable import InterludeStage

@Suite("Film formats")
struct FilmFormatTests {
    @Test("come from a path's ending")
    func endings() {
        let formats: [(String, FilmFormat?)] = [
            ("a.mp4", .mp4), ("A.MP4", .mp4), ("dir.gif/a.m4v", .mp4), ("a.webm", .webM), ("a.gif", .gif),
            ("a.webp", .animatedWebP), ("a.apng", .apng), ("a.b.png", .apng), ("a.rgba", .rawRGBA), ("-", .rawRGBA),
            ("frames/", .pngFolder), ("a.mp4/", .pngFolder), ("/dev/null", .nowhere),
            ("a", nil), ("", nil), ("a.avi", nil), (".mp4", nil), ("a.mp4.", nil), ("mp4", nil),
        ]
        for (path, format) in formats { #expect(FilmFormat(path: path) == format, "\(path)") }
    }

    @Test("show frames evenly at the nearest rate")
    func rates() {
        #expect(FilmFormat.gif.framesPerSecond(nearestTo: 60) == 50)
        #expect(FilmFormat.gif.framesPerSecond(nearestTo: 1000) == 50)
        #expect(FilmFormat.gif.framesPerSecond(nearestTo: 30) == 100.0 / 3)
        #expect(FilmFormat.gif.framesPerSecond(nearestTo: 25) == 25)
        #expect(FilmFormat.gif.framesPerSecond(nearestTo: 24) == 25)
        #expect(FilmFormat.apng.framesPerSecond(nearestTo: 120) == 90)
        #expect(FilmFormat.animatedWebP.framesPerSecond(nearestTo: 60) == 60)
        #expect(FilmFormat.mp4.framesPerSecond(nearestTo: 120) == 120)
    }

    @Test("never hold a rate that cannot be, and never trap on one")
    func impossibleRates() {
        for format in [FilmFormat.gif, .apng, .mp4] {
            for rate in [0, -1, .nan, -.infinity] as [Double] {
                #expect(!(format.framesPerSecond(nearestTo: rate) > 0))
            }
        }
    }
}

@Suite("Films")
struct FilmTests {
    private func film(_ duration: Double, _ rate: Double) -> Film {
        Film(width: 1, height: 1, duration: duration, framesPerSecond: rate) { _ in try Frames.flat(0, 1, 1) }
    }

    @Test("begin at 0 and end at their duration")
    func moments() {
        for (duration, rate, count) in [
            (0.6, 60.0, 37), (0.1, 30, 4), (0.25, 50, 14), (0, 60, 1), (1 / 3.0, 3, 2), (1e-9, 60, 1), (10, 0.01, 2),
        ] {
            let film = film(duration, rate)
            #expect(film.frameCount == count, "\(duration) s at \(rate)")
            #expect(film.time(ofFrame: count - 1) == duration)
            if count > 1 { #expect(film.time(ofFrame: 0) == 0) }
            let times = (0..<count).map(film.time)
            #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 && $1 - $0 <= 1 / rate + 1e-9 })
        }
    }

    @Test("of no possible length have no frames")
    func impossible() {
        let impossible: [(Double, Double)] = [
            (-1, 60), (.nan, 60), (.infinity, 60), (1, 0), (1, -1), (1, .nan), (1, .infinity),
        ]
        for (duration, rate) in impossible {
            #expect(film(duration, rate).frameCount == 0)
        }
    }

    @Test("tell how far they have come and what has been written")
    func progress() throws {
        let film = film(0.1, 30)
        var steps: [Int] = []
        let report = try film.write(to: "/dev/null") { progress in
            #expect(progress.frameCount == 4)
            steps.append(progress.framesDone)
        }
        #expect(steps == [0, 1, 2, 3, 4])
        #expect(report.format == .nowhere && report.frameCount == 4 && report.framesPerSecond == 30)
        #expect(report.width == 1 && report.height == 1 && report.byteCount == 0 && report.elapsed >= 0)
    }

    @Test("are drawn by their own closure once it is set, to nowhere too")
    func ownFrames() throws {
        struct Refused: Error {}
        let stage = try Stage(size: CGSize(width: 3, height: 2))
        var film = stage.film(duration: 0.25)
        var steps: [Int] = []
        try film.write(to: "/dev/null") { steps.append($0.framesDone) }
        #expect(steps == Array(0...16))
        film.frame = { _ in throw Refused() }
        #expect(throws: Refused.self) { try film.write(to: "/dev/null") }
    }
}
