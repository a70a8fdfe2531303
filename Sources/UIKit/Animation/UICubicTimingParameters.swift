/// The pace of a cubic Bézier curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The named curve; `.easeInOut` where the curve is given by points.
    public let animationCurve: UIView.AnimationCurve
    /// The first inner control point, of a curve from (0, 0) to (1, 1).
    public let controlPoint1: CGPoint
    /// The second inner control point.
    public let controlPoint2: CGPoint
    /// Whether the curve is one of the named ones.
    public let timingCurveType: UITimingCurveType

    /// Makes the pace that Core Animation takes of itself: fast, then slowly to the end.
    public override init() {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        timingCurveType = .builtin
        super.init()
    }

    /// Makes the pace of a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
        timingCurveType = .builtin
        super.init()
    }

    /// Makes the pace of a curve from (0, 0) to (1, 1) with two inner control points, whose x is kept within 0 and 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        timingCurveType = .cubic
        super.init()
    }

    /// Itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var pacing: AnimationPacing {
        if timingCurveType == .builtin && controlPoint1 == .zero && controlPoint2 == CGPoint(x: 1, y: 1) {
            return .curve(nil)
        }
        return .curve(
            CAMediaTimingFunction(
                controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
                Float(controlPoint2.y)))
    }
}
