extension Double: Componentwise {
    static func unboxed(_ value: Any) -> Double? { Double(boxed: value) }

    var boxed: Any { NSNumber(value: self) }

    func combined(with other: Double, _ function: (Double, Double) -> Double) -> Double? { function(self, other) }
}

extension CGFloat: Componentwise {
    static func unboxed(_ value: Any) -> CGFloat? { Double(boxed: value).map { CGFloat($0) } }

    var boxed: Any { NSNumber(value: Double(self)) }

    func combined(with other: CGFloat, _ function: (Double, Double) -> Double) -> CGFloat? {
        CGFloat(function(Double(self), Double(other)))
    }
}

extension Float: Componentwise {
    static func unboxed(_ value: Any) -> Float? { Double(boxed: value).map { Float($0) } }

    var boxed: Any { NSNumber(value: self) }

    func combined(with other: Float, _ function: (Double, Double) -> Double) -> Float? {
        Float(function(Double(self), Double(other)))
    }
}

/// Between no and yes it is yes.
extension Bool: Animatable {
    static func unboxed(_ value: Any) -> Bool? { Bool(boxed: value) }

    var boxed: Any { NSNumber(value: self) }

    func mixed(with end: Bool, at fraction: Double) -> Bool {
        fraction == 0 ? self : (fraction == 1 ? end : self || end)
    }

    func adding(_ difference: Bool) -> Bool { self || difference }

    func multiplied(by factor: Double) -> Bool { self && factor != 0 }

    func distance(to other: Bool) -> Double { self == other ? 0 : 1 }

    static func weighted(_ values: FourValues<Bool>, _ weights: FourValues<Double>) -> Bool {
        weights.second == 1 ? values.second : (weights.third == 1 ? values.third : values.second || values.third)
    }
}
