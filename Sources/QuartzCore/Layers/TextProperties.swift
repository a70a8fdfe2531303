/// What a text layer has besides a layer's properties.
struct TextProperties {
    /// A `String`, an `NSString` or an `NSAttributedString`.
    var string: ObjectValue?
    /// A font object, or a family's name.
    var font: ObjectValue?
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A font object that text can be set in, of whatever framework.
package protocol TextFontBox: AnyObject {
    /// The font.
    var textFont: TextFont { get }
}

extension TextProperties {
    /// The text set in lines for a room in points.
    func layout(in room: CGSize) -> TextLayout {
        let limit = isWrapped ? 0 : 1
        return TextLayout(runs, maximumSize: isWrapped ? room : CGSize(width: room.width, height: 0), lineLimit: limit)
    }

    private var runs: [TextRun] {
        guard let attributed = string?.object as? NSAttributedString else {
            return (string?.object as? String).map { [TextRun($0, style)] } ?? []
        }
        var runs: [TextRun] = []
        let text = attributed.string as NSString
        attributed.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(TextRun(text.substring(with: range), styled(attributes)))
        }
        return runs
    }

    /// The style of a plain string.
    private var style: TextStyle {
        var font = TextFont(size: fontSize)
        if let box = self.font?.object as? any TextFontBox {
            font = box.textFont
            font.size = fontSize
        } else if let family = self.font?.object as? String {
            font.family = family
        }
        var style = TextStyle(font: font, color: foregroundColor ?? .clear)
        style.paragraph.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        style.paragraph.lineBreakMode =
            switch truncationMode {
            case .start: .truncatingHead
            case .middle: .truncatingMiddle
            case .end: .truncatingTail
            default: isWrapped ? .wordWrapping : .clipping
            }
        return style
    }

    /// The style of a part of an attributed string: its font, colour and spacing count more than the layer's.
    private func styled(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        var style = style
        func value(_ name: String) -> Any? { attributes[NSAttributedString.Key(rawValue: name)] }
        if let box = value("NSFont") as? any TextFontBox { style.font = box.textFont }
        if let color = value("NSColor").flatMap(CGColor.unboxed) { style.color = color }
        if let kern = value("NSKern").flatMap(Double.init(boxed:)) { style.kern = CGFloat(kern) }
        if let offset = value("NSBaselineOffset").flatMap(Double.init(boxed:)) {
            style.baselineOffset = CGFloat(offset)
        }
        style.isUnderlined = value("NSUnderline").flatMap(Bool.init(boxed:)) ?? false
        style.isStruckThrough = value("NSStrikethrough").flatMap(Bool.init(boxed:)) ?? false
        return style
    }
}
