import CoreGraphics
import Testing

@Suite struct CGContextImageTests {
    @Test func imagesAreCopiedWhereTheyFit() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let image = try CGImage.random(7, 5, opaque: false, &random)
        let context = try makeContext(7, 5)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 7, height: 5))
        #expect(try #require(context.makeImage()).pixels == image.pixels, "seed \(seed)")

        let bitmap = try #require(Bitmap(width: 7, height: 5))
        let flipped = try #require(CGContext(bitmap))
        flipped.drawUpright(image, in: CGRect(x: 0, y: 0, width: 7, height: 5))
        #expect(CGImage(bitmap).pixels == image.pixels, "seed \(seed)")
        let upsideDown = try #require(Bitmap(width: 7, height: 5))
        CGContext(upsideDown)?.draw(image, in: CGRect(x: 0, y: 0, width: 7, height: 5))
        let rows = (0..<5).reversed().flatMap { image.pixels[($0 * 7)..<($0 * 7 + 7)] }
        #expect(CGImage(upsideDown).pixels == rows, "seed \(seed)")
    }

    @Test func imagesGrowByTheNearestPixelOrSmoothly() throws {
        let image = try CGImage(2, 1) { x, _ in x == 0 ? red.pixel : blue.pixel }
        let context = try makeContext(8, 1)
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        #expect(try (0..<8).map { try context.pixel($0, 0) == red.pixel } == (0..<8).map { $0 < 4 })
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 1))
        let reds = try (0..<8).map { bytes(try context.pixel($0, 0))[0] }
        #expect(reds == reds.sorted(by: >) && reds[0] == 255 && reds[7] == 0)
        #expect(reds.contains { $0 > 32 && $0 < 224 })
        #expect(try context.alphas(row: 0).allSatisfy { $0 == 255 })
    }

    @Test func imagesShrinkToTheirMean() throws {
        // A chequerboard, which any filter that skips pixels would turn into one of its colours.
        let image = try CGImage(64, 64) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let context = try makeContext(4, 4)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        for row in 0..<4 {
            for x in 0..<4 { #expect(abs(bytes(try context.pixel(x, row))[0] - 128) <= 6) }
        }
    }

    @Test func tilesRepeatFromTheirRectangleOn() throws {
        let image = try CGImage(2, 1) { x, _ in x == 0 ? red.pixel : blue.pixel }
        let context = try makeContext(5, 2)
        context.draw(image, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
        for y in 0..<2 {
            #expect(try (0..<5).map { try context.pixel($0, y) == red.pixel } == [false, true, false, true, false])
        }
    }

    @Test func croppingCopiesWholePixels() throws {
        let image = try CGImage(4, 3) { x, y in 0xFF00_0000 | UInt32(x + 10 * y) }
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 5)))
        #expect(part.width == 2 && part.height == 2 && part.isOpaque)
        #expect(part.pixels.map { $0 & 255 } == [11, 12, 21, 22])
        let grown = try #require(image.cropping(to: CGRect(x: 1.5, y: 0.5, width: 1, height: 1)))
        #expect(grown.width == 2 && grown.height == 2)
        #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
        #expect(image.cropping(to: .null) == nil)
    }

    @Test func aMaskLetsThroughByItsAlpha() throws {
        let alphas: [UInt32] = [0, 128, 255]
        let mask = try CGImage(3, 1) { x, _ in alphas[x] << 24 }
        let context = try makeContext(4, 1)
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1), mask: mask)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(try context.pixel(0, 0) == blue.pixel)
        #expect(difference(try context.pixel(1, 0), 0xFF7F_0080) <= 1)
        #expect(try context.pixel(2, 0) == red.pixel)
        #expect(try context.pixel(3, 0) == blue.pixel)
    }

    @Test func aMaskWithoutAlphaLetsThroughByItsLuminance() throws {
        let mask = try CGImage(2, 2) { x, y in (x + y) % 2 == 0 ? 0xFFFF_FFFF : 0xFF00_0000 }
        let context = try makeContext(2, 2)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2), mask: mask)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: try CGImage(1, 1) { _, _ in 0x8000_0000 })
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try context.alphas(row: 0) == [128, 0])
        #expect(try context.alphas(row: 1) == [0, 0])
    }
}
