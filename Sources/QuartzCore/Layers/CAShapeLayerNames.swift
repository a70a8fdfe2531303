/// The end of a stroked line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut off at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")

    /// A half circle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")

    /// Half a line width beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corner of a stroked line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")

    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")

    /// A corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which parts of an outline lie inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the outline winds around a point.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")

    /// Where a ray crosses the outline an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
