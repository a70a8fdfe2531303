/// A colour in extended sRGB with an alpha, as screens use it. Immutable.
open class UIColor: NSObject, @unchecked Sendable {
    // Sound: the one stored property is immutable and of a type that is safe to share.

    /// The same colour as Core Graphics has it.
    public let cgColor: CGColor

    /// Makes a colour from one of Core Graphics.
    public init(cgColor: CGColor) { self.cgColor = cgColor }

    /// Makes a colour from gamma-encoded sRGB components; 0 to 1 lie in the gamut. Alpha is clamped to 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Makes a grey from a gamma-encoded level, 0 black to 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    /// Makes a colour from hue (0 and 1 are red), saturation and brightness, each clamped to 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func clamped(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        let strength = clamped(saturation)
        let value = clamped(brightness)
        // Each component falls off with the distance of its own hue, over a third of the circle.
        func component(_ own: CGFloat) -> CGFloat {
            var distance = abs(clamped(hue) - own)
            distance = min(distance, 1 - distance)
            return value * (1 - strength * clamped(6 * distance - 1))
        }
        self.init(red: component(0), green: component(1 / 3), blue: component(2 / 3), alpha: alpha)
    }

    /// The same colour with another alpha.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
    }

    /// Hands out the components, each where a place is given for it.
    ///
    /// - Returns: true: every colour here has such components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = cgColor.red
        green?.pointee = cgColor.green
        blue?.pointee = cgColor.blue
        alpha?.pointee = cgColor.alpha
        return true
    }

    /// Whether another object is a colour of the same components.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map { $0.cgColor == cgColor } ?? false
    }

    /// A hash of the components.
    open override var hash: Int { cgColor.hash }
}

extension UIColor {
    /// Black.
    public static let black = UIColor(white: 0, alpha: 1)
    /// Dark grey.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// Light grey.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// White.
    public static let white = UIColor(white: 1, alpha: 1)
    /// Grey.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// Red.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// Green.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// Blue.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// Cyan.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// Yellow.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// Magenta.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// Orange.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// Purple.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// Brown.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// No colour: transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
}
