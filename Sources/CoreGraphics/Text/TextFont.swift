/// A font to set text in: a family with a size, a weight and a slant.
package struct TextFont: Hashable, Sendable {
    /// The family's name; nil for the system's, which is Inter, with Inter Display from 20 points on.
    package var family: String?
    /// The size of the em in points.
    package var size: CGFloat
    /// 100 (thin) to 900 (black); 400 is regular, 700 bold.
    package var weight: Int
    /// Whether letters lean.
    package var isItalic: Bool
    /// Whether all digits are equally wide.
    package var hasMonospacedDigits = false

    /// Makes a font of the system's family or another.
    package init(family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }

    /// The size within what can be set: above zero and at most 10,000 points.
    var usableSize: CGFloat { size > 0.1 ? min(size, 10_000) : 0.1 }
}

/// The lengths of a font at its size, in points. Depths below the baseline are positive.
package struct TextFontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascent: CGFloat
    /// From the baseline down to the bottom of a line.
    package var descent: CGFloat
    /// The height of a capital letter.
    package var capHeight: CGFloat
    /// The height of an x.
    package var xHeight: CGFloat
    /// From the baseline down to the middle of an underline, and its thickness.
    package var underlineDepth: CGFloat
    package var underlineThickness: CGFloat
    /// From the baseline up to the middle of a line that strikes text out.
    package var strikethroughHeight: CGFloat

    /// The height of a line of the font alone.
    package var lineHeight: CGFloat { ascent + descent }
}
