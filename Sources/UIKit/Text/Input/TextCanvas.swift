/// The part of a text view that the text is drawn on.
final class TextCanvas: UIView {
    var text = LabelText(font: UITextView.standardFont, lineBreakMode: .byWordWrapping, lineLimit: 0)
    /// What is selected; nil for the end of the text.
    var selection: NSRange?
    private var known: (width: CGFloat, layout: TextLayout)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text set in lines of a width; 0 for any.
    func layout(width: CGFloat, isMeasured: Bool = true) -> TextLayout {
        if isMeasured, let known, known.width == width { return known.layout }
        let runs = text.runs(direction: effectiveUserInterfaceLayoutDirection)
        let layout = TextLayout(
            runs, maximumSize: CGSize(width: max(width, 0), height: 0), lineLimit: text.lineLimit)
        known = (width, layout)
        return layout
    }

    /// The text or its look is another one.
    func textDidChange() {
        known = nil
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        layout(width: bounds.width, isMeasured: false).draw(in: context, at: .zero)
    }
}
