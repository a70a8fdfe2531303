/// A colour in extended sRGB: gamma-encoded components, 0 to 1 inside the gamut, and an alpha from 0 to 1.
///
/// On Apple's systems a reference type; here immutable, so no program can tell.
public final class CGColor: NSObject, @unchecked Sendable {
    // Sound: every stored property is an immutable number.

    /// Red.
    package let red: CGFloat
    /// Green.
    package let green: CGFloat
    /// Blue.
    package let blue: CGFloat
    /// Opacity, 0 to 1.
    public let alpha: CGFloat

    /// Makes a colour from sRGB components; alpha is clamped to 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = min(max(alpha, 0), 1)
    }

    /// Makes a colour from sRGB components; alpha is clamped to 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey from a gamma-encoded level, 0 black to 1 white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The components: red, green, blue, alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }

    /// How many components there are, alpha included.
    public var numberOfComponents: Int { 4 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// Whether another object is a colour of the same components.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CGColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
    }

    /// A hash of the components.
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
        return hasher.finalize()
    }

    /// The colour as one premultiplied 8-bit RGBA pixel, red in the lowest byte, each component rounded to nearest.
    package var pixel: UInt32 { pixel(opacity: 1) }

    /// The premultiplied pixel of the colour at a further opacity.
    package func pixel(opacity: CGFloat) -> UInt32 {
        let alpha = self.alpha * opacity
        func byte(_ value: CGFloat) -> UInt32 {
            let scaled = (min(max(value, 0), 1) * alpha * 255).rounded()
            return scaled > 0 ? UInt32(min(scaled, 255)) : 0
        }
        return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(1) << 24
    }
}
