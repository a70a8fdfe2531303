/// Where text that was made smaller stands, compared with text of full size.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the same baseline.
    case alignBaselines
    /// Its middle is where that of larger text would be.
    case alignCenters
    /// At the same top.
    case none
}
