extension ValueCurve {
    /// The curve through some values; nil without values, or where they are not of the property's type.
    init?(keys boxes: [Any], _ timing: KeyframeTiming, cycleEnd: Double) {
        let values = boxes.compactMap(Value.unboxed)
        guard values.count == boxes.count, let first = values.first else { return nil }
        if values.count == 1 {
            self.init({ _ in first }, cycleEnd)
        } else if timing.mode == .discrete {
            self.init({ values[timing.discreteKey(at: $0, count: values.count)] }, cycleEnd)
        } else if timing.mode.isCubic {
            self.init(Self.cubicWay(values, timing), cycleEnd)
        } else {
            self.init(Self.straightWay(values, timing), cycleEnd)
        }
    }

    private static func straightWay(_ values: [Value], _ timing: KeyframeTiming) -> (Double) -> Value {
        let times = timing.mode.isPaced ? pacedTimes(values, timing) : timing.keyTimes(values.count)
        let ways = zip(values, values.dropFirst()).map { $0.way(to: $1) }
        return { fraction in
            let place = timing.place(at: fraction, times)
            return ways[place.index](place.fraction)
        }
    }

    private static func cubicWay(_ values: [Value], _ timing: KeyframeTiming) -> (Double) -> Value {
        guard timing.mode.isPaced else {
            let times = timing.keyTimes(values.count)
            let spline = KeyframeSpline(values, times: times, timing)
            return { spline.value(at: timing.place(at: $0, times)) }
        }
        // The curve in short straight pieces, each taking as long as it is.
        let steps = 64
        let spline = KeyframeSpline(values, times: timing.evenTimes(values.count), timing)
        let pieces = (0...(values.count - 1) * steps).map { piece in
            let index = min(piece / steps, values.count - 2)
            return spline.value(at: .init(index: index, fraction: Double(piece - index * steps) / Double(steps)))
        }
        let times = pacedTimes(pieces, timing)
        return { fraction in
            let place = timing.place(at: fraction, times)
            let (index, step) = (place.index / steps, place.index % steps)
            return spline.value(at: .init(index: index, fraction: (Double(step) + place.fraction) / Double(steps)))
        }
    }

    /// The times of values that are passed at an even speed.
    private static func pacedTimes(_ values: [Value], _ timing: KeyframeTiming) -> [Double] {
        var lengths = [0.0]
        for (a, b) in zip(values, values.dropFirst()) { lengths.append((lengths.last ?? 0) + a.distance(to: b)) }
        guard let whole = lengths.last, whole > 0, whole.isFinite else {
            return timing.evenTimes(values.count)
        }
        return lengths.map { $0 / whole }
    }
}
