/// An animation's timing, worked out once: from a time to a place within a cycle.
struct AnimationClock: Sendable {
    /// A place in time as the animation counts it.
    struct Moment: Sendable {
        /// How far the cycle has come, 0 to 1, before any timing function.
        var fraction: Double
        /// How many cycles lie behind.
        var cycle: Double
        /// Whether the animation is over and this is where it stopped.
        var isAtEnd: Bool
    }

    /// When it begins, in the time of what it is attached to.
    var begin: CFTimeInterval
    /// The length of one cycle in seconds.
    let duration: CFTimeInterval
    /// The length of all cycles together in the animation's own seconds.
    let activeDuration: CFTimeInterval
    let speed: Double
    let timeOffset: CFTimeInterval
    let autoreverses: Bool
    let fillsBackwards: Bool
    let fillsForwards: Bool

    /// Times closer than this count as the same. They come here through the time spaces of many layers, and what an
    /// event's time lost on the way there and back must not decide whether an animation is over.
    static let tolerance: CFTimeInterval = 1e-9

    init(_ timing: MediaTiming, duration: CFTimeInterval, fillsForwards: Bool) {
        begin = timing.beginTime
        self.duration = duration.isFinite || duration > 0 ? max(duration, 0) : 0
        activeDuration = timing.activeDuration(cycle: self.duration)
        speed = timing.speed.isFinite ? Double(timing.speed) : 1
        timeOffset = timing.timeOffset.isFinite ? timing.timeOffset : 0
        autoreverses = timing.autoreverses
        fillsBackwards = timing.fillMode.isBackwards
        self.fillsForwards = fillsForwards
    }

    /// When it is over, in the time of what it is attached to; infinite when never.
    var end: CFTimeInterval { speed == 0 ? .infinity : begin + activeDuration / abs(speed) }

    /// Where the animation stands at a time of what it is attached to; nil when it does not show.
    /// - Parameter includingEnd: whether the very end still shows.
    func moment(at time: CFTimeInterval, includingEnd: Bool = false) -> Moment? {
        var elapsed = (time - begin) * abs(speed)
        if speed == 0 ? time < begin - Self.tolerance : elapsed < -Self.tolerance {
            guard fillsBackwards else { return nil }
        }
        elapsed = max(elapsed, 0)
        let isOver = speed != 0 && elapsed >= activeDuration - Self.tolerance
        if isOver {
            let isJustOver = includingEnd && elapsed <= activeDuration + Self.tolerance
            guard fillsForwards || isJustOver else { return nil }
            elapsed = activeDuration
        }
        return place(at: speed < 0 ? timeOffset - elapsed : timeOffset + elapsed, isOver: isOver)
    }

    /// The place in the cycles. Where two meet, time counts to the one that is still to run, and at the end or at a
    /// standstill to the one that ran.
    private func place(at position: CFTimeInterval, isOver: Bool) -> Moment {
        guard duration > 0, position.isFinite else {
            return Moment(fraction: isOver ? 1 : 0, cycle: 0, isAtEnd: isOver)
        }
        let ratio = position / duration
        let margin = max(Self.tolerance / duration, abs(ratio) * 0x1p-50)
        var cycle = ratio.rounded(.down)
        var fraction = ratio - cycle
        if fraction >= 1 - margin {
            cycle += 1
            fraction = 0
        } else if fraction <= margin {
            fraction = 0
        }
        let countsToTheOneBefore = speed < 0 ? !isOver : (isOver || speed == 0) && ratio > 0
        if fraction == 0 && countsToTheOneBefore {
            cycle -= 1
            fraction = 1
        }
        if autoreverses {
            let half = (cycle / 2).rounded(.down)
            if cycle - 2 * half == 1 { fraction = 1 - fraction }
            cycle = half
        }
        return Moment(fraction: fraction, cycle: max(cycle, 0), isAtEnd: isOver)
    }
}
