/// Shadows, which lie under a layer and all beneath it.
///
/// A shadow is the blurred alpha of the layer's tree or path in one colour. It is not cut out where the layer covers it,
/// and a layer that masks to its bounds cuts its own away.
extension DrawListBuilder {
    mutating func shadow(_ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings) {
        guard let shadow = node.style.shadow, shadow.opacity > 0, shadow.color.alpha > 0, shadow.radius.isFinite,
            !node.style.masksToBounds, !node.style.preservesDepth,
            let caster = caster(of: node, shadow)
        else { return }
        let offset = PlaneTransform(
            a: 1, b: 0, c: 0, d: 1, tx: Double(shadow.offset.width), ty: Double(shadow.offset.height))
        let plane = PlaneTransform(matrix).after(offset)
        let visible = plane.bounds(of: caster.rect.insetBy(dx: -4 * shadow.radius, dy: -4 * shadow.radius))
        guard visible.isInfinite || visible.intersects(surroundings.scissor.rect.insetBy(dx: -1, dy: -1)) else {
            return
        }
        if let scale = plane.conformalScale, plane.isUpright || Double(shadow.radius) * scale < 2.5 {
            aligned(caster, shadow, node, plane, scale, surroundings)
        } else {
            sampled(caster, shadow, node, plane, surroundings)
        }
    }

    /// What throws a shadow, in the layer's space.
    private struct Caster {
        var kind: ShadowKey.Caster
        var rect: CGRect
        /// What the shadow's opacity is multiplied with.
        var alpha: CGFloat = 1
    }

    private func caster(of node: RenderNode, _ shadow: RenderShadow) -> Caster? {
        if let path = shadow.path {
            var rect = CGRect.zero
            if path.isRect(&rect) { return caster(RoundedRectangle(rect), 1) }
            let box = path.boundingBoxOfPath
            return box.isNull ? nil : Caster(kind: .path(path), rect: box)
        }
        if let even = node.evenOutline() { return caster(even.shape, even.alpha) }
        let rect = node.footprint()
        return rect.isNull || rect.isInfinite ? nil : Caster(kind: .tree(NodeLook(node)), rect: rect)
    }

    private func caster(_ shape: RoundedRectangle, _ alpha: CGFloat) -> Caster? {
        shape.rect.isEmpty ? nil : Caster(kind: .outline(shape), rect: shape.rect, alpha: alpha)
    }

    // MARK: On the device's pixels

    /// Blurs on the device's own grid, so that nothing is lost by sampling.
    private mutating func aligned(
        _ caster: Caster, _ shadow: RenderShadow, _ node: RenderNode, _ plane: PlaneTransform, _ scale: Double,
        _ surroundings: Surroundings
    ) {
        let deviation = Double(shadow.radius) * scale
        let place = plane.bounds(of: caster.rect)
        let (left, top) = (Outline.grid(Double(place.minX)), Outline.grid(Double(place.minY)))
        // A soft shadow can be moved by parts of a pixel without harm; a sharp one is made for its place.
        let isSoft = deviation >= 8
        var key = ShadowKey(
            deviation: deviation, linear: plane.linear, phase: isSoft ? .zero : SIMD2(left & 255, top & 255),
            rect: caster.rect, caster: caster.kind)
        var origin = isSoft ? SIMD2(Double(left), Double(top)) / 256 : SIMD2(Double(left >> 8), Double(top >> 8))
        var stretch = Stretch()
        if case .outline(let shape) = caster.kind, plane.isUpright {
            // Away from the corners a shadow does not change along a side: a small one can be pulled out to any size.
            let reach = GaussianBlurPlan(deviation: deviation).reach
            stretch = Stretch(
                width: Outline.grid(Double(place.maxX)) - left, height: Outline.grid(Double(place.maxY)) - top,
                corner: Int((shape.cornerReach * CGFloat(scale)).rounded(.up)) + reach + 1)
            let small = RoundedRectangle(
                CGRect(x: 0, y: 0, width: stretch.width, height: stretch.height),
                radius: shape.radius * CGFloat(scale), corners: shape.corners, curve: shape.curve)
            (key.caster, key.rect, key.linear) = (.outline(small), small.rect, SIMD4(1, 0, 0, 1))
        }
        guard let (picture, reach) = picture(key, shadow, caster, node) else { return }
        origin -= SIMD2(repeating: Double(reach))
        stretch.column += reach
        stretch.row += reach
        let hidden = surroundings.opacity >= 1 ? coveredPixels(node, plane, shadow) : .empty
        self.place(picture, at: origin, stretch, hole: hidden, surroundings)
    }

    /// The pixels that a layer covers opaquely right after its shadow; empty where that is hard to tell.
    private func coveredPixels(_ node: RenderNode, _ plane: PlaneTransform, _ shadow: RenderShadow) -> PixelRect {
        guard node.style.backgroundColor.map({ $0.alpha >= 1 }) ?? false else { return .empty }
        let shape = RoundedRectangle(
            node.bounds, radius: node.style.cornerRadius, corners: node.style.maskedCorners,
            curve: node.style.cornerCurve)
        let reach = shape.isSquare ? 0 : shape.cornerReach
        let inner = shape.rect.insetBy(dx: shape.rect.width > shape.rect.height ? reach : 0, dy: 0)
            .insetBy(dx: 0, dy: shape.rect.width > shape.rect.height ? 0 : reach)
            .offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
        return plane.outline(RoundedRectangle(inner).points(scale: 1)).wholePixels
    }

    // MARK: Turned and in perspective

    /// Blurs in the layer's plane and places the picture.
    private mutating func sampled(
        _ caster: Caster, _ shadow: RenderShadow, _ node: RenderNode, _ plane: PlaneTransform,
        _ surroundings: Surroundings
    ) {
        // In steps, so that a layer that grows as it turns does not need a picture of its own for each frame.
        let wanted = plane.meanScale(Double(scale)) / Double(scale)
        var step = 1.0
        while step < wanted * 0.999, step < 8 { step *= 2.0.squareRoot() }
        while step > wanted * 1.415, step > 0.1 { step /= 2.0.squareRoot() }
        let scale = Double(scale) * step
        // Taking pixels between pixels blurs, too, by a sixth of a square pixel.
        let deviation = Double(shadow.radius) * scale
        let key = ShadowKey(
            deviation: max(deviation * deviation - 1.0 / 6, 0).squareRoot(), linear: SIMD4(scale, 0, 0, scale),
            phase: .zero, rect: caster.rect, caster: caster.kind)
        guard let (picture, reach) = picture(key, shadow, caster, node) else { return }
        let pixel = CGFloat(1 / scale)
        let frame = CGRect(
            x: caster.rect.minX - CGFloat(reach) * pixel, y: caster.rect.minY - CGFloat(reach) * pixel,
            width: CGFloat(picture.width) * pixel, height: CGFloat(picture.height) * pixel)
        image(
            picture, source: CGRect(x: 0, y: 0, width: picture.width, height: picture.height), in: frame, plane,
            surroundings)
    }

    // MARK: The picture of a shadow

    private func picture(
        _ key: ShadowKey, _ shadow: RenderShadow, _ caster: Caster, _ node: RenderNode
    ) -> (picture: CGImage, reach: Int)? {
        let opacity = shadow.opacity * caster.alpha
        return compositor.shadow(key, shadow.color, opacity: opacity) { silhouette(key, node) }
    }

    /// Draws what throws a shadow, by its alpha.
    private func silhouette(_ key: ShadowKey, _ node: RenderNode) -> Bitmap? {
        let phase = SIMD2(Double(key.phase.x), Double(key.phase.y)) / 256
        var plane = PlaneTransform(
            a: key.linear.x, b: key.linear.y, c: key.linear.z, d: key.linear.w, tx: 0, ty: 0)
        let box = plane.bounds(of: key.rect)
        (plane.tx, plane.ty) = (phase.x - Double(box.minX), phase.y - Double(box.minY))
        let width = (Double(box.width) + phase.x - 1e-6).rounded(.up)
        let height = (Double(box.height) + phase.y - 1e-6).rounded(.up)
        guard width >= 1, height >= 1, width * height <= DrawListBuilder.largestShadow,
            let bitmap = Bitmap(width: Int(width), height: Int(height))
        else { return nil }
        let flat = CATransform3DMakeAffineTransform(
            CGAffineTransform(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty))
        var builder = DrawListBuilder(compositor: compositor, scale: CGFloat(plane.meanScale(1)))
        let all = builder.alone(node, flat, PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height))
        switch key.caster {
        case .outline(let shape):
            builder.fill(shape, .black, plane, all)
        case .tree:
            builder.drawSurface(node, flat, all)
        case .path(let path):
            guard let context = CGContext(bitmap) else { return nil }
            context.addPath(
                path.applying(
                    CGAffineTransform(a: plane.a, b: plane.b, c: plane.c, d: plane.d, tx: plane.tx, ty: plane.ty)))
            context.fillPath()
            context.flush()
            return bitmap
        }
        compositor.draw(builder.list, into: bitmap)
        return bitmap
    }

    /// The most pixels of something that throws a shadow.
    private static let largestShadow = 33_554_432.0
}

extension PixelRect {
    fileprivate var rect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }
}

extension PlaneTransform {
    /// Whether the plane is neither turned nor pulled to one side nor mirrored.
    fileprivate var isUpright: Bool { isAxisAligned && w > 0 && a > 0 && abs(a - d) <= 1e-9 * a }

    /// Pixels to a point where a circle stays a circle; nil elsewhere.
    fileprivate var conformalScale: Double? {
        guard isAffine, w > 0 else { return nil }
        let size = a * a + b * b
        guard size > 0, abs(size - (c * c + d * d)) <= 1e-9 * size, abs(a * c + b * d) <= 1e-9 * size else {
            return nil
        }
        return size.squareRoot() / w
    }

    /// What the mapping does besides moving.
    fileprivate var linear: SIMD4<Double> { SIMD4(a, b, c, d) / w }

    /// Pixels to a point, both axes taken together; a given number in perspective.
    func meanScale(_ fallback: Double) -> Double {
        guard isAffine, w > 0 else { return fallback }
        return abs(a * d - b * c).squareRoot() / w
    }
}
