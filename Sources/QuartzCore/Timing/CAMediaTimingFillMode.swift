/// What an animation shows outside of its own time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Its last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")

    /// Its first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")

    /// Its first value before the beginning and its last value after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    /// Whether the first value shows before the beginning.
    var isBackwards: Bool { self == .backwards || self == .both }

    /// Whether the last value shows after the end.
    var isForwards: Bool { self == .forwards || self == .both }
}
