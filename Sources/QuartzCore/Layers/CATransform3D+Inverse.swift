/// The transform that undoes t, or t itself where nothing can undo it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
    /// The transform that undoes this one; nil where nothing can.
    package var inverse: CATransform3D? {
        // By the 2×2 minors of the upper and the lower two rows.
        let u1: CGFloat = m11 * m22 - m12 * m21
        let u2: CGFloat = m11 * m23 - m13 * m21
        let u3: CGFloat = m11 * m24 - m14 * m21
        let u4: CGFloat = m12 * m23 - m13 * m22
        let u5: CGFloat = m12 * m24 - m14 * m22
        let u6: CGFloat = m13 * m24 - m14 * m23
        let l1: CGFloat = m31 * m42 - m32 * m41
        let l2: CGFloat = m31 * m43 - m33 * m41
        let l3: CGFloat = m31 * m44 - m34 * m41
        let l4: CGFloat = m32 * m43 - m33 * m42
        let l5: CGFloat = m32 * m44 - m34 * m42
        let l6: CGFloat = m33 * m44 - m34 * m43
        let determinant: CGFloat = u1 * l6 - u2 * l5 + u3 * l4 + u4 * l3 - u5 * l2 + u6 * l1
        guard determinant != 0, determinant.isFinite else { return nil }
        let k: CGFloat = 1 / determinant
        guard k.isFinite else { return nil }
        var t = CATransform3D()
        t.m11 = (m22 * l6 - m23 * l5 + m24 * l4) * k
        t.m12 = (m13 * l5 - m12 * l6 - m14 * l4) * k
        t.m13 = (m42 * u6 - m43 * u5 + m44 * u4) * k
        t.m14 = (m33 * u5 - m32 * u6 - m34 * u4) * k
        t.m21 = (m23 * l3 - m21 * l6 - m24 * l2) * k
        t.m22 = (m11 * l6 - m13 * l3 + m14 * l2) * k
        t.m23 = (m43 * u3 - m41 * u6 - m44 * u2) * k
        t.m24 = (m31 * u6 - m33 * u3 + m34 * u2) * k
        t.m31 = (m21 * l5 - m22 * l3 + m24 * l1) * k
        t.m32 = (m12 * l3 - m11 * l5 - m14 * l1) * k
        t.m33 = (m41 * u5 - m42 * u3 + m44 * u1) * k
        t.m34 = (m32 * u3 - m31 * u5 - m34 * u1) * k
        t.m41 = (m22 * l2 - m21 * l4 - m23 * l1) * k
        t.m42 = (m11 * l4 - m12 * l2 + m13 * l1) * k
        t.m43 = (m42 * u2 - m41 * u4 - m43 * u1) * k
        t.m44 = (m31 * u4 - m32 * u2 + m33 * u1) * k
        return t
    }
}
