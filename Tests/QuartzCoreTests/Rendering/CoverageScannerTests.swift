import Testing

@testable import QuartzCore

/// Coverage must be the exact area of a polygon in each pixel.
struct CoverageScannerTests {
    /// The coverage of every pixel of a small frame.
    static func coverage(_ points: [SIMD2<Double>], width: Int, height: Int, from top: Int = 0) -> [Int] {
        let outline = Outline(points)
        let areas = UnsafeMutablePointer<Int32>.allocate(capacity: width + 4)
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width + 4)
        areas.initialize(repeating: 0, count: width + 4)
        defer {
            areas.deallocate()
            bytes.deallocate()
        }
        var result = [Int](repeating: 0, count: width * height)
        outline.corners.withUnsafeBufferPointer { corners in
            guard corners.count > 2 else { return }
            var scanner = CoverageScanner(corners: corners, left: 0, right: width, areas: areas)
            for y in top..<height {
                guard let span = scanner.scan(row: y, into: bytes) else { continue }
                for x in span.start..<span.end {
                    let inner = x >= span.innerStart && x < span.innerEnd
                    result[y * width + x] = inner ? Int(span.inner) : Int(bytes[x])
                }
                #expect((0...width + 1).allSatisfy { areas[$0] == 0 }, "scratch is left clean")
            }
        }
        return result
    }

    @Test func partsOfPixelsCountByTheirArea() {
        let square = Self.coverage(
            [SIMD2(0.5, 0.25), SIMD2(2, 0.25), SIMD2(2, 2), SIMD2(0.5, 2)], width: 3, height: 3)
        #expect(square == [96, 191, 0, 128, 255, 0, 0, 0, 0])
        let triangle = Self.coverage([SIMD2(0, 0), SIMD2(2, 2), SIMD2(0, 2)], width: 2, height: 2)
        #expect(triangle == [128, 0, 255, 128])
    }

    @Test(arguments: 0..<40) func sharedEdgesLeaveNoGap(seed: UInt64) {
        // A square cut in two by a random line: both parts together are the square.
        var random = SplitMix(seed: seed)
        let top = random.double(in: -2...14)
        let bottom = random.double(in: -2...14)
        let (a, b) = (SIMD2(top, 0.0), SIMD2(bottom, 12.0))
        let left = Self.coverage([SIMD2(-3, 0), a, b, SIMD2(-3, 12)], width: 12, height: 12)
        let right = Self.coverage([a, SIMD2(15, 0), SIMD2(15, 12), b], width: 12, height: 12)
        let sums = zip(left, right).map { $0 + $1 }
        #expect(sums.allSatisfy { (255...256).contains($0) }, "seed \(seed): \(sums)")
    }

    @Test(arguments: 0..<40) func totalCoverageIsTheArea(seed: UInt64) {
        var random = SplitMix(seed: seed)
        // A triangle inside the frame.
        let points = (0..<3).map { _ in SIMD2(random.double(in: 1...30), random.double(in: 1...30)) }
        let corners = Outline(points).corners.map { SIMD2(Double($0.x) / 256, Double($0.y) / 256) }
        guard corners.count == 3 else { return }
        let (u, v) = (corners[1] - corners[0], corners[2] - corners[0])
        let area = abs(u.x * v.y - u.y * v.x) / 2
        let total = Self.coverage(points, width: 32, height: 32).reduce(0, +)
        // Each touched pixel rounds to a 255th and each edge to a 256th of a pixel.
        #expect(abs(Double(total) / 255 - area) < 0.6, "seed \(seed): \(Double(total) / 255) of \(area)")
    }

    @Test(arguments: 0..<20) func movingByWholePixelsMovesCoverage(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let center = SIMD2(8.0, 8.0)
        let points = (0..<7).map { index -> SIMD2<Double> in
            let (sine, cosine) = Elementary.sincos(Double(index) / 7 * 2 * .pi)
            return center + SIMD2(cosine, sine) * random.double(in: 4...4.5)
        }
        let here = Self.coverage(points, width: 24, height: 24)
        let there = Self.coverage(points.map { $0 + SIMD2(5, 7) }, width: 24, height: 24)
        for y in 0..<16 {
            for x in 0..<16 { #expect(here[y * 24 + x] == there[(y + 7) * 24 + x + 5], "seed \(seed)") }
        }
    }

    @Test(arguments: 0..<40) func aStripMayBeginAnywhere(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let angle = random.double(in: 0...6)
        let points = (0..<4).map { index -> SIMD2<Double> in
            let (sine, cosine) = Elementary.sincos(angle + Double(index) * .pi / 2)
            return SIMD2(12, 12) + SIMD2(cosine, sine) * random.double(in: 8...13)
        }
        let whole = Self.coverage(points, width: 24, height: 24)
        for top in 1..<24 {
            let part = Self.coverage(points, width: 24, height: 24, from: top)
            #expect(part.suffix(24 * (24 - top)) == whole.suffix(24 * (24 - top)), "seed \(seed), row \(top)")
        }
    }
}

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func double(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
