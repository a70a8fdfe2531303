import CoreGraphics
import Testing

@Suite struct PathMeasureTests {
    @Test func aCircleIsAsLongAsACircle() throws {
        let measure = PathMeasure(CGPath(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil))
        #expect(abs(measure.length - 10 * .pi) < 10 * .pi * 2e-4)
        let half = try #require(measure.place(at: 0.5))
        #expect(distance(half.point, CGPoint(x: -5, y: 0)) < 1e-6)
        #expect(abs(half.tangent.dx) < 1e-6 && abs(half.tangent.dy + 1) < 1e-6)
    }

    @Test func placesOnLinesAreExact() throws {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
        path.move(to: CGPoint(x: 100, y: 100))
        path.addLine(to: CGPoint(x: 100, y: 160))
        let measure = PathMeasure(path)
        #expect(measure.length == 100)
        #expect(measure.place(at: 0.15)?.point == CGPoint(x: 15, y: 0))
        #expect(measure.place(at: 0.7)?.point == CGPoint(x: 100, y: 130))
        #expect(measure.place(at: -1)?.point == .zero)
        #expect(measure.place(at: 2)?.point == CGPoint(x: 100, y: 160))
        #expect(PathMeasure(CGMutablePath()).place(at: 0.5) == nil)
    }

    @Test func fractionsAreOfTheLengthTravelled() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<20 {
            let path = random.path()
            let measure = PathMeasure(path)
            let fraction = CGFloat.random(in: 0...1, using: &random)
            let part = path.trimmed(from: 0, to: fraction)
            let rest = path.trimmed(from: fraction, to: 1)
            #expect(abs(PathMeasure(part).length - fraction * measure.length) < 2e-5, "seed \(seed)")
            #expect(abs(PathMeasure(rest).length - (1 - fraction) * measure.length) < 2e-5, "seed \(seed)")
            let place = try #require(measure.place(at: fraction))
            #expect(distance(part.currentPoint, place.point) < 1e-6, "seed \(seed)")
        }
    }

    @Test func theWholeTrimIsThePathItself() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        #expect(path.trimmed(from: 0, to: 1) === path)
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0.7, to: 0.2).isEmpty)
        let half = path.trimmed(from: 0.125, to: 0.5)
        #expect(half.elements == [.move(CGPoint(x: 2, y: 0)), .line(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 4, y: 4))])
    }

    @Test func aReversedPathIsTravelledBackwards() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<20 {
            let path = random.path()
            let (there, back) = (PathMeasure(path), PathMeasure(path.reversed()))
            #expect(abs(there.length - back.length) < 1e-6, "seed \(seed)")
            let closed = path.elements.contains(.close)
            // A closed subpath begins where it began, so its last line becomes its first: only open ones mirror.
            guard !closed else { continue }
            let fraction = CGFloat.random(in: 0...1, using: &random)
            let forwards = try #require(there.place(at: fraction))
            let backwards = try #require(back.place(at: 1 - fraction))
            #expect(distance(forwards.point, backwards.point) < 1e-3, "seed \(seed)")
            #expect(path.reversed().reversed().copy() == path.copy(), "seed \(seed)")
        }
    }

    @Test func dashesCutALine() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
        func dashes(_ phase: CGFloat, _ lengths: [CGFloat]) -> [CGFloat] {
            path.copy(dashingWithPhase: phase, lengths: lengths).elements.flatMap(\.points).map(\.x)
        }
        #expect(dashes(0, [4, 6]) == [0, 4, 10, 14])
        #expect(dashes(3, [4, 6]) == [0, 1, 7, 11, 17, 20])
        #expect(dashes(-3, [4, 6]) == [3, 7, 13, 17])
        #expect(dashes(0, [5]) == [0, 5, 10, 15])
        #expect(dashes(0, [4, 2, 1]) == [0, 4, 6, 7, 11, 13, 14, 18])
    }

    @Test func uselessDashesLeaveThePath() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
        for lengths: [CGFloat] in [[], [0], [0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-9]] {
            #expect(path.copy(dashingWithPhase: 0, lengths: lengths) == path)
        }
    }

    @Test func aDashGoesOnOverTheStartOfAClosedPath() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let dashed = path.copy(dashingWithPhase: 2, lengths: [4, 6])
        let subpaths = dashed.flattened(tolerance: 1)
        #expect(subpaths.count == 4)
        #expect(subpaths.last?.points == [CGPoint(x: 0, y: 2), .zero, CGPoint(x: 2, y: 0)])
        #expect(abs(PathMeasure(dashed).length - 16) < 1e-9)
    }
}
