/// What a step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath; one point.
    case moveToPoint
    /// Adds a straight line; one point.
    case addLineToPoint
    /// Adds a quadratic Bézier curve; the control point and the end.
    case addQuadCurveToPoint
    /// Adds a cubic Bézier curve; two control points and the end.
    case addCurveToPoint
    /// Ends a subpath with a line to its start; no point.
    case closeSubpath
}

/// A step of a path as `applyWithBlock` hands it out.
public struct CGPathElement {
    /// What the step does.
    public var type: CGPathElementType
    /// The step's points, as many as its type says. They are gone when the block returns.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes a step of its type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension CGPath {
    /// Calls a block with each step from first to last.
    ///
    /// The pointers are good while the block runs: they point to memory of this call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            buffer.initialize(repeating: .zero)
            guard let points = buffer.baseAddress else { return }
            for element in elements {
                for (index, point) in element.points.enumerated() { points[index] = point }
                withUnsafePointer(to: CGPathElement(type: element.type, points: points), block)
            }
        }
    }
}

extension CGPath.Element {
    /// Apple's name for the kind of step.
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
