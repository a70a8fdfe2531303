import CoreGraphics
import Testing

@Suite struct StrokingTests {
    /// The stroke of a chain of points.
    private func stroke(
        _ points: [CGPoint], closed: Bool = false, width: CGFloat = 2, cap: CGLineCap = .butt,
        join: CGLineJoin = .miter, limit: CGFloat = 10
    ) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        if closed { path.closeSubpath() }
        return path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    private let line = [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)]

    @Test func capsEndALine() {
        #expect(stroke(line).boundingBox == CGRect(x: 10, y: 9, width: 10, height: 2))
        #expect(stroke(line, cap: .square).boundingBox == CGRect(x: 9, y: 9, width: 12, height: 2))
        let round = stroke(line, cap: .round)
        #expect(round.contains(CGPoint(x: 9.1, y: 10)) && !round.contains(CGPoint(x: 9.2, y: 9.2)))
    }

    @Test func theMiterLimitCutsSharpCorners() {
        // The corner of a right angle is √2 line widths long.
        let corner = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]
        let tip = CGPoint(x: 10.9, y: -0.9)
        #expect(stroke(corner, limit: 1.42).contains(tip))
        #expect(!stroke(corner, limit: 1.41).contains(tip))
        #expect(!stroke(corner, join: .bevel).contains(tip))
        #expect(!stroke(corner, join: .bevel).contains(CGPoint(x: 10.6, y: -0.6)))
        #expect(stroke(corner, join: .round).contains(CGPoint(x: 10.6, y: -0.6)))
        #expect(!stroke(corner, join: .round).contains(tip))
    }

    @Test func aClosedLineIsAFrame() {
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]
        let frame = stroke(corners, closed: true)
        #expect(frame.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
        #expect(!frame.contains(CGPoint(x: 5, y: 5)))
        #expect(frame.contains(CGPoint(x: 0.9, y: 5)) && !frame.contains(CGPoint(x: 1.1, y: 5)))
    }

    @Test func aPointIsADotUnlessItsCapIsButt() {
        let point = [CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 3)]
        #expect(stroke(point).isEmpty)
        #expect(stroke(point, cap: .square).boundingBox == CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(stroke(point, cap: .round).contains(CGPoint(x: 3.6, y: 3.6)))
        #expect(stroke([CGPoint(x: 3, y: 3)], cap: .round).isEmpty)
    }

    @Test func widthZeroDrawsNothing() {
        #expect(stroke(line, width: 0).isEmpty)
        #expect(stroke(line, width: -1).isEmpty)
    }

    @Test func aRoundPenCoversExactlyWhatLiesNear() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<12 {
            let path = random.path()
            let radius = CGFloat.random(in: 1...60, using: &random)
            let stroke = path.copy(
                strokingWithWidth: 2 * radius, lineCap: .round, lineJoin: .round, miterLimit: 10)
            let chains = path.flattened(tolerance: 0.01)
            for _ in 0..<60 {
                let point = random.point().applying(CGAffineTransform(scaleX: 1.5, y: 1.5))
                let least = chains.map { distance(point, to: $0) }.min() ?? 0
                // The outline keeps within a twentieth of a point, twice: the line's chords and the joins'.
                if abs(least - radius) < 0.12 { continue }
                #expect(stroke.contains(point) == (least < radius), "seed \(seed)")
            }
        }
    }

    @Test func theOutlineIsTransformedWithItsPen() {
        let wide = CGMutablePath()
        wide.addLines(between: line)
        let stroke = wide.copy(
            strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 1, y: 3))
        #expect(stroke.boundingBox == CGRect(x: 10, y: 27, width: 10, height: 6))
    }
}
