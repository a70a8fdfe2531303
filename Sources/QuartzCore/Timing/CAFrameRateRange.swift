/// How often a display link would like to be called, in frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least.
    public var minimum: Float
    /// The most.
    public var maximum: Float
    /// The best, nil for none in particular.
    public var preferred: Float?

    /// As often as the display likes.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)

    /// Makes a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }
}
