/// The stretch of time that the slider shows: all that can be looked at again, and room for what is to come.
package struct SliderAxis: Equatable, Sendable {
    /// The time at its left end.
    package let start: PlayTime
    /// How long it is.
    package let length: PlayTime

    /// Lengths, in seconds. As time goes on, each is taken for a while, so that what is marked does not creep.
    private static let lengths = [5, 10, 20, 40, 80]

    /// Makes the axis for moments from one time to another.
    package init(from start: PlayTime, to end: PlayTime) {
        self.start = start
        let needed = (end - start).units
        let length = SliderAxis.lengths.map { $0 * PlayTime.unitsPerSecond }.first { needed <= $0 }
        self.length = PlayTime(units: length ?? needed)
    }

    /// How far along it a time is, from 0 to 1.
    package func fraction(of time: PlayTime) -> Double {
        min(max(Double((time - start).units) / Double(length.units), 0), 1)
    }

    /// The time that is so far along it.
    package func time(at fraction: Double) -> PlayTime {
        PlayTime(units: start.units + Int((Double(length.units) * fraction).rounded()))
    }
}
