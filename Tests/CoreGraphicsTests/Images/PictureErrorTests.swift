import Testing

@testable import CoreGraphics

@Suite struct PictureErrorTests {
    private func png(_ width: Int, _ height: Int) -> PNGForge {
        var forge = PNGForge(width: width, height: height)
        forge.samples = { x, y in [x * 10, y * 10, 50, 200] }
        return forge
    }

    private func error(_ data: some Sequence<UInt8>) -> PictureError? {
        do {
            _ = try PictureFile.decode(Data(data))
            return nil
        } catch {
            return error as? PictureError
        }
    }

    @Test func everyBeginningOfAFileIsTruncated() throws {
        let image = try CGImage(20, 9) { x, y in 0x8000_0000 | UInt32(x * 5) << 8 | UInt32(y * 9) }
        let formats: [PictureFormat] = [.png, .jpeg(), .webP(), .losslessWebP]
        for format in formats {
            let whole = try PictureFile.encode(image, as: format)
            _ = try PictureFile.decode(whole)
            for count in 1..<whole.count {
                let error = error(whole.prefix(count))
                if error != .truncated(file: "picture") {
                    Issue.record("\(format), \(count) of \(whole.count) bytes: \(String(describing: error))")
                }
            }
        }
        #expect(error([]) == .empty(file: "picture"))
    }

    @Test func contentCountsAndNotTheEnding() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/picture.webp"
            try PictureFile.write(CGImage(2, 1) { _, _ in 0xFF11_2233 }, to: path, as: .png)
            #expect(try PictureFile.read(contentsOf: path).pixels == [0xFF11_2233, 0xFF11_2233])
            #expect(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        }
    }

    @Test func whatIsNoPictureIsSaid() throws {
        for (text, kind) in [("GIF89a", "GIF"), ("BM6789", "BMP"), ("8BPS..", "Photoshop"), ("%PDF-1.4", "PDF")] {
            #expect(error(text.utf8) == .unsupported(file: "picture", kind: kind))
        }
        #expect(error([0, 0, 0, 24] + Array("ftypheic".utf8)) == .unsupported(file: "picture", kind: "HEIC"))
        for text in ["hello", "RIFF1234WAVE", " ", "x"] { #expect(error(text.utf8) == .notAPicture(file: "picture")) }

        try withTemporaryFolder { folder in
            func error(_ name: String) -> PictureError? {
                #expect(throws: PictureError.self) { try PictureFile.read(contentsOf: name) }
            }
            #expect(error("\(folder)/none.png") == .missing(file: "\(folder)/none.png"))
            #expect(error("\(folder)/none/a.png") == .missing(file: "\(folder)/none/a.png"))
            #expect(error(folder) == .isFolder(file: folder))
            #expect(error("/dev/null") == .empty(file: "/dev/null"))
            #expect(error("/dev/zero") == .notAPicture(file: "/dev/zero"))
        }
        #expect(PictureError(reading: "a", errorNumber: EACCES) == .noPermission(file: "a"))
    }

    @Test func sizesAreCheckedBeforeMemoryIsTaken() throws {
        let small = png(3, 3).data
        var huge = Array(small)
        for (width, height) in [(40_000, 40_000), (32_769, 1), (1, 32_769), (20_000, 20_000), (0x7FFF_FFFF, 1)] {
            huge.replaceSubrange(16..<24, with: PNGForge.number(width) + PNGForge.number(height))
            huge.replaceSubrange(29..<33, with: PNGForge.number(Int(PNGForge.checksum(Array(huge[12..<29])))))
            #expect(error(huge) == .tooLarge(file: "picture", width: width, height: height))
        }
        let jpeg = JPEGForge(width: 8, height: 8, components: [.init(3)]).data
        let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0]))).lowerBound
        var wide = jpeg
        wide.replaceSubrange(frame + 5..<frame + 9, with: [0x9C, 0x40, 0x9C, 0x40])
        #expect(error(wide) == .tooLarge(file: "picture", width: 40_000, height: 40_000))

        let pixels = try WebPForge.lossless(1, 1) { _, _ in 0xFF00_0000 }
        let animation = WebPForge.extended(
            40_000, 40_000, flags: 2,
            [WebPForge.chunk("ANIM", [0, 0, 0, 0, 0, 0]), WebPForge.frame(of: pixels, x: 0, y: 0, 1, 1)])
        #expect(error(animation) == .tooLarge(file: "picture", width: 40_000, height: 40_000))

        // A single colour takes no bytes for its pixels, so the two 14-bit sides may be anything.
        var plain = pixels
        plain.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
        let count = plain.count
        #expect(error(plain) == .implausible(file: "picture", width: 16_384, height: 16_384, byteCount: count))
    }

    @Test func damageIsNamed() throws {
        var file = Array(png(4, 4).data)
        file[31] ^= 0x40
        guard case .damaged(let name, let reason) = error(file) else {
            Issue.record("\(String(describing: error(file)))")
            return
        }
        #expect(name == "picture" && reason.contains("CRC"), "\(reason)")
    }

    @Test func everyDescriptionIsALineWithTheFilesName() {
        let file = "a b.png"
        let all: [PictureError] = [
            .missing(file: file), .isFolder(file: file), .noPermission(file: file), .empty(file: file),
            .notAPicture(file: file), .unsupported(file: file, kind: "GIF"), .truncated(file: file),
            .damaged(file: file, reason: "bad"), .tooLarge(file: file, width: 40_000, height: 2), .tooLong(file: file),
            .implausible(file: file, width: 2, height: 3, byteCount: 4), .outOfMemory(file: file),
            .unknownEnding(file: file), .tooLargeForFormat(file: file, format: "WebP", maximumSide: 16_383),
            .notEncoded(file: file, reason: "why"), .noFolder(file: file), .diskFull(file: file),
            .system(file: file, reason: "why"),
        ]
        for error in all { #expect(error.description.hasPrefix("a b.png: ") && !error.description.contains("\n")) }
        #expect(Set(all.map(\.description)).count == all.count)
    }
}
