/// A displacement in the plane, in points.
public struct CGVector: Hashable, Sendable, Codable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// No displacement.
    public static let zero = CGVector()

    /// Makes the zero vector.
    public init() { self.init(dx: 0, dy: 0) }

    /// Makes a vector from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes a vector from two whole numbers.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
