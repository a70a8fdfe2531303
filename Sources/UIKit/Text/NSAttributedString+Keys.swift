extension NSAttributedString.Key {
    /// The font, a `UIFont`; Inter at 12 points where there is none.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// How paragraphs are set, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of letters, a `UIColor`; black where there is none.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind letters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Points added between letters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added between letters.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Whether letters join into ligatures; they always do.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The line through the text, an `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The line under the text, an `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line through the text, a `UIColor`; the letters' where there is none.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The colour of the line under the text, a `UIColor`; the letters' where there is none.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The colour of outlines; not drawn.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines; not drawn.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// What letters cast, an `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An effect of print; not drawn.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// A picture in place of a letter, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Where text leads when it is tapped, a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// How far letters stand above the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// How far letters lean; above zero they are set in the italic font.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How far letters are stretched; not drawn.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Directions of embedded text; the letters' own count.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// What the text is for, to those who cannot see it.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
}
