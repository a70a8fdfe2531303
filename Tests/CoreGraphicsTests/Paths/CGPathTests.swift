import CoreGraphics
import Testing

@Suite struct CGPathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test func aRectangleBeginsAtItsLeastCorner() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        let expected: [CGPath.Element] = [
            .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 2)), .line(CGPoint(x: 4, y: 6)),
            .line(CGPoint(x: 1, y: 6)), .close,
        ]
        #expect(path.elements == expected)
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func transformsApplyAsStepsAreAdded() {
        var move = CGAffineTransform(translationX: 5, y: 7)
        let path = CGMutablePath()
        path.addRect(square, transform: move)
        #expect(path == CGPath(rect: square, transform: &move))
        #expect(path.copy() == CGPath(rect: square, transform: nil).copy(using: &move))
        #expect(path != CGPath(rect: square, transform: nil))
    }

    @Test func copiesDoNotFollowTheOriginal() throws {
        let path = CGMutablePath()
        path.addRect(square)
        let copy = try #require(path.copy())
        let mutable = try #require(copy.mutableCopy())
        path.addLine(to: CGPoint(x: 50, y: 50))
        mutable.move(to: .zero)
        #expect(copy == CGPath(rect: square, transform: nil))
        #expect(mutable.elements.count == copy.elements.count + 1)
    }

    @Test func nothingIsDrawnWithoutACurrentPoint() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
    }

    @Test func closingReturnsToTheStart() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 4), CGPoint(x: 9, y: 8)])
        #expect(path.currentPoint == CGPoint(x: 9, y: 8))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 3, y: 4))
        path.addLine(to: .zero)
        #expect(path.flattened(tolerance: 1).map(\.points.count) == [3, 2])
    }

    @Test func anEllipseFillsItsRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 80, height: 40)
        let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
        #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 90) < 1e-9)
        #expect(abs(box.minY - 20) < 1e-9 && abs(box.maxY - 60) < 1e-9)
    }

    @Test func roundedCornersTakeAtMostHalfASide() {
        let path = CGPath(roundedRect: square, cornerWidth: 50, cornerHeight: 50, transform: nil)
        #expect(path.boundingBoxOfPath == square)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        let angular = CGPath(roundedRect: square, cornerWidth: -1, cornerHeight: 3, transform: nil)
        #expect(angular == CGPath(rect: square, transform: nil))
    }

    @Test func arcsStayOnTheirCircle() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<50 {
            let center = random.point()
            let radius = CGFloat.random(in: 1...50, using: &random)
            let start = CGFloat.random(in: -9...9, using: &random)
            let end = CGFloat.random(in: -9...9, using: &random)
            let clockwise = Bool.random(using: &random)
            let path = CGMutablePath()
            path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
            for point in path.flattened(tolerance: 1e-4)[0].points {
                #expect(abs(distance(point, center) - radius) < radius * 3e-4, "seed \(seed)")
            }
            let whole = clockwise ? start - end > 2 * .pi : end - start > 2 * .pi
            let last = whole ? start : end
            let expected = CGPoint(
                x: center.x + radius * CGFloat(Elementary.cos(Double(last))),
                y: center.y + radius * CGFloat(Elementary.sin(Double(last))))
            #expect(distance(path.currentPoint, expected) < 1e-9 * radius, "seed \(seed)")
        }
    }

    @Test func clockwiseIsMeantWhereYPointsUp() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(path.boundingBoxOfPath.minY + 1) < 1e-12 && abs(path.boundingBoxOfPath.maxY) < 1e-12)
        let other = CGMutablePath()
        other.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(abs(other.boundingBoxOfPath.maxY - 1) < 1e-12 && abs(other.boundingBoxOfPath.minY) < 1e-12)
    }

    @Test func anArcRoundsOffACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(path.elements.dropFirst().first.map { distance($0.points[0], CGPoint(x: 6, y: 0)) < 1e-9 } == true)
        #expect(distance(path.currentPoint, CGPoint(x: 10, y: 4)) < 1e-9)
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 4)
        #expect(straight.elements == [.move(.zero), .line(CGPoint(x: 5, y: 0))])
    }

    @Test func theBoundingBoxOfAPathIsTight() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let path = random.path()
            let sampled = CGRect(around: path.flattened(tolerance: 1e-4).flatMap(\.points))
            let tight = path.boundingBoxOfPath
            #expect(excess(of: sampled, over: tight) < 1e-9, "seed \(seed)")
            #expect(excess(of: tight, over: sampled) < 2e-4, "seed \(seed)")
            #expect(excess(of: tight, over: path.boundingBox) < 1e-9, "seed \(seed)")
        }
    }

    @Test func containsFollowsTheFillRule() {
        let ring = CGMutablePath()
        ring.addEllipse(in: CGRect(x: -10, y: -10, width: 20, height: 20))
        ring.addEllipse(in: CGRect(x: -5, y: -5, width: 10, height: 10))
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for _ in 0..<300 {
            let point = random.point().applying(CGAffineTransform(scaleX: 0.12, y: 0.12))
            let radius = distance(point, .zero)
            if abs(radius - 10) < 0.01 || abs(radius - 5) < 0.01 { continue }
            #expect(ring.contains(point) == (radius < 10), "seed \(seed)")
            #expect(ring.contains(point, using: .evenOdd) == (radius < 10 && radius > 5), "seed \(seed)")
        }
        #expect(ring.contains(CGPoint(x: 107, y: 0), transform: CGAffineTransform(translationX: -100, y: 0)))
    }

    @Test func aRectangleIsKnownAsOne() {
        var found = CGRect.zero
        #expect(CGPath(rect: square, transform: nil).isRect(&found))
        #expect(found == square)
        var turn = CGAffineTransform(rotationAngle: 1)
        #expect(!CGPath(rect: square, transform: &turn).isRect(&found))
        #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
        #expect(found == square)
    }

    @Test func blocksSeeEachStep() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: .zero, control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
        path.closeSubpath()
        var seen: [CGPath.Element] = []
        path.applyWithBlock { step in
            let points = step.pointee.points
            switch step.pointee.type {
            case .moveToPoint: seen.append(.move(points[0]))
            case .addLineToPoint: seen.append(.line(points[0]))
            case .addQuadCurveToPoint: seen.append(.quadCurve(control: points[0], end: points[1]))
            case .addCurveToPoint: seen.append(.curve(control1: points[0], control2: points[1], end: points[2]))
            case .closeSubpath: seen.append(.close)
            }
        }
        #expect(seen == path.elements)
    }

    @Test func chordsStayWithinTheirTolerance() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        for tolerance: CGFloat in [0.01, 0.1, 1] {
            for _ in 0..<20 {
                let curve = CubicCurve(random.point(), random.point(), random.point(), random.point())
                let path = CGMutablePath()
                path.move(to: curve.start)
                path.addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
                let chain = path.flattened(tolerance: tolerance)[0]
                for step in 0...50 {
                    let point = curve.point(at: CGFloat(step) / 50)
                    #expect(distance(point, to: chain) <= tolerance + 1e-9, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude])
    func strangeNumbersDoNoHarm(_ number: CGFloat) {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: number, y: 0))
        path.addLine(to: CGPoint(x: 0, y: number))
        path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: number, y: number), control2: .zero)
        path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: number, endAngle: number, clockwise: false)
        path.addArc(tangent1End: CGPoint(x: number, y: 1), tangent2End: .zero, radius: number)
        path.addEllipse(in: CGRect(x: number, y: 0, width: number, height: 1))
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: number, height: 5), cornerWidth: number, cornerHeight: number)
        path.closeSubpath()
        _ = (path.boundingBox, path.boundingBoxOfPath, path.contains(CGPoint(x: number, y: number)), path.isRect(nil))
        _ = path.copy(strokingWithWidth: number, lineCap: .round, lineJoin: .round, miterLimit: number)
        _ = path.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: number)
        _ = path.copy(dashingWithPhase: number, lengths: [number, 1])
        _ = path.copy(dashingWithPhase: 1, lengths: [1, 2])
        _ = (path.trimmed(from: number, to: 0.5), path.trimmed(from: 0.1, to: number), path.reversed())
        let measure = PathMeasure(path)
        #expect(measure.segments.allSatisfy { !$0.curve.start.x.isInfinite })
        _ = measure.place(at: number)
    }
}
