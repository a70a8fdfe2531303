extension UIFont {
    /// What text is for, from which follow its size and weight.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a style of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Titles above all others.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// Titles a step below.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// Titles of screens.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Titles of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Headings below headings.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Text to read.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Remarks.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Lesser captions.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFont.TextStyle {
    /// The size in points and the weight, at the size of text that iOS starts with.
    var look: (size: CGFloat, weight: UIFont.Weight) {
        switch self {
        case .extraLargeTitle: (36, .bold)
        case .extraLargeTitle2: (28, .bold)
        case .largeTitle: (34, .regular)
        case .title1: (28, .regular)
        case .title2: (22, .regular)
        case .title3: (20, .regular)
        case .headline: (17, .semibold)
        case .subheadline: (15, .regular)
        case .callout: (16, .regular)
        case .footnote: (13, .regular)
        case .caption1: (12, .regular)
        case .caption2: (11, .regular)
        default: (17, .regular)
        }
    }
}
