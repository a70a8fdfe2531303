import Testing

@testable import CoreGraphics

@Suite struct PictureWritingTests {
    private func contents(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }

    @Test func theEndingPicksTheFormat() {
        #expect(PictureFormat(endingOf: "a/b.c/PICTURE.PNG") == .png)
        #expect(PictureFormat(endingOf: "x.jpg") == .jpeg() && PictureFormat(endingOf: "x.JPEG") == .jpeg())
        #expect(PictureFormat(endingOf: "x.webp") == .webP())
        for path in ["png", "a.png/b", "x.gif", "x.", "", "x.png/"] { #expect(PictureFormat(endingOf: path) == nil) }
    }

    @Test func failuresLeaveNothingBehind() throws {
        let image = try CGImage(2, 2) { _, _ in 0xFF00_00FF }
        let wide = try CGImage(16_384, 1) { _, _ in 0 }
        try withTemporaryFolder { folder in
            func error(_ image: CGImage, _ path: String) -> PictureError? {
                #expect(throws: PictureError.self) { try PictureFile.write(image, to: path) }
            }
            #expect(error(image, "\(folder)/a.gif") == .unknownEnding(file: "\(folder)/a.gif"))
            #expect(error(image, "\(folder)/none/a.png") == .noFolder(file: "\(folder)/none/a.png"))
            #expect(
                error(wide, "\(folder)/a.webp")
                    == .tooLargeForFormat(file: "\(folder)/a.webp", format: "WebP", maximumSide: 16_383))
            try FileManager.default.createDirectory(atPath: "\(folder)/b.png", withIntermediateDirectories: false)
            #expect(error(image, "\(folder)/b.png") == .isFolder(file: "\(folder)/b.png"))
            #expect(try contents(folder) == ["b.png"])
            #expect(throws: PictureError.diskFull(file: "/dev/full")) {
                try PictureFile.write(image, to: "/dev/full", as: .png)
            }
        }
    }

    @Test func anUnfinishedFileIsNeverSeen() throws {
        try withTemporaryFolder { folder in
            let path = "\(folder)/a"
            try Data("old".utf8).write(to: URL(fileURLWithPath: path))
            do {
                let file = try PartialFile(for: path)
                try Data("new".utf8).withUnsafeBytes { try file.write($0) }
                #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
                #expect(try contents(folder).count == 2)
            }
            #expect(try contents(folder) == ["a"])
            let file = try PartialFile(for: path)
            try Data("new".utf8).withUnsafeBytes { try file.write($0) }
            try file.commit()
            #expect(try contents(folder) == ["a"])
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
        }
    }

    @Test func linksAreFollowedAndDevicesWrittenDirectly() throws {
        let image = try CGImage(2, 2) { _, _ in 0xFF00_00FF }
        try withTemporaryFolder { folder in
            let (path, link) = ("\(folder)/a.png", "\(folder)/b.png")
            try Data("old".utf8).write(to: URL(fileURLWithPath: path))
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.png")
            try PictureFile.write(image, to: link)
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.png")
            #expect(try PictureFile.read(contentsOf: path).pixels == image.pixels)
        }
        try PictureFile.write(image, to: "/dev/null", as: .png)
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test func jpegLiesOverItsBackground() throws {
        let image = try CGImage(16, 16) { _, _ in 0x8020_2020 }
        let onWhite = try PictureFile.decode(PictureFile.encode(image, as: .jpeg(quality: 1)))
        #expect(onWhite.isOpaque && onWhite.pixels.allSatisfy { $0 == 0xFF9F_9F9F })
        let grey = CGColor(gray: 0.4, alpha: 1)
        let onGrey = try PictureFile.decode(PictureFile.encode(image, as: .jpeg(quality: 1, background: grey)))
        #expect(onGrey.pixels.allSatisfy { $0 == 0xFF53_5353 })
        let onNothing = try PictureFile.encode(image, as: .jpeg(quality: 1, background: .clear))
        #expect(try PictureFile.decode(onNothing).pixels == onWhite.pixels)
    }

    @Test func layingOverRoundsToNearest() {
        for alpha: UInt32 in 0...255 {
            for level: UInt32 in [0, 1, 77, 128, 254, 255] {
                let color = min(alpha, level / 2)
                let laid = Premultiplication.laid(
                    color * 0x01_0101 | alpha << 24, over: level * 0x01_0101 | 0xFF00_0000)
                let expected = color + UInt32((Double(level) * Double(255 - alpha) / 255).rounded())
                #expect(laid == expected * 0x01_0101 | 0xFF00_0000)
            }
        }
    }

    @Test func highQualityKeepsColorsFullResolution() throws {
        let image = try CGImage(16, 16) { x, _ in x % 2 == 0 ? 0xFF00_00FF : 0xFFFF_0000 }
        func firstFactors(_ quality: CGFloat) throws -> UInt8 {
            let data = try PictureFile.encode(image, as: .jpeg(quality: quality))
            return data[try #require(data.range(of: Data([0xFF, 0xC0]))).lowerBound + 11]
        }
        #expect(try firstFactors(0.9) == 0x11 && firstFactors(1) == 0x11 && firstFactors(0.89) == 0x22)
    }

    @Test(arguments: [PictureFormat.jpeg(), .webP()])
    func lowerQualityIsSmaller(_ format: PictureFormat) throws {
        var random = SeededRandom(seed: 3)
        let image = try CGImage.random(60, 60, opaque: true, &random)
        let sizes = try [-1, 0, 0.3, 0.6, 1, 2].map { (quality: CGFloat) -> Int in
            let format: PictureFormat = format == .webP() ? .webP(quality: quality) : .jpeg(quality: quality)
            return try PictureFile.encode(image, as: format).count
        }
        #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2] && sizes[2] < sizes[3] && sizes[3] < sizes[4])
        #expect(sizes[4] == sizes[5])
        let senseless: PictureFormat = format == .webP() ? .webP(quality: .nan) : .jpeg(quality: .nan)
        #expect(try PictureFile.encode(image, as: senseless).count == sizes[0])
    }

    @Test func lossyWebPKeepsAlphaExactly() throws {
        var random = SeededRandom(seed: 5)
        let image = try CGImage.random(33, 20, opaque: false, &random)
        let again = try PictureFile.decode(PictureFile.encode(image, as: .webP(quality: 0.5)))
        #expect(again.pixels.map { $0 >> 24 } == image.pixels.map { $0 >> 24 })
    }
}
