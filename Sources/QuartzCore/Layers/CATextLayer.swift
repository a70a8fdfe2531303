/// A layer that shows text, from the upper left corner of its bounds.
///
/// The text is drawn at `contentsScale` pixels to a point.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any? {
        get { state.special.text.string?.object }
        set { setText(\.string, newValue.map(ObjectValue.init), "string") }
    }

    /// The font: a font object, or a family's name; nil for the system's. Its size is `fontSize`.
    open var font: AnyObject? {
        get { state.special.text.font.map { $0.object as AnyObject } }
        set { setText(\.font, newValue.map(ObjectValue.init), "font") }
    }

    /// The size of a plain string's font in points; 36 unless set. Animatable.
    open var fontSize: CGFloat {
        get { state.special.text.fontSize }
        set { set(\.special.text.fontSize, newValue, "fontSize") }
    }

    /// The colour of a plain string; white unless set. Animatable.
    open var foregroundColor: CGColor? {
        get { state.special.text.foregroundColor }
        set { set(\.special.text.foregroundColor, newValue, "foregroundColor") }
    }

    /// Whether text goes on in the next line where the bounds end.
    open var isWrapped: Bool {
        get { state.special.text.isWrapped }
        set { set(\.special.text.isWrapped, newValue, "wrapped") }
    }

    /// What happens to text that there is no room for.
    open var truncationMode: CATextLayerTruncationMode {
        get { state.special.text.truncationMode }
        set { set(\.special.text.truncationMode, newValue, "truncationMode") }
    }

    /// Where the lines stand.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { state.special.text.alignmentMode }
        set { set(\.special.text.alignmentMode, newValue, "alignmentMode") }
    }

    /// Draws the text.
    open override func draw(in ctx: CGContext) {
        if isMirrored {
            // Text is to be read.
            ctx.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY))
        }
        state.special.text.layout(in: bounds.size).draw(in: ctx, at: bounds.origin)
    }

    /// The size of the text in points, in one line or, where it is wrapped, in the width that the layer has.
    open override func preferredFrameSize() -> CGSize {
        state.special.text.layout(in: CGSize(width: isWrapped ? bounds.width : 0, height: 0)).size
    }

    /// Whether a change of a key's value asks for the text to be drawn again.
    open override class func needsDisplay(forKey key: String) -> Bool {
        textKeys.contains(key) || super.needsDisplay(forKey: key)
    }

    private static let textKeys: Set<String> = [
        "string", "font", "fontSize", "foregroundColor", "wrapped", "truncationMode", "alignmentMode", "bounds",
        "contentsScale",
    ]

    private func setText(
        _ field: WritableKeyPath<TextProperties, ObjectValue?>, _ value: ObjectValue?, _ key: String
    ) {
        change(key) { $0.special.text[keyPath: field] = value }
    }

    override class var initialSpecialProperties: SpecialProperties { .text(TextProperties()) }

    override func emptyCopy() -> CALayer { CATextLayer() }
}
