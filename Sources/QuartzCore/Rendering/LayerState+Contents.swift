extension LayerState {
    /// What the layer shows over its background.
    /// - Parameter isMirrored: whether the layer's own space is turned over.
    func renderedContents(isMirrored: Bool) -> RenderContents {
        switch special {
        case .shape(let shape): shape.rendered ?? contents.value.rendered(isMirrored: isMirrored)
        case .gradient(let gradient): gradient.rendered ?? contents.value.rendered(isMirrored: isMirrored)
        case .backdrop(let backdrop): .backdrop(backdrop.rendered)
        case .none, .text, .replicator: contents.value.rendered(isMirrored: isMirrored)
        case .transform: .none
        }
    }
}

extension ContentsProperties {
    /// The picture and how it lies in the layer's rectangle: the right way up even where the layer's space is not.
    func rendered(isMirrored: Bool) -> RenderContents {
        guard let picture = contents.image else { return .none }
        var image = RenderImage(picture)
        image.rect = rect
        image.gravity = gravity
        image.center = center
        image.scale = scale
        image.minificationFilter = minificationFilter
        image.magnificationFilter = magnificationFilter
        if isMirrored { image.mirror() }
        return .image(image)
    }
}

extension RenderImage {
    /// Turns the picture over, together with what is said about its parts.
    fileprivate mutating func mirror() {
        isMirrored = true
        rect.origin.y = 1 - rect.maxY
        center.origin.y = 1 - center.maxY
    }
}

extension ShadowProperties {
    /// The shadow; nil where none can be seen.
    var rendered: RenderShadow? {
        guard opacity > 0, let color, color.alpha > 0 else { return nil }
        return RenderShadow(
            color: color, opacity: CGFloat(min(opacity, 1)), offset: offset, radius: max(radius, 0), path: path?.path)
    }
}

extension ShapeProperties {
    /// The outline with its fill and stroke; nil without an outline.
    fileprivate var rendered: RenderContents? {
        guard let path else { return nil }
        var shape = RenderShape(path.path)
        shape.fillColor = fillColor
        shape.usesEvenOddFillRule = fillRule == .evenOdd
        shape.strokeColor = strokeColor
        shape.strokeStart = strokeStart > 0 ? min(strokeStart, 1) : 0
        shape.strokeEnd = strokeEnd > 0 ? min(strokeEnd, 1) : 0
        shape.lineWidth = max(lineWidth, 0)
        shape.lineCap = lineCap
        shape.lineJoin = lineJoin
        shape.miterLimit = miterLimit
        shape.dashPattern = (lineDashPattern ?? []).map { CGFloat($0) }
        shape.dashPhase = lineDashPhase
        return .shape(shape)
    }
}

extension GradientProperties {
    /// The gradient; nil without colours.
    fileprivate var rendered: RenderContents? {
        guard let colors, !colors.isEmpty else { return nil }
        var highest = 0.0
        let given = locations ?? []
        let places = colors.indices.map { index -> CGFloat in
            // Where places are missing the rest is spread evenly, and none lies before another's.
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let place = given.indices.contains(index) ? given[index] : even
            highest = place > highest ? min(place, 1) : highest
            return CGFloat(highest)
        }
        return .gradient(
            RenderGradient(
                type: type, colors: colors, locations: places, startPoint: startPoint, endPoint: endPoint))
    }
}

extension BackdropProperties {
    fileprivate var rendered: RenderBackdrop {
        var backdrop = RenderBackdrop()
        backdrop.blurRadius = max(blurRadius, 0)
        backdrop.saturation = max(saturation, 0)
        backdrop.tint = tintColor
        return backdrop
    }
}
