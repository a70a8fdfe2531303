/// What is asked of a font: its typeface or design, size, weight and slant. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    // Sound: the one stored property is an immutable value.

    private let foundationTag = FoundationTag()
    let content: Content

    /// The parts of a description.
    struct Content: Hashable, Sendable {
        var family: String?
        var design = SystemDesign.default
        var size: CGFloat = 0
        var weight = UIFont.Weight.regular
        var isItalic = false
        var hasMonospacedDigits = false
        var textStyle: UIFont.TextStyle?
    }

    init(_ content: Content) { self.content = content }

    convenience init(size: CGFloat, weight: UIFont.Weight) {
        self.init(Content(size: size, weight: weight))
    }

    /// Describes a font by attributes; those it does not know are passed over.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.init(Content().adding(attributes))
    }

    /// Describes the font of a name at a size in points.
    public convenience init(name: String, size: CGFloat) {
        var content = FontNames.descriptor(named: name)?.content ?? Content()
        content.size = size
        self.init(content)
    }

    /// Describes the font for a purpose.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(Content(size: style.look.size, weight: style.look.weight, textStyle: style))
    }

    /// The size in points.
    open var pointSize: CGFloat { content.size }

    /// The font's full name.
    open var postscriptName: String { FontNames.name(of: textFont) }

    /// Whether the font is bold, leans, or has letters of one width.
    open var symbolicTraits: SymbolicTraits {
        var traits = SymbolicTraits()
        if content.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if content.isItalic { traits.insert(.traitItalic) }
        if content.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The description as attributes.
    open var fontAttributes: [AttributeName: Any] {
        var attributes: [AttributeName: Any] = [
            .size: content.size, .name: postscriptName,
            .traits: [TraitKey.weight: content.weight.rawValue, TraitKey.symbolic: symbolicTraits.rawValue],
        ]
        if let family = content.family { attributes[.family] = family }
        if let style = content.textStyle { attributes[.textStyle] = style }
        return attributes
    }

    /// An attribute's value; nil for one that there is not.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    /// The same with other attributes.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(content.adding(attributes))
    }

    /// The same in exactly these traits; nil never.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var changed = content
        let isBold = symbolicTraits.contains(.traitBold)
        if traits.contains(.traitBold) != isBold { changed.weight = isBold ? .regular : .bold }
        changed.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) {
            changed.design = .monospaced
        } else if changed.design == .monospaced {
            changed.design = .default
        }
        return UIFontDescriptor(changed)
    }

    /// The same at another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = content
        changed.size = newPointSize
        return UIFontDescriptor(changed)
    }

    /// The same of another typeface.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The same in another of the system's designs; nil never.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = content
        changed.design = design
        return UIFontDescriptor(changed)
    }

    /// The descriptor itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another object describes the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor).map { $0.content == content } ?? false
    }

    /// A hash of the description.
    open override var hash: Int { content.hashValue }

    func adding(_ trait: SymbolicTraits) -> UIFontDescriptor {
        withSymbolicTraits(symbolicTraits.union(trait)) ?? self
    }

    /// The font that is set for the description.
    var textFont: TextFont {
        let family =
            switch content.design {
            case .monospaced: content.family ?? FontLibrary.monospacedFamily
            case .serif: content.family ?? FontLibrary.serifFamily
            default: content.family
            }
        let size = content.size > 0 ? content.size : 12
        var font = TextFont(family: family, size: size, weight: content.weight.number, isItalic: content.isItalic)
        font.hasMonospacedDigits = content.hasMonospacedDigits
        return font
    }
}

extension UIFontDescriptor.Content {
    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> Self {
        var content = self
        if let name = attributes[.name] as? String, let named = FontNames.descriptor(named: name)?.content {
            (content.family, content.design) = (named.family, named.design)
            (content.weight, content.isItalic) = (named.weight, named.isItalic)
        }
        if let family = attributes[.family] as? String, let named = FontNames.descriptor(named: family)?.content {
            (content.family, content.design) = (named.family, named.design)
        }
        if let size = attributes[.size].flatMap({ Double(boxed: $0) }) { content.size = CGFloat(size) }
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            content.textStyle = style
            if content.size == 0 { (content.size, content.weight) = style.look }
        }
        if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
            switch traits[.weight] {
            case let weight as UIFont.Weight: content.weight = weight
            case let number?: if let value = Double(boxed: number) { content.weight = UIFont.Weight(CGFloat(value)) }
            case nil: break
            }
        }
        return content
    }
}
