import CTurboJPEG
import Testing

@testable import CoreGraphics

@Suite struct JPEGReadingTests {
    private func pixels(_ forge: JPEGForge) throws -> [UInt32] {
        let image = try PictureFile.decode(forge.data)
        #expect(image.width == forge.width && image.height == forge.height && image.isOpaque)
        return image.pixels
    }

    /// The one colour of a picture; fails when there are several.
    private func color(_ forge: JPEGForge) throws -> UInt32 {
        let all = try pixels(forge)
        #expect(all.allSatisfy { $0 == all[0] })
        return all[0]
    }

    @Test func greyIsExact() throws {
        let forge = JPEGForge(width: 21, height: 13, components: [.init { column, row in column * 90 + row * 13 }])
        let expected = (0..<13 * 21).map { index -> UInt32 in
            let (x, y) = (index % 21, index / 21)
            return UInt32(x / 8 * 90 + y / 8 * 13) * 0x01_0101 | 0xFF00_0000
        }
        #expect(try pixels(forge) == expected)
    }

    /// Factors that TurboJPEG has names for, and some that it has none for.
    @Test(arguments: [
        (1, 1, 1, 1), (2, 1, 1, 1), (1, 2, 1, 1), (2, 2, 1, 1), (4, 1, 1, 1), (4, 2, 1, 1), (2, 2, 2, 1), (1, 1, 2, 2),
    ])
    func everySubsamplingOfYCbCr(_ factors: (Int, Int, Int, Int)) throws {
        let (luma, blue, red) = (120.0, 90.0, 160.0)
        let forge = JPEGForge(
            width: 37, height: 29,
            components: [
                .init(120, across: factors.0, down: factors.1), .init(90, across: factors.2, down: factors.3),
                .init(160, across: factors.2, down: factors.3),
            ])
        let expected = premultiplied(
            luma + 1.402 * (red - 128), luma - 0.344136 * (blue - 128) - 0.714136 * (red - 128),
            luma + 1.772 * (blue - 128))
        #expect(try color(forge) == expected)
    }

    @Test func anAdobeMarkerWithoutTransformMeansRGB() throws {
        let forge = JPEGForge(width: 8, height: 8, components: [.init(10), .init(200), .init(77)], adobeTransform: 0)
        #expect(try color(forge) == 0xFF4D_C80A)
    }

    @Test func cmykIsInvertedWithAnAdobeMarkerAndPlainWithout() throws {
        var forge = JPEGForge(width: 9, height: 9, components: [.init(10), .init(200), .init(77), .init(180)])
        let plain = premultiplied(245.0 * 75 / 255, 55.0 * 75 / 255, 178.0 * 75 / 255)
        #expect(try color(forge) == plain)
        forge.adobeTransform = 0
        #expect(try color(forge) == premultiplied(10.0 * 180 / 255, 200.0 * 180 / 255, 77.0 * 180 / 255))
    }

    @Test func ycckIsYCbCrOfTheInvertedInks() throws {
        let forge = JPEGForge(
            width: 9, height: 9, components: [.init(120), .init(128), .init(128), .init(180)], adobeTransform: 2)
        // TurboJPEG makes the inks 255 − 120, and what it calls ink is light in Adobe's files.
        let light = (135.0 * 180 / 255).rounded()
        #expect(try color(forge) == premultiplied(light, light, light))
    }

    @Test func aProgressivePictureIsTheSameAsItsBaseline() throws {
        var random = SeededRandom(seed: 7)
        let image = try CGImage.random(45, 31, opaque: true, &random)
        let files = try [0, TJFLAG_PROGRESSIVE].map { flags in
            let handle = try #require(tjInitCompress())
            defer { tjDestroy(handle) }
            var bytes: UnsafeMutablePointer<UInt8>?
            var count: UInt = 0
            let result = image.pixels.withUnsafeBytes { pixels in
                tjCompress2(
                    handle, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), 45, 0, 31,
                    Int32(TJPF_RGBX.rawValue),
                    &bytes, &count, Int32(TJSAMP_420.rawValue), 80, flags)
            }
            #expect(result == 0)
            defer { tjFree(bytes) }
            return Data(bytes: try #require(bytes), count: Int(count))
        }
        #expect(files[1].contains(Data([0xFF, 0xC2])))
        #expect(try PictureFile.decode(files[0]).pixels == PictureFile.decode(files[1]).pixels)
    }

    @Test func kindsThatAreNotReadAreNamed() throws {
        let whole = JPEGForge(width: 8, height: 8, components: [.init(10)]).data
        let frame = try #require(whole.range(of: Data([0xFF, 0xC0]))).lowerBound
        for (offset, value, kind) in [
            (1, 0xC9, "arithmetic-coded JPEG"), (1, 0xC3, "lossless or hierarchical JPEG"),
            (4, 12, "JPEG of 12 bits a component"),
            (9, 2, "JPEG of 2 components"), (6, 0, "JPEG without a declared size"),
        ] as [(Int, UInt8, String)] {
            var file = whole
            file[frame + offset] = value
            #expect(throws: PictureError.unsupported(file: "picture", kind: kind)) { try PictureFile.decode(file) }
        }
    }

    @Test func bytesBehindThePictureDoNotMatter() throws {
        let forge = JPEGForge(width: 8, height: 8, components: [.init(10)])
        let image = try PictureFile.decode(forge.data + Data([0xFF, 0xC0, 1, 2, 3]))
        #expect(image.pixels[0] == 0xFF0A_0A0A)
    }

    @Test func harmlessOdditiesPass() throws {
        var forge = JPEGForge(width: 20, height: 20, components: [.init(120), .init(90), .init(160)])
        let expected = try PictureFile.decode(forge.data).pixels
        let whole = Array(forge.data)
        // Bytes behind the scan, and a scan that says it holds only some coefficients.
        #expect(try PictureFile.decode(Data(whole.dropLast(2) + [1, 2, 3] + whole.suffix(2))).pixels == expected)
        let scan = try #require(forge.data.range(of: Data([0xFF, 0xDA]))).lowerBound
        var partial = whole
        partial.replaceSubrange(scan + 11..<scan + 14, with: [0, 0, 0])
        #expect(try PictureFile.decode(Data(partial)).pixels == expected)
        // A later JFIF, and a transform that Adobe never made.
        forge.segments = [(0xE0, Array("JFIF\0".utf8) + [2, 1, 0, 0, 1, 0, 1, 0, 0])]
        #expect(try PictureFile.decode(forge.data).pixels == expected)
        (forge.segments, forge.adobeTransform) = ([], 7)
        #expect(try PictureFile.decode(forge.data).pixels == expected)
    }

    @Test func missingPixelsNeverPass() throws {
        var forge = JPEGForge(width: 80, height: 80, components: [.init { column, row in column * 20 + row }])
        let reason = "Corrupt JPEG data: premature end of data segment"
        for segment in [nil, (0xE0, Array("JFIF\0".utf8) + [2, 1, 0, 0, 1, 0, 1, 0, 0])] as [(UInt8, [UInt8])?] {
            forge.segments = segment.map { [$0] } ?? []
            let whole = forge.data
            let cut = whole.dropLast(22) + whole.suffix(2)
            #expect(throws: PictureError.damaged(file: "picture", reason: reason)) { try PictureFile.decode(cut) }
        }
        // A file of three components whose only scan has the first.
        let color = JPEGForge(width: 8, height: 8, components: [.init(9), .init(90), .init(99)])
        let scan = try #require(color.data.range(of: Data([0xFF, 0xDA]))).lowerBound
        let file = color.data[..<scan] + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0] + color.data[(scan + 14)...]
        #expect(throws: PictureError.damaged(file: "picture", reason: "a component has no scan")) {
            try PictureFile.decode(file)
        }
    }
}
