import Testing

@testable import CoreGraphics

@Suite struct ColorProfileTests {
    /// Fails when a pixel's components are more than 1 away from levels from 0 to 255, taken times alpha.
    private func expect(
        _ pixel: UInt32, near levels: [Double], alpha: Double = 255, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (level, shift) in zip(levels, [0, 8, 16] as [UInt32]) {
            let distance = abs(Double(pixel >> shift & 0xFF) - level * alpha / 255)
            #expect(distance <= 1, "\(String(pixel, radix: 16)) for \(levels)", sourceLocation: sourceLocation)
        }
        #expect(Double(pixel >> 24) == alpha, sourceLocation: sourceLocation)
    }

    private func colors(_ count: Int, upTo limit: Int, channels: Int) -> [[Int]] {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed \(seed)")
        var random = SeededRandom(seed: seed)
        return (0..<count).map { index in
            // Half of them dark, where a curve is steepest.
            (0..<channels).map { _ in Int.random(in: 0...(index % 2 == 0 ? limit : limit / 10), using: &random) }
        }
    }

    private func profiled(_ width: Int, _ type: PNGForge.ColorType, depth: Int, _ profile: [UInt8]) -> PNGForge {
        var forge = PNGForge(width: width, height: 1, type: type, depth: depth)
        forge.chunks = [("iCCP", Array("profile".utf8) + [0, 0] + PNGForge.stored(profile))]
        return forge
    }

    @Test(arguments: [8, 16], [false, true])
    func pngInAWideSpace(_ depth: Int, _ isInterlaced: Bool) throws {
        let limit = 1 << depth - 1
        let colors = colors(300, upTo: limit, channels: 4)
        var forge = profiled(300, .rgba, depth: depth, try ProfileForge.rgb(.wide, gamma: 2.199_218_75))
        forge.isInterlaced = isInterlaced
        forge.samples = { x, _ in colors[x] }
        for (color, pixel) in zip(colors, try PictureFile.decode(forge.data).pixels) {
            let levels = color.map { Double($0) / Double(limit) }
            let expected = ProfileForge.sRGB(Array(levels[..<3]), .wide, gamma: 2.199_218_75)
            expect(pixel, near: expected, alpha: (levels[3] * 255).rounded())
        }
    }

    @Test func sixteenBitLinearLightKeepsItsShadows() throws {
        let colors = colors(300, upTo: 65_535, channels: 3)
        var forge = profiled(300, .rgb, depth: 16, try ProfileForge.rgb(.sRGB, gamma: 1))
        forge.samples = { x, _ in colors[x] }
        for (color, pixel) in zip(colors, try PictureFile.decode(forge.data).pixels) {
            expect(pixel, near: color.map { ProfileForge.encoded(Double($0) / 65_535) })
        }
    }

    @Test(arguments: [8, 16], [PNGForge.ColorType.grey, .greyAlpha])
    func greyProfile(_ depth: Int, _ type: PNGForge.ColorType) throws {
        let limit = 1 << depth - 1
        let colors = colors(100, upTo: limit, channels: type.channels)
        var forge = profiled(100, type, depth: depth, try ProfileForge.grey(gamma: 1.8))
        forge.samples = { x, _ in colors[x] }
        for (color, pixel) in zip(colors, try PictureFile.decode(forge.data).pixels) {
            let level = ProfileForge.encoded(Foundation.pow(Double(color[0]) / Double(limit), 1.8))
            let alpha = color.count > 1 ? (Double(color[1]) / Double(limit) * 255).rounded() : 255
            expect(pixel, near: [level, level, level], alpha: alpha)
        }
    }

    /// Chroma and gamma of a PNG without a profile.
    private func chroma(_ primaries: ProfileForge.Primaries, gamma: Int) -> [(name: String, bytes: [UInt8])] {
        let points = [primaries.white, primaries.red, primaries.green, primaries.blue]
        let numbers = points.flatMap { [$0.x, $0.y] }.flatMap { PNGForge.number(Int(($0 * 100_000).rounded())) }
        return [("gAMA", PNGForge.number(gamma)), ("cHRM", numbers)]
    }

    @Test func gammaAndChromaticitiesCountTogether() throws {
        let colors = colors(200, upTo: 255, channels: 3)
        var forge = PNGForge(width: 200, height: 1, type: .rgb)
        forge.samples = { x, _ in colors[x] }
        let plain = try PictureFile.decode(forge.data).pixels
        let chunks = chroma(.wide, gamma: 55_556)
        for one in chunks {
            forge.chunks = [one]
            #expect(try PictureFile.decode(forge.data).pixels == plain)
        }
        forge.chunks = chunks
        for (color, pixel) in zip(colors, try PictureFile.decode(forge.data).pixels) {
            expect(pixel, near: ProfileForge.sRGB(color.map { Double($0) / 255 }, .wide, gamma: 100_000 / 55_556))
        }
        // sRGB by its own name, and by the numbers that stand for it.
        forge.chunks = chunks + [("sRGB", [0])]
        #expect(try PictureFile.decode(forge.data).pixels == plain)
        forge.chunks = chroma(.sRGB, gamma: 45_455)
        #expect(try PictureFile.decode(forge.data).pixels == plain)
    }

    @Test func sRGBAndBrokenProfilesChangeNothing() throws {
        let colors = colors(200, upTo: 255, channels: 3)
        var forge = PNGForge(width: 200, height: 1, type: .rgb)
        forge.samples = { x, _ in colors[x] }
        let plain = try PictureFile.decode(forge.data).pixels
        let wide = try ProfileForge.rgb(.wide, gamma: 2.2)
        let (sRGB, cmyk) = (try ProfileForge.sRGB(), try ProfileForge.cmyk())
        var headless = wide
        headless[36] = 0
        for profile in [sRGB, cmyk, headless, Array(wide.prefix(200)), []] {
            var forge = profiled(200, .rgb, depth: 8, profile)
            forge.samples = { x, _ in colors[x] }
            #expect(try PictureFile.decode(forge.data).pixels == plain)
        }
    }

    /// A profile as the segments of a JPEG, in two pieces.
    private func segments(_ profile: [UInt8]) -> [(marker: UInt8, bytes: [UInt8])] {
        let half = profile.count / 2
        return [(UInt8(2), Array(profile[half...])), (1, Array(profile[..<half]))].map { number, piece in
            (0xE2, Array("ICC_PROFILE\0".utf8) + [number, 2] + piece)
        }
    }

    @Test func jpegInAWideSpace() throws {
        var forge = JPEGForge(width: 8, height: 8, components: [.init(40), .init(200), .init(77)], adobeTransform: 0)
        forge.segments = segments(try ProfileForge.rgb(.wide, gamma: 2.2))
        let expected = ProfileForge.sRGB([40.0 / 255, 200.0 / 255, 77.0 / 255], .wide, gamma: 2.2)
        expect(try PictureFile.decode(forge.data).pixels[20], near: expected)
        // Without one of its pieces a profile is none.
        forge.segments.removeLast()
        #expect(try PictureFile.decode(forge.data).pixels[20] == 0xFF4D_C828)
    }

    @Test func greyJPEGWithAProfile() throws {
        let forge = JPEGForge(
            width: 300, height: 30, components: [.init { column, row in column * 6 + row }],
            segments: segments(try ProfileForge.grey(gamma: 1.8)))
        let image = try PictureFile.decode(forge.data)
        for y in 0..<30 {
            for x in 0..<300 {
                let level = ProfileForge.encoded(Foundation.pow(Double(x / 8 * 6 + y / 8) / 255, 1.8))
                if abs(Double(image.bitmap[x, y] & 0xFF) - level) > 1 { Issue.record("(\(x), \(y)): \(level)") }
                if image.bitmap[x, y] & 0xFF != image.bitmap[x, y] >> 16 & 0xFF { Issue.record("not grey") }
            }
        }
        #expect(image.isOpaque && image.bitmap[0, 0] == 0xFF00_0000)
    }

    @Test func inksWithAProfile() throws {
        let profile = segments(try ProfileForge.cmyk())
        for inks in 0..<16 {
            let levels = (0..<4).map { inks >> $0 & 1 }
            let expected = ProfileForge.sRGB(lab: ProfileForge.lab(inks: levels.map(Double.init)))
            var forge = JPEGForge(width: 8, height: 8, components: levels.map { .init($0 * 255) }, segments: profile)
            expect(try PictureFile.decode(forge.data).pixels[20], near: expected)
            forge.components = levels.map { .init((1 - $0) * 255) }
            forge.adobeTransform = 0
            expect(try PictureFile.decode(forge.data).pixels[20], near: expected)
        }
    }

    @Test(arguments: [8, 16])
    func redGreenAndBlueByATable(_ depth: Int) throws {
        var forge = profiled(8, .rgb, depth: depth, try ProfileForge.rgbTable())
        forge.samples = { x, _ in (0..<3).map { (x >> $0 & 1) * (1 << depth - 1) } }
        for (index, pixel) in try PictureFile.decode(forge.data).pixels.enumerated() {
            let levels = (0..<3).map { Double(index >> $0 & 1) }
            expect(pixel, near: ProfileForge.sRGB(lab: ProfileForge.lab(rgb: levels)))
        }
    }

    @Test func webPInAWideSpace() throws {
        let colors = colors(100, upTo: 255, channels: 4)
        let file = try WebPForge.lossless(100, 1) { x, _ in
            colors[x].reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
        let profile = try ProfileForge.rgb(.wide, gamma: 2.2)
        let chunks = [WebPForge.chunk("ICCP", profile), WebPForge.pixels(of: file)]
        let image = try PictureFile.decode(WebPForge.extended(100, 1, flags: 0x30, chunks))
        for (color, pixel) in zip(colors, image.pixels) {
            let levels = color.map { Double($0) / 255 }
            let expected = ProfileForge.sRGB(Array(levels[..<3]), .wide, gamma: 2.2)
            expect(pixel, near: color[3] == 0 ? [0, 0, 0] : expected, alpha: Double(color[3]))
        }
    }
}
