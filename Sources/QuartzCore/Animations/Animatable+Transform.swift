/// Transforms change part by part: in the plane translation, scale, shear and rotation, in space also perspective.
/// Differences are transforms that come first, so adding one multiplies.
extension CATransform3D: Animatable {
    static func unboxed(_ value: Any) -> CATransform3D? {
        // To ask a structure whether it is a box takes long.
        if let transform = value as? CATransform3D { return transform }
        return switch plainValue(of: value) {
        case let transform as CATransform3D: transform
        case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
        default: nil
        }
    }

    var boxed: Any { self }

    static var hasDifferences: Bool { true }

    var isInvertible: Bool { inverse != nil }

    func mixed(with end: CATransform3D, at fraction: Double) -> CATransform3D { way(to: end)(fraction) }

    func way(to end: CATransform3D) -> (Double) -> CATransform3D {
        let start = self
        let middle = Self.wayBetween(start, end)
        return { fraction in
            if fraction == 0 { return start }
            return fraction == 1 ? end : middle(fraction)
        }
    }

    private static func wayBetween(_ start: CATransform3D, _ end: CATransform3D) -> (Double) -> CATransform3D {
        if CATransform3DIsAffine(start) && CATransform3DIsAffine(end) {
            let first = AffineParts(CATransform3DGetAffineTransform(start))
            let last = AffineParts(CATransform3DGetAffineTransform(end))
            return { CATransform3DMakeAffineTransform(first.mixed(with: last, at: $0).transform) }
        }
        let startAxis = TransformParts.Rows(start).mirrorAxis
        let first = TransformParts(start, mirrorAxis: startAxis)
        let last = TransformParts(end, mirrorAxis: startAxis)
        guard first.isEquivalent(to: start), last.isEquivalent(to: end) else { return { start.entries(end, $0) } }
        return { first.mixed(with: last, at: $0).matrix }
    }

    func adding(_ difference: CATransform3D) -> CATransform3D { CATransform3DConcat(difference, self) }

    func multiplied(by factor: Double) -> CATransform3D {
        switch factor {
        case 0: return CATransform3DIdentity
        case 1: return self
        case -1: return CATransform3DInvert(self)
        default: break
        }
        // By squaring, for the whole part; the rest is on the way there.
        var result = CATransform3DIdentity.mixed(with: self, at: factor - factor.rounded(.down))
        var power = factor < 0 ? CATransform3DInvert(self) : self
        var count = abs(factor.rounded(.down))
        while count >= 1 && count.isFinite {
            let half = (count / 2).rounded(.down)
            if count != 2 * half { result = CATransform3DConcat(result, power) }
            power = CATransform3DConcat(power, power)
            count = half
        }
        return result
    }

    /// The distance between the translations, and where there is none between the entries.
    func distance(to other: CATransform3D) -> Double {
        let (dx, dy, dz) = (other.m41 - m41, other.m42 - m42, other.m43 - m43)
        let translation = Double(dx * dx + dy * dy + dz * dz).squareRoot()
        if translation > 0 { return translation }
        var sum = 0.0
        _ = entries(other) { a, b in
            sum += (b - a) * (b - a)
            return 0
        }
        return sum.squareRoot()
    }

    static func weighted(_ values: FourValues<CATransform3D>, _ weights: FourValues<Double>) -> CATransform3D {
        if weights.second == 1 { return values.second }
        if weights.third == 1 { return values.third }
        let axis = TransformParts.Rows(values.second).mirrorAxis
        func parts(_ transform: CATransform3D) -> TransformParts { TransformParts(transform, mirrorAxis: axis) }
        return TransformParts.weighted(
            FourValues(
                first: parts(values.first), second: parts(values.second), third: parts(values.third),
                fourth: parts(values.fourth)), weights
        ).matrix
    }

    /// Entry by entry on the way to another matrix, for those that cannot be taken apart.
    private func entries(_ end: CATransform3D, _ fraction: Double) -> CATransform3D {
        entries(end) { $0 + ($1 - $0) * fraction }
    }

    private func entries(_ b: CATransform3D, _ f: (Double, Double) -> Double) -> CATransform3D {
        var t = CATransform3D()
        (t.m11, t.m12, t.m13, t.m14) = (f(m11, b.m11), f(m12, b.m12), f(m13, b.m13), f(m14, b.m14))
        (t.m21, t.m22, t.m23, t.m24) = (f(m21, b.m21), f(m22, b.m22), f(m23, b.m23), f(m24, b.m24))
        (t.m31, t.m32, t.m33, t.m34) = (f(m31, b.m31), f(m32, b.m32), f(m33, b.m33), f(m34, b.m34))
        (t.m41, t.m42, t.m43, t.m44) = (f(m41, b.m41), f(m42, b.m42), f(m43, b.m43), f(m44, b.m44))
        return t
    }
}

/// Plane transforms change like those of space.
extension CGAffineTransform: Animatable {
    static func unboxed(_ value: Any) -> CGAffineTransform? { plainValue(of: value) as? CGAffineTransform }

    var boxed: Any { self }

    private var spatial: CATransform3D { CATransform3DMakeAffineTransform(self) }

    private init(_ transform: CATransform3D) { self = CATransform3DGetAffineTransform(transform) }

    func mixed(with end: CGAffineTransform, at fraction: Double) -> CGAffineTransform {
        CGAffineTransform(spatial.mixed(with: end.spatial, at: fraction))
    }

    func adding(_ difference: CGAffineTransform) -> CGAffineTransform { difference.concatenating(self) }

    func multiplied(by factor: Double) -> CGAffineTransform { CGAffineTransform(spatial.multiplied(by: factor)) }

    func distance(to other: CGAffineTransform) -> Double { spatial.distance(to: other.spatial) }

    static func weighted(
        _ values: FourValues<CGAffineTransform>, _ weights: FourValues<Double>
    ) -> CGAffineTransform {
        let spatial = FourValues(
            first: values.first.spatial, second: values.second.spatial, third: values.third.spatial,
            fourth: values.fourth.spatial)
        return CGAffineTransform(CATransform3D.weighted(spatial, weights))
    }
}
