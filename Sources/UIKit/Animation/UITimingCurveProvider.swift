/// The kind of a pace.
public enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// A curve and a spring.
    case composed
}

/// A pace of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind.
    var timingCurveType: UITimingCurveType { get }
    /// The curve, if it is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, if it is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The pace, and how long a change takes that is to last so many seconds.
    func pacing(duration: TimeInterval) -> (pacing: AnimationPacing, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.spring(duration: duration) }
        return ((cubicTimingParameters ?? UICubicTimingParameters()).pacing, duration)
    }
}
