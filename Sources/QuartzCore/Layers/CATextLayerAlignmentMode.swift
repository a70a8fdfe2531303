/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the side where the text's script begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")

    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")

    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")

    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")

    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
