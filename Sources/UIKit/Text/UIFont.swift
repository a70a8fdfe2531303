/// A typeface at a size and weight. Immutable, and safe to use from any thread.
///
/// The system's typeface is Inter. Letters that a typeface has not come from others that the set-up installs.
open class UIFont: NSObject, NSCopying, TextFontBox, @unchecked Sendable {
    // Sound: the stored properties are immutable values.

    private let foundationTag = FoundationTag()
    package let textFont: TextFont
    private let descriptor: UIFontDescriptor

    init(_ descriptor: UIFontDescriptor) {
        self.descriptor = descriptor
        textFont = descriptor.textFont
    }

    /// Makes a font of a descriptor, at a size in points, or at the descriptor's own where the size is 0.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.withSize(pointSize) : descriptor)
    }

    /// Makes a font of its full name or its family's; nil for one that is not known.
    ///
    /// Names of fonts that come with iOS get the nearest typeface that is there: Inter for Helvetica, for instance.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let descriptor = FontNames.descriptor(named: fontName) else { return nil }
        self.init(descriptor.withSize(fontSize > 0 ? fontSize : UIFont.systemFontSize))
    }

    /// How the font is described.
    open var fontDescriptor: UIFontDescriptor { descriptor }

    /// The size in points.
    open var pointSize: CGFloat { textFont.size }

    /// The typeface's name.
    open var familyName: String { textFont.family ?? "Inter" }

    /// The full name: family, weight and slant.
    open var fontName: String { FontNames.name(of: textFont) }

    /// From the baseline up to the top of a line, in points.
    open var ascender: CGFloat { metrics.ascent }

    /// From the baseline to the bottom of a line, in points: below zero.
    open var descender: CGFloat { -metrics.descent }

    /// The height of a capital letter in points.
    open var capHeight: CGFloat { metrics.capHeight }

    /// The height of an x in points.
    open var xHeight: CGFloat { metrics.xHeight }

    /// The height of a line in points.
    open var lineHeight: CGFloat { metrics.lineHeight }

    /// Room between lines besides their heights: none.
    open var leading: CGFloat { 0 }

    private var metrics: TextFontMetrics { FontLibrary.shared.metrics(of: textFont) }

    /// The same font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor.withSize(fontSize)) }

    /// The font itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another object is a font of the same description.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.descriptor == descriptor } ?? false
    }

    /// A hash of the description.
    open override var hash: Int { descriptor.hash }

    /// The name and size.
    open override var description: String { "\(fontName) \(pointSize)" }
}

extension UIFont {
    /// The size of text in controls, in points.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons' titles, in points.
    public class var buttonFontSize: CGFloat { 18 }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font at a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(UIFontDescriptor(size: fontSize, weight: weight))
    }

    /// The system's font at a weight and width; every width is the standard one here.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system's font, bold.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The system's font, leaning.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(UIFontDescriptor(size: fontSize, weight: .regular).adding(.traitItalic))
    }

    /// The system's font with digits of one width, so that numbers do not jump as they change.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var description = UIFontDescriptor(size: fontSize, weight: weight).content
        description.hasMonospacedDigits = true
        return UIFont(UIFontDescriptor(description))
    }

    /// The system's font whose letters are all equally wide: JetBrains Mono.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        var description = UIFontDescriptor(size: fontSize, weight: weight).content
        description.design = .monospaced
        return UIFont(UIFontDescriptor(description))
    }

    /// The font for a purpose.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(UIFontDescriptor.preferredFontDescriptor(withTextStyle: style))
    }

    /// The names of the typefaces that there are.
    public class var familyNames: [String] { FontNames.families }

    /// The full names of a typeface's fonts.
    public class func fontNames(forFamilyName familyName: String) -> [String] { FontNames.names(ofFamily: familyName) }
}
