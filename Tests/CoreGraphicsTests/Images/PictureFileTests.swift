import Testing

@testable import CoreGraphics

@Suite struct PictureFileTests {
    @Test(arguments: [PictureFormat.png, .losslessWebP])
    func losslessFormatsKeepEveryPremultipliedPixel(_ format: PictureFormat) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        for (width, height) in [(1, 1), (1, 37), (64, 1), (33, 21)] {
            for opaque in [true, false] {
                let image = try CGImage.random(width, height, opaque: opaque, &random)
                let data = try PictureFile.encode(image, as: format)
                let again = try PictureFile.decode(data)
                #expect(again.width == width && again.height == height)
                #expect(again.pixels == image.pixels)
                #expect(again.isOpaque == image.isOpaque)
                #expect(try PictureFile.encode(image, as: format) == data)
            }
        }
    }

    @Test func aFileAppearsWholeAndAlone() throws {
        let image = try CGImage(3, 2) { x, y in 0xFF00_0000 | UInt32(x * 80 + y) }
        try withTemporaryFolder { folder in
            let path = "\(folder)/a.png"
            try PictureFile.write(image, to: path)
            try PictureFile.write(image, to: path)
            #expect(try PictureFile.read(contentsOf: path).pixels == image.pixels)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.png"])
        }
    }
}
