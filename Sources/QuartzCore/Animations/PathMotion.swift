/// The way of a point along a path.
struct PathMotion: Sendable {
    private let measure: PathMeasure
    private let timing: KeyframeTiming
    private let times: [Double]

    init(_ path: CGPath, _ timing: KeyframeTiming) {
        measure = PathMeasure(path).withoutIdleLines
        self.timing = timing
        times = timing.keyTimes(measure.segments.count + 1)
    }

    /// Where the point is, and in which direction it moves, at a fraction of the duration; nil on an empty path.
    func place(at fraction: Double) -> PathMeasure.Place? {
        guard !measure.segments.isEmpty else { return nil }
        if timing.mode.isPaced { return measure.place(at: CGFloat(fraction)) }
        if timing.mode == .discrete {
            let key = timing.discreteKey(at: fraction, count: times.count)
            return key == 0 ? measure.segments[0].place(at: 0) : measure.segments[key - 1].place(at: 1)
        }
        let place = timing.place(at: fraction, times)
        return measure.segments[place.index].place(at: CGFloat(place.fraction))
    }
}

extension ValueCurve {
    /// The curve along a path, for a property that is a point; nil for others.
    init?(path: CGPath, _ timing: KeyframeTiming, cycleEnd: Double) {
        let motion = PathMotion(path, timing)
        let start = path.elements.first?.points.first ?? .zero
        func value(_ fraction: Double) -> Value? { Value.unboxed(motion.place(at: fraction)?.point ?? start) }
        guard let first = value(0) else { return nil }
        self.init({ value($0) ?? first }, cycleEnd)
    }
}
