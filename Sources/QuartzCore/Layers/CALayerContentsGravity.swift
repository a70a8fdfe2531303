/// How a picture is fitted into a layer's rectangle. Top is where y is greatest: on a screen whose y points down, below.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle, at its own size.
    public static let center = CALayerContentsGravity(rawValue: "center")

    /// In the middle of the edge of the greatest y, at its own size.
    public static let top = CALayerContentsGravity(rawValue: "top")

    /// In the middle of the edge of the least y, at its own size.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")

    /// In the middle of the left edge, at its own size.
    public static let left = CALayerContentsGravity(rawValue: "left")

    /// In the middle of the right edge, at its own size.
    public static let right = CALayerContentsGravity(rawValue: "right")

    /// At the left of the edge of the greatest y, at its own size.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")

    /// At the right of the edge of the greatest y, at its own size.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")

    /// At the left of the edge of the least y, at its own size.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")

    /// At the right of the edge of the least y, at its own size.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

    /// Stretched to the rectangle.
    public static let resize = CALayerContentsGravity(rawValue: "resize")

    /// As large as fits inside, keeping its proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")

    /// As small as covers the rectangle, keeping its proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
