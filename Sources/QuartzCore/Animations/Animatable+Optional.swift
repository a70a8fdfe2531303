/// A value that has a counterpart for "none": a colour's is the same colour, transparent.
protocol Vanishable: Animatable {
    /// What counts for none beside this value; nil where there is no way from something to none.
    var vanished: Self? { get }
}

/// None changes into a value by way of that value's counterpart for none; without one, half way at once.
extension Optional: Animatable where Wrapped: Vanishable {
    static func unboxed(_ value: Any) -> Self? {
        value is NSNull ? .some(.none) : Wrapped.unboxed(value).map { .some($0) }
    }

    var boxed: Any { map(\.boxed) ?? NSNull() }

    /// Both values with none replaced; nil when there is nothing to mix.
    private static func pair(_ a: Self, _ b: Self) -> (Wrapped, Wrapped)? {
        guard let first = a ?? b?.vanished, let second = b ?? a?.vanished else { return nil }
        return (first, second)
    }

    func mixed(with end: Self, at fraction: Double) -> Self {
        if fraction == 0 { return self }
        if fraction == 1 { return end }
        guard let (first, second) = Self.pair(self, end) else { return fraction < 0.5 ? self : end }
        return first.mixed(with: second, at: fraction)
    }

    func adding(_ difference: Self) -> Self {
        guard let (first, second) = Self.pair(self, difference) else { return self ?? difference }
        return first.adding(second)
    }

    func multiplied(by factor: Double) -> Self { map { $0.multiplied(by: factor) } }

    func distance(to other: Self) -> Double {
        guard let (first, second) = Self.pair(self, other) else { return self == nil && other == nil ? 0 : 1 }
        return first.distance(to: second)
    }

    static func weighted(_ values: FourValues<Self>, _ weights: FourValues<Double>) -> Self {
        guard let (second, third) = pair(values.second, values.third) else {
            return weights.second >= weights.third ? values.second : values.third
        }
        let all = FourValues(
            first: values.first ?? second, second: second, third: third, fourth: values.fourth ?? third)
        return Wrapped.weighted(all, weights)
    }
}
