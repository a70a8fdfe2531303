/// An outline of straight lines and Bézier curves, in any number of subpaths.
///
/// Coordinates are points of whatever space the path is used in. A point that is not finite is kept but never drawn.
public class CGPath: Hashable, @unchecked Sendable {
    // Sound: only `CGMutablePath` ever changes the elements, and it says itself that it stays on one thread.

    /// A step of the outline.
    package enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quadCurve(control: CGPoint, end: CGPoint)
        case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
        case close
    }

    /// The steps from first to last.
    package internal(set) var elements: [Element]

    /// Makes a path of its steps.
    package init(elements: [Element]) { self.elements = elements }

    /// Makes the outline of a rectangle, transformed when there is a transform.
    ///
    /// A transform is passed as Apple spells it, `&transform` or nil, and read before the call returns.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes the outline of the ellipse that fills a rectangle, transformed when there is a transform.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// Makes the outline of a rectangle with elliptic corners, transformed when there is a transform.
    ///
    /// A corner never takes more than half of a side; a negative one counts as zero.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(elements: path.elements)
    }

    /// An immutable path with the same steps.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// A path that can be added to, with the same steps.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// An immutable path with every point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: transform.map { applying($0.pointee).elements } ?? elements)
    }

    /// A path that can be added to, with every point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: transform.map { applying($0.pointee).elements } ?? elements)
    }

    /// The path with every point transformed.
    package func applying(_ transform: CGAffineTransform) -> CGPath {
        transform.isIdentity ? self : CGPath(elements: elements.map { $0.applying(transform) })
    }

    /// Whether two paths have the same steps.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.elements == rhs.elements }

    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath.Element {
    /// The points of the step, control points first, the end last; none for a close.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let control, let end): [control, end]
        case .curve(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    /// The step with every point transformed.
    package func applying(_ t: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let end): .move(end.applying(t))
        case .line(let end): .line(end.applying(t))
        case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end: end.applying(t))
        case .curve(let control1, let control2, let end):
            .curve(control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
        case .close: .close
        }
    }
}
