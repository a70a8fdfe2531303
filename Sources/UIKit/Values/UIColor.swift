/// A colour in extended sRGB with an alpha, as screens use it: a fixed one, or one that depends on traits. Immutable.
open class UIColor: NSObject, NSCopying, ValueBox, @unchecked Sendable {
    // Sound: the one stored property is immutable, and what it holds is safe to share but for closures that the maker
    // promises to be callable from any thread.

    private let foundationTag = FoundationTag()
    private let source: Source

    private enum Source {
        case fixed(CGColor)
        case dynamic((UITraitCollection) -> UIColor)
        case pattern(UIImage)
    }

    /// Makes a colour from one of Core Graphics.
    public init(cgColor: CGColor) { source = .fixed(cgColor) }

    /// Makes a colour that a closure chooses by the traits where it is shown.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { source = .dynamic(dynamicProvider) }

    /// Makes a colour that fills with copies of a picture, side by side from the origin.
    ///
    /// Drawing fills with the pictures. As a colour of Core Graphics, and so as a layer's background, it is the
    /// picture's average.
    public init(patternImage image: UIImage) { source = .pattern(image) }

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

    /// The same colour as Core Graphics has it, under the current traits.
    open var cgColor: CGColor {
        switch source {
        case .fixed(let color): color
        case .dynamic: resolvedColor(with: UITraitCollection.current).cgColor
        case .pattern(let image): image.averageColor
        }
    }

    /// The picture that the colour fills with; nil for a plain one.
    var patternImage: UIImage? {
        if case .pattern(let image) = source { image } else { nil }
    }

    /// The colour under some traits: fixed, whatever it depended on.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // A provider that always answers with another dynamic colour must not hang the program.
        for _ in 0..<32 {
            guard case .dynamic(let provider) = color.source else { return color }
            color = provider(traitCollection)
        }
        return .black
    }

    /// The same colour with another alpha, 0 to 1; it goes on depending on what this one depends on.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if case .dynamic(let provider) = source {
            return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
        let color = cgColor
        return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Hands out the components, each where a place is given for it.
    ///
    /// - Returns: true: every colour here has such components.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Hands out hue, saturation and brightness, 0 to 1, and alpha, each where a place is given for it.
    ///
    /// - Returns: true: every colour here has such components.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        let (red, green, blue) = (color.red, color.green, color.blue)
        let most = max(red, green, blue)
        let range = most - min(red, green, blue)
        var turn: CGFloat = 0
        if range > 0 {
            turn =
                if most == red {
                    (green - blue) / range
                } else if most == green {
                    2 + (blue - red) / range
                } else {
                    4 + (red - green) / range
                }
        }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = color.alpha
        return true
    }

    /// Hands out the level of grey, 0 to 1, and alpha, each where a place is given for it.
    ///
    /// - Returns: true: of a colour it is the grey that looks as bright.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        white?.pointee =
            color.red == color.green && color.green == color.blue
            ? color.red : 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Fills and strokes with the colour from now on, in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Fills with the colour from now on, in the current context.
    open func setFill() { GraphicsStack.current?.setFill(self) }

    /// Strokes with the colour from now on, in the current context.
    open func setStroke() { GraphicsStack.current?.context.setStrokeColor(cgColor) }

    /// The colour itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another object is a colour of the same components; one that depends on traits equals only itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return switch (source, other.source) {
        case (.fixed(let mine), .fixed(let its)): mine == its
        default: self === other
        }
    }

    /// A hash of the components.
    open override var hash: Int {
        if case .fixed(let color) = source { color.hash } else { ObjectIdentifier(self).hashValue }
    }

    /// The components.
    open override var description: String {
        guard case .fixed(let color) = source else { return "UIColor that depends on traits" }
        return "UIColor(red: \(color.red), green: \(color.green), blue: \(color.blue), alpha: \(color.alpha))"
    }

    package var boxedValue: Any { cgColor }
}
