/// How far a change has come at a fraction of its time.
indirect enum AnimationPace: Sendable {
    case linear
    case curve(UnitBezier)
    /// A spring's motion over so many seconds; it may go beyond its end.
    case spring(Spring, duration: CFTimeInterval)

    /// A part of another pace.
    case stretch(AnimationStretch)

    /// How much of the change is done.
    func progress(at fraction: Double) -> Double {
        switch self {
        case .linear: fraction
        case .curve(let curve): curve.value(at: fraction)
        case .spring(let spring, let duration): spring.position(at: fraction * duration)
        case .stretch(let stretch): stretch.progress(at: fraction)
        }
    }

    init(_ function: CAMediaTimingFunction?) {
        self = function.map { $0.curve == .linear ? .linear : .curve($0.curve) } ?? .linear
    }
}
