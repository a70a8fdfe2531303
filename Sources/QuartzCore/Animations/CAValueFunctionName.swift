/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis by an angle in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about the y axis by an angle in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about the z axis by an angle in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scaling by three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scaling along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scaling along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scaling along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three lengths in points.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along x in points.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along y in points.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along z in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
