/// A smooth curve through values: Kochanek and Bartels' spline, and without tension, continuity and bias Catmull and
/// Rom's. Beyond its ends it goes on as if mirrored, so that two values make a straight line.
struct KeyframeSpline<Value: Animatable> {
    private let values: [Value]
    /// For each stretch between two values, the share of the differences before, along and after it in the directions
    /// that the curve leaves and arrives with.
    private let stretches: [Stretch]

    private struct Stretch {
        var leaveBefore: Double
        var leaveAlong: Double
        var arriveAlong: Double
        var arriveAfter: Double
    }

    init(_ values: [Value], times: [Double], _ timing: KeyframeTiming) {
        self.values = values
        func number(_ list: [Double], _ index: Int) -> Double {
            list.indices.contains(index) && list[index].isFinite ? list[index] : 0
        }
        func length(_ index: Int) -> Double? {
            index >= 0 && index + 1 < times.count ? times[index + 1] - times[index] : nil
        }
        stretches = (0..<max(values.count - 1, 0)).map { index in
            let (t, c, b) = (
                number(timing.tensions, index), number(timing.continuities, index), number(timing.biases, index)
            )
            let next = index + 1
            let (t1, c1, b1) = (
                number(timing.tensions, next), number(timing.continuities, next), number(timing.biases, next)
            )
            // Keys at uneven times: the speed, not the step, is what goes on through a key.
            let along = length(index) ?? 0
            let before = length(index - 1) ?? along
            let after = length(next) ?? along
            let leave: Double = along > 0 ? (1 - t) * along / (before + along) : 0
            let arrive: Double = along > 0 ? (1 - t1) * along / (along + after) : 0
            return Stretch(
                leaveBefore: leave * (1 + b) * (1 + c), leaveAlong: leave * (1 - b) * (1 - c),
                arriveAlong: arrive * (1 + b1) * (1 - c1), arriveAfter: arrive * (1 - b1) * (1 + c1))
        }
    }

    /// The value at a place.
    func value(at place: KeyframeTiming.Place) -> Value {
        let (index, u) = (place.index, place.fraction)
        guard stretches.indices.contains(index), u != 0 else { return values[min(max(index, 0), values.count - 1)] }
        guard u != 1 else { return values[index + 1] }
        var stretch = stretches[index]
        let isFirst = index == 0
        let isLast = index + 2 == values.count
        if isFirst {
            stretch.leaveAlong += stretch.leaveBefore
            stretch.leaveBefore = 0
        }
        if isLast {
            stretch.arriveAlong += stretch.arriveAfter
            stretch.arriveAfter = 0
        }
        let h01: Double = u * u * (3 - 2 * u)
        let h10: Double = u * (1 - u) * (1 - u)
        let h11: Double = u * u * (u - 1)
        return Value.weighted(
            FourValues(
                first: values[isFirst ? index : index - 1], second: values[index], third: values[index + 1],
                fourth: values[isLast ? index + 1 : index + 2]),
            FourValues(
                first: -h10 * stretch.leaveBefore,
                second: 1 - h01 + h10 * (stretch.leaveBefore - stretch.leaveAlong) - h11 * stretch.arriveAlong,
                third: h01 + h10 * stretch.leaveAlong + h11 * (stretch.arriveAlong - stretch.arriveAfter),
                fourth: h11 * stretch.arriveAfter))
    }
}
