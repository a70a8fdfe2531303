/// How one picture becomes the next. The names that have no constant on Apple's systems are made with `init(rawValue:)`.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new picture appears over the old one.
    public static let fade = CATransitionType(rawValue: "fade")

    /// The new picture slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")

    /// The new picture pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")

    /// The old picture slides away over the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side that the new picture comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")

    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")

    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")

    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
