extension LayerState {
    /// The anchor point in the layer's own space.
    var anchor: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
    }

    /// Whether y points up in the layer's own space, if it points down in its superlayer's.
    var isGeometryFlipped: Bool { details.value.isGeometryFlipped }

    /// From the layer's own space into its superlayer's.
    ///
    /// A layer that flips its geometry turns its space over within its bounds before anything else happens to it; the
    /// frame stays where it is, and all that has a place in that space follows.
    var placement: CATransform3D {
        let anchor = anchor
        let placed = transform.about(
            anchor.x, anchor.y, details.value.anchorPointZ, movedTo: position.x, position.y, zPosition)
        return isGeometryFlipped ? CATransform3DConcat(.turningOver(bounds), placed) : placed
    }

    /// What the sublayers go through besides their own placement.
    var sublayerPlacement: CATransform3D {
        let sublayerTransform = details.value.sublayerTransform
        guard sublayerTransform != CATransform3DIdentity else { return CATransform3DIdentity }
        var anchor = anchor
        if isGeometryFlipped { anchor.y = bounds.minY + bounds.maxY - anchor.y }
        return sublayerTransform.about(anchor.x, anchor.y, 0, movedTo: anchor.x, anchor.y, 0)
    }

    /// The smallest upright rectangle around the layer in its superlayer's space.
    var frame: CGRect {
        if transform == CATransform3DIdentity {
            let anchor = anchor
            let (dx, dy) = (position.x - anchor.x, position.y - anchor.y)
            return CGRect(
                x: bounds.origin.x + dx, y: bounds.origin.y + dy, width: bounds.size.width, height: bounds.size.height)
        }
        return placement.projected(bounds)
    }
}

extension CATransform3D {
    /// Exchanges the upper and the lower side of a rectangle.
    static func turningOver(_ rect: CGRect) -> CATransform3D {
        var t = CATransform3DIdentity
        (t.m22, t.m42) = (-1, rect.minY + rect.maxY)
        return t
    }

    /// The transform about a point, which it then moves to another one.
    func about(
        _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, movedTo tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
    ) -> CATransform3D {
        var t = self
        t.m41 -= x * m11 + y * m21 + z * m31
        t.m42 -= x * m12 + y * m22 + z * m32
        t.m43 -= x * m13 + y * m23 + z * m33
        t.m44 -= x * m14 + y * m24 + z * m34
        (t.m11, t.m12, t.m13) = (t.m11 + tx * m14, t.m12 + ty * m14, t.m13 + tz * m14)
        (t.m21, t.m22, t.m23) = (t.m21 + tx * m24, t.m22 + ty * m24, t.m23 + tz * m24)
        (t.m31, t.m32, t.m33) = (t.m31 + tx * m34, t.m32 + ty * m34, t.m33 + tz * m34)
        (t.m41, t.m42, t.m43) = (t.m41 + tx * t.m44, t.m42 + ty * t.m44, t.m43 + tz * t.m44)
        return t
    }

    /// Where a point of the plane goes, seen from the front; nil where it comes to lie behind the viewer.
    func projected(_ point: CGPoint) -> CGPoint? {
        let w: CGFloat = point.x * m14 + point.y * m24 + m44
        guard w > 0 else { return nil }
        let x: CGFloat = point.x * m11 + point.y * m21 + m41
        let y: CGFloat = point.x * m12 + point.y * m22 + m42
        return w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }

    /// The smallest upright rectangle around a rectangle of the plane, seen from the front.
    func projected(_ rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        return CGRect(around: corners.compactMap(projected))
    }

    /// The point of the plane that is seen at a point; nil where the plane is seen from its edge or from behind.
    func unprojected(_ point: CGPoint) -> CGPoint? {
        // The mapping of the plane z = 0 alone, a 3×3 matrix, turned round by its adjugate.
        let x1: CGFloat = m22 * m44 - m24 * m42
        let x2: CGFloat = m24 * m41 - m21 * m44
        let x3: CGFloat = m21 * m42 - m22 * m41
        let determinant: CGFloat = m11 * x1 + m12 * x2 + m14 * x3
        guard determinant != 0, determinant.isFinite else { return nil }
        let u: CGFloat = point.x * x1 + point.y * x2 + x3
        let y1: CGFloat = m14 * m42 - m12 * m44
        let y2: CGFloat = m11 * m44 - m14 * m41
        let y3: CGFloat = m12 * m41 - m11 * m42
        let v: CGFloat = point.x * y1 + point.y * y2 + y3
        let w1: CGFloat = m12 * m24 - m14 * m22
        let w2: CGFloat = m14 * m21 - m11 * m24
        let w3: CGFloat = m11 * m22 - m12 * m21
        let w: CGFloat = point.x * w1 + point.y * w2 + w3
        guard w != 0 else { return nil }
        let result = CGPoint(x: u / w, y: v / w)
        // In front of the viewer only.
        return result.x * m14 + result.y * m24 + m44 > 0 ? result : nil
    }
}
