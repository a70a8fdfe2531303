/// A value of a kind that has nothing in between: it changes half way.
struct ObjectValue: Animatable {
    let object: Any

    static func unboxed(_ value: Any) -> ObjectValue? { ObjectValue(object: value) }

    var boxed: Any { object }

    func mixed(with end: ObjectValue, at fraction: Double) -> ObjectValue { fraction < 0.5 ? self : end }

    func adding(_ difference: ObjectValue) -> ObjectValue { difference }

    func multiplied(by factor: Double) -> ObjectValue { self }

    func distance(to other: ObjectValue) -> Double { 1 }

    static func weighted(_ values: FourValues<ObjectValue>, _ weights: FourValues<Double>) -> ObjectValue {
        weights.second >= weights.third ? values.second : values.third
    }
}

/// Between something and nothing there is no way.
extension ObjectValue: Vanishable {
    var vanished: ObjectValue? { nil }
}
