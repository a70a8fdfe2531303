import CoreGraphics
import QuartzCore
import Testing

@testable import InterludeCommand

/// Every kind of change from every side.
private let changes = TransitionCatalogue.types.flatMap { type in
    TransitionCatalogue.subtypes.map { (type.name, $0.name) }
}

@Suite struct FrameTests {
    private let folder: TemporaryFolder
    private let before = CGImage.pattern(width: 31, height: 22, seed: 1)
    private let after = CGImage.pattern(width: 31, height: 22, seed: 2)

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The frame that a call makes.
    private func frame(_ before: CGImage, _ after: CGImage, _ options: [String]) throws -> CGImage {
        let pictures = [try folder.write(before, as: "before.png"), try folder.write(after, as: "after.png")]
        let outcome = Outcome(of: ["frame"] + pictures + ["-o", folder.file("frame.png"), "--quiet"] + options)
        try #require(outcome.status == 0, "\(outcome.notes)")
        #expect(outcome.notes.isEmpty && outcome.results.isEmpty)
        return try folder.read("frame.png")
    }

    @Test(arguments: changes)
    func theFirstFrameIsBeforeAndTheLastIsAfter(type: String, subtype: String) throws {
        let options = ["--type", type, "--subtype", subtype]
        #expect(try frame(before, after, options + ["--at", "0"]).isSame(as: before))
        #expect(try frame(before, after, options + ["--at", "1"]).isSame(as: after))
        let middle = try frame(before, after, options + ["--at", "0.5"])
        #expect(!middle.isSame(as: before) && !middle.isSame(as: after))
    }

    @Test(arguments: changes)
    func transparentPicturesLieOverTheBackground(type: String, subtype: String) throws {
        let glass = CGImage.of(width: 5, height: 3) { x, y in (UInt8(x * 60), UInt8(y * 100), 9, UInt8(x * 50 + y)) }
        let options = ["--type", type, "--subtype", subtype, "--background", "#204060"]
        let end = try frame(before, glass, options + ["--size", "5x3", "--fit", "stretch", "--at", "1"])
        let start = try frame(glass, before, options + ["--at", "0"])
        #expect(start.isSame(as: end))
        for (pixel, shown) in zip(glass.pixels, start.pixels) {
            for (shift, ground) in [(0, 0x20), (8, 0x40), (16, 0x60), (24, 0xFF)] as [(UInt32, UInt32)] {
                let sum = (pixel >> shift & 255) * 255 + ground * (255 - pixel >> 24)
                #expect(shown >> shift & 255 == (sum + 127) / 255)
            }
        }
    }

    @Test func aFadeHalfWayIsTheMeanRoundedToNearest() throws {
        for (one, other) in [(0, 255), (10, 20), (255, 254), (3, 4), (0, 1)] as [(UInt8, UInt8)] {
            let dark = CGImage.of(width: 4, height: 4) { _, _ in (one, one, one, 255) }
            let light = CGImage.of(width: 4, height: 4) { _, _ in (other, other, other, 255) }
            let mean = try frame(dark, light, ["--type", "fade", "--at", "0.5"])
            let exact = (Double(one) + Double(other)) / 2
            for pixel in mean.pixels { #expect(abs(Double(pixel & 255) - exact) <= 0.5) }
            #expect(Set(mean.pixels).count == 1)
        }
    }

    @Test(arguments: TransitionCatalogue.types.map(\.name))
    func oppositeSidesGiveMirroredFrames(type: String) throws {
        for moment in ["0.25", "0.37", "0.8"] {
            let options = ["--type", type, "--at", moment, "--subtype"]
            let right = try frame(before, after, options + ["fromRight"])
            let left = try frame(before.mirrored, after.mirrored, options + ["fromLeft"])
            #expect(left.mirrored.isSame(as: right))
            let top = try frame(before, after, options + ["fromTop"])
            let bottom = try frame(before.flipped, after.flipped, options + ["fromBottom"])
            #expect(bottom.flipped.isSame(as: top))
        }
    }

    @Test(arguments: changes)
    func theNumberOfThreadsDoesNotMatter(type: String, subtype: String) throws {
        let options = ["--type", type, "--subtype", subtype, "--at", "0.3", "--size", "47x33", "--threads"]
        let one = try frame(before, after, options + ["1"])
        #expect(try frame(before, after, options + ["2"]).isSame(as: one))
        #expect(try frame(before, after, options + ["16"]).isSame(as: one))
    }

    @Test func aPushHasComeAsFarAsItsMoment() throws {
        let black = CGImage.of(width: 100, height: 1) { _, _ in (0, 0, 0, 255) }
        let white = CGImage.of(width: 100, height: 1) { _, _ in (255, 255, 255, 255) }
        for percent in [1, 25, 50, 99] {
            let pixels = try frame(black, white, ["--type", "push", "--at", "\(Double(percent) / 100)"]).pixels
            #expect(pixels.count { $0 == 0xFFFF_FFFF } == percent)
        }
        // easeIn at the half has come 0.3153568126 of the way; screens move by whole pixels.
        let eased = try frame(black, white, ["--type", "push", "--at", "0.5", "--timing", "easeIn"]).pixels
        #expect(eased.count { $0 == 0xFFFF_FFFF } == 32)
    }

    @Test func aPictureOfAnotherShapeLiesAsAsked() throws {
        let red = CGImage.of(width: 4, height: 2) { x, _ in (255, 0, x == 0 || x == 3 ? 255 : 0, 255) }
        func shown(_ fit: String) throws -> [UInt32] {
            try frame(red, red, ["--at", "0", "--size", "4x4", "--fit", fit, "--background", "lime"]).pixels
        }
        let (lime, red32) = (UInt32(0xFF00_FF00), UInt32(0xFF00_00FF))
        let fitted = try shown("fit")
        #expect(fitted[0..<4].allSatisfy { $0 == lime } && fitted[12..<16].allSatisfy { $0 == lime })
        #expect(Array(fitted[4..<8]) == Array(red.pixels[0..<4]))
        #expect(try shown("fill")[9] == red32)
        #expect(try !shown("fill").contains(lime) && !shown("stretch").contains(lime))
        #expect(try shown("stretch")[0..<4] == red.pixels[0..<4])
    }

    @Test func everyPictureFormatIsWritten() throws {
        let pictures = [try folder.write(before, as: "a.png"), try folder.write(after, as: "b.jpg")]
        for name in ["c.png", "c.jpg", "c.jpeg", "c.webp", "C.PNG"] {
            let outcome = Outcome(of: ["frame"] + pictures + ["--at", "0.5", "-o", folder.file(name), "--json"])
            #expect(outcome.status == 0, "\(outcome.notes)")
            #expect(outcome.results.contains(#""width":31"#) && outcome.results.contains(#""at":0.5"#))
            #expect(try folder.read(name).width == 31)
        }
    }
}
