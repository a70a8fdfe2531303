/// An animation of one value: what it makes of a layer's state when a cycle has come so far, after so many cycles.
typealias Track = (_ evaluation: inout Evaluation, _ fraction: Double, _ cycle: Double) -> Void

/// What a property animation says about its values, boxed as they were given.
struct TrackSource {
    enum Values {
        /// Between the two of these that are given.
        case ends(from: Any?, to: Any?, by: Any?)
        /// Through values one after the other.
        case keys([Any], KeyframeTiming)
        /// Along a path.
        case path(CGPath, KeyframeTiming)
    }

    var values: Values
    var isAdditive: Bool
    var isCumulative: Bool
    /// How far the change has come at the end of a cycle.
    var cycleEnd: Double
    /// Where the values lead; what is beneath is moved by their distance from it. Nil where they just take its place.
    var destination: Any?
}

/// A value over the fraction of a cycle.
struct ValueCurve<Value: Animatable> {
    /// The value at a fraction, where the property without the animation has some value.
    var value: (_ fraction: Double, _ underlying: Value) -> Value
    /// What one cycle leaves for those after it, where they add up.
    var remainder: (_ underlying: Value) -> Value
}

extension ValueCurve {
    /// The curve of what an animation says; nil where its values are not of the property's type.
    init?(_ source: TrackSource) {
        switch source.values {
        case .ends(let from, let to, let by):
            self.init(from: from, to: to, by: by, cycleEnd: source.cycleEnd)
        case .keys(let boxes, let timing): self.init(keys: boxes, timing, cycleEnd: source.cycleEnd)
        case .path(let path, let timing): self.init(path: path, timing, cycleEnd: source.cycleEnd)
        }
    }

    private init?(from: Any?, to: Any?, by: Any?, cycleEnd: Double) {
        func unboxed(_ box: Any?) -> Value?? { box.map(Value.unboxed) }
        let ends = (unboxed(from), unboxed(to), unboxed(by))
        switch ends {
        case (.some(nil), _, _), (_, .some(nil), _), (_, _, .some(nil)): return nil
        case (let from??, let to??, _): self.init(from.way(to: to), cycleEnd)
        case (let from??, nil, let by??): self.init(from.way(to: from.adding(by)), cycleEnd)
        case (nil, let to??, let by??): self.init(to.adding(by.multiplied(by: -1)).way(to: to), cycleEnd)
        case (let from??, nil, nil): self.init(cycleEnd) { from.mixed(with: $1, at: $0) }
        case (nil, let to??, nil): self.init(cycleEnd) { $1.mixed(with: to, at: $0) }
        case (nil, nil, let by??):
            self.init(
                value: { $1.mixed(with: $1.adding(by), at: $0) }, remainder: { _ in by.multiplied(by: cycleEnd) })
        case (nil, nil, nil): self.init(cycleEnd) { $1 }
        }
    }

    /// A curve that does not depend on what is beneath it.
    init(_ way: @escaping (Double) -> Value, _ cycleEnd: Double) {
        self.init(value: { fraction, _ in way(fraction) }, remainder: { _ in way(cycleEnd) })
    }

    private init(_ cycleEnd: Double, value: @escaping (Double, Value) -> Value) {
        self.init(value: value, remainder: { value(cycleEnd, $0) })
    }
}

/// The track of an animation of a value; nil where the animation's values are of another type.
func track<Value: Animatable>(_ source: TrackSource, _ lens: Lens<Value>) -> Track? {
    guard let curve = ValueCurve<Value>(source) else { return nil }
    if let destination = source.destination {
        return Value.unboxed(destination).map { leadingTrack(curve, to: $0, lens) }
    }
    if !source.isAdditive && !source.isCumulative {
        return { evaluation, fraction, _ in lens.set(&evaluation, curve.value(fraction, lens.get(evaluation))) }
    }
    let isAdditive = source.isAdditive
    let isCumulative = source.isCumulative
    return { evaluation, fraction, cycle in
        let underlying = lens.get(evaluation)
        let base = isAdditive ? underlying.multiplied(by: 0) : underlying
        var value = curve.value(fraction, base)
        if isCumulative && cycle > 0 { value = value.adding(curve.remainder(base).multiplied(by: cycle)) }
        lens.set(&evaluation, isAdditive ? underlying.adding(value) : value)
    }
}

/// The track of an animation that leads to a value.
private func leadingTrack<Value: Animatable>(
    _ curve: ValueCurve<Value>, to destination: Value, _ lens: Lens<Value>
) -> Track {
    let undoing = destination.multiplied(by: -1)
    return { evaluation, fraction, _ in
        let underlying = lens.get(evaluation)
        let value = curve.value(fraction, destination)
        let isThere = underlying.distance(to: destination) == 0
        lens.set(&evaluation, isThere ? value : underlying.adding(undoing.adding(value)))
    }
}
