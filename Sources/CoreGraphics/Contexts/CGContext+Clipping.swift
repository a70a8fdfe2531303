import CCairo

extension CGContext {
    /// The smallest rectangle around what the clip lets through, in the user's points.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBounds.isEmpty ? .null : state.clipBounds.rect.applying(userToPixels.inverted())
    }

    /// Keeps later drawing inside the path under construction, and begins a new one.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = currentPath
        currentPath = CGMutablePath()
        clip(toDevicePath: path, rule)
    }

    /// Keeps later drawing inside a rectangle.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Keeps later drawing inside some rectangles.
    public func clip(to rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: ctm)
        clip(toDevicePath: path, .winding)
    }

    /// Lets later drawing through as a mask says: by the alpha of an image with alpha, by the luminance of one
    /// without (white lets through), and not at all outside the rectangle that the image fills.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard let picture = mask.isOpaque ? mask.alphaFromLuminance() : mask,
            let layer = Canvas(transparent: state.clipBounds, order: canvas.order),
            let surface = surface(of: picture, in: rect, upright: false)
        else { return }
        layer.fill(.everything, with: .surface(surface, alpha: 1), operator: CAIRO_OPERATOR_OVER)
        if let earlier = state.clipMask { layer.composite(earlier, operator: CAIRO_OPERATOR_DEST_IN) }
        state.clipMask = layer
    }

    /// Lets drawing go everywhere again.
    public func resetClip() {
        canvas.resetClip()
        state.clipMask = nil
        state.clipBounds = canvas.bounds
    }

    private func clip(toDevicePath path: CGPath, _ rule: CGPathFillRule) {
        let box = path.boundingBox.applying(deviceToPixels)
        state.clipBounds = state.clipBounds.intersection(DeviceRect(around: box))
        canvas.clip(
            to: path.flattened(tolerance: 0.05, transform: deviceToPixels), rule, antialias: antialiases)
    }
}

extension CGImage {
    /// A picture whose alpha is this one's luminance; nil when memory is short.
    fileprivate func alphaFromLuminance() -> CGImage? {
        guard let mask = Bitmap(unclearedWidth: width, height: height) else { return nil }
        for index in 0..<(width * height) {
            let pixel = bitmap.pixels[index]
            // The weights of red, green and blue in linear light, in units of 1/65536, as Apple's grey conversion.
            let weighted = (pixel & 255) * 19_595 + (pixel >> 8 & 255) * 38_470 + (pixel >> 16 & 255) * 7_471
            mask.pixels[index] = ((weighted + 32_768) >> 16) << 24
        }
        return CGImage(mask, isOpaque: false)
    }
}
