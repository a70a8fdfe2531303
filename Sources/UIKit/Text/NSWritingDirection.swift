/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
    /// As its first letter with a direction.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
