/// A value that can change gradually.
protocol Animatable: SendableMetatype {
    /// The value on the way to another one: this one at 0, that one at 1, both exactly. Springs go beyond 1.
    func mixed(with end: Self, at fraction: Double) -> Self
    /// The value that comes out when a difference is added.
    func adding(_ difference: Self) -> Self
    /// The value, as a difference, so many times. −1 undoes it.
    func multiplied(by factor: Double) -> Self
    /// How far the other value is, in whatever unit.
    func distance(to other: Self) -> Double
    /// The sum of four values that each count as much as their weight; the weights add up to 1.
    static func weighted(_ values: FourValues<Self>, _ weights: FourValues<Double>) -> Self
    /// Whether values of the type have differences that can be added up.
    static var hasDifferences: Bool { get }
    /// Whether the value can be taken away again as a difference.
    var isInvertible: Bool { get }
    /// The way to another value, prepared for many moments.
    func way(to end: Self) -> (Double) -> Self

    /// The value in a box of any kind that holds one.
    static func unboxed(_ value: Any) -> Self?
    /// The value as key-value coding hands it out.
    var boxed: Any { get }
}

/// Four values in a row.
struct FourValues<Value> {
    var first: Value
    var second: Value
    var third: Value
    var fourth: Value
}

extension Animatable {
    static var hasDifferences: Bool { false }

    var isInvertible: Bool { true }

    func way(to end: Self) -> (Double) -> Self { { self.mixed(with: end, at: $0) } }
}

/// A value of some numbers, each of which changes by itself.
protocol Componentwise: Animatable {
    /// The value of the results of a function of each number and its counterpart; nil where the two do not correspond.
    func combined(with other: Self, _ function: (Double, Double) -> Double) -> Self?
}

extension Componentwise {
    static var hasDifferences: Bool { true }

    func mixed(with end: Self, at fraction: Double) -> Self {
        if fraction == 1 { return end }
        return combined(with: end) { $0 + ($1 - $0) * fraction } ?? (fraction < 0.5 ? self : end)
    }

    func adding(_ difference: Self) -> Self { combined(with: difference) { $0 + $1 } ?? self }

    func multiplied(by factor: Double) -> Self { combined(with: self) { value, _ in value * factor } ?? self }

    func distance(to other: Self) -> Double {
        var sum = 0.0
        _ = combined(with: other) { a, b in
            sum += (b - a) * (b - a)
            return 0
        }
        return sum.squareRoot()
    }

    static func weighted(_ values: FourValues<Self>, _ weights: FourValues<Double>) -> Self {
        let inner = values.second.combined(with: values.third) { $0 * weights.second + $1 * weights.third }
        let outer = values.first.combined(with: values.fourth) { $0 * weights.first + $1 * weights.fourth }
        if let inner, let outer, let sum = inner.combined(with: outer, +) { return sum }
        return weights.second >= weights.third ? values.second : values.third
    }
}
