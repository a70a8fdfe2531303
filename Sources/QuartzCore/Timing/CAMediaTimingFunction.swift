/// A pace: the part of a change that is done when a part of its time has passed, as a cubic Bézier curve from (0, 0)
/// to (1, 1).
public final class CAMediaTimingFunction: NSObject, NSSecureCoding, Sendable {
    /// The curve.
    package let curve: UnitBezier

    /// Makes the timing function of a name; an unknown name gives the linear one.
    public init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: curve = UnitBezier(0.42, 0, 1, 1)
        case .easeOut: curve = UnitBezier(0, 0, 0.58, 1)
        case .easeInEaseOut: curve = UnitBezier(0.42, 0, 0.58, 1)
        case .default: curve = UnitBezier(0.25, 0.1, 0.25, 1)
        default: curve = .linear
        }
    }

    /// Makes a timing function from the two inner control points; their x is kept within 0 and 1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    }

    /// Makes the timing function of a curve.
    package init(_ curve: UnitBezier) { self.curve = curve }

    /// Makes a timing function from an archive; nil where that is damaged.
    public init?(coder: NSCoder) {
        var points: [Double] = []
        let isWhole = Archive(coder)?.read(["controlPoints"]) { value, _ in
            points = [Double].unboxed(value) ?? []
            return points.count == 4
        }
        guard isWhole == true, points.count == 4 else { return nil }
        curve = UnitBezier(points[0], points[1], points[2], points[3])
    }

    /// Writes the timing function into an archive.
    public func encode(with coder: NSCoder) {
        Archive(coder)?.write([curve.x1, curve.y1, curve.x2, curve.y2], "controlPoints")
    }

    /// Whether timing functions are read from archives that name the classes they expect.
    public static let supportsSecureCoding = true

    /// Writes x and y of a control point into two places.
    ///
    /// The pointer must have room for two numbers, as on Apple's systems.
    /// - Parameter index: 0 for (0, 0), 1 and 2 for the inner ones, 3 for (1, 1); others write nothing.
    public func getControlPoint(at index: Int, values pointer: UnsafeMutablePointer<Float>) {
        // Sound by the contract above: both places belong to the caller.
        let point: (Double, Double)
        switch index {
        case 0: point = (0, 0)
        case 1: point = (curve.x1, curve.y1)
        case 2: point = (curve.x2, curve.y2)
        case 3: point = (1, 1)
        default: return
        }
        pointer[0] = Float(point.0)
        pointer[1] = Float(point.1)
    }

    /// The part of the change that is done at a part of the time, 0 to 1.
    package func evaluate(_ fraction: Double) -> Double { curve.value(at: fraction) }

    /// Whether another object is a timing function with the same curve.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    /// A hash of the control points.
    public override var hash: Int { curve.hashValue }
}
