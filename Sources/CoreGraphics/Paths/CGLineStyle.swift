/// The end of a stroked line.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt
    /// A half circle around the end point.
    case round
    /// Half a line width beyond the end point.
    case square
}

/// The corner of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner, cut off where it would be longer than the miter limit.
    case miter
    /// A round corner.
    case round
    /// A corner cut off.
    case bevel
}
