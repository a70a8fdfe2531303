extension UIImage {
    /// How a picture is chosen among its variants.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        // Sound: subclasses here hold immutable values only.

        /// Makes a configuration that asks for nothing.
        public override init() {}

        /// The configuration itself: it cannot change.
        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// This configuration with what another asks for.
        open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { self }
    }

    /// The size, weight and scale of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // Sound: every stored property is an immutable value.

        private let content: Content

        private struct Content: Hashable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var color: UIColor?
        }

        private init(_ content: Content) { self.content = content }

        /// Asks for nothing.
        public static let unspecified = SymbolConfiguration(Content())

        /// Asks for the size of a font of some points.
        public convenience init(pointSize: CGFloat) { self.init(Content(pointSize: pointSize)) }

        /// Asks for the size of a font of some points, and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(Content(pointSize: pointSize, weight: weight))
        }

        /// Asks for the size of a font of some points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(Content(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Asks for a scale.
        public convenience init(scale: UIImage.SymbolScale) { self.init(Content(scale: scale)) }

        /// Asks for a weight.
        public convenience init(weight: UIImage.SymbolWeight) { self.init(Content(weight: weight)) }

        /// Asks for the size and weight of a kind of text.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .default) }

        /// Asks for the size and weight of a kind of text, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
        }

        /// Asks for the size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }

        /// Asks for the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            let weight = SymbolWeight(rawValue: font.textFont.weight / 100) ?? .regular
            self.init(Content(pointSize: font.pointSize, weight: weight, scale: scale))
        }

        /// Asks for a colour, of which lesser parts have less; here all of the symbol has it.
        public convenience init(hierarchicalColor: UIColor) { self.init(Content(color: hierarchicalColor)) }

        /// Asks for a colour for each layer of the symbol; here all of it has the first.
        public convenience init(paletteColors: [UIColor]) { self.init(Content(color: paletteColors.first)) }

        /// This configuration with what another asks for.
        public override func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
            guard let other = (otherConfiguration as? SymbolConfiguration)?.content else { return self }
            return SymbolConfiguration(
                Content(
                    pointSize: other.pointSize ?? content.pointSize, weight: other.weight ?? content.weight,
                    scale: other.scale ?? content.scale, color: other.color ?? content.color))
        }

        var resolvedPointSize: CGFloat { content.pointSize.map { $0 > 0 ? min($0, 2000) : 17 } ?? 17 }
        var resolvedWeight: SymbolWeight { content.weight ?? .regular }
        var resolvedScale: SymbolScale { content.scale ?? .medium }
        var color: UIColor? { content.color }

        /// Whether another object asks for the same.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration).map { $0.content == content } ?? false
        }

        /// A hash of what is asked for.
        public override var hash: Int { content.hashValue }
    }

    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Sendable {
        /// As where it is shown.
        case unspecified = 0
        /// The lightest.
        case ultraLight
        /// Thin.
        case thin
        /// Light.
        case light
        /// Regular.
        case regular
        /// A little heavier than regular.
        case medium
        /// Between medium and bold.
        case semibold
        /// Bold.
        case bold
        /// Heavier than bold.
        case heavy
        /// The heaviest.
        case black
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Sendable {
        /// Medium.
        case `default` = -1
        /// As where it is shown.
        case unspecified = 0
        /// Small.
        case small
        /// Medium.
        case medium
        /// Large.
        case large
    }
}

extension UIImage.SymbolScale {
    /// The size in medium sizes.
    var factor: CGFloat {
        switch self {
        case .small: 0.785
        case .large: 1.285
        case .default, .unspecified, .medium: 1
        }
    }
}

extension UIImage.SymbolWeight {
    /// The weight of letters that the symbol goes with.
    func fontWeight() -> UIFont.Weight {
        UIFont.Weight.scale.first { $0.number == rawValue * 100 }?.weight ?? .regular
    }

    /// How thick lines are, in points of a medium symbol at 17 points.
    var thickness: CGFloat {
        switch self {
        case .ultraLight: 0.55
        case .thin: 0.8
        case .light: 1.2
        case .unspecified, .regular: 1.6
        case .medium: 1.85
        case .semibold: 2.1
        case .bold: 2.4
        case .heavy: 2.75
        case .black: 3.1
        }
    }
}
