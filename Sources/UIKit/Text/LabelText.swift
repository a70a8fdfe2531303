/// The text of a label and how it looks.
struct LabelText {
    var plain: String?
    var attributed: NSAttributedString?
    var font = LabelText.standardFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineLimit = 1
    var shrinks = false
    var minimumScale: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var tightens = false
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var highlightedColor: UIColor?
    var isHighlighted = false
    var isEnabled = true

    static let standardFont = UIFont.systemFont(ofSize: 17)

    /// Whether there are letters.
    var isEmpty: Bool { attributed.map { $0.length == 0 } ?? plain.map(\.isEmpty) ?? true }

    /// Changes an attribute of all of an attributed text.
    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }

    /// Changes the paragraph styles of an attributed text.
    mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let all = NSRange(location: 0, length: changed.length)
        attributed.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
            let style = NSMutableParagraphStyle()
            if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        self.attributed = changed
    }

    /// The text in pieces of one style.
    ///
    /// - Parameters:
    ///   - direction: The direction of the user interface, at whose beginning natural text stands.
    ///   - scale: How large the text is, compared with its full size.
    func runs(direction: UIUserInterfaceLayoutDirection, scale: CGFloat = 1) -> [TextRun] {
        var runs: [TextRun]
        if let attributed {
            runs = TextRun.runs(of: attributed, base: style)
        } else {
            runs = plain.map { [TextRun($0, style)] } ?? []
        }
        for index in runs.indices {
            var style = runs[index].style
            if let color = isHighlighted ? highlightedColor : nil { style.color = color.cgColor }
            if !isEnabled { style.color = style.color.copy(alpha: style.color.alpha * 0.4) ?? style.color }
            if style.paragraph.alignment == .natural {
                style.paragraph.alignment = direction == .rightToLeft ? .right : .left
            }
            // Several lines are wrapped and then cut off.
            if style.paragraph.lineBreakMode == .clipping, lineLimit != 1 {
                style.paragraph.lineBreakMode = .wordWrapping
            }
            if scale != 1 { style.scale(by: scale) }
            runs[index].style = style
        }
        return runs
    }

    private var style: TextStyle {
        var style = TextStyle(font: font.textFont, color: color.cgColor)
        style.paragraph.alignment = alignment.textAlignment
        style.paragraph.lineBreakMode = lineBreakMode.textMode
        if let shadowColor { style.shadow = TextShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
        return style
    }
}

extension TextStyle {
    /// Makes letters and what belongs to them smaller or larger.
    fileprivate mutating func scale(by factor: CGFloat) {
        font.size *= factor
        kern *= factor
        baselineOffset *= factor
        if let bounds = attachment?.bounds {
            attachment?.bounds = bounds.applying(CGAffineTransform(scaleX: factor, y: factor))
        }
        for length: WritableKeyPath<TextParagraphStyle, CGFloat> in [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.minimumLineHeight, \.maximumLineHeight,
        ] { paragraph[keyPath: length] *= factor }
    }
}
