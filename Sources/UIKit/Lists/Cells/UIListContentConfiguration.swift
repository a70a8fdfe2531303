/// A description of the usual contents of a row: a picture, a text and another one.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// How many lines there may be; 0 for any number.
        public var numberOfLines = 0
        /// How lines are aligned.
        public var alignment = TextAlignment.natural
        /// Whether the font may be made smaller.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller.
        public var minimumScaleFactor: CGFloat = 0
        /// How the text is changed.
        public var transform = TextTransform.none

        /// How lines are aligned.
        public enum TextAlignment: Int, Sendable {
            /// As the language does.
            case natural
            /// In the middle.
            case center
            /// On both sides.
            case justified
        }

        /// How a text is changed.
        public enum TextTransform: Int, Sendable {
            /// Not.
            case none
            /// All letters are large.
            case uppercase
            /// All letters are small.
            case lowercase
            /// All words begin with large letters.
            case capitalized
        }

        func applied(to text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// How the picture looks.
    public struct ImageProperties {
        /// The colour of a picture that takes its colour from where it is.
        public var tintColor: UIColor?
        /// How round its corners are, in points.
        public var cornerRadius: CGFloat = 0
        /// How large it may be, in points; 0 for any size.
        public var maximumSize = CGSize.zero
        /// How large the room for it is, in points; 0 for as large as it is.
        public var reservedLayoutSize = CGSize.zero
    }

    /// Which of the usual kinds of contents it is.
    enum Kind {
        case cell, subtitle, value, plainHeader, groupedHeader, plainFooter, groupedFooter
    }

    /// The picture.
    public var image: UIImage?
    /// The text.
    public var text: String?
    /// The text with attributes.
    public var attributedText: NSAttributedString?
    /// The other text.
    public var secondaryText: String?
    /// The other text with attributes.
    public var secondaryAttributedText: NSAttributedString?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// How the text looks.
    public var textProperties: TextProperties
    /// How the other text looks.
    public var secondaryTextProperties: TextProperties
    /// How far everything stays away from the sides, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether both texts stand side by side where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// From the picture to the texts, in points.
    public var imageToTextPadding: CGFloat = 16
    /// From one text to the other, where they stand side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// From one text to the other, where one is below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    let kind: Kind

    init(_ kind: Kind, _ font: UIFont, _ color: UIColor, _ secondary: UIFont, vertical: CGFloat) {
        self.kind = kind
        textProperties = TextProperties(font: font, color: color)
        secondaryTextProperties = TextProperties(font: secondary, color: .secondaryLabel)
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: vertical, leading: 16, bottom: vertical, trailing: 8)
    }

    /// The contents of a row with a text.
    public static func cell() -> Self {
        Self(.cell, .systemFont(ofSize: 17), .label, .systemFont(ofSize: 12), vertical: 11)
    }
    /// The contents of a row with a text and a smaller one below it.
    public static func subtitleCell() -> Self {
        Self(.subtitle, .systemFont(ofSize: 17), .label, .systemFont(ofSize: 12), vertical: 11)
    }
    /// The contents of a row with a text at the left and another one at the right.
    public static func valueCell() -> Self {
        var configuration = Self(.value, .systemFont(ofSize: 17), .label, .systemFont(ofSize: 17), vertical: 11)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    /// The contents of a header in a plain table.
    public static func plainHeader() -> Self {
        Self(.plainHeader, .boldSystemFont(ofSize: 17), .label, .systemFont(ofSize: 12), vertical: 8)
    }
    /// The contents of a footer in a plain table.
    public static func plainFooter() -> Self {
        Self(.plainFooter, .systemFont(ofSize: 15), .secondaryLabel, .systemFont(ofSize: 12), vertical: 8)
    }
    /// The contents of a header in a grouped table.
    public static func groupedHeader() -> Self {
        var configuration = Self(
            .groupedHeader, .systemFont(ofSize: 13), .secondaryLabel, .systemFont(ofSize: 12), vertical: 8)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    /// The contents of a footer in a grouped table.
    public static func groupedFooter() -> Self {
        Self(.groupedFooter, .systemFont(ofSize: 13), .secondaryLabel, .systemFont(ofSize: 12), vertical: 8)
    }

    /// Makes the view.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// The same: a row's usual contents look the same in every state.
    public func updated(for state: any UIConfigurationState) -> Self { self }
}
