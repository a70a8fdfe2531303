extension UIButton {
    /// What a button looks like as a whole.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Buy"
    ///     configuration.image = UIImage(systemName: "cart")
    ///     configuration.imagePadding = 6
    public struct Configuration {
        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style

        /// The title.
        public var title: String?
        /// The line under the title.
        public var subtitle: String?
        /// The room between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// Where the title's lines begin.
        public var titleAlignment = TitleAlignment.automatic
        /// What becomes of a title that is too long.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The picture.
        public var image: UIImage?
        /// On which side of the title the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// How a picture that is a symbol is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a wheel turns in the place of the picture.
        public var showsActivityIndicator = false
        /// The colour of title and picture, as far as the style leaves that open.
        public var baseForegroundColor: UIColor?
        /// The colour that the background is made of.
        public var baseBackgroundColor: UIColor?
        /// How large the button is.
        public var buttonSize = Size.medium {
            didSet { if !hasOwnInsets { contentInsets = Configuration.insets(for: buttonSize) } }
        }
        /// How round its corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The room around the contents.
        public var contentInsets = Configuration.insets(for: .medium) {
            didSet { hasOwnInsets = contentInsets != Configuration.insets(for: buttonSize) }
        }

        private var hasOwnInsets = false

        init(_ style: Style) { self.style = style }

        /// Takes the room around the contents from the size again.
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(for: buttonSize) }

        /// Without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// On grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// On a pale ground of the tint colour.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// On the tint colour.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Without a background.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// On grey.
        public static func bordered() -> Configuration { Configuration(.gray) }
        /// On a pale ground of the tint colour.
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        /// On the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// The same for a button as it is now.
        @MainActor
        public func updated(for button: UIButton) -> Configuration { self }

        private static func insets(for size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
            case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}

extension UIButton.Configuration {
    /// The sizes of buttons.
    public enum Size: Int, Sendable {
        /// Of usual height.
        case medium
        /// Small.
        case small
        /// Very small.
        case mini
        /// Large.
        case large
    }

    /// How round a button's corners are.
    public enum CornerStyle: Int, Sendable {
        /// The same for any size.
        case fixed = -1
        /// As suits the size.
        case dynamic
        /// A little.
        case small
        /// More.
        case medium
        /// Much.
        case large
        /// Half circles.
        case capsule
    }

    /// Where a title's lines begin.
    public enum TitleAlignment: Int, Sendable {
        /// In the middle, or beside a picture at its side.
        case automatic
        /// At the leading side.
        case leading
        /// In the middle.
        case center
        /// At the trailing side.
        case trailing
    }

    func cornerRadius(_ size: CGSize) -> CGFloat {
        let radius: CGFloat =
            switch cornerStyle {
            case .fixed: 5.95
            case .dynamic: buttonSize == .large ? 8.5 : 5.95
            case .small: 4
            case .medium: 8
            case .large: 12
            case .capsule: .infinity
            }
        return min(radius, min(size.width, size.height) / 2)
    }

    @MainActor var titleFont: UIFont {
        switch buttonSize {
        case .mini, .small: .systemFont(ofSize: 15)
        case .medium, .large: .systemFont(ofSize: 17)
        }
    }

    @MainActor var subtitleFont: UIFont { .systemFont(ofSize: buttonSize == .large || buttonSize == .medium ? 12 : 11) }

    @MainActor
    func foreground(_ button: UIButton) -> UIColor {
        let color =
            !button.isEnabled
            ? UIColor.tertiaryLabel
            : baseForegroundColor ?? (style == .filled ? .white : button.tintColor ?? .systemBlue)
        return button.isHighlighted ? color.fainter(0.75) : color
    }

    @MainActor
    func background(_ button: UIButton) -> UIColor? {
        let base = baseBackgroundColor ?? button.tintColor ?? .systemBlue
        let color: UIColor? =
            switch style {
            case .plain: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: button.isEnabled ? base.fainter(0.18) : .tertiarySystemFill
            case .filled: button.isEnabled ? base : .tertiarySystemFill
            }
        return button.isHighlighted ? color?.fainter(0.75) : color
    }
}

extension UIColor {
    /// The colour with a part of its alpha, in whatever traits.
    func fainter(_ factor: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * factor)
        }
    }
}
