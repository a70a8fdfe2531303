import Testing

@testable import CoreGraphics

@Suite struct PremultiplicationTests {
    @Test func everyComponentAndAlphaRoundsToNearest() {
        for alpha: UInt32 in 0...255 {
            var row = (0...255).map { (value: UInt32) in value | (255 - value) << 8 | value << 16 | alpha << 24 }
            let all = Premultiplication.premultiply(&row, count: row.count)
            #expect(all >> 24 == alpha)
            for (value, pixel) in row.enumerated() {
                let expected = UInt32((Double(value) * Double(alpha) / 255).rounded())
                let mirrored = UInt32((Double(255 - value) * Double(alpha) / 255).rounded())
                let wanted = expected | mirrored << 8 | expected << 16 | alpha << 24
                if pixel != wanted { Issue.record("\(value) at alpha \(alpha): \(pixel), not \(wanted)") }
            }
        }
    }

    @Test func everyPremultipliedPixelSurvivesTheWayBack() {
        for alpha: UInt32 in 0...255 {
            let pixels = (0...alpha).map { $0 | (alpha - $0) << 8 | $0 << 16 | alpha << 24 }
            var straight = [UInt32](repeating: 0, count: pixels.count)
            Premultiplication.unpremultiply(pixels, into: &straight, count: pixels.count)
            _ = Premultiplication.premultiply(&straight, count: straight.count)
            #expect(straight == pixels)
        }
    }

    @Test func aComponentAboveAlphaBecomesFull() {
        var straight: [UInt32] = [0, 0]
        Premultiplication.unpremultiply([0x01FF_FFFF, 0x80FF_40FF], into: &straight, count: 2)
        #expect(straight == [0x01FF_FFFF, 0x80FF_80FF])
    }
}
