import CCairo

extension CGContext {
    /// Draws an image into a rectangle, upright where y points up, or tiles everything with it from that rectangle on.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, upright: false, tiles: byTiling)
    }

    /// Draws an image into a rectangle, upright where y points down.
    package func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        draw(image, in: rect, upright: true, tiles: byTiling)
    }

    private func draw(_ image: CGImage, in rect: CGRect, upright: Bool, tiles: Bool) {
        guard var surface = surface(of: image, in: rect, upright: upright) else { return }
        if tiles {
            surface.extend = CAIRO_EXTEND_REPEAT
            draw(.everything, with: .surface(surface, alpha: state.alpha))
        } else {
            let path = CGPath(rect: rect, transform: nil)
            let chains = path.flattened(tolerance: 1, transform: userToPixels)
            draw(.polygons(chains, .winding), with: .surface(surface, alpha: state.alpha))
        }
    }

    /// An image as it fills a rectangle of the user's; nil when nothing of it could be seen.
    func surface(of image: CGImage, in rect: CGRect, upright: Bool) -> CanvasSurface? {
        guard rect.width > 0, rect.height > 0, let picture = CairoPicture(image, order: canvas.order) else {
            return nil
        }
        let (scaleX, scaleY) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
        let placed =
            upright
            ? CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX, ty: rect.minY)
            : CGAffineTransform(a: scaleX, b: 0, c: 0, d: -scaleY, tx: rect.minX, ty: rect.maxY)
        let transform = placed.concatenating(userToPixels)
        guard transform.isDrawable else { return nil }
        var surface = CanvasSurface(picture: picture, transform: transform)
        // Beyond its edge the image goes on as it ends there, so that the edge of the rectangle alone is smoothed.
        surface.extend = CAIRO_EXTEND_PAD
        surface.filter = transform.keepsPixels ? CAIRO_FILTER_NEAREST : state.interpolationQuality.filter
        return surface
    }
}

extension CGAffineTransform {
    /// Whether Cairo's numbers, which have 16 bits before and after the point, can tell a pixel's place under the
    /// transform: one that makes pixels 30,000 times smaller or larger shows nothing worth drawing.
    fileprivate var isDrawable: Bool {
        let inverse = inverted()
        guard isFinite, inverse.isFinite, determinant != 0 else { return false }
        return [self, inverse].allSatisfy { max(abs($0.a), abs($0.b), abs($0.c), abs($0.d)) < 30_000 }
    }

    /// Whether the transform moves pixels onto pixels: whole steps, quarter turns and mirrorings.
    fileprivate var keepsPixels: Bool {
        let straight = abs(a) == 1 && b == 0 && c == 0 && abs(d) == 1
        let turned = a == 0 && abs(b) == 1 && abs(c) == 1 && d == 0
        return (straight || turned) && tx == tx.rounded() && ty == ty.rounded()
    }
}

extension CGInterpolationQuality {
    fileprivate var filter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium, .high: CAIRO_FILTER_GOOD
        }
    }
}

extension CGImage {
    /// A copy of the part of the picture in a rectangle of its pixels, y down, grown to whole pixels; nil when there is
    /// none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)
        let part = DeviceRect(around: rect).intersection(whole)
        guard !part.isEmpty, let copy = Bitmap(unclearedWidth: part.width, height: part.height) else { return nil }
        for row in 0..<part.height {
            let from = bitmap.pixels + (part.minY + row) * width + part.minX
            (copy.pixels + row * part.width).update(from: from, count: part.width)
        }
        return isOpaque ? CGImage(copy, isOpaque: true) : CGImage(copy)
    }
}
