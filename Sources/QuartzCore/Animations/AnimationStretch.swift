/// A part of a pace, forwards or backwards: how an animation goes on that was stopped on its way.
///
/// The pace is entered at `start` and left at `end`, both places on the time of the whole. Of that time the change
/// itself takes up the part from `opening` to `closing`. What comes out is `base` + `span` · pace.
package struct AnimationStretch: Sendable {
    let pace: AnimationPace
    package var start = 0.0
    package var end = 1.0
    package var opening = 0.0
    package var closing = 1.0
    package var base = 0.0
    package var span = 1.0

    /// A stretch of a curve; nil for an even pace.
    package init(curve: CAMediaTimingFunction?) { pace = AnimationPace(curve) }

    /// A stretch of a spring's motion, which lasts so many seconds on the whole.
    package init(spring: Spring, duration: CFTimeInterval) { pace = .spring(spring, duration: duration) }

    /// How far the pace itself has come at a place on the time of the whole.
    package func paceProgress(at place: Double) -> Double {
        let length = closing - opening
        let own = length > 0 ? (place - opening) / length : (place < opening ? 0 : 1)
        return pace.progress(at: min(max(own, 0), 1))
    }

    /// How far the change has come at a place on the time of the whole.
    package func value(at place: Double) -> Double { base + span * paceProgress(at: place) }

    /// How far the change has come at a fraction of the stretch.
    package func progress(at fraction: Double) -> Double {
        value(at: fraction == 1 ? end : start + (end - start) * fraction)
    }
}
