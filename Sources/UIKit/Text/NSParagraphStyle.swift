/// How a paragraph is set: alignment, line breaks, spacing and indents, in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let foundationTag = FoundationTag()
    var content = ParagraphContent()

    /// The style of text that has none: natural alignment, wrapped after words.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Makes the default style.
    public override init() {}

    /// Room between lines.
    open var lineSpacing: CGFloat { content.text.lineSpacing }
    /// Room after a paragraph.
    open var paragraphSpacing: CGFloat { content.text.paragraphSpacing }
    /// Room before a paragraph.
    open var paragraphSpacingBefore: CGFloat { content.text.paragraphSpacingBefore }
    /// Where lines stand.
    open var alignment: NSTextAlignment { content.alignment }
    /// How far lines but the first begin from the leading side.
    open var headIndent: CGFloat { content.text.headIndent }
    /// Where lines end: from the leading side when above zero, else from the trailing side.
    open var tailIndent: CGFloat { content.text.tailIndent }
    /// How far the first line begins from the leading side.
    open var firstLineHeadIndent: CGFloat { content.text.firstLineHeadIndent }
    /// What happens to text that does not fit.
    open var lineBreakMode: NSLineBreakMode { content.lineBreakMode }
    /// The least height of lines.
    open var minimumLineHeight: CGFloat { content.text.minimumLineHeight }
    /// The greatest height of lines; 0 for any.
    open var maximumLineHeight: CGFloat { content.text.maximumLineHeight }
    /// Multiplies the height of lines; 0 for 1.
    open var lineHeightMultiple: CGFloat { content.text.lineHeightMultiple }
    /// Which way the paragraph runs.
    open var baseWritingDirection: NSWritingDirection { content.direction }
    /// How readily words are hyphenated; they are not.
    open var hyphenationFactor: Float { content.hyphenationFactor }
    /// Whether letters may move together before text is truncated; they do not.
    open var allowsDefaultTighteningForTruncation: Bool { content.tightens }

    /// The style itself, or a copy of one that can change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(content) }

    /// A copy that can change.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.content = content
        return copy
    }

    private init(_ content: ParagraphContent) { self.content = content }

    /// Whether another object is an equal style.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { $0.content == content } ?? false
    }

    /// A hash of the style.
    open override var hash: Int { content.hashValue }
}

/// What a paragraph style holds.
struct ParagraphContent: Hashable {
    var text = TextParagraphStyle()
    var alignment = NSTextAlignment.natural { didSet { text.alignment = alignment.textAlignment } }
    var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { text.lineBreakMode = lineBreakMode.textMode } }
    var direction = NSWritingDirection.natural {
        didSet {
            text.direction =
                switch direction {
                case .natural: .natural
                case .leftToRight: .leftToRight
                case .rightToLeft: .rightToLeft
                }
        }
    }
    var hyphenationFactor: Float = 0
    var tightens = false
}
