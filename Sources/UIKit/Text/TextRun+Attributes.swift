/// The attributes of text, read once.
struct TextAttributes {
    private let values: [NSAttributedString.Key: Any]

    init(_ values: [NSAttributedString.Key: Any]) { self.values = values }

    /// What Foundation's style counts as where a text has none.
    static let standardFont = UIFont.systemFont(ofSize: 12)

    /// The style that letters are set in; what is missing comes from other attributes.
    func style(_ base: TextStyle) -> TextStyle {
        var style = base
        if let font = values[.font] as? UIFont { style.font = font.textFont }
        let color = values[.foregroundColor] as? UIColor
        if let color { style.color = color.cgColor }
        if let kern = number(.kern) ?? number(.tracking) { style.kern = kern }
        if let offset = number(.baselineOffset) { style.baselineOffset = offset }
        if let slant = number(.obliqueness), slant > 0 { style.font.isItalic = true }
        if let color = values[.backgroundColor] as? UIColor { style.backgroundColor = color.cgColor }
        if let paragraph = values[.paragraphStyle] as? NSParagraphStyle { style.paragraph = paragraph.content.text }
        if let shadow = values[.shadow] as? NSShadow { style.shadow = shadow.textShadow }
        if let rule = rule(.underlineStyle, color: .underlineColor) {
            (style.isUnderlined, style.underline) = (true, rule)
        }
        if let rule = rule(.strikethroughStyle, color: .strikethroughColor) {
            (style.isStruckThrough, style.strikethrough) = (true, rule)
        }
        if let attachment = values[.attachment] as? NSTextAttachment {
            style.attachment = attachment.textAttachment(color: color ?? UIColor(cgColor: base.color))
        }
        return style
    }

    private func number(_ key: NSAttributedString.Key) -> CGFloat? {
        values[key].flatMap { Double(boxed: $0) }.map { CGFloat($0) }
    }

    private func rule(_ key: NSAttributedString.Key, color: NSAttributedString.Key) -> TextRule? {
        let bits = (values[key] as? NSUnderlineStyle)?.rawValue ?? number(key).map { Int(clamping: Int64($0)) } ?? 0
        guard bits & 0xFF != 0 else { return nil }
        var rule = TextRule()
        rule.color = (values[color] as? UIColor)?.cgColor
        rule.isDouble = bits & 0xF == NSUnderlineStyle.double.rawValue
        rule.thickness = bits & 0xF == NSUnderlineStyle.thick.rawValue ? 2 : 1
        return rule
    }
}

extension TextRun {
    /// A string's runs; what an attribute does not say comes from a style.
    static func runs(of text: NSAttributedString, base: TextStyle) -> [TextRun] {
        var runs: [TextRun] = []
        let string = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            runs.append(TextRun(string.substring(with: range), TextAttributes(attributes).style(base)))
        }
        return runs
    }

    /// The style of text that says nothing of itself.
    static var plainStyle: TextStyle { TextStyle(font: TextAttributes.standardFont.textFont) }
}
