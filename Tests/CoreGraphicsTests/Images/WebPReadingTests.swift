import Testing

@testable import CoreGraphics

@Suite struct WebPReadingTests {
    private let four: [[UInt32]] = [[0xFF00_00FF, 0x8000_FF00], [0x00FF_FFFF, 0x40FF_0000]]

    @Test func losslessPixelsArePremultiplied() throws {
        let file = try WebPForge.lossless(2, 2) { x, y in four[y][x] }
        let image = try PictureFile.decode(Data(file))
        #expect(image.pixels == [0xFF00_00FF, 0x8000_8000, 0, 0x4040_0000])
        #expect(!image.isOpaque)
    }

    @Test func opaquePixelsAreKnownToBe() throws {
        let file = try WebPForge.lossless(2, 1) { x, _ in x == 0 ? 0xFF12_3456 : 0xFFFE_DCBA }
        let image = try PictureFile.decode(Data(file))
        #expect(image.pixels == [0xFF12_3456, 0xFFFE_DCBA])
        #expect(image.isOpaque)
    }

    @Test func theFirstFrameOfAnAnimationStandsInItsPlace() throws {
        let first = try WebPForge.lossless(2, 2) { x, y in four[y][x] }
        let second = try WebPForge.lossless(5, 4) { _, _ in 0xFF00_0000 }
        let file = WebPForge.extended(
            5, 4, flags: 0x12,
            [
                WebPForge.chunk("ANIM", [255, 255, 255, 255, 0, 0]), WebPForge.frame(of: first, x: 2, y: 2, 2, 2),
                WebPForge.frame(of: second, x: 0, y: 0, 5, 4),
            ])
        let image = try PictureFile.decode(file)
        var expected = [UInt32](repeating: 0, count: 20)
        (expected[12], expected[13], expected[18]) = (0xFF00_00FF, 0x8000_8000, 0x4040_0000)
        #expect(image.width == 5 && image.height == 4)
        #expect(image.pixels == expected)
        #expect(!image.isOpaque)
    }

    @Test func lossyPicturesComeNearTheOriginal() throws {
        let image = try CGImage(40, 24) { _, _ in 0xFF30_80C0 }
        let again = try PictureFile.decode(PictureFile.encode(image, as: .webP(quality: 1)))
        // The 8-bit YCbCr of video range that lossy WebP is made of moves a flat colour by up to two levels.
        for pixel in again.pixels {
            #expect(abs(Int(pixel & 0xFF) - 0xC0) <= 2)
            #expect(abs(Int(pixel >> 8 & 0xFF) - 0x80) <= 2)
            #expect(abs(Int(pixel >> 16 & 0xFF) - 0x30) <= 2)
        }
        #expect(again.isOpaque)
    }
}
