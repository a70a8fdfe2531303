extension TransformParts {
    /// The parts on the way to others, the rotation by the shorter way.
    func mixed(with end: TransformParts, at fraction: Double) -> TransformParts {
        var parts = TransformParts()
        parts.scale = scale + (end.scale - scale) * fraction
        parts.shear = shear + (end.shear - shear) * fraction
        parts.translation = translation + (end.translation - translation) * fraction
        parts.perspective = perspective + (end.perspective - perspective) * fraction
        parts.rotation = rotation.mixed(with: end.rotation, at: fraction)
        return parts
    }

    /// The sum of four transforms' parts that each count as much as their weight.
    static func weighted(_ values: FourValues<TransformParts>, _ weights: FourValues<Double>) -> TransformParts {
        func sum<Vector: SIMD>(_ part: (TransformParts) -> Vector) -> Vector where Vector.Scalar == Double {
            let early = part(values.first) * weights.first + part(values.second) * weights.second
            let late = part(values.third) * weights.third + part(values.fourth) * weights.fourth
            return early + late
        }
        func turned(_ rotation: Quaternion) -> Quaternion {
            rotation.dot(values.second.rotation) < 0 ? rotation.negated : rotation
        }
        var parts = TransformParts()
        parts.scale = sum(\.scale)
        parts.shear = sum(\.shear)
        parts.translation = sum(\.translation)
        parts.perspective = sum(\.perspective)
        let early = turned(values.first.rotation).weighted(
            weights.first, values.second.rotation, weights.second)
        let late = turned(values.third.rotation).weighted(
            weights.third, turned(values.fourth.rotation), weights.fourth)
        parts.rotation = early.weighted(1, late, 1).normalized
        return parts
    }

    /// Whether the parts make a transform again, up to rounding. Those that have lost something do not.
    func isEquivalent(to t: CATransform3D) -> Bool {
        let m = matrix
        let pairs: [(CGFloat, CGFloat)] = [
            (m.m11, t.m11), (m.m12, t.m12), (m.m13, t.m13), (m.m14, t.m14),
            (m.m21, t.m21), (m.m22, t.m22), (m.m23, t.m23), (m.m24, t.m24),
            (m.m31, t.m31), (m.m32, t.m32), (m.m33, t.m33), (m.m34, t.m34), (m.m44, t.m44),
        ]
        let size = pairs.map { abs($0.1) }.max() ?? 0
        return pairs.allSatisfy { abs($0.0 - $0.1) <= 1e-9 * max(size, 1) }
    }
}
