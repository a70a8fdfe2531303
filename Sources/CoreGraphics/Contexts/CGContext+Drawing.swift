import CCairo

/// What happens to the path under construction.
public enum CGPathDrawingMode: Int32, Sendable {
    /// It is filled by the winding rule.
    case fill
    /// It is filled by the even-odd rule.
    case eoFill
    /// It is stroked.
    case stroke
    /// It is filled by the winding rule, then stroked.
    case fillStroke
    /// It is filled by the even-odd rule, then stroked.
    case eoFillStroke
}

extension CGContext {
    /// The greatest distance in pixels between a curve and the chords drawn for it.
    private static let tolerance: CGFloat = 0.05

    /// Fills the path under construction and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    /// Strokes the path under construction and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the path under construction and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        currentPath = CGMutablePath()
        switch mode {
        case .fill, .fillStroke: fill(devicePath: path, .winding, color: state.fillColor)
        case .eoFill, .eoFillStroke: fill(devicePath: path, .evenOdd, color: state.fillColor)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(devicePath: path)
        case .fill, .eoFill: break
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        let path = CGMutablePath()
        path.addRects(rects, transform: ctm)
        fill(devicePath: path, .winding, color: state.fillColor)
    }

    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: ctm)
        fill(devicePath: path, .winding, color: state.fillColor)
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: ctm)
        stroke(devicePath: path)
    }

    /// Strokes a rectangle with a line of some width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let usual = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = usual
    }

    /// Strokes the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: ctm)
        stroke(devicePath: path)
    }

    /// Strokes lines between the first point and the second, the third and the fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        let path = CGMutablePath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.addLines(between: [points[index], points[index + 1]], transform: ctm)
        }
        stroke(devicePath: path)
    }

    /// Makes a rectangle transparent, whatever the blend mode, shadow and alpha are.
    public func clear(_ rect: CGRect) {
        let path = CGMutablePath()
        path.addRect(rect, transform: ctm)
        let usual = state
        state.shadow = nil
        state.blendMode = .clear
        fill(devicePath: path, .winding, color: .black)
        state = usual
    }

    /// Fills a path of the user's, transformed first, with a colour, as the state says. The path under construction
    /// stays.
    package func fill(
        _ path: CGPath, transform: CGAffineTransform = .identity, using rule: CGPathFillRule = .winding, color: CGColor
    ) {
        fill(path, pathToPixels: transform.concatenating(userToPixels), rule, color: color)
    }

    /// Fills paths of the user's, each transformed first, with a colour, as one shape by the winding rule.
    package func fill(_ paths: [(path: CGPath, transform: CGAffineTransform)], color: CGColor) {
        let toPixels = userToPixels
        let chains = paths.flatMap {
            $0.path.flattened(tolerance: CGContext.tolerance, transform: $0.transform.concatenating(toPixels))
        }
        draw(.polygons(chains, .winding), with: .color(color, alpha: state.alpha))
    }

    private func fill(devicePath path: CGPath, _ rule: CGPathFillRule, color: CGColor) {
        fill(path, pathToPixels: deviceToPixels, rule, color: color)
    }

    private func fill(_ path: CGPath, pathToPixels: CGAffineTransform, _ rule: CGPathFillRule, color: CGColor) {
        let chains = path.flattened(tolerance: CGContext.tolerance, transform: pathToPixels)
        draw(.polygons(chains, rule), with: .color(color, alpha: state.alpha))
    }

    private func stroke(devicePath path: CGPath) {
        guard let outline = strokeOutline(ofDevicePath: path) else { return }
        fill(devicePath: outline, .winding, color: state.strokeColor)
    }

    /// The outline of a path's stroke, both in device space. The pen is of the user's space; where the transform
    /// leaves none, there is no outline.
    func strokeOutline(ofDevicePath path: CGPath) -> CGPath? {
        let transform = state.transform
        let scale = abs(transform.determinant).squareRoot()
        guard scale > 0, transform.isFinite else { return nil }
        var course = path.applying(transform.inverted())
        if !state.dashLengths.isEmpty {
            course = course.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        }
        let stroker = Stroker(
            width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
            tolerance: CGContext.tolerance / scale)
        return stroker.outline(of: course, transform: transform)
    }
}

extension CGContext {
    /// Whether edges are smooth.
    var antialiases: Bool { state.shouldAntialias && state.allowsAntialiasing }

    /// Draws a shape as the state says: with its shadow, blend mode and clip.
    func draw(_ shape: CanvasShape, with paint: CanvasPaint) {
        let bounds = shape.bounds.map { $0.outset(by: 1) } ?? state.clipBounds
        if let shadow = state.shadow, shadow.color.alpha > 0 {
            drawShadowed(shape, within: bounds, with: paint, shadow)
            return
        }
        let region = bounds.intersection(state.clipBounds)
        guard !region.isEmpty else { return }
        if let direct = state.blendMode.cairoOperator {
            onMaskedCanvas(region) {
                $0.fill(shape, with: paint, operator: direct, antialias: antialiases)
            }
        } else if let piece = Canvas(transparent: region, order: canvas.order) {
            piece.fill(shape, with: paint, operator: CAIRO_OPERATOR_OVER, antialias: antialiases)
            composite(piece)
        }
    }

    private func drawShadowed(
        _ shape: CanvasShape, within bounds: DeviceRect, with paint: CanvasPaint, _ shadow: Shadow
    ) {
        let cast = CastShadow(shadow, by: baseTransform.concatenating(deviceToPixels))
        // What throws a shadow into view need not be in view itself.
        let region = bounds.intersection(cast.source(of: state.clipBounds))
        guard let piece = Canvas(transparent: region, order: canvas.order) else { return }
        piece.fill(shape, with: paint, operator: CAIRO_OPERATOR_OVER, antialias: antialiases)
        compositeWithShadow(piece, cast)
    }

    /// Lays a canvas over the present one as the state's shadow, blend mode and clip say.
    func compositeWithShadow(_ piece: Canvas, _ cast: CastShadow?) {
        if let cast, let shadow = cast.canvas(under: piece, within: state.clipBounds) { composite(shadow) }
        composite(piece)
    }

    /// Lays a canvas over the present one as the state's blend mode and clip say.
    private func composite(_ piece: Canvas) {
        let region = piece.bounds.intersection(state.clipBounds)
        guard !region.isEmpty else { return }
        onMaskedCanvas(region) { target in
            if let direct = state.blendMode.cairoOperator {
                target.composite(piece, operator: direct)
            } else {
                target.blend(piece, mode: state.blendMode)
            }
        }
    }

    /// Lets something be drawn in a region where the clip's mask lets it through.
    private func onMaskedCanvas(_ region: DeviceRect, _ body: (Canvas) -> Void) {
        guard let mask = state.clipMask else { return body(canvas) }
        guard let copy = canvas.copy(of: region) else { return }
        body(copy)
        canvas.replace(by: copy, where: mask)
    }
}

extension CanvasShape {
    /// The pixels that the shape may touch; nil when that is all of them.
    fileprivate var bounds: DeviceRect? {
        guard case .polygons(let chains, _) = self else { return nil }
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for chain in chains {
            for point in chain.points {
                (minX, minY) = (min(minX, point.x), min(minY, point.y))
                (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
            }
        }
        guard minX <= maxX else { return .empty }
        return DeviceRect(around: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY))
    }
}
