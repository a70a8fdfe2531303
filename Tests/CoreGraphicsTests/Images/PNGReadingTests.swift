import Testing

@testable import CoreGraphics

@Suite struct PNGReadingTests {
    struct Variant: Sendable, CustomStringConvertible {
        var type: PNGForge.ColorType
        var depth: Int
        var isInterlaced: Bool
        var hasTransparency: Bool

        var description: String {
            "\(type) \(depth) bits\(isInterlaced ? ", interlaced" : "")\(hasTransparency ? ", tRNS" : "")"
        }
    }

    static let variants: [Variant] = {
        let kinds: [(PNGForge.ColorType, [Int])] = [
            (.grey, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.greyAlpha, [8, 16]),
            (.rgba, [8, 16]),
        ]
        return kinds.flatMap { type, depths in
            depths.flatMap { depth in
                [false, true].flatMap { isInterlaced in
                    (type == .greyAlpha || type == .rgba ? [false] : [false, true]).map {
                        Variant(type: type, depth: depth, isInterlaced: isInterlaced, hasTransparency: $0)
                    }
                }
            }
        }
    }()

    @Test(arguments: variants)
    func everyKindOfPixel(_ variant: Variant) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        for (width, height) in [(1, 1), (3, 5), (17, 11)] {
            let limit = 1 << variant.depth
            let samples = (0..<width * height).map { _ in
                (0..<variant.type.channels).map { _ in Int.random(in: 0..<limit, using: &random) }
            }
            var forge = PNGForge(width: width, height: height)
            (forge.type, forge.depth, forge.isInterlaced) = (variant.type, variant.depth, variant.isInterlaced)
            forge.samples = { x, y in samples[y * width + x] }
            let palette = (0..<limit * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
            if variant.type == .palette { forge.chunks.append(("PLTE", palette)) }
            // The first pixel's colour is the transparent one; of a palette, half of the colours have an alpha.
            var alphas: [UInt8] = []
            if variant.hasTransparency && variant.type == .palette {
                alphas = (0..<limit / 2).map { _ in UInt8.random(in: 0...255, using: &random) }
                forge.chunks.append(("tRNS", alphas))
            } else if variant.hasTransparency {
                forge.chunks.append(("tRNS", samples[0].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }))
            }

            let expected = samples.map { pixel -> UInt32 in
                let levels = pixel.map { Double($0) * 255 / Double(limit - 1) }
                let keyed: Double = variant.hasTransparency && pixel == samples[0] ? 0 : 255
                switch variant.type {
                case .grey: return premultiplied(levels[0], levels[0], levels[0], keyed)
                case .rgb: return premultiplied(levels[0], levels[1], levels[2], keyed)
                case .greyAlpha: return premultiplied(levels[0], levels[0], levels[0], levels[1])
                case .rgba: return premultiplied(levels[0], levels[1], levels[2], levels[3])
                case .palette:
                    let color = palette[pixel[0] * 3..<pixel[0] * 3 + 3].map(Double.init)
                    let alpha = pixel[0] < alphas.count ? Double(alphas[pixel[0]]) : 255
                    return premultiplied(color[0], color[1], color[2], alpha)
                }
            }
            let image = try PictureFile.decode(forge.data)
            #expect(image.width == width && image.height == height)
            #expect(image.pixels == expected)
            #expect(image.isOpaque == expected.allSatisfy { $0 >> 24 == 255 })
        }
    }

    @Test func sixteenBitsRoundToTheNearestOfEight() throws {
        var forge = PNGForge(width: 256, height: 256)
        (forge.type, forge.depth) = (.grey, 16)
        forge.samples = { x, y in [y << 8 | x] }
        let pixels = try PictureFile.decode(forge.data).pixels
        for (value, pixel) in pixels.enumerated() {
            let level = UInt32((Double(value) / 257).rounded())
            if pixel != level * 0x01_0101 | 0xFF00_0000 {
                Issue.record("\(value) became \(pixel & 0xFF), not \(level)")
            }
        }
    }

    @Test func textThatWouldInflateWithoutBoundIsSkipped() throws {
        // A megabyte of zeros is a kilobyte of zlib; this is a broken stream, which a reader of it would complain of.
        var forge = PNGForge(width: 1, height: 1)
        forge.samples = { _, _ in [1, 2, 3, 255] }
        forge.chunks = [("zTXt", Array("Comment".utf8) + [0, 0, 0x78, 0x9C, 1, 2, 3])]
        #expect(try PictureFile.decode(forge.data).pixels == [0xFF03_0201])
    }
}
