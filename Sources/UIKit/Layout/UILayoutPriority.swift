/// How much a constraint matters, up to 1000 for one that must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number, 1 to 1000.
    public let rawValue: Float
    /// Makes a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It must hold.
    public static let required = UILayoutPriority(1000)
    /// How much buttons resist being squeezed.
    public static let defaultHigh = UILayoutPriority(750)
    /// How much labels resist being stretched.
    public static let defaultLow = UILayoutPriority(250)
    /// How much a view wants the size that it is asked to fit.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
