/// An object that stands for a plain value where only objects can go.
package protocol ValueBox: AnyObject {
    /// The value itself: a point, a size, a rectangle, a transform, a colour, a picture.
    var boxedValue: Any { get }
}

/// What a box holds, or the value itself.
func plainValue(of value: Any) -> Any { (value as? any ValueBox)?.boxedValue ?? value }

extension Double {
    /// The number in any of Swift's number types or in an `NSNumber`.
    package init?(boxed value: Any) {
        // What layers box numbers in comes first: a cast from an object to a structure takes long.
        if type(of: value) is AnyClass {
            guard let number = value as? NSNumber else { return nil }
            self = number.doubleValue
            return
        }
        switch value {
        case let number as Double: self = number
        case let number as CGFloat: self = Double(number)
        case let number as Float: self = Double(number)
        case let number as Int: self = Double(number)
        case let number as Bool: self = number ? 1 : 0
        case let number as NSNumber: self = number.doubleValue
        case let number as any BinaryInteger: self = Double(number)
        case let number as any BinaryFloatingPoint: self = Double(number)
        default: return nil
        }
    }
}

extension Bool {
    /// Whether a number in any box is something else than zero.
    init?(boxed value: Any) {
        guard let number = Double(boxed: value) else { return nil }
        self = number != 0
    }
}
