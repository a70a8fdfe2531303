/// What the slider says about the moments: when something moved, and when a finger was down.
package struct SliderMarks: Equatable, Sendable {
    /// Stretches from 0 to 1 along the slider.
    package var motion: [ClosedRange<Double>] = []
    package var touches: [ClosedRange<Double>] = []
    /// Where the latest moment is, and the one that is looked at.
    package var end = 0.0
    package var position = 0.0

    /// Makes marks on an empty slider.
    package init() {}

    /// Makes the marks of a reel.
    package init(_ reel: Reel) {
        let axis = SliderAxis(of: reel)
        motion = SliderMarks.stretches(reel, axis) { $0.isMoving }
        touches = SliderMarks.stretches(reel, axis) { !$0.fingers.isEmpty }
        end = axis.fraction(of: reel.last.time)
        position = axis.fraction(of: reel.current.time)
    }

    private static func stretches(
        _ reel: Reel, _ axis: SliderAxis, where holds: (Moment) -> Bool
    ) -> [ClosedRange<Double>] {
        var stretches: [ClosedRange<Double>] = []
        var start: PlayTime?
        var earlier = axis.start
        for moment in reel.moments {
            // What moves has come from the moment before.
            if holds(moment) {
                if start == nil { start = earlier }
            } else if let begin = start {
                stretches.append(axis.fraction(of: begin)...axis.fraction(of: earlier))
                start = nil
            }
            earlier = moment.time
        }
        if let start { stretches.append(axis.fraction(of: start)...axis.fraction(of: earlier)) }
        return stretches
    }
}

extension SliderAxis {
    /// The axis of a reel.
    package init(of reel: Reel) { self.init(from: reel.moments[0].time, to: reel.last.time) }
}
