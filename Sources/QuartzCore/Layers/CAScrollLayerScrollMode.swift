/// The axes along which a scroll layer may be moved.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Neither.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")

    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")

    /// To the left and to the right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")

    /// Both.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
