/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text is set in lines from the rectangle's upper left corner, instead of one line on its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as high as their fonts say; they always are.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Measures what is drawn instead of the room it takes; passed over.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// An ellipsis ends the last line that there is room for.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is told about drawing text, and how far it may be made smaller.
open class NSStringDrawingContext: NSObject {
    /// How small text may be made, as a part of its size; 0 for not at all.
    open var minimumScaleFactor: CGFloat = 0
    /// How small it was made: 1, for text is never made smaller here.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The room that was taken.
    open internal(set) var totalBounds = CGRect.zero

    /// Makes a context.
    public override init() {}
}
