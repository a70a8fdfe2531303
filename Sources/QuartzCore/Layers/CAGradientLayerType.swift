/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")

    /// Outwards from the start point.
    public static let radial = CAGradientLayerType(rawValue: "radial")

    /// Around the start point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
