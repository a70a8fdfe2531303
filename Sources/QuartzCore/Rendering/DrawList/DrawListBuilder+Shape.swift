/// Outlines with their fill and stroke.
extension DrawListBuilder {
    /// Draws an outline: into a picture of its own, at the device's resolution, which is then placed like any other.
    ///
    /// Where the layer is not turned the picture lies on whole device pixels, so that nothing is sampled twice.
    mutating func outline(_ contents: RenderShape, _ plane: PlaneTransform, _ surroundings: Surroundings) {
        let extent = contents.extent
        guard extent.width > 0, extent.height > 0, extent.width.isFinite, extent.height.isFinite else { return }
        let wanted = resolution(plane)
        let resolution = min(wanted, 8192 / max(extent.width, extent.height))
        if plane.isAxisAligned, plane.w == 1, plane.a == plane.d, CGFloat(plane.a) == resolution {
            return aligned(contents, extent, plane, surroundings)
        }
        var origin = extent.origin
        if plane.isAxisAligned, plane.w > 0 {
            let (x, y) = (plane.tx / plane.w, plane.ty / plane.w)
            let (a, d) = (plane.a / plane.w, plane.d / plane.w)
            origin.x = CGFloat(((a * origin.x + x).rounded(a > 0 ? .down : .up) - x) / a)
            origin.y = CGFloat(((d * origin.y + y).rounded(d > 0 ? .down : .up) - y) / d)
        }
        let key = ShapeKey(resolution: resolution, origin: origin, shape: contents)
        guard let picture = compositor.picture(of: key) else { return }
        let size = CGSize(width: picture.width, height: picture.height)
        image(
            picture, source: CGRect(origin: .zero, size: size),
            in: CGRect(
                x: origin.x, y: origin.y, width: size.width / resolution, height: size.height / resolution),
            plane, surroundings)
    }

    /// Draws an outline on the device's own pixels.
    ///
    /// Where the layer lies in its pixel counts in sixteenths, so that one that moves has few pictures.
    private mutating func aligned(
        _ contents: RenderShape, _ extent: CGRect, _ plane: PlaneTransform, _ surroundings: Surroundings
    ) {
        let reach = Outline.reach * 16
        let place = SIMD2(plane.tx, plane.ty) * 16
        guard abs(place.x) < reach, abs(place.y) < reach else { return }
        let whole = (place / 16).rounded(.down)
        let part = (place - whole * 16).rounded(.toNearestOrAwayFromZero) / 16
        let corner = SIMD2(plane.a * Double(extent.minX), plane.a * Double(extent.minY)) + part
        let first = corner.rounded(.down)
        let origin = (first - part) / plane.a
        let key = ShapeKey(
            resolution: CGFloat(plane.a), origin: CGPoint(x: origin.x, y: origin.y), shape: contents)
        guard let picture = compositor.picture(of: key) else { return }
        self.place(picture, at: whole + first, Stretch(), hole: .empty, surroundings)
    }

    /// Device pixels to a point of a layer's plane, along the axis that has more.
    private func resolution(_ plane: PlaneTransform) -> CGFloat {
        guard plane.isAffine, plane.w > 0 else { return scale }
        let x = (plane.a * plane.a + plane.b * plane.b).squareRoot() / plane.w
        let y = (plane.c * plane.c + plane.d * plane.d).squareRoot() / plane.w
        return min(max(CGFloat(max(x, y)), scale / 16), scale * 16)
    }
}

extension RenderShape {
    /// A rectangle around everything that is filled or stroked.
    var extent: CGRect {
        let bounds = path.boundingBoxOfPath
        guard !bounds.isNull else { return .zero }
        // A mitred corner reaches furthest, then the corner of a square cap.
        let longest = lineJoin == .miter ? max(miterLimit, 1.5) : 1.5
        let reach = strokeColor == nil ? 0 : max(lineWidth, 0) / 2 * longest
        return bounds.insetBy(dx: -reach, dy: -reach)
    }

    /// Fills and strokes the outline.
    func draw(in context: CGContext) {
        if let fillColor, fillColor.alpha > 0 {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
        }
        guard let strokeColor, strokeColor.alpha > 0, lineWidth > 0, strokeStart < strokeEnd else { return }
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
        context.setMiterLimit(miterLimit)
        if !dashPattern.isEmpty { context.setLineDash(phase: dashPhase, lengths: dashPattern) }
        let isWhole = strokeStart <= 0 && strokeEnd >= 1
        context.addPath(isWhole ? path : path.trimmed(from: strokeStart, to: strokeEnd))
        context.strokePath()
    }
}
