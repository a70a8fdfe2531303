/// A cubic Bézier curve from (0, 0) to (1, 1), read as y over x.
package struct UnitBezier: Hashable, Sendable {
    package let x1: Double
    package let y1: Double
    package let x2: Double
    package let y2: Double

    /// y is x.
    package static let linear = UnitBezier(0, 0, 1, 1)

    /// Makes a curve from its inner control points. Their x is kept within 0 and 1, so that x never runs backwards.
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.isFinite ? min(max(x1, 0), 1) : 0
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2.isFinite ? min(max(x2, 0), 1) : 1
        self.y2 = y2.isFinite ? y2 : 1
    }

    /// y where the curve has an x: exact at 0 and 1 and held there outside, elsewhere solved to the last few bits.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        return Self.coordinate(y1, y2, parameter(at: x))
    }

    /// The curve's parameter where it has an x: Newton's method, kept inside a bracket that it must halve.
    private func parameter(at x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = x
        for _ in 0..<80 {
            let error = Self.coordinate(x1, x2, s) - x
            if abs(error) < 1e-16 { break }
            if error > 0 { high = s } else { low = s }
            var next = s - error / Self.slope(x1, x2, s)
            if !(next > low && next < high) { next = (low + high) / 2 }
            if next == s { break }
            s = next
        }
        return s
    }

    private static func coordinate(_ c1: Double, _ c2: Double, _ s: Double) -> Double {
        let a: Double = 1 + 3 * (c1 - c2)
        let b: Double = 3 * (c2 - 2 * c1)
        return ((a * s + b) * s + 3 * c1) * s
    }

    private static func slope(_ c1: Double, _ c2: Double, _ s: Double) -> Double {
        let a: Double = 1 + 3 * (c1 - c2)
        let b: Double = 3 * (c2 - 2 * c1)
        return (3 * a * s + 2 * b) * s + 3 * c1
    }
}
