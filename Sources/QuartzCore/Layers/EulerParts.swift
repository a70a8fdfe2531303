/// A transform taken apart the way that key paths name its parts: the rotation as angles about the x axis, then y, z.
struct EulerParts {
    /// Scale, shear, translation and perspective; its own rotation is not used.
    private var rest = TransformParts()
    /// The angles in radians.
    var rotation = SIMD3<Double>(0, 0, 0)

    var scale: SIMD3<Double> {
        get { rest.scale }
        set { rest.scale = newValue }
    }

    var translation: SIMD3<Double> {
        get { rest.translation }
        set { rest.translation = newValue }
    }
}

extension EulerParts {
    /// Takes a transform apart.
    init(_ t: CATransform3D) {
        guard t != CATransform3DIdentity else { return }
        rest = TransformParts(t)
        let r = rest.rotation.rows
        let horizontal = (r.x.x * r.x.x + r.x.y * r.x.y).squareRoot()
        if horizontal > 1e-9 {
            rotation = SIMD3(
                Elementary.atan2(r.y.z, r.z.z), Elementary.atan2(-r.x.z, horizontal), Elementary.atan2(r.x.y, r.x.x))
        } else {
            // A quarter turn about y brings the other two axes together; all of it counts to x.
            rotation = SIMD3(Elementary.atan2(-r.z.y, r.y.y), Elementary.atan2(-r.x.z, horizontal), 0)
        }
    }

    /// The transform that the parts make.
    var matrix: CATransform3D {
        let x = Elementary.sincos(rotation.x)
        let y = Elementary.sincos(rotation.y)
        let z = Elementary.sincos(rotation.z)
        let (sx, cx, sy, cy, sz, cz) = (x.sine, x.cosine, y.sine, y.cosine, z.sine, z.cosine)
        return rest.matrix(
            rotation: TransformParts.Rows(
                x: SIMD3(cy * cz, cy * sz, -sy),
                y: SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
                z: SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)))
    }
}
