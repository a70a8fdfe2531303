/// How lines under and through text look.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots; drawn as a whole line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes; drawn as a whole line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots; drawn as a whole line.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes and pairs of dots; drawn as a whole line.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Under words but not under spaces; drawn under both.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
