/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The same pace all the way.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")

    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")

    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")

    /// Slow at the beginning and at the end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")

    /// What implicit animations use: a quick start and a soft end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
