/// A cubic Bézier curve from its first point to its last, `t` from 0 to 1 on the way.
package struct CubicCurve: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint

    /// Makes a curve of its four points.
    package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    /// The cubic form of a quadratic curve.
    package init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(
            start, start.interpolated(to: control, at: 2 / 3), end.interpolated(to: control, at: 2 / 3), end)
    }

    /// The cubic form of a straight line, passed at constant speed.
    package init(from start: CGPoint, to end: CGPoint) {
        self.init(start, start.interpolated(to: end, at: 1 / 3), end.interpolated(to: start, at: 1 / 3), end)
    }

    /// The point at a place on the way.
    package func point(at t: CGFloat) -> CGPoint {
        let u: CGFloat = 1 - t
        let w0: CGFloat = u * u * u
        let w1: CGFloat = 3 * u * u * t
        let w2: CGFloat = 3 * u * t * t
        let w3: CGFloat = t * t * t
        let x: CGFloat = w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x
        let y: CGFloat = w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
        return CGPoint(x: x, y: y)
    }

    /// The derivative of the point by `t`.
    package func velocity(at t: CGFloat) -> CGVector {
        let u: CGFloat = 1 - t
        let w0: CGFloat = 3 * u * u
        let w1: CGFloat = 6 * u * t
        let w2: CGFloat = 3 * t * t
        let dx0: CGFloat = w0 * (control1.x - start.x) + w1 * (control2.x - control1.x)
        let dy0: CGFloat = w0 * (control1.y - start.y) + w1 * (control2.y - control1.y)
        return CGVector(dx: dx0 + w2 * (end.x - control2.x), dy: dy0 + w2 * (end.y - control2.y))
    }

    /// The direction of travel at a place, also where the curve stands still for a moment; nil for a single point.
    package func direction(at t: CGFloat) -> CGVector? {
        let velocity = velocity(at: t)
        let scale = max(CGVector(from: start, to: end).length, CGVector(from: start, to: control1).length)
        if velocity.length > scale * 1e-9, let unit = velocity.unit { return unit }
        let step: CGFloat = 1e-3
        return CGVector(from: point(at: max(t - step, 0)), to: point(at: min(t + step, 1))).unit
    }

    /// The part of the curve between two places.
    package func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
        let arm = (t1 - t0) / 3
        let (first, last) = (point(at: t0), point(at: t1))
        let (leave, arrive) = (velocity(at: t0), velocity(at: t1))
        return CubicCurve(
            t0 == 0 ? start : first, CGPoint(x: first.x + leave.dx * arm, y: first.y + leave.dy * arm),
            CGPoint(x: last.x - arrive.dx * arm, y: last.y - arrive.dy * arm), t1 == 1 ? end : last)
    }

    /// The ends and every point where the curve turns back along x or y.
    package var extremes: [CGPoint] {
        var points = [start, end]
        for (a, b, c, d) in [
            (start.x, control1.x, control2.x, end.x), (start.y, control1.y, control2.y, end.y),
        ] {
            // The derivative over three, as a quadratic: k2·t² + k1·t + k0.
            let k0: CGFloat = b - a
            let k1: CGFloat = 2 * (a - 2 * b + c)
            let k2: CGFloat = d - 3 * c + 3 * b - a
            for t in CubicCurve.roots(k2, k1, k0) where t > 0 && t < 1 { points.append(point(at: t)) }
        }
        return points
    }

    /// The real roots of a·t² + b·t + c.
    private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
        let discriminant: CGFloat = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // Adding numbers of one sign only keeps all digits.
        let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        return [q / a, c / q].filter(\.isFinite)
    }

    /// How many equal steps in `t` keep a chain of chords within a distance of the curve, at most 4,096.
    package func chordCount(tolerance: CGFloat) -> Int {
        // Wang's formula: the error of a chord is at most an eighth of the step squared times the acceleration.
        let x0: CGFloat = start.x - 2 * control1.x + control2.x
        let y0: CGFloat = start.y - 2 * control1.y + control2.y
        let x1: CGFloat = control1.x - 2 * control2.x + end.x
        let y1: CGFloat = control1.y - 2 * control2.y + end.y
        let bend = max(x0 * x0 + y0 * y0, x1 * x1 + y1 * y1).squareRoot()
        let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        return count < 4096 ? max(Int(count), 1) : (count.isNaN ? 1 : 4096)
    }
}

extension CubicCurve {
    /// Abscissae and weights of Gauss's rule with eight nodes on −1…1, those above zero.
    private static let gauss: [(node: CGFloat, weight: CGFloat)] = [
        (0.183_434_642_495_649_8, 0.362_683_783_378_362_0), (0.525_532_409_916_329_0, 0.313_706_645_877_887_3),
        (0.796_666_477_413_626_7, 0.222_381_034_453_374_5), (0.960_289_856_497_536_2, 0.101_228_536_290_376_3),
    ]

    /// The length of the curve between two places, to about a hundred-millionth of its size.
    package func length(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
        let scale = CGVector(from: start, to: control1).length + CGVector(from: control2, to: end).length
        let reach = scale + CGVector(from: control1, to: control2).length
        return length(from: t0, to: t1, whole: quadrature(from: t0, to: t1), tolerance: reach * 1e-8, depth: 12)
    }

    /// The length by halves, until they add up to what the whole was taken for: only near a cusp they do not at once.
    private func length(from t0: CGFloat, to t1: CGFloat, whole: CGFloat, tolerance: CGFloat, depth: Int) -> CGFloat {
        let middle = (t0 + t1) / 2
        let first = quadrature(from: t0, to: middle)
        let second = quadrature(from: middle, to: t1)
        if depth == 0 || abs(first + second - whole) <= tolerance { return first + second }
        return length(from: t0, to: middle, whole: first, tolerance: tolerance / 2, depth: depth - 1)
            + length(from: middle, to: t1, whole: second, tolerance: tolerance / 2, depth: depth - 1)
    }

    /// Gauss's estimate of the length between two places.
    private func quadrature(from t0: CGFloat, to t1: CGFloat) -> CGFloat {
        let middle = (t0 + t1) / 2
        let half = (t1 - t0) / 2
        var sum: CGFloat = 0
        for (node, weight) in CubicCurve.gauss {
            let before = velocity(at: middle - half * node).length
            let after = velocity(at: middle + half * node).length
            sum += weight * (before + after)
        }
        return sum * half
    }
}
