/// Which parts of an outline lie inside.
public enum CGPathFillRule: Int, Sendable {
    /// Where the outline winds around a point.
    case winding
    /// Where a ray crosses the outline an odd number of times.
    case evenOdd
}
