/// Layers that are drawn once, as pictures, which are then placed.
extension DrawListBuilder {
    /// Places the picture of an opaque layer that moves while nothing on it changes; false where there is none.
    ///
    /// At whole pixels the picture is what drawing the layer would give, bit for bit; between them it is interpolated,
    /// as pictures are. Which layers are drawn so depends on the tree alone, never on what has been drawn before.
    mutating func placeSurface(
        _ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings
    ) -> Bool {
        let plane = PlaneTransform(matrix)
        guard surroundings.moves, node.fillsItsBounds, plane.isAxisAligned, plane.w == 1,
            abs(plane.a - Double(scale)) < 1e-9, abs(plane.d - Double(scale)) < 1e-9
        else { return false }
        let size = CGSize(width: node.bounds.width * scale, height: node.bounds.height * scale)
        // A part of a pixel at the edge would be drawn twice.
        guard abs(size.width - size.width.rounded()) < 1e-6, abs(size.height - size.height.rounded()) < 1e-6,
            (1...CGFloat(Bitmap.maximumSide)).contains(size.width.rounded()),
            (1...CGFloat(Bitmap.maximumSide)).contains(size.height.rounded()),
            size.width * size.height <= DrawListBuilder.largestSurface
        else { return false }
        let key = PictureKey(
            kind: .surface, look: NodeLook(node), rect: node.bounds, scale: CGSize(width: scale, height: scale))
        guard let kept = compositor.kept(key, draw: { $0.drawSurface(node, $1, $2) }), kept.image.isOpaque else {
            return false
        }
        let picture = kept.image
        image(
            picture, source: CGRect(x: 0, y: 0, width: picture.width, height: picture.height), in: node.bounds, plane,
            surroundings)
        // What sticks out, shadows for instance, has no opaque ground and is drawn as ever.
        var outside = surroundings
        outside.moves = false
        let inner = plane.outline(RoundedRectangle(node.bounds).points(scale: scale)).bounds
        let extent = plane.outline(RoundedRectangle(kept.extent).points(scale: scale)).bounds
        for part in extent.intersection(surroundings.scissor).parts(around: inner) {
            outside.scissor = part
            drawSurface(node, matrix, outside)
        }
        return true
    }

    /// Draws a layer as a picture at its rasterization scale; false where that cannot be.
    mutating func drawRasterized(
        _ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings
    ) -> Bool {
        guard node.style.shouldRasterize, !node.hasBackdrop, !node.style.preservesDepth else { return false }
        let scale = node.style.rasterizationScale
        var extent = node.footprint()
        if let shadow = node.style.shadow, !node.style.masksToBounds {
            extent = extent.union(shadow.footprint(of: shadow.path?.boundingBox ?? extent))
        }
        guard scale > 0, scale.isFinite, !extent.isNull, !extent.isInfinite else { return false }
        // On the layer's own grid of pixels, so that one that lies on the device's is copied.
        let origin = node.bounds.origin
        let (left, top) = (
            ((extent.minX - origin.x) * scale + 1e-6).rounded(.down),
            ((extent.minY - origin.y) * scale + 1e-6).rounded(.down)
        )
        let width = ((extent.maxX - origin.x) * scale - 1e-6).rounded(.up) - left
        let height = ((extent.maxY - origin.y) * scale - 1e-6).rounded(.up) - top
        let sides = 1...CGFloat(Bitmap.maximumSide)
        guard sides.contains(width), sides.contains(height), width * height <= DrawListBuilder.largestSurface else {
            return false
        }
        let rect = CGRect(
            x: origin.x + left / scale, y: origin.y + top / scale, width: width / scale, height: height / scale)
        let key = PictureKey(
            kind: .opaque, look: NodeLook(node), rect: rect, scale: CGSize(width: scale, height: scale))
        var style = node.style
        (style.shouldRasterize, style.opacity) = (false, 1)
        let plain = node.with(style: style)
        guard let picture = compositor.kept(key, draw: { $0.drawPicture(plain, $1, $2) })?.image else { return false }
        image(
            picture, source: CGRect(x: 0, y: 0, width: picture.width, height: picture.height), in: rect,
            PlaneTransform(matrix), surroundings)
        return true
    }

    /// The most pixels that a picture of a layer has: a few screens.
    private static let largestSurface: CGFloat = 16_777_216
}

extension RenderNode {
    /// Whether the layer is an opaque rectangle with something on it that stays the same.
    fileprivate var fillsItsBounds: Bool {
        isSteady && !sublayers.isEmpty && !hasBackdrop && style.hardEdges.isEmpty && !style.preservesDepth
            && (style.cornerRadius <= 0 || style.maskedCorners.isEmpty) && (style.backgroundColor?.alpha ?? 0) >= 1
    }
}
