/// Text of any length that scrolls, and that can be typed into.
///
/// A tap makes it the first responder; `insertText(_:)` and `deleteBackward()` stand for the keys, for no keyboard is
/// shown here.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIKeyInput {
    let canvas = TextCanvas(frame: .zero)

    /// Makes a view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCanvas()
    }

    /// Makes a view with a frame in points and a room of its own.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
        self.init(frame: frame)
        if let textContainer { self.textContainer = textContainer }
    }

    /// Makes a view as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCanvas()
    }

    private func setUpCanvas() {
        addSubview(canvas)
        textContainer.didChange = { [weak self] in MainActor.assumeIsolated { self?.textDidChange() } }
        alwaysBounceVertical = true
    }

    /// Is asked and told of what is done with the view.
    @_nonoverride open var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    // MARK: Text

    /// The text in one style.
    open var text: String! {
        get { canvas.text.attributed?.string ?? canvas.text.plain ?? "" }
        set { change { ($0.plain, $0.attributed) = (newValue ?? "", nil) } }
    }

    /// The text in styles of its own.
    open var attributedText: NSAttributedString! {
        get {
            canvas.text.attributed ?? NSAttributedString(string: canvas.text.plain ?? "", attributes: typingAttributes)
        }
        set {
            let copy = newValue.map { NSAttributedString(attributedString: $0) }
            change { ($0.attributed, $0.plain) = (copy, nil) }
        }
    }

    /// The font; 12 points of the system's unless set. Setting it changes all of an attributed text.
    open var font: UIFont? {
        get { canvas.text.font }
        set {
            let font = newValue ?? UITextView.standardFont
            change { text in
                text.font = font
                text.setAttribute(.font, font)
            }
        }
    }

    static let standardFont = UIFont.systemFont(ofSize: 12)

    /// The colour of the letters.
    open var textColor: UIColor? {
        get { canvas.text.color }
        set {
            change { text in
                text.color = newValue ?? .label
                text.setAttribute(.foregroundColor, text.color)
            }
        }
    }

    /// Where lines stand; natural unless set.
    open var textAlignment: NSTextAlignment {
        get { canvas.text.alignment }
        set {
            change { text in
                text.alignment = newValue
                text.changeParagraphs { $0.alignment = newValue }
            }
        }
    }

    /// The attributes of what is typed.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: canvas.text.font, .foregroundColor: canvas.text.color] }
        set {
            if let font = newValue[.font] as? UIFont { canvas.text.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { canvas.text.color = color }
        }
    }

    /// The attributes of text that leads somewhere.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link]

    /// How far the text stays away from the view's sides, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }

    /// The room that the text is set in.
    open private(set) var textContainer = NSTextContainer(size: .zero)

    // MARK: Editing

    /// Whether one can type into the view.
    open var isEditable = true { didSet { if !isEditable, isFirstResponder { resignFirstResponder() } } }
    /// Whether text can be selected.
    open var isSelectable = true
    /// Whether styles can be changed by typing.
    open var allowsEditingTextAttributes = false
    /// Whether typing takes the place of all text.
    open var clearsOnInsertion = false
    /// What is selected: the end of the text.
    open var selectedRange: NSRange {
        get { canvas.selection ?? NSRange(location: (text as NSString).length, length: 0) }
        set {
            canvas.selection = newValue
            delegate?.textViewDidChangeSelection(self)
        }
    }
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
    /// Whether dots stand for the letters; they do not here.
    open var isSecureTextEntry = false
    /// What the text means.
    open var textContentType: UITextContentType?

    /// Whether there is text.
    open var hasText: Bool { !text.isEmpty }

    /// Adds text at the end.
    open func insertText(_ text: String) {
        replace(NSRange(location: (self.text as NSString).length, length: 0), by: text)
    }

    /// Takes the last letter away.
    open func deleteBackward() {
        guard let last = text.last else { return }
        let (end, length) = ((text as NSString).length, (String(last) as NSString).length)
        replace(NSRange(location: end - length, length: length), by: "")
    }

    /// Brings a part of the text into view.
    open func scrollRangeToVisible(_ range: NSRange) { bringTextIntoView(range) }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if isEditable, !(delegate?.textViewShouldBeginEditing(self) ?? true) { return false }
        guard super.becomeFirstResponder() else { return false }
        if isEditable { delegate?.textViewDidBeginEditing(self) }
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        let agrees = !isEditable || delegate?.textViewShouldEndEditing(self) ?? true
        guard agrees || UIResponder.isForced else { return false }
        guard super.resignFirstResponder() else { return false }
        if isEditable { delegate?.textViewDidEndEditing(self) }
        return true
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeCanvas()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: bounds.width)
    }

    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }

    private func change(_ change: (inout LabelText) -> Void) {
        change(&canvas.text)
        textDidChange()
    }
}
