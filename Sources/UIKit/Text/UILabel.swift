/// A view that shows text.
///
/// The text is drawn once into the layer's backing store, and again only when it, its look or the label's size changes; a
/// label that moves is not drawn again.
@preconcurrency @MainActor
open class UILabel: UIView {
    var labelText = LabelText()
    /// The text as it was set last, and for which room.
    var knownLayout: (room: CGSize, limit: Int, direction: UIUserInterfaceLayoutDirection, layout: TextLayout)?
    /// The width that the label had when it was last asked for its size, where that decides about its height.
    var knownWidth: CGFloat = 0

    /// Makes a label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a label as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    /// The text in one style; that of `attributedText` where there is one.
    open var text: String? {
        get { labelText.attributed?.string ?? labelText.plain }
        set {
            guard newValue != labelText.plain || labelText.attributed != nil else { return }
            change(size: true) { ($0.plain, $0.attributed) = (newValue, nil) }
        }
    }

    /// The text in styles of its own. What its attributes do not say comes from the label.
    open var attributedText: NSAttributedString? {
        get {
            labelText.attributed ?? labelText.plain.map { NSAttributedString(string: $0, attributes: plainAttributes) }
        }
        set {
            let copy = newValue.map { NSAttributedString(attributedString: $0) }
            change(size: true) { ($0.attributed, $0.plain) = (copy, nil) }
        }
    }

    /// The font; 17 points of the system's unless set. Setting it changes all of an attributed text.
    open var font: UIFont! {
        get { labelText.font }
        set {
            let font = newValue ?? LabelText.standardFont
            guard font != labelText.font || labelText.attributed != nil else { return }
            change(size: true) { text in
                text.font = font
                text.setAttribute(.font, font)
            }
        }
    }

    /// The colour of the letters. Setting it changes all of an attributed text.
    open var textColor: UIColor! {
        get { labelText.color }
        set {
            change { text in
                text.color = newValue ?? .label
                text.setAttribute(.foregroundColor, text.color)
            }
        }
    }

    /// Where lines stand; natural unless set. Setting it changes all of an attributed text.
    open var textAlignment: NSTextAlignment {
        get { labelText.alignment }
        set {
            change { text in
                text.alignment = newValue
                text.changeParagraphs { $0.alignment = newValue }
            }
        }
    }

    /// What happens to text that there is no room for; it ends with an ellipsis unless set.
    open var lineBreakMode: NSLineBreakMode {
        get { labelText.lineBreakMode }
        set {
            change(size: true) { text in
                text.lineBreakMode = newValue
                text.changeParagraphs { $0.lineBreakMode = newValue }
            }
        }
    }

    /// How many lines there may be; 0 for any number.
    open var numberOfLines: Int {
        get { labelText.lineLimit }
        set { change(size: true) { $0.lineLimit = max(newValue, 0) } }
    }

    /// Whether text is made smaller until it fits the width.
    open var adjustsFontSizeToFitWidth: Bool {
        get { labelText.shrinks }
        set { change { $0.shrinks = newValue } }
    }

    /// How small text may be made, as a part of its size.
    open var minimumScaleFactor: CGFloat {
        get { labelText.minimumScale }
        set { change { $0.minimumScale = min(max(newValue, 0), 1) } }
    }

    /// Where smaller text stands, compared with text of full size.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { labelText.baselineAdjustment }
        set { change { $0.baselineAdjustment = newValue } }
    }

    /// Whether letters may move together before text is truncated; they do not.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { labelText.tightens }
        set { labelText.tightens = newValue }
    }

    /// Whether the font follows the size of text that people choose, which is always the same here.
    open var adjustsFontForContentSizeCategory = false

    /// The colour of a shadow of the letters; nil for none.
    open var shadowColor: UIColor? {
        get { labelText.shadowColor }
        set { change { $0.shadowColor = newValue } }
    }

    /// Where the shadow lies, in points; 1 point up unless set.
    open var shadowOffset: CGSize {
        get { labelText.shadowOffset }
        set { change { $0.shadowOffset = newValue } }
    }

    /// The colour of the letters while the label is highlighted; nil for the usual one.
    open var highlightedTextColor: UIColor? {
        get { labelText.highlightedColor }
        set { change { $0.highlightedColor = newValue } }
    }

    /// Whether the label is shown highlighted.
    open var isHighlighted: Bool {
        get { labelText.isHighlighted }
        set { if newValue != labelText.isHighlighted { change { $0.isHighlighted = newValue } } }
    }

    /// Whether the label is shown at full strength.
    open var isEnabled: Bool {
        get { labelText.isEnabled }
        set { change { $0.isEnabled = newValue } }
    }

    /// The width in points at which lines end when the label says how large it would be; 0 for that of its frame.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// Where in a rectangle the text would stand, with some number of lines or, for 0, any.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        place(in: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text in a rectangle.
    open func drawText(in rect: CGRect) { drawLayout(in: rect) }

    /// Draws the label.
    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// The size of the text, in lines of a width where there may be more than one.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// The size of the text: in one line, or in lines as wide as the frame or `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        fittingSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : knownWidth)
    }

    /// Places the subviews.
    open override func layoutSubviews() {
        super.layoutSubviews()
        followWidth()
    }

    /// The traits have changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { setNeedsDisplay() }
    }

    /// Whether the label's contents follow the reading direction.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { setNeedsDisplay() }
    }

    private func change(size changesSize: Bool = false, _ change: (inout LabelText) -> Void) {
        change(&labelText)
        knownLayout = nil
        setNeedsDisplay()
        if changesSize { invalidateIntrinsicContentSize() }
    }

    private var plainAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        return [.font: labelText.font, .foregroundColor: labelText.color, .paragraphStyle: paragraph]
    }
}
