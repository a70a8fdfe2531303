extension SIMD3<Double> {
    func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

    func cross(_ other: Self) -> Self {
        Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }

    /// The vector with a length of 1. The vector must not be zero.
    var normalized: Self { self / dot(self).squareRoot() }

    /// A direction at right angles to the vector, as near as can be to an axis; the axis itself beside a zero vector.
    func perpendicular(near axis: Self) -> Self {
        let square = dot(self)
        guard square > 0 else { return axis }
        var rest = axis - self * (axis.dot(self) / square)
        if rest.dot(rest) < 1e-6 {
            let next = Self(axis.z, axis.x, axis.y)
            rest = next - self * (next.dot(self) / square)
        }
        return rest.normalized
    }
}
