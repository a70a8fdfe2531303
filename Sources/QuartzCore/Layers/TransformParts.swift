/// A transform taken apart: scale and shear, then a rotation, then a translation, then a perspective.
///
/// The upper left 3×3 part is L · R: L is lower triangular, its diagonal the scale and the rest the shear, R a
/// rotation. The perspective is the last column of the matrix that the rest is multiplied with, so that a plane that
/// turns in a fixed perspective keeps that perspective at every angle.
struct TransformParts {
    /// The three rows of a 3×3 matrix.
    struct Rows {
        var x: SIMD3<Double>
        var y: SIMD3<Double>
        var z: SIMD3<Double>
    }

    var scale = SIMD3<Double>(1, 1, 1)
    /// How far the second row leans along the first axis, the third along the first, the third along the second.
    var shear = SIMD3<Double>(0, 0, 0)
    var rotation = Quaternion.identity
    var translation = SIMD3<Double>(0, 0, 0)
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// An axis that a mirrored transform turns round, so that what is left is a rotation.
    enum MirrorAxis: Int {
        case x, y, z
    }
}

extension TransformParts {
    /// The matrix that the parts make.
    var matrix: CATransform3D { matrix(rotation: rotation.rows) }

    /// The matrix with a rotation given as a matrix.
    func matrix(rotation r: Rows) -> CATransform3D {
        let row1 = r.x * scale.x
        let row2 = r.x * shear.x + r.y * scale.y
        let row3 = r.x * shear.y + r.y * shear.z + r.z * scale.z
        let q = SIMD3<Double>(perspective.x, perspective.y, perspective.z)
        let isFlat = q == SIMD3<Double>(0, 0, 0)
        var t = CATransform3D()
        (t.m11, t.m12, t.m13) = (row1.x, row1.y, row1.z)
        (t.m21, t.m22, t.m23) = (row2.x, row2.y, row2.z)
        (t.m31, t.m32, t.m33) = (row3.x, row3.y, row3.z)
        (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
        t.m14 = isFlat ? 0 : row1.dot(q)
        t.m24 = isFlat ? 0 : row2.dot(q)
        t.m34 = isFlat ? 0 : row3.dot(q)
        t.m44 = isFlat ? perspective.w : translation.dot(q) + perspective.w
        return t
    }
}

extension TransformParts {
    /// Takes a transform apart.
    /// - Parameter mirrorAxis: the axis whose scale is negative where the transform mirrors; nil for the one that
    ///   leaves the smallest rotation.
    init(_ t: CATransform3D, mirrorAxis: MirrorAxis? = nil) {
        let a = Rows(t)
        let r = a.directions(mirrorAxis)
        scale = SIMD3(a.x.dot(r.x), a.y.dot(r.y), a.z.dot(r.z))
        shear = SIMD3(a.y.dot(r.x), a.z.dot(r.x), a.z.dot(r.y))
        rotation = Quaternion(r)
        translation = SIMD3(t.m41, t.m42, t.m43)
        perspective = SIMD4(0, 0, 0, t.m44)
        let p = SIMD3<Double>(t.m14, t.m24, t.m34)
        if p != SIMD3<Double>(0, 0, 0) {
            // L · w = p, and w is the perspective before the rotation.
            let w1: Double = scale.x == 0 ? 0 : p.x / scale.x
            let w2: Double = scale.y == 0 ? 0 : (p.y - shear.x * w1) / scale.y
            let w3: Double = scale.z == 0 ? 0 : (p.z - shear.y * w1 - shear.z * w2) / scale.z
            let q = r.x * w1 + r.y * w2 + r.z * w3
            perspective = SIMD4(q.x, q.y, q.z, t.m44 - translation.dot(q))
        }
    }
}

extension TransformParts.Rows {
    init(_ t: CATransform3D) {
        self.init(x: SIMD3(t.m11, t.m12, t.m13), y: SIMD3(t.m21, t.m22, t.m23), z: SIMD3(t.m31, t.m32, t.m33))
    }

    /// The axis whose scale is negative where the matrix mirrors; nil where it does not.
    var mirrorAxis: TransformParts.MirrorAxis? {
        let r = rightHandedDirections
        return z.dot(r.z) < 0 ? r.nearestMirrorAxis : nil
    }

    /// The rotation that is in the matrix: each row's direction, as far as those before it allow. A matrix flat in z
    /// may be taken for a mirrored one as well, if that leaves a smaller rotation.
    func directions(_ mirrorAxis: TransformParts.MirrorAxis?) -> Self {
        var r = rightHandedDirections
        guard z.dot(r.z) <= 0 else { return r }
        switch mirrorAxis ?? r.nearestMirrorAxis {
        case .x: (r.x, r.z) = (-r.x, -r.z)
        case .y: (r.y, r.z) = (-r.y, -r.z)
        case .z: break
        }
        return r
    }

    /// Of rows with a mirrored third one, the one to turn round so that the rotation gets smallest.
    private var nearestMirrorAxis: TransformParts.MirrorAxis {
        let (forX, forY, forZ) = (-x.x + y.y - z.z, x.x - y.y - z.z, x.x + y.y + z.z)
        if forX >= forY && forX >= forZ { return .x }
        return forY >= forZ ? .y : .z
    }

    /// Three directions at right angles, the third never mirrored. A row without a length, where something is scaled
    /// to nothing, gets the direction that the other rows leave to it.
    private var rightHandedDirections: Self {
        let limit: Double = 1e-28 * max(x.dot(x), y.dot(y), z.dot(z))
        let first: SIMD3<Double>
        if x.dot(x) > limit {
            first = x.normalized
        } else {
            let cross = y.cross(z)
            let other = y.dot(y) > limit ? y : z
            first = cross.dot(cross) > limit * limit ? cross.normalized : other.perpendicular(near: SIMD3(1, 0, 0))
        }
        var second = y - first * y.dot(first)
        if second.dot(second) <= limit {
            second = z.cross(first)
            if second.dot(second) <= limit { second = first.perpendicular(near: SIMD3(0, 1, 0)) }
        }
        second = second.normalized
        // Once more, for what rounding left of the first direction in a row that nearly lies along it.
        second = (second - first * second.dot(first)).normalized
        return Self(x: first, y: second, z: first.cross(second))
    }
}
