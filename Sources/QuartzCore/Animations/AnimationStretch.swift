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

    /// Where on the time of the whole the change first has come so far; its end where it never does.
    package func place(of value: Double) -> Double {
        guard span != 0, value > base else { return 0 }
        func isBefore(_ place: Double) -> Bool { self.value(at: place) < value }
        // Springs swing: the first step that gets there is the one to look into.
        let steps = 200
        guard let step = (1...steps).first(where: { !isBefore(Double($0) / Double(steps)) }) else { return 1 }
        var (low, high) = (Double(step - 1) / Double(steps), Double(step) / Double(steps))
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return high
    }

    /// How far the change has come at a place on the time of the whole.
    package func value(at place: Double) -> Double { base + span * paceProgress(at: place) }

    /// How far the change has come at a fraction of the stretch.
    package func progress(at fraction: Double) -> Double {
        value(at: fraction == 1 ? end : start + (end - start) * fraction)
    }
}
