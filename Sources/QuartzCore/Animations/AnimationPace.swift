/// How far a change has come at a fraction of its time.
enum AnimationPace {
    case linear
    case curve(UnitBezier)

    /// How much of the change is done.
    func progress(at fraction: Double) -> Double {
        switch self {
        case .linear: fraction
        case .curve(let curve): curve.value(at: fraction)
        }
    }

    init(_ function: CAMediaTimingFunction?) {
        self = function.map { $0.curve == .linear ? .linear : .curve($0.curve) } ?? .linear
    }
}
