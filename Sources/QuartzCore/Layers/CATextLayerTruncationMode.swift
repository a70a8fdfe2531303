/// What a text layer does with text that it has no room for.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is cut off at the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")

    /// An ellipsis stands for its beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")

    /// An ellipsis stands for its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")

    /// An ellipsis stands for its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
