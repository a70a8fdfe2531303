import Testing

@testable import CoreGraphics

@Suite struct PictureOrientationTests {
    /// A 3×2 picture with levels 1…6 as it looks upright, for each tag from 1 to 8 on the same stored rows 123, 456.
    static let upright: [[[UInt32]]] = [
        [[1, 2, 3], [4, 5, 6]],
        [[3, 2, 1], [6, 5, 4]],
        [[6, 5, 4], [3, 2, 1]],
        [[4, 5, 6], [1, 2, 3]],
        [[1, 4], [2, 5], [3, 6]],
        [[4, 1], [5, 2], [6, 3]],
        [[6, 3], [5, 2], [4, 1]],
        [[3, 6], [2, 5], [1, 4]],
    ]

    private func expect(_ image: CGImage, _ tag: Int, scale: Int = 1, levelStep: UInt32 = 1) {
        let rows = PictureOrientationTests.upright[tag - 1]
        #expect(image.height == rows.count * scale && image.width == rows[0].count * scale)
        for (y, row) in rows.enumerated() {
            for (x, level) in row.enumerated() {
                #expect(
                    image.bitmap[x * scale + scale / 2, y * scale + scale / 2] & 0xFF == level * levelStep, "tag \(tag)"
                )
            }
        }
    }

    @Test(arguments: 1...8, [true, false])
    func everyTagIsApplied(_ tag: Int, _ bigEndian: Bool) throws {
        let tiff = exif(orientation: UInt8(tag), bigEndian: bigEndian)
        let prefixed = Array("Exif\0\0".utf8) + tiff
        let blocks = JPEGForge(
            width: 24, height: 16, components: [.init { column, row in (row * 3 + column + 1) * 20 }],
            segments: [(0xE1, prefixed)])
        expect(try PictureFile.decode(blocks.data), tag, scale: 8, levelStep: 20)

        var png = PNGForge(width: 3, height: 2, type: .grey)
        png.samples = { x, y in [y * 3 + x + 1] }
        png.chunks = [("eXIf", tiff)]
        expect(try PictureFile.decode(png.data), tag)
        (png.chunks, png.chunksAfter) = ([], [("eXIf", tiff)])
        expect(try PictureFile.decode(png.data), tag)

        let webP = try WebPForge.lossless(3, 2) { x, y in 0xFF00_0000 | UInt32(y * 3 + x + 1) }
        for bytes in [tiff, prefixed] {
            let chunks = [WebPForge.pixels(of: webP), WebPForge.chunk("EXIF", bytes)]
            expect(try PictureFile.decode(WebPForge.extended(3, 2, flags: 0x08, chunks)), tag)
        }
    }

    @Test func senselessTagsAreIgnored() throws {
        let whole = exif(orientation: 6, bigEndian: true)
        var wrong = (0..<whole.count).map { Array(whole.prefix($0)) }.filter { $0.count < 30 }
        wrong += [exif(orientation: 0, bigEndian: true), exif(orientation: 9, bigEndian: false)]
        for bytes in wrong {
            let orientation = bytes.withUnsafeBytes { PictureOrientation(exif: ByteView(bytes: $0)) }
            #expect(orientation == .up)
        }
    }

    @Test func largePicturesTurnPixelForPixel() throws {
        let image = try CGImage(70, 45) { x, y in UInt32(y * 70 + x) }
        for orientation in PictureOrientation.allCases {
            let turned = try #require(orientation.upright(image.bitmap))
            for y in 0..<45 {
                for x in 0..<70 {
                    let (left, top) = (69 - x, 44 - y)
                    let value: UInt32 =
                        switch orientation {
                        case .up: turned[x, y]
                        case .upMirrored: turned[left, y]
                        case .down: turned[left, top]
                        case .downMirrored: turned[x, top]
                        case .leftMirrored: turned[y, x]
                        case .right: turned[top, x]
                        case .rightMirrored: turned[top, left]
                        case .left: turned[y, left]
                        }
                    if value != image.bitmap[x, y] { Issue.record("\(orientation) at (\(x), \(y))") }
                }
            }
        }
    }
}
