import Testing

@testable import CoreGraphics

@Suite struct BlendingTests {
    /// A random premultiplied pixel.
    private func pixel(_ random: inout SeededRandom) -> UInt32 {
        let alpha: UInt32 = [0, 255, .random(in: 0...255, using: &random)].randomElement(using: &random) ?? 0
        let parts = (0..<3).map { _ in UInt32.random(in: 0...alpha, using: &random) }
        return parts[0] | parts[1] << 8 | parts[2] << 16 | alpha << 24
    }

    /// What a mode makes of one colour component, none of the values multiplied by alpha; nil for other modes.
    private func mixed(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double? {
        func hard(_ s: Double, _ d: Double) -> Double { s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }
        switch mode {
        case .normal: return s
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .overlay: return hard(d, s)
        case .hardLight: return hard(s, d)
        case .darken: return min(s, d)
        case .lighten: return max(s, d)
        case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
        case .colorBurn: return d >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .difference: return abs(s - d)
        case .exclusion: return s + d - 2 * s * d
        case .softLight:
            let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return s <= 0.5 ? d - (1 - 2 * s) * d * (1 - d) : d + (2 * s - 1) * (root - d)
        default: return nil
        }
    }

    /// The factors of S and D in a Porter-Duff mode; nil for other modes.
    private func factors(_ mode: CGBlendMode, _ sa: Double, _ da: Double) -> (Double, Double)? {
        switch mode {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (da, 0)
        case .sourceOut: (1 - da, 0)
        case .sourceAtop: (da, 1 - sa)
        case .destinationOver: (1 - da, 1)
        case .destinationIn: (0, sa)
        case .destinationOut: (0, 1 - sa)
        case .destinationAtop: (1 - da, sa)
        case .xor: (1 - da, 1 - sa)
        case .plusLighter: (1, 1)
        default: nil
        }
    }

    @Test(arguments: CGBlendMode.allCases)
    func modesMixAsTheirFormulasSay(_ mode: CGBlendMode) throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        let count = 200
        let source = try CGImage(count, 1) { _, _ in pixel(&random) }
        let backdrop = try CGImage(count, 1) { _, _ in pixel(&random) }
        let rect = CGRect(x: 0, y: 0, width: count, height: 1)
        let context = try makeContext(count, 1)
        context.draw(backdrop, in: rect)
        context.setBlendMode(mode)
        context.draw(source, in: rect)
        let result = try #require(context.makeImage()).pixels
        for index in 0..<count {
            let (s, d) = (bytes(source.pixels[index]), bytes(backdrop.pixels[index]))
            let (sa, da) = (Double(s[3]) / 255, Double(d[3]) / 255)
            for part in 0..<4 {
                let (sc, dc) = (Double(s[part]) / 255, Double(d[part]) / 255)
                let expected: Double
                if let (fs, fd) = factors(mode, sa, da) {
                    expected = min(sc * fs + dc * fd, 1)
                } else if let mix = mixed(mode, sa > 0 ? sc / sa : 0, da > 0 ? dc / da : 0) {
                    expected = part == 3 ? sa + da - sa * da : sc * (1 - da) + dc * (1 - sa) + sa * da * mix
                } else {
                    continue
                }
                // Cairo rounds each product to 8 bits, up to three of them a component.
                let got = bytes(result[index])[part]
                #expect(abs(Double(got) - expected * 255) <= 2, "\(mode) of \(s) over \(d), seed \(seed)")
            }
        }
    }

    @Test func modesOfColorKeepWhatTheySay() {
        func blend(_ s: [UInt32], _ d: [UInt32], _ mode: CGBlendMode) -> [Int] {
            func pixel(_ c: [UInt32]) -> UInt32 { c[0] | c[1] << 8 | c[2] << 16 | 0xFF00_0000 }
            return Array(bytes(PixelBlend.blend(pixel(s), over: pixel(d), mode: mode)).dropLast())
        }
        let (gray, orange): ([UInt32], [UInt32]) = ([128, 128, 128], [240, 140, 30])
        #expect(blend(gray, orange, .saturation) == blend(gray, orange, .color))
        #expect(blend(gray, orange, .luminosity).sorted() != [128, 128, 128])
        #expect(blend(orange, gray, .luminosity).allSatisfy { $0 == blend(orange, gray, .luminosity)[0] })
        #expect(blend(orange, orange, .hue) == orange.map(Int.init))
        #expect(blend(orange, gray, .hue) == [128, 128, 128])
        #expect(blend(gray, orange, .plusDarker) == [113, 13, 0])
    }

    @Test func modesOfColorGoThroughAContext() throws {
        let context = try makeContext(2, 1)
        context.setFillColor(CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let backdrop = try context.pixel(1, 0)
        context.setBlendMode(.color)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try context.pixel(0, 0) == PixelBlend.blend(red.pixel, over: backdrop, mode: .color))
        #expect(try context.pixel(1, 0) == backdrop)
    }

    @Test(arguments: [CGBlendMode.copy, .clear, .sourceIn, .destinationIn, .sourceOut, .destinationAtop])
    func noModeReachesBeyondTheShape(_ mode: CGBlendMode) throws {
        let context = try makeContext(4, 1)
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        context.setBlendMode(mode)
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(try context.pixel(0, 0) == blue.pixel && context.pixel(3, 0) == blue.pixel)
        #expect(try context.pixel(1, 0) != blue.pixel)
    }

    @Test func aGroupIsLaidDownAsOnePicture() throws {
        let context = try makeContext(3, 1)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(blue)
        context.saveGState()
        context.translateBy(x: 5, y: 0)
        context.fill(CGRect(x: -4, y: 0, width: 2, height: 1))
        context.endTransparencyLayer()
        #expect(try (0..<3).map { try context.pixel($0, 0) } == [0x8000_0080, 0x8080_0000, 0x8080_0000])
        #expect(context.ctm == .identity)
        context.endTransparencyLayer()
        context.setAlpha(1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try context.pixel(0, 0) == CGColor.black.pixel)
    }
}
