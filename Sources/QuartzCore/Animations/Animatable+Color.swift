/// Colours change component by component, in extended sRGB as it is encoded.
extension CGColor: Componentwise, Vanishable {
    static func unboxed(_ value: Any) -> CGColor? { plainValue(of: value) as? CGColor }

    var boxed: Any { self }

    var vanished: CGColor? { CGColor(red: red, green: green, blue: blue, alpha: 0) }

    func combined(with other: CGColor, _ function: (Double, Double) -> Double) -> CGColor? {
        CGColor(
            red: function(Double(red), Double(other.red)), green: function(Double(green), Double(other.green)),
            blue: function(Double(blue), Double(other.blue)), alpha: function(Double(alpha), Double(other.alpha)))
    }
}
