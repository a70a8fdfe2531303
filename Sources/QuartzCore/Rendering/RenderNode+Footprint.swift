extension RenderNode {
    /// A rectangle outside of which neither the layer, its own shadow apart, nor anything beneath it shows.
    ///
    /// - Parameter matrix: from the layer's space to the one of the result.
    /// - Returns: the rectangle; infinite where a part lies behind the viewer.
    func footprint(_ matrix: CATransform3D = CATransform3DIdentity) -> CGRect {
        let plane = PlaneTransform(matrix)
        var result = plane.bounds(of: surface)
        if style.masksToBounds { return result }
        let space = DrawListBuilder.Space(
            matrix: matrix, sublayerTransform: sublayerTransform, flattens: !style.preservesDepth)
        for sublayer in sublayers where sublayer.style.opacity > 0 {
            let inner = space.matrix(of: sublayer.transform)
            result = result.union(sublayer.footprint(inner))
            guard let shadow = sublayer.style.shadow, !sublayer.style.masksToBounds else { continue }
            let caster = shadow.path?.boundingBox ?? sublayer.footprint()
            result = result.union(PlaneTransform(inner).bounds(of: shadow.footprint(of: caster)))
        }
        return result
    }

    /// A rectangle in the layer's space around what it shows itself, its sublayers and shadow apart.
    private var surface: CGRect {
        let own = contents.footprint(in: bounds)
        guard let transition else { return own }
        // A changing layer may turn or curl out of its rectangle.
        return own.union(transition.before.footprint()).insetBy(dx: -bounds.width / 2, dy: -bounds.height / 2)
    }

    /// The outline that a layer and all beneath it fill evenly, in the layer's space, and how opaque it is; nil where
    /// that is not so or hard to tell.
    func evenOutline() -> (shape: RoundedRectangle, alpha: CGFloat)? {
        guard mask == nil, transition == nil, bounds.width > 0, bounds.height > 0 else { return nil }
        let shape = RoundedRectangle(
            bounds, radius: style.cornerRadius, corners: style.maskedCorners, curve: style.cornerCurve)
        let background = style.backgroundColor?.alpha ?? 0
        if background >= 1 || contents.isEven(in: bounds) {
            // Contents are cut to round corners only together with the sublayers.
            if style.masksToBounds { return (shape, 1) }
            guard contents.isInside(shape), sublayers.allSatisfy({ isInside($0, shape) }) else { return nil }
            return (shape, 1)
        }
        guard case .none = contents, style.borderWidth <= 0, !style.masksToBounds else { return nil }
        if sublayers.isEmpty { return background > 0 ? (shape, background) : nil }
        guard background == 0, let first = sublayers.first(where: { $0.isPlain }), let inner = first.evenOutline(),
            inner.alpha >= 1, let offset = translation(of: first)
        else { return nil }
        var moved = inner.shape
        moved.rect = moved.rect.offsetBy(dx: offset.width, dy: offset.height)
        return sublayers.allSatisfy({ $0 === first || isInside($0, moved) }) ? (moved, 1) : nil
    }

    /// Whether a layer is fully there and throws no shadow.
    private var isPlain: Bool { style.opacity >= 1 && style.shadow == nil }

    /// How far a sublayer is moved; nil where it is turned or scaled.
    private func translation(of sublayer: RenderNode) -> CGSize? {
        let space = DrawListBuilder.Space(
            matrix: CATransform3DIdentity, sublayerTransform: sublayerTransform, flattens: !style.preservesDepth)
        let plane = PlaneTransform(space.matrix(of: sublayer.transform))
        guard plane.isAxisAligned, plane.a == 1, plane.d == 1, plane.w == 1 else { return nil }
        return CGSize(width: plane.tx, height: plane.ty)
    }

    /// Whether nothing of a sublayer shows outside an outline.
    private func isInside(_ sublayer: RenderNode, _ shape: RoundedRectangle) -> Bool {
        if sublayer.style.opacity <= 0 { return true }
        guard sublayer.style.shadow == nil else { return false }
        if sublayer.style.masksToBounds, let offset = translation(of: sublayer), shape.corners == .all {
            // A layer with the same corners fits exactly.
            let frame = sublayer.bounds.offsetBy(dx: offset.width, dy: offset.height)
            let fits = shape.rect.contains(frame) && sublayer.style.maskedCorners == .all
            if fits, sublayer.style.cornerRadius >= shape.radius, sublayer.style.cornerCurve == shape.curve {
                return true
            }
        }
        let space = DrawListBuilder.Space(
            matrix: CATransform3DIdentity, sublayerTransform: sublayerTransform, flattens: !style.preservesDepth)
        return shape.contains(sublayer.footprint(space.matrix(of: sublayer.transform)))
    }
}

extension RenderShadow {
    /// A rectangle around the shadow of something in a rectangle.
    func footprint(of caster: CGRect) -> CGRect {
        caster.insetBy(dx: -4 * radius, dy: -4 * radius).offsetBy(dx: offset.width, dy: offset.height)
    }
}

extension RenderContents {
    /// A rectangle around what shows of the contents and of the background.
    fileprivate func footprint(in bounds: CGRect) -> CGRect {
        switch self {
        case .none, .gradient, .backdrop: bounds
        case .image(let contents): bounds.union(contents.frame(in: bounds))
        case .shape(let contents): bounds.union(contents.extent)
        }
    }

    /// Whether the contents by themselves fill the layer's outline and are opaque.
    fileprivate func isEven(in bounds: CGRect) -> Bool {
        switch self {
        case .gradient(let contents): contents.isOpaque
        case .image(let contents): contents.image.isOpaque && contents.frame(in: bounds).contains(bounds)
        case .none, .shape, .backdrop: false
        }
    }

    /// Whether nothing shows outside a layer's outline though it is not cut to that.
    fileprivate func isInside(_ shape: RoundedRectangle) -> Bool {
        switch self {
        case .none, .gradient, .backdrop: true
        case .image, .shape: shape.contains(footprint(in: shape.rect))
        }
    }
}

extension RoundedRectangle {
    /// Whether a rectangle lies wholly inside, as far as that is easy to tell.
    func contains(_ other: CGRect) -> Bool {
        guard rect.contains(other) else { return false }
        if isSquare { return true }
        let reach = cornerReach
        // The corner's arc lies beyond the chord between its ends.
        func isClear(_ dx: CGFloat, _ dy: CGFloat) -> Bool { dx + dy >= reach }
        let (left, right) = (other.minX - rect.minX, rect.maxX - other.maxX)
        let (top, bottom) = (other.minY - rect.minY, rect.maxY - other.maxY)
        return isClear(left, top) && isClear(right, top) && isClear(left, bottom) && isClear(right, bottom)
    }

    /// How far along the sides the rounding of a corner goes.
    var cornerReach: CGFloat {
        curve == .continuous
            ? min(radius * RoundedRectangle.continuousReach, min(rect.width, rect.height) / 2) : radius
    }
}

extension PlaneTransform {
    /// The rectangle around the image of another; infinite where a part of it lies behind the viewer.
    func bounds(of rect: CGRect) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        var low = SIMD2(repeating: Double.infinity)
        var high = -low
        for (x, y) in [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ] {
            let point = project(Double(x), Double(y))
            guard point.z > 1e-5 else { return .infinite }
            let place = SIMD2(point.x, point.y) / point.z
            low = pointwiseMin(low, place)
            high = pointwiseMax(high, place)
        }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
