/// An outline of lines and curves together with how its lines are drawn.
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath
    var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    /// The width of stroked lines in points.
    open var lineWidth: CGFloat = 1
    /// The ends of stroked lines.
    open var lineCapStyle: CGLineCap = .butt
    /// The corners of stroked lines.
    open var lineJoinStyle: CGLineJoin = .miter
    /// How far a mitred corner may reach, in half line widths, before it is cut off.
    open var miterLimit: CGFloat = 10
    /// Whether a point lies inside where a ray from it crosses the outline an odd number of times.
    open var usesEvenOddFillRule = false
    /// How far chords may lie from curves in pixels; curves are always drawn finer than that.
    open var flatness: CGFloat = 0.6

    /// Makes an empty path.
    public override init() { path = CGMutablePath() }

    /// Makes a path of one of Core Graphics.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with round corners; a radius of more than half a side counts as half.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Makes a rectangle some of whose corners are round; radii of more than half a side count as half.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let rx = max(0, min(cornerRadii.width, rect.width / 2))
        let ry = max(0, min(cornerRadii.height, rect.height / 2))
        // How far a quarter circle's control points lie from its ends, in radii.
        let arm: CGFloat = 0.5522847498307936
        func corner(
            _ name: UIRectCorner, _ x: CGFloat, _ y: CGFloat, from: CGVector, to: CGVector, isFirst: Bool = false
        ) {
            guard corners.contains(name), rx > 0, ry > 0 else {
                let point = CGPoint(x: x, y: y)
                return isFirst ? path.move(to: point) : path.addLine(to: point)
            }
            func point(_ side: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(x: x + side.dx * rx * part, y: y + side.dy * ry * part)
            }
            if isFirst { path.move(to: point(from, 1)) } else { path.addLine(to: point(from, 1)) }
            path.addCurve(to: point(to, 1), control1: point(from, 1 - arm), control2: point(to, 1 - arm))
        }
        let (right, left) = (CGVector(dx: 1, dy: 0), CGVector(dx: -1, dy: 0))
        let (down, up) = (CGVector(dx: 0, dy: 1), CGVector(dx: 0, dy: -1))
        corner(.topLeft, rect.minX, rect.minY, from: down, to: right, isFirst: true)
        corner(.topRight, rect.maxX, rect.minY, from: left, to: down)
        corner(.bottomRight, rect.maxX, rect.maxY, from: up, to: left)
        corner(.bottomLeft, rect.minX, rect.maxY, from: right, to: up)
        path.closeSubpath()
    }

    /// Makes an arc; angles are radians from the direction of x, growing clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The outline as Core Graphics has it; setting it replaces the outline and keeps how lines are drawn.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Whether nothing has been added.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the outline itself, not around control points; null where it is empty.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the next line begins.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point lies inside, by the path's own rule.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Begins another subpath.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds an arc, and a line to its beginning where something is there already. Angles are radians from the direction
    /// of x, growing clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics means the other direction by clockwise, where y points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Goes back to the beginning of the subpath.
    open func close() { path.closeSubpath() }

    /// The same outline in the other direction.
    open func reversing() -> UIBezierPath {
        let result = UIBezierPath(cgPath: path.reversed())
        result.takeOverStyle(of: self)
        return result
    }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = UIBezierPath(cgPath: cgPath)
        result.takeOverStyle(of: self)
        return result
    }

    private func takeOverStyle(of other: UIBezierPath) {
        (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
        (miterLimit, usesEvenOddFillRule) = (other.miterLimit, other.usesEvenOddFillRule)
        (flatness, dash) = (other.flatness, other.dash)
    }

    /// Takes everything away.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

    /// Moves every point by a transform.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }
}
