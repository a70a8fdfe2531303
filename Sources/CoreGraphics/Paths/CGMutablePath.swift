/// A path that can be added to. It stays on one thread; `copy()` makes a path that need not.
///
/// Each step may be transformed as it is added. A line or curve without a current point before it is left out, as
/// there is nothing that it could start from.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    // Sound by the contract above: a mutable path stays on one thread.

    /// Makes an empty path.
    public init() { super.init(elements: []) }

    /// Makes a path that goes on from some steps.
    override package init(elements: [Element]) { super.init(elements: elements) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point.applying(transform)))
    }

    /// Begins a subpath at the first point and adds lines through the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quadCurve(control: control.applying(transform), end: end.applying(transform)))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(
            .curve(
                control1: control1.applying(transform), control2: control2.applying(transform),
                end: end.applying(transform)))
    }

    /// Ends the subpath with a line to its start, which becomes the current point.
    public func closeSubpath() {
        guard let last = elements.last, last != .close else { return }
        elements.append(.close)
    }

    /// Adds a rectangle as a closed subpath, from its corner of least coordinates along x first.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        addLines(between: corners, transform: transform)
        closeSubpath()
    }

    /// Adds rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds another path's steps.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
    }

    /// Adds a step that needs a current point, and leaves it out when there is none.
    private func append(_ element: Element) {
        guard !elements.isEmpty else { return }
        elements.append(element)
    }
}
