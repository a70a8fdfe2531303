/// The blend modes that need the three colours of a pixel together, and the one that Cairo does not know.
enum PixelBlend {
    /// A colour by its three components, 0 to 1, not multiplied by alpha.
    typealias Color = (red: Float, green: Float, blue: Float)

    /// A pixel laid over another by a mode; both premultiplied, red in the lowest byte.
    static func blend(_ source: UInt32, over backdrop: UInt32, mode: CGBlendMode) -> UInt32 {
        let (sa, da) = (component(source, 24), component(backdrop, 24))
        if sa == 0 { return backdrop }
        if da == 0 { return source }
        let mixed: Color
        let alpha = sa + da - sa * da
        if mode == .plusDarker {
            let sum = min(sa + da, 1)
            func darker(_ shift: UInt32) -> Float {
                max(component(source, shift) - sa + component(backdrop, shift) - da + sum, 0)
            }
            return pixel((darker(0), darker(8), darker(16)), alpha: sum)
        }
        let s = Color(component(source, 0) / sa, component(source, 8) / sa, component(source, 16) / sa)
        let d = Color(component(backdrop, 0) / da, component(backdrop, 8) / da, component(backdrop, 16) / da)
        switch mode {
        case .hue: mixed = withLuminosity(withSaturation(s, saturation(d)), luminosity(d))
        case .saturation: mixed = withLuminosity(withSaturation(d, saturation(s)), luminosity(d))
        case .color: mixed = withLuminosity(s, luminosity(d))
        default: mixed = withLuminosity(d, luminosity(s))
        }
        func over(_ shift: UInt32, _ mixed: Float) -> Float {
            let alone = component(source, shift) * (1 - da) + component(backdrop, shift) * (1 - sa)
            return alone + sa * da * mixed
        }
        return pixel((over(0, mixed.red), over(8, mixed.green), over(16, mixed.blue)), alpha: alpha)
    }

    private static func component(_ pixel: UInt32, _ shift: UInt32) -> Float { Float(pixel >> shift & 255) / 255 }

    /// A premultiplied colour as a pixel, rounded to nearest and held to its alpha.
    private static func pixel(_ color: Color, alpha: Float) -> UInt32 {
        let whole = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        func byte(_ value: Float) -> UInt32 { min(UInt32((min(max(value, 0), 1) * 255).rounded()), whole) }
        return byte(color.red) | byte(color.green) << 8 | byte(color.blue) << 16 | whole << 24
    }

    private static func luminosity(_ c: Color) -> Float { 0.3 * c.red + 0.59 * c.green + 0.11 * c.blue }

    private static func saturation(_ c: Color) -> Float {
        max(c.red, c.green, c.blue) - min(c.red, c.green, c.blue)
    }

    /// The colour with another luminosity, drawn towards that grey where it would leave the gamut.
    private static func withLuminosity(_ c: Color, _ luminosity: Float) -> Color {
        let shift = luminosity - self.luminosity(c)
        let moved = Color(c.red + shift, c.green + shift, c.blue + shift)
        let (low, high) = (min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue))
        var factor: Float = 1
        if low < 0 { factor = min(factor, luminosity / (luminosity - low)) }
        if high > 1 { factor = min(factor, (1 - luminosity) / (high - luminosity)) }
        func drawn(_ value: Float) -> Float { luminosity + (value - luminosity) * factor }
        return (drawn(moved.red), drawn(moved.green), drawn(moved.blue))
    }

    /// The colour's hue with another saturation, its least component zero.
    private static func withSaturation(_ c: Color, _ saturation: Float) -> Color {
        let low = min(c.red, c.green, c.blue)
        let range = self.saturation(c)
        guard range > 0 else { return (0, 0, 0) }
        func spread(_ value: Float) -> Float { (value - low) / range * saturation }
        return (spread(c.red), spread(c.green), spread(c.blue))
    }
}
