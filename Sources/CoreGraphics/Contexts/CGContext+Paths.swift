extension CGContext {
    /// The path under construction, in the user's points; nil when there is none.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(elements: currentPath.applying(ctm.inverted()).elements)
    }

    /// Whether there is no path under construction.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Where the next line begins, in the user's points; zero when there is no path.
    public var currentPointOfPath: CGPoint {
        currentPath.currentPointIfAny.map { $0.applying(ctm.inverted()) } ?? .zero
    }

    /// The smallest rectangle around the path under construction and its control points, in the user's points.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Whether a point lies inside the path under construction as a mode would draw it.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        let inFill =
            switch mode {
            case .fill, .fillStroke: path.contains(point)
            case .eoFill, .eoFillStroke: path.contains(point, using: .evenOdd)
            case .stroke: false
            }
        guard !inFill, mode != .fill, mode != .eoFill else { return inFill }
        return strokeOutline(ofDevicePath: currentPath)?.contains(point.applying(ctm)) ?? false
    }

    /// Begins a new path and forgets the one under construction.
    public func beginPath() { currentPath = CGMutablePath() }

    /// Ends the subpath with a line to its start.
    public func closePath() { currentPath.closeSubpath() }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }

    /// Begins a subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }

    /// Adds the ellipse in a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }

    /// Adds an arc of a circle; `clockwise` is meant where y points up. See `CGMutablePath`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: ctm)
    }

    /// Adds a line and an arc that round off a corner. See `CGMutablePath`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// Adds another path's steps.
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }

    /// Takes the outline of the path's stroke for the path.
    public func replacePathWithStrokedPath() {
        currentPath = CGMutablePath(elements: strokeOutline(ofDevicePath: currentPath)?.elements ?? [])
    }
}
