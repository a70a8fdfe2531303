/// Edges of a layer's rectangle.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt32

    /// Makes a set of edges from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The edge of the least x.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The edge of the greatest x.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The edge of the least y, whichever way that points.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The edge of the greatest y, whichever way that points.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}
