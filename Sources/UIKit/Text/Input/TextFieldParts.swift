/// What a text field is made of.
@MainActor
struct TextFieldParts {
    /// The text.
    var string = ""
    /// The text in styles of its own; nil for the field's.
    var attributed: NSAttributedString?
    var placeholder: NSAttributedString?

    let border = UIImageView(image: nil)
    let label = UILabel(frame: .zero)
    let placeholderLabel = UILabel(frame: .zero)
    /// Where one types.
    let caret = UIView(frame: .zero)
    let clearButton = TextClearButton(frame: .zero)
}

/// The button that takes a field's text away.
final class TextClearButton: UIControl {
    private let picture = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.tintColor = .tertiaryLabel
        picture.contentMode = .center
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(picture)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }

    override func stateDidChange() {
        super.stateDidChange()
        picture.tintColor = isHighlighted ? .secondaryLabel : .tertiaryLabel
    }
}
