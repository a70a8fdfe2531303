/// Scales fonts and lengths to the size of text that people have chosen; here that is always the one iOS starts with.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    // Sound: there is nothing in it.

    /// The metrics of text to read.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Makes the metrics of a purpose.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}

    /// A font at the chosen size.
    open func scaledFont(for font: UIFont) -> UIFont { font }

    /// A font at the chosen size, at most of some size in points.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    /// A length at the chosen size.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
