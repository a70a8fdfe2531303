/// A paragraph style that can change.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Room between lines.
    open override var lineSpacing: CGFloat {
        get { content.text.lineSpacing }
        set { content.text.lineSpacing = newValue }
    }
    /// Room after a paragraph.
    open override var paragraphSpacing: CGFloat {
        get { content.text.paragraphSpacing }
        set { content.text.paragraphSpacing = newValue }
    }
    /// Room before a paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { content.text.paragraphSpacingBefore }
        set { content.text.paragraphSpacingBefore = newValue }
    }
    /// Where lines stand.
    open override var alignment: NSTextAlignment {
        get { content.alignment }
        set { content.alignment = newValue }
    }
    /// How far lines but the first begin from the leading side.
    open override var headIndent: CGFloat {
        get { content.text.headIndent }
        set { content.text.headIndent = newValue }
    }
    /// Where lines end: from the leading side when above zero, else from the trailing side.
    open override var tailIndent: CGFloat {
        get { content.text.tailIndent }
        set { content.text.tailIndent = newValue }
    }
    /// How far the first line begins from the leading side.
    open override var firstLineHeadIndent: CGFloat {
        get { content.text.firstLineHeadIndent }
        set { content.text.firstLineHeadIndent = newValue }
    }
    /// What happens to text that does not fit.
    open override var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { content.lineBreakMode = newValue }
    }
    /// The least height of lines.
    open override var minimumLineHeight: CGFloat {
        get { content.text.minimumLineHeight }
        set { content.text.minimumLineHeight = newValue }
    }
    /// The greatest height of lines; 0 for any.
    open override var maximumLineHeight: CGFloat {
        get { content.text.maximumLineHeight }
        set { content.text.maximumLineHeight = newValue }
    }
    /// Multiplies the height of lines; 0 for 1.
    open override var lineHeightMultiple: CGFloat {
        get { content.text.lineHeightMultiple }
        set { content.text.lineHeightMultiple = newValue }
    }
    /// Which way the paragraph runs.
    open override var baseWritingDirection: NSWritingDirection {
        get { content.direction }
        set { content.direction = newValue }
    }
    /// How readily words are hyphenated; they are not.
    open override var hyphenationFactor: Float {
        get { content.hyphenationFactor }
        set { content.hyphenationFactor = newValue }
    }
    /// Whether letters may move together before text is truncated; they do not.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { content.tightens }
        set { content.tightens = newValue }
    }

    /// Takes everything over from another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) { content = style.content }
}
