extension UITextField {
    func setUpParts() {
        contentMode = .redraw
        for view in [parts.border, parts.placeholderLabel, parts.label, parts.caret] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addSubview(parts.clearButton)
        parts.placeholderLabel.textColor = .placeholderText
        parts.caret.layer.cornerRadius = 1
        parts.caret.isHidden = true
        parts.caret.backgroundColor = tintColor
        parts.clearButton.isHidden = true
        parts.clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        bordersDidChange()
    }

    func setText(_ string: String, attributed: NSAttributedString?) {
        parts.string = string
        parts.attributed = attributed.map { NSAttributedString(attributedString: $0) }
        contentsDidChange()
    }

    /// Shows the text or what stands for it.
    func contentsDidChange() {
        if isSecureTextEntry {
            parts.label.text = String(repeating: "•", count: parts.string.count)
        } else if let attributed = parts.attributed {
            parts.label.attributedText = attributed
        } else {
            parts.label.text = parts.string
        }
        parts.placeholderLabel.font = font
        parts.placeholderLabel.attributedText = parts.placeholder
        parts.placeholderLabel.isHidden = !parts.string.isEmpty
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func applyBorder() {
        let border = parts.border
        border.image = isEnabled ? background : disabledBackground ?? background
        border.layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
        border.layer.cornerCurve = .continuous
        border.layer.borderWidth = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 0.5 : 1
        let lineColor = borderStyle == .line ? UIColor.label : .opaqueSeparator
        border.layer.borderColor = lineColor.resolvedColor(with: traitCollection).cgColor
        border.backgroundColor = borderStyle == .roundedRect ? (isEnabled ? .systemBackground : .systemGray6) : nil
        setNeedsLayout()
    }

    func sideViewDidChange(from old: UIView?) {
        old?.removeFromSuperview()
        for view in [leftView, rightView] where view?.superview !== self { view.map(addSubview) }
        setNeedsLayout()
    }

    private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }
    private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
    private var showsClearButton: Bool {
        clearButtonMode.shows(isEditing: isEditing) && !parts.string.isEmpty && isEnabled
    }
    private var showsRightView: Bool {
        rightView != nil && rightViewMode.shows(isEditing: isEditing) && !(showsClearButton && rightViewMode != .always)
    }

    /// The room between a border and the text.
    private var inset: CGFloat {
        switch borderStyle {
        case .none: 0
        case .line, .bezel: 4
        case .roundedRect: 7
        }
    }

    func placeOfSideView(_ view: UIView?, isLeading: Bool, in bounds: CGRect) -> CGRect {
        guard let view else { return .zero }
        let intrinsic = view.intrinsicContentSize
        let own = view.bounds.size
        let size = CGSize(
            width: min(own.width > 0 ? own.width : max(intrinsic.width, 0), bounds.width),
            height: min(own.height > 0 ? own.height : max(intrinsic.height, 0), bounds.height))
        let isAtLeft = isLeading == isLeftToRight
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    func placeOfClearButton(in bounds: CGRect) -> CGRect {
        let side: CGFloat = 19
        let x = isLeftToRight ? bounds.maxX - side - 6 : bounds.minX + 6
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    func roomForText(in bounds: CGRect) -> CGRect {
        var (leading, trailing) = (inset, inset)
        if showsLeftView { leading = leftViewRect(forBounds: bounds).width + max(inset, 4) }
        if showsRightView { trailing = rightViewRect(forBounds: bounds).width + max(inset, 4) }
        if showsClearButton { trailing = max(trailing, 19 + 12) }
        let (left, right) = isLeftToRight ? (leading, trailing) : (trailing, leading)
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: max(bounds.width - left - right, 0), height: bounds.height)
    }

    func placeParts() {
        parts.border.frame = borderRect(forBounds: bounds)
        let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        parts.label.frame = room
        parts.placeholderLabel.frame = placeholderRect(forBounds: bounds)
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        parts.clearButton.isHidden = !showsClearButton
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
        if showsClearButton { parts.clearButton.frame = clearButtonRect(forBounds: bounds) }
        parts.caret.isHidden = !isEditing
        if isEditing { parts.caret.frame = placeOfCaret(in: room) }
    }

    /// Where one types: at the end of the text.
    private func placeOfCaret(in room: CGRect) -> CGRect {
        let height = (font ?? LabelText.standardFont).lineHeight
        let size = parts.label.sizeThatFits(room.size)
        let isAtRight = textAlignment == .right || textAlignment == .natural && !isLeftToRight
        let end: CGFloat =
            switch textAlignment {
            case .center: room.midX + size.width / 2
            default: isAtRight ? room.maxX - (isLeftToRight ? 0 : size.width) : room.minX + size.width
            }
        let x = min(max(end, room.minX), room.maxX - 2)
        return CGRect(x: x, y: room.midY - height / 2, width: 2, height: height)
    }

    var naturalSize: CGSize {
        let shown = parts.string.isEmpty ? parts.placeholderLabel : parts.label
        let text = shown.sizeThatFits(.zero)
        var width = text.width + 2 * inset
        if let leftView, showsLeftView { width += leftView.bounds.width + max(inset, 4) - inset }
        if let rightView, showsRightView { width += rightView.bounds.width + max(inset, 4) - inset }
        let height = ((font ?? LabelText.standardFont).lineHeight * 3).rounded(.up) / 3
        let room: CGFloat = borderStyle == .roundedRect ? 13 : borderStyle == .none ? 1 : 5
        return CGSize(width: width, height: (height + room).rounded())
    }
}
