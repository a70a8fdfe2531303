import Testing

@testable import QuartzCore

/// Whatever a row's length and place, its pixels are those that the arithmetic on one pixel gives.
struct PixelRowsTests {
    private static let lengths = [0, 1, 3, 4, 7, 8, 9, 15, 16, 17, 31, 33, 64, 100]

    /// Random premultiplied pixels, many of them clear or opaque.
    private func pixels(_ count: Int, _ random: inout SplitMix) -> [UInt32] {
        (0..<count).map { index in
            let kind = random.double(in: 0...1)
            let alpha: UInt32 =
                kind < 0.3 || index % 40 < 12 ? 0 : kind < 0.6 ? 255 : UInt32(random.double(in: 0...255))
            func part() -> UInt32 { UInt32((random.double(in: 0...1) * Double(alpha)).rounded()) }
            return part() | part() << 8 | part() << 16 | alpha << 24
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func mixturesAreThoseOfEachPixel(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for length in Self.lengths {
            let (from, to) = (pixels(length, &random), pixels(length, &random))
            for weight in [0, 1, 255, 256, UInt32(random.double(in: 0...256))] {
                let expected = zip(from, to).map { lerp($0, $1, weight) }
                for (streams, offset) in [(false, 0), (false, 1), (true, 0), (true, 1), (true, 5)] {
                    var row = [UInt32](repeating: 7, count: length + offset + 1)
                    row.withUnsafeMutableBufferPointer { buffer in
                        guard let base = buffer.baseAddress else { return }
                        PixelRows.mix(base + offset, length, from, to, weight: weight, streams: streams)
                    }
                    #expect(
                        Array(row[offset..<offset + length]) == expected, "\(length) pixels, \(weight), seed \(seed)")
                    #expect(row[offset + length] == 7)
                }
            }
        }
    }

    @Test(arguments: 1...8 as ClosedRange<UInt64>) func layersAreThoseOfEachPixel(seed: UInt64) {
        var random = SplitMix(seed: seed)
        for length in Self.lengths {
            let (below, above) = (pixels(length, &random), pixels(length, &random))
            for opacity in [255, UInt32(random.double(in: 0...254))] {
                let expected = zip(below, above).map { sourceOver(opacity == 255 ? $1 : scaled($1, by: opacity), $0) }
                var row = below + [7]
                row.withUnsafeMutableBufferPointer { buffer in
                    guard let base = buffer.baseAddress else { return }
                    if opacity == 255 {
                        PixelRows.over(base, length, above)
                    } else {
                        PixelRows.over(base, length, above, opacity: opacity)
                    }
                }
                #expect(Array(row[..<length]) == expected && row[length] == 7, "\(length) pixels, seed \(seed)")
            }
        }
    }
}
