/// How a picture is sampled when it is not shown pixel for pixel.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Between the four nearest pixels; smaller than its own size, each pixel counts by the area it covers.
    public static let linear = CALayerContentsFilter(rawValue: "linear")

    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")

    /// Like linear, and between two smaller copies of the picture.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
