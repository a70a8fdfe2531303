import CTurboJPEG
import Testing

@testable import CoreGraphics

/// Files that were damaged on their way: every one gives a picture or a `PictureError`, soon and in bounded memory.
@Suite struct PictureDamageTests {
    /// Small files with much in them that can break.
    private static func sources() throws -> [Data] {
        var random = SeededRandom(seed: 11)
        let photo = try CGImage.random(24, 17, opaque: false, &random)
        let profile = try ProfileForge.rgb(.wide, gamma: 2.2)
        let tiff = exif(orientation: 6, bigEndian: true)

        var palette = PNGForge(width: 13, height: 9, type: .palette, depth: 4, isInterlaced: true)
        palette.chunks = [
            ("iCCP", Array("profile".utf8) + [0, 0] + PNGForge.stored(profile)), ("PLTE", Array(0..<48)),
            ("tRNS", Array(100..<110)), ("eXIf", tiff),
            ("zTXt", Array("Comment".utf8) + [0, 0] + PNGForge.stored(tiff)),
        ]
        palette.samples = { x, y in [(x * y) % 16] }
        var deep = PNGForge(width: 7, height: 5, type: .greyAlpha, depth: 16)
        deep.chunks = [
            ("gAMA", PNGForge.number(55_556)),
            ("cHRM", [31, 33, 64, 33, 30, 60, 15, 6].flatMap { PNGForge.number($0 * 1_000) }),
        ]
        deep.samples = { x, y in [x * 9_000, y * 13_000] }

        let segments: [(marker: UInt8, bytes: [UInt8])] = [
            (0xE1, Array("Exif\0\0".utf8) + tiff), (0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + profile),
        ]
        let color = JPEGForge(
            width: 40, height: 30,
            components: [.init(across: 2, down: 2) { $0 * 20 + $1 * 30 }, .init(90), .init(150)], segments: segments)
        let ink = JPEGForge(
            width: 20, height: 10, components: [.init(9), .init(90), .init(150), .init { $0 * 50 + $1 }],
            adobeTransform: 2)
        let lossless = try WebPForge.lossless(19, 8) { x, y in UInt32(x * y) << 16 | 0x8030_0000 | UInt32(x) }
        let extended = WebPForge.extended(
            19, 8, flags: 0x3A,
            [
                WebPForge.chunk("ICCP", profile), WebPForge.chunk("ANIM", [0, 0, 0, 0, 0, 0]),
                WebPForge.frame(of: lossless, x: 0, y: 0, 19, 8), WebPForge.chunk("EXIF", tiff),
            ])
        return try [
            PictureFile.encode(photo, as: .png), palette.data, deep.data, PictureFile.encode(photo, as: .jpeg()),
            progressive(photo), color.data, ink.data, PictureFile.encode(photo, as: .webP()), Data(lossless), extended,
        ]
    }

    private static func progressive(_ image: CGImage) throws -> Data {
        let handle = try #require(tjInitCompress())
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let pixels = try #require(image.bitmap.bytes.baseAddress).assumingMemoryBound(to: UInt8.self)
        tjCompress2(
            handle, pixels, Int32(image.width), 0, Int32(image.height), Int32(TJPF_RGBX.rawValue), &bytes, &count,
            Int32(TJSAMP_420.rawValue), 80, TJFLAG_PROGRESSIVE)
        defer { tjFree(bytes) }
        return Data(bytes: try #require(bytes), count: Int(count))
    }

    /// Damages a file in one to three ways.
    private static func damaged(_ source: Data, _ random: inout SeededRandom) -> [UInt8] {
        var bytes = Array(source)
        let isPNG = bytes[0] == 0x89
        for _ in 0..<Int.random(in: 1...3, using: &random) where bytes.count > 8 {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: bytes.removeLast(bytes.count - place)
            case 1: bytes.removeSubrange(place..<min(place + .random(in: 1...20, using: &random), bytes.count))
            case 2: bytes.insert(contentsOf: bytes[place...].prefix(.random(in: 1...40, using: &random)), at: place)
            case 3: bytes[place] = .random(in: 0...255, using: &random)
            case 4: rewriteSize(&bytes, &random)
            case 5:
                // A number of two or four bytes: a length, an offset, a count.
                let value = extremes.randomElement(using: &random) ?? 0
                let number = PNGForge.number(value).suffix(Bool.random(using: &random) ? 2 : 4)
                for (index, byte) in number.enumerated() where place + index < bytes.count {
                    bytes[place + index] = byte
                }
            default:
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
                        1 << UInt8.random(in: 0..<8, using: &random)
                }
            }
        }
        // Half of the time the checks that would end it at once are put right.
        if Bool.random(using: &random) { isPNG ? fixChecksums(&bytes) : fixLength(&bytes) }
        return bytes
    }

    private static let extremes = [
        0, 1, 2, 255, 256, 3_000, 0x3FFF, 0x7FFF, 0x8000, 40_000, 0xFFFE, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
    ]

    /// Puts another size where the file declares its own.
    private static func rewriteSize(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let (width, height) = (extremes.randomElement(using: &random) ?? 0, extremes.randomElement(using: &random) ?? 0)
        func put(_ number: [UInt8], at place: Int) {
            if place + number.count <= bytes.count { bytes.replaceSubrange(place..<place + number.count, with: number) }
        }
        if bytes[0] == 0x89 {
            put(PNGForge.number(width) + PNGForge.number(height), at: 16)
        } else if bytes[0] == 0xFF {
            let frame = bytes.indices.dropLast().first { bytes[$0] == 0xFF && (0xC0...0xC2).contains(bytes[$0 + 1]) }
            put(PNGForge.number(height).suffix(2) + PNGForge.number(width).suffix(2), at: (frame ?? 0) + 5)
        } else if bytes.count > 30, bytes[15] == UInt8(ascii: "X") {
            put(WebPForge.number(width - 1, 3) + WebPForge.number(height - 1, 3), at: 24)
        } else if bytes.count > 30, bytes[15] == UInt8(ascii: "L") {
            put(WebPForge.number((width - 1) & 0x3FFF | ((height - 1) & 0x3FFF) << 14 | 1 << 28, 4), at: 21)
        } else {
            put(WebPForge.number(width, 2) + WebPForge.number(height, 2), at: 26)
        }
    }

    private static func fixChecksums(_ bytes: inout [UInt8]) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 12 else { return }
            let end = place + 8 + length
            let checksum = PNGForge.checksum(Array(bytes[place + 4..<end]))
            bytes.replaceSubrange(end..<end + 4, with: PNGForge.number(Int(checksum)))
            place = end + 4
        }
    }

    private static func fixLength(_ bytes: inout [UInt8]) {
        guard bytes.count > 12, bytes.starts(with: Array("RIFF".utf8)) else { return }
        bytes.replaceSubrange(4..<8, with: WebPForge.number(bytes.count - 8, 4))
    }

    /// The time that this thread has computed, in seconds.
    private static var computed: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    @Test func twoThousandDamagedFiles() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        let sources = try PictureDamageTests.sources()
        for source in sources { _ = try PictureFile.decode(source) }
        var (pictures, errors, slowest) = (0, 0, 0.0)
        for index in 0..<2_000 {
            let source = sources[index % sources.count]
            let file = Data(PictureDamageTests.damaged(source, &random))
            let start = PictureDamageTests.computed
            do {
                let image = try PictureFile.decode(file)
                pictures += 1
                if image.width * image.height > 1 << 24 + file.count << 14 {
                    Issue.record("file \(index) is too large")
                }
            } catch is PictureError {
                errors += 1
            }
            slowest = max(slowest, PictureDamageTests.computed - start)
            if PictureDamageTests.computed - start > 1 { Issue.record("file \(index) took more than a second") }
        }
        print("\(pictures) pictures, \(errors) errors, slowest \(slowest) s")
        #expect(pictures > 100 && errors > 100)
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #expect(usage.ru_maxrss < 1 << 20, "kilobytes at most in memory")
    }
}
