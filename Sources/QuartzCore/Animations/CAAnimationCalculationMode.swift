/// How the values between the keys are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Straight from each value to the next.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")

    /// Each value until the next one's time has come.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")

    /// Straight from each value to the next, all the way at the same speed; key times and paces do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")

    /// Along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")

    /// Along a smooth curve through the values, all the way at the same speed; key times and paces do not count.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    /// Whether the speed is the same all the way.
    var isPaced: Bool { self == .paced || self == .cubicPaced }

    /// Whether the way is a curve.
    var isCubic: Bool { self == .cubic || self == .cubicPaced }
}
