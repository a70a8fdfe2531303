/// One of several names, as a value that changes half way.
struct NameValue<Name: RawRepresentable & Sendable>: Animatable where Name.RawValue == String {
    let name: Name

    static func unboxed(_ value: Any) -> NameValue? {
        let name = value as? Name ?? (value as? String).flatMap(Name.init(rawValue:))
        return name.map(NameValue.init)
    }

    var boxed: Any { name }

    func mixed(with end: NameValue, at fraction: Double) -> NameValue { fraction < 0.5 ? self : end }

    func adding(_ difference: NameValue) -> NameValue { difference }

    func multiplied(by factor: Double) -> NameValue { self }

    func distance(to other: NameValue) -> Double { name.rawValue == other.name.rawValue ? 0 : 1 }

    static func weighted(_ values: FourValues<NameValue>, _ weights: FourValues<Double>) -> NameValue {
        weights.second >= weights.third ? values.second : values.third
    }
}
