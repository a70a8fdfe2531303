import Testing

@testable import QuartzCore

/// A walk along an edge finds the crossings that a division for each would find.
struct EdgeWalkTests {
    /// The nearest whole number, the even one of two.
    private func nearest(_ dividend: Int, _ divisor: Int) -> Int {
        let exact = abs(dividend).quotientAndRemainder(dividingBy: divisor)
        let isUp = 2 * exact.remainder > divisor || (2 * exact.remainder == divisor && exact.quotient % 2 == 1)
        return (exact.quotient + (isUp ? 1 : 0)) * dividend.signum()
    }

    @Test(arguments: 0..<60) func crossingsAreTheNearest(seed: UInt64) {
        var random = SplitMix(seed: seed)
        func corner() -> Outline.Corner {
            Outline.Corner(x: Int32(random.double(in: -9000...9000)), y: Int32(random.double(in: -9000...9000)))
        }
        var (from, to) = (corner(), corner())
        if from.y > to.y { swap(&from, &to) }
        guard from.y < to.y else { return }
        let (run, rise) = (Int(to.x - from.x), Int(to.y - from.y))
        let firstRow = (from.y >> 8) + 1
        // From the corner, and from a row in the middle.
        let middle = Int32(random.double(in: Double(firstRow)...Double(max(to.y >> 8, firstRow)))) << 8
        for start in [from.y, middle] where start < to.y {
            var walk = EdgeWalk(3, from: from, to: to, at: start)
            #expect(Int(walk.x - from.x) == nearest(run * Int(start - from.y), rise), "seed \(seed)")
            for y in stride(from: ((start >> 8) + 1) << 8, to: to.y, by: 256) {
                #expect(Int(walk.crossing(row: y) - from.x) == nearest(run * Int(y - from.y), rise), "seed \(seed)")
            }
            guard run != 0 else { continue }
            let columns =
                run > 0
                ? stride(from: ((walk.x >> 8) + 1) << 8, to: to.x, by: 256)
                : stride(from: (walk.x >> 8) << 8, to: to.x, by: -256)
            for x in columns {
                let height = nearest(rise * abs(Int(x - from.x)), abs(run))
                #expect(Int(walk.crossing(column: x) - from.y) == height, "seed \(seed)")
            }
        }
    }
}
