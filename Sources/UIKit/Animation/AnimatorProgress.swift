/// The part of an animator's time that a change takes, 0 to 1.
struct AnimatorPart: Equatable {
    var opening = 0.0
    var closing = 1.0

    /// How far a change at an even pace has come at a place on the animator's time.
    func evenProgress(at place: Double) -> Double {
        closing > opening ? min(max((place - opening) / (closing - opening), 0), 1) : (place < opening ? 0 : 1)
    }
}

/// How animations of an animator's changes go on: for how long, after how long, and whether back to the beginning.
struct AnimatorMotion {
    /// In seconds; nil for standing still.
    var duration: TimeInterval?
    var delay: TimeInterval = 0
    var endsAtStart = false
}

/// How far a change has come, and how it goes on from there.
///
/// Going on never jumps: where the pace itself has come another way than the change, because it was scrubbed or went
/// by another pace in between, the rest of the pace is stretched to lead from here to the end.
struct AnimatorProgress {
    /// The whole pace in the change's part of the animator's time.
    private let whole: AnimationStretch
    /// What the layer's animation runs through.
    private(set) var stretch: AnimationStretch
    private let part: AnimatorPart
    /// How far the change has come where it stands still.
    private(set) var value = 0.0
    /// Where on the animator's time it was taken hold of, and how far it had come there.
    private var hold = (place: 0.0, value: 0.0)

    init(_ pacing: AnimationPacing, _ part: AnimatorPart, duration: TimeInterval) {
        var whole = pacing.stretch(duration: duration * (part.closing - part.opening))
        (whole.opening, whole.closing) = (part.opening, part.closing)
        self.whole = whole
        self.part = part
        stretch = .still(at: 0)
    }

    /// Where on the animator's time the change would be by its own pace.
    func place(of value: Double) -> Double { whole.place(of: value) }

    /// Stops at a fraction of the present stretch.
    mutating func stop(at fraction: Double) {
        value = stretch.progress(at: fraction)
        stretch = .still(at: value)
    }

    /// Says that it now stands at a place on the animator's time, from which it may be scrubbed.
    mutating func hold(at place: Double) { hold = (place, value) }

    /// Goes to a place on the animator's time, at the pace, or in proportion to the place.
    mutating func scrub(to place: Double, evenly: Bool) {
        if !evenly {
            value = whole.value(at: place)
        } else if place != hold.place {
            let (now, held) = (part.evenProgress(at: place), part.evenProgress(at: hold.place))
            if place > hold.place {
                let share = held < 1 ? (now - held) / (1 - held) : (place - hold.place) / (1 - hold.place)
                value = hold.value + (1 - hold.value) * share
            } else {
                value = hold.value * (held > 0 ? now / held : place / hold.place)
            }
        } else {
            value = hold.value
        }
        stretch = .still(at: value)
    }

    /// Goes on at its own pace from a place on the animator's time to the end, or back to the beginning.
    mutating func goOn(from place: Double, isReversed: Bool) {
        stretch = whole
        (stretch.start, stretch.end) = (place, isReversed ? 0 : 1)
        let (come, end) = (whole.paceProgress(at: place), isReversed ? 0 : whole.paceProgress(at: 1))
        guard abs(come - value) > 1e-9 else { return }
        let target = isReversed ? 0.0 : 1
        if abs(end - come) > 1e-6 {
            stretch.span = (target - value) / (end - come)
            stretch.base = value - stretch.span * come
        } else {
            stretch = AnimationStretch(curve: nil)
            (stretch.base, stretch.span) = (value, target - value)
        }
    }

    /// Goes on at another pace.
    mutating func goOn(
        at pacing: AnimationPacing, duration: TimeInterval, from place: Double, isReversed: Bool
    ) {
        var rest = AnimatorPart()
        if !isReversed, place < 1 {
            rest.opening = max(0, (part.opening - place) / (1 - place))
            rest.closing = max(rest.opening, (part.closing - place) / (1 - place))
        }
        stretch = pacing.stretch(duration: duration * (rest.closing - rest.opening))
        (stretch.opening, stretch.closing) = (rest.opening, rest.closing)
        (stretch.base, stretch.span) = (value, (isReversed ? 0 : 1) - value)
    }
}
