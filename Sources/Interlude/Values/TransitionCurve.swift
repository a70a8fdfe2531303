import UIKit

/// How a transition's progress follows its time.
public struct TransitionCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
        case spring(damping: Double, frequency: Double, velocity: Double)
    }

    private let kind: Kind

    /// Evenly.
    public static let linear = TransitionCurve.bezier(0, 0, 1, 1)
    /// Slowly at first.
    public static let easeIn = TransitionCurve.bezier(0.42, 0, 1, 1)
    /// Slowly at last.
    public static let easeOut = TransitionCurve.bezier(0, 0, 0.58, 1)
    /// Slowly at first and at last.
    public static let easeInOut = TransitionCurve.bezier(0.42, 0, 0.58, 1)
    /// Quickly off, and a long way to rest: what suits large things.
    public static let smooth = TransitionCurve.bezier(0.3, 0.1, 0.1, 1)
    /// A spring that passes its end a little.
    public static let spring = TransitionCurve.spring(damping: 0.75)

    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> TransitionCurve {
        TransitionCurve(kind: .bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2))
    }

    /// A spring that has come to rest at the end, within a thousandth of the way.
    /// - Parameters:
    ///   - damping: 1 for one that does not pass its end, less for one that swings.
    ///   - initialVelocity: how fast it is at first, in ways for the whole duration.
    public static func spring(damping: Double, initialVelocity: Double = 0) -> TransitionCurve {
        let ratio = min(max(damping, 0.05), 1)
        return TransitionCurve(
            kind: .spring(damping: ratio, frequency: frequency(for: ratio), velocity: initialVelocity))
    }

    /// The frequency at which a spring's envelope falls to a thousandth at time 1.
    private static func frequency(for ratio: Double) -> Double {
        func envelope(_ frequency: Double) -> Double {
            let decay = Decay.exponential(ratio * frequency)
            return ratio < 1 ? ratio / (1 - ratio * ratio).squareRoot() * decay : (1 + frequency) * decay
        }
        var (low, high) = (0.1, 700.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }

    /// How far it is at a part of the time, both from 0 to 1; a spring may pass 1 on the way.
    public func value(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        switch kind {
        case .bezier(let x1, let y1, let x2, let y2):
            return TransitionCurve.solve(x1, y1, x2, y2, time)
        case .spring(let damping, let frequency, let velocity):
            let decay = Decay.exponential(damping * frequency * time)
            guard damping < 1 else { return 1 - decay * (1 + (frequency - velocity) * time) }
            let swing = frequency * (1 - damping * damping).squareRoot()
            let (cosine, sine) = Decay.circle(swing * time)
            return 1 - decay * (cosine + (damping * frequency - velocity) / swing * sine)
        }
    }

    private static func solve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
        func cubic(_ a: Double, _ b: Double, _ s: Double) -> Double {
            ((1 + 3 * (a - b)) * s + 3 * (b - 2 * a)) * s * s + 3 * a * s
        }
        if x1 == y1 && x2 == y2 { return x }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return cubic(y1, y2, (low + high) / 2)
    }
}
