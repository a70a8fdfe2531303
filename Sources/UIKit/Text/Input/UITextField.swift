/// A line of text that can be typed into.
///
/// It shows its text, a placeholder where there is none, and views at both sides. A tap makes it the first responder;
/// `insertText(_:)` and `deleteBackward()` stand for the keys, for no keyboard is shown here.
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
    var parts = TextFieldParts()

    /// Makes a field with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpParts()
    }

    /// Makes a field as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpParts()
    }

    /// Who is asked and told of what is done with the field.
    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: Text

    /// The text; never nil when it is read.
    open var text: String? {
        get { parts.string }
        set { setText(newValue ?? "", attributed: nil) }
    }

    /// The text in styles of its own.
    open var attributedText: NSAttributedString? {
        get { parts.attributed ?? NSAttributedString(string: parts.string, attributes: defaultTextAttributes) }
        set { setText(newValue?.string ?? "", attributed: newValue) }
    }

    /// What stands there while there is no text.
    open var placeholder: String? {
        get { parts.placeholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    /// What stands there while there is no text, in styles of its own.
    open var attributedPlaceholder: NSAttributedString? {
        get { parts.placeholder }
        set {
            parts.placeholder = newValue
            contentsDidChange()
        }
    }

    /// The font; 17 points of the system's unless set.
    open var font: UIFont? {
        get { parts.label.font }
        set {
            parts.label.font = newValue
            contentsDidChange()
        }
    }

    /// The colour of the text.
    open var textColor: UIColor? {
        get { parts.label.textColor }
        set { parts.label.textColor = newValue }
    }

    /// Where the text stands; natural unless set.
    open var textAlignment: NSTextAlignment {
        get { parts.label.textAlignment }
        set {
            parts.label.textAlignment = newValue
            parts.placeholderLabel.textAlignment = newValue
        }
    }

    /// The attributes of text that has none of its own.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { [.font: parts.label.font as Any, .foregroundColor: parts.label.textColor as Any] }
        set {
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
        }
    }

    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any]?

    /// Whether text is made smaller until it fits.
    open var adjustsFontSizeToFitWidth: Bool {
        get { parts.label.adjustsFontSizeToFitWidth }
        set { parts.label.adjustsFontSizeToFitWidth = newValue }
    }

    /// How small it may become, in points.
    open var minimumFontSize: CGFloat = 0 {
        didSet { parts.label.minimumScaleFactor = minimumFontSize / max(parts.label.font.pointSize, 1) }
    }

    // MARK: Appearance

    /// What is drawn around the text; nothing unless set.
    open var borderStyle: BorderStyle = .none { didSet { bordersDidChange() } }

    /// A picture behind the text, in place of a border.
    open var background: UIImage? { didSet { bordersDidChange() } }

    /// The picture while the field is disabled.
    open var disabledBackground: UIImage? { didSet { bordersDidChange() } }

    /// A view at the left, or where reading begins.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }

    /// When that view is shown; never unless set.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

    /// A view at the right, or where reading ends.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }

    /// When that view is shown; never unless set.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }

    /// When there is a button that takes the text away; never unless set.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }

    // MARK: Editing

    /// Whether one types into the field.
    open var isEditing: Bool { isFirstResponder }

    /// Whether typing begins by taking the old text away.
    open var clearsOnBeginEditing = false

    /// Whether typing takes the place of all text.
    open var clearsOnInsertion = false

    /// Whether styles can be changed by typing.
    open var allowsEditingTextAttributes = false

    /// What is shown in place of a keyboard.
    open var inputView: UIView?

    /// What is shown above a keyboard.
    open var inputAccessoryView: UIView?

    /// When a word begins with a capital.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether mistakes are corrected.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether mistakes are marked.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The kind of keyboard.
    open var keyboardType = UIKeyboardType.default
    /// Light or dark.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the key for return says.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether that key only works where there is text.
    open var enablesReturnKeyAutomatically = false
    /// Whether dots stand for the letters.
    open var isSecureTextEntry = false { didSet { contentsDidChange() } }
    /// What the text means.
    open var textContentType: UITextContentType?

    /// Whether there is text.
    open var hasText: Bool { !parts.string.isEmpty }

    /// Adds text at the end; a line end stands for the key for return.
    open func insertText(_ text: String) { type(text) }

    /// Takes the last letter away.
    open func deleteBackward() { takeLetterAway() }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { becomeFirstResponder() }
    }

    // MARK: Places

    /// The rectangle of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle of the text.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// The rectangle of the text while one types.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the placeholder.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// The rectangle of the button that takes the text away.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { placeOfClearButton(in: bounds) }
    /// The rectangle of the left view.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        placeOfSideView(leftView, isLeading: true, in: bounds)
    }
    /// The rectangle of the right view.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        placeOfSideView(rightView, isLeading: false, in: bounds)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.caret.backgroundColor = tintColor
    }

    override func stateDidChange() {
        super.stateDidChange()
        bordersDidChange()
    }

    /// The border, the state or the colours are others. Subclasses of the framework have borders of their own.
    func bordersDidChange() { applyBorder() }

    /// The traits have changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        bordersDidChange()
    }
}
