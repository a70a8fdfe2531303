/// A rotation of space as a unit quaternion.
struct Quaternion: Sendable {
    var x: Double
    var y: Double
    var z: Double
    var w: Double

    static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)
}

extension Quaternion {
    /// The rotation of a matrix of three directions at right angles.
    init(_ r: TransformParts.Rows) {
        let trace: Double = r.x.x + r.y.y + r.z.z
        if trace > 0 {
            let s: Double = (trace + 1).squareRoot() * 2
            self.init(x: (r.y.z - r.z.y) / s, y: (r.z.x - r.x.z) / s, z: (r.x.y - r.y.x) / s, w: s / 4)
        } else if r.x.x >= r.y.y && r.x.x >= r.z.z {
            let s: Double = (1 + r.x.x - r.y.y - r.z.z).squareRoot() * 2
            self.init(x: s / 4, y: (r.x.y + r.y.x) / s, z: (r.z.x + r.x.z) / s, w: (r.y.z - r.z.y) / s)
        } else if r.y.y >= r.z.z {
            let s: Double = (1 + r.y.y - r.x.x - r.z.z).squareRoot() * 2
            self.init(x: (r.x.y + r.y.x) / s, y: s / 4, z: (r.y.z + r.z.y) / s, w: (r.z.x - r.x.z) / s)
        } else {
            let s: Double = (1 + r.z.z - r.x.x - r.y.y).squareRoot() * 2
            self.init(x: (r.z.x + r.x.z) / s, y: (r.y.z + r.z.y) / s, z: s / 4, w: (r.x.y - r.y.x) / s)
        }
    }

    /// The rotation as a matrix that row vectors are multiplied with.
    var rows: TransformParts.Rows {
        let (xx, yy, zz) = (x * x, y * y, z * z)
        let (xy, xz, yz) = (x * y, x * z, y * z)
        let (xw, yw, zw) = (x * w, y * w, z * w)
        return TransformParts.Rows(
            x: SIMD3(1 - 2 * (yy + zz), 2 * (xy + zw), 2 * (xz - yw)),
            y: SIMD3(2 * (xy - zw), 1 - 2 * (xx + zz), 2 * (yz + xw)),
            z: SIMD3(2 * (xz + yw), 2 * (yz - xw), 1 - 2 * (xx + yy)))
    }

    /// The cosine of half the angle between two rotations.
    func dot(_ other: Quaternion) -> Double { x * other.x + y * other.y + z * other.z + w * other.w }

    /// The same rotation with all signs turned.
    var negated: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: -w) }

    /// The quaternion, made a unit one.
    var normalized: Quaternion {
        let length = dot(self).squareRoot()
        guard length > 0 else { return .identity }
        return Quaternion(x: x / length, y: y / length, z: z / length, w: w / length)
    }

    /// The sum of two quaternions that each count as much as their weight.
    func weighted(_ weight: Double, _ other: Quaternion, _ otherWeight: Double) -> Quaternion {
        Quaternion(
            x: x * weight + other.x * otherWeight, y: y * weight + other.y * otherWeight,
            z: z * weight + other.z * otherWeight, w: w * weight + other.w * otherWeight)
    }

    /// The rotation on the shorter way to another one, at an even pace. Below 0 and above 1 it goes on turning.
    func mixed(with end: Quaternion, at fraction: Double) -> Quaternion {
        let cosine = dot(end)
        let end = cosine < 0 ? end.negated : end
        // Of angles this small the sine is the angle.
        guard abs(cosine) < 1 - 1e-12 else { return weighted(1 - fraction, end, fraction).normalized }
        let angle = Elementary.acos(abs(cosine))
        let sine = Elementary.sin(angle)
        return weighted(
            Elementary.sin((1 - fraction) * angle) / sine, end, Elementary.sin(fraction * angle) / sine)
    }
}
