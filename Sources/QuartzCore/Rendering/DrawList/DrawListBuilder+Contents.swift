/// Where a layer's picture goes inside its rectangle.
extension DrawListBuilder {
    /// Draws a layer's contents.
    ///
    /// - Parameters:
    ///   - shape: the layer's outline.
    ///   - isCut: whether contents are cut to the outline; if not, to their own rectangle.
    mutating func drawContents(
        _ node: RenderNode, _ plane: PlaneTransform, _ shape: RoundedRectangle, isCut: Bool,
        _ surroundings: Surroundings
    ) {
        switch node.contents {
        case .image(let contents):
            let picture = contents.picture(scale: scale, bounds: node.bounds)
            var frame = RoundedRectangle(picture.rect)
            frame.hardEdges = shape.hardEdges
            image(
                picture.image, source: picture.source, in: picture.rect, shape: isCut ? shape : frame,
                isMirrored: contents.isMirrored, filters: contents, plane, surroundings)
        case .gradient(let contents): gradient(contents, in: shape, plane, surroundings)
        case .shape(let contents): outline(contents, plane, surroundings)
        case .none, .backdrop: break
        }
    }

    /// Whether a layer's contents cover its whole rectangle.
    func contentsFill(_ node: RenderNode) -> Bool {
        if case .gradient = node.contents { return true }
        guard case .image(let contents) = node.contents else { return false }
        return contents.gravity == .resize
            || contents.frame(in: node.bounds).insetBy(dx: -1e-9, dy: -1e-9).contains(node.bounds)
    }

    /// Whether nothing of a layer's background can be seen.
    func contentsHideBackground(_ node: RenderNode) -> Bool {
        // A gradient has the background's own outline.
        if case .gradient(let contents) = node.contents { return contents.isOpaque }
        guard case .image(let contents) = node.contents, contents.image.isOpaque, contentsFill(node) else {
            return false
        }
        return node.style.masksToBounds || node.style.cornerRadius <= 0 || node.style.maskedCorners.isEmpty
    }
}

extension RenderContents {
    /// Whether they are where they are, however large the layer is.
    var isOutline: Bool { if case .shape = self { true } else { false } }
}

extension RenderImage {
    /// The part of the picture that is shown, in pixels.
    var source: CGRect {
        let size = CGSize(width: image.width, height: image.height)
        return CGRect(
            x: rect.minX * size.width, y: rect.minY * size.height, width: rect.width * size.width,
            height: rect.height * size.height)
    }

    /// Where the picture goes in a layer's rectangle.
    func frame(in bounds: CGRect) -> CGRect {
        let part = source.size
        let natural = CGSize(width: part.width / scale, height: part.height / scale)
        switch gravity {
        case .resize: return bounds
        case .resizeAspect: return aspect(part, bounds, min)
        case .resizeAspectFill: return aspect(part, bounds, max)
        default: break
        }
        let isLeft = [.left, .topLeft, .bottomLeft].contains(gravity)
        let isRight = [.right, .topRight, .bottomRight].contains(gravity)
        // By these names Core Animation means the sides of the least and the greatest y, whichever way y points.
        let isLow = [.bottom, .bottomLeft, .bottomRight].contains(gravity)
        let isHigh = [.top, .topLeft, .topRight].contains(gravity)
        let x = isLeft ? bounds.minX : isRight ? bounds.maxX - natural.width : bounds.midX - natural.width / 2
        let y = isLow ? bounds.minY : isHigh ? bounds.maxY - natural.height : bounds.midY - natural.height / 2
        return CGRect(origin: CGPoint(x: x, y: y), size: natural)
    }

    private func aspect(_ part: CGSize, _ bounds: CGRect, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
        guard part.width > 0, part.height > 0 else { return bounds }
        let factor = choose(bounds.width / part.width, bounds.height / part.height)
        let size = CGSize(width: part.width * factor, height: part.height * factor)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The picture to draw, with the middle already stretched where only that may stretch.
    func picture(scale: CGFloat, bounds: CGRect) -> (image: CGImage, source: CGRect, rect: CGRect) {
        let frame = frame(in: bounds)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard center != whole, let stretched = stretched(to: frame.size, deviceScale: scale) else {
            return (image, source, frame)
        }
        return (stretched, CGRect(x: 0, y: 0, width: stretched.width, height: stretched.height), frame)
    }
}
