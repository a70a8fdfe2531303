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

extension CATransitionType {
    /// Both pictures are faces of a turning box.
    package static let cube = CATransitionType(rawValue: "cube")
    /// Both pictures are sides of a turning sheet.
    package static let oglFlip = CATransitionType(rawValue: "oglFlip")
    /// The old picture is drawn into a point like cloth.
    package static let suckEffect = CATransitionType(rawValue: "suckEffect")
    /// A ring of water carries the change outwards.
    package static let rippleEffect = CATransitionType(rawValue: "rippleEffect")
    /// The old picture curls away like a page.
    package static let pageCurl = CATransitionType(rawValue: "pageCurl")
    /// The new picture uncurls like a page.
    package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
    /// The new picture shows through an aperture that opens.
    package static let cameraIrisHollowOpen = CATransitionType(rawValue: "cameraIrisHollowOpen")
    /// The old picture shows through an aperture that closes.
    package static let cameraIrisHollowClose = CATransitionType(rawValue: "cameraIrisHollowClose")

    /// All types, the public ones first.
    package static let all: [CATransitionType] = [
        .fade, .moveIn, .push, .reveal, .cube, .oglFlip, .pageCurl, .pageUnCurl, .suckEffect, .rippleEffect,
        .cameraIrisHollowOpen, .cameraIrisHollowClose,
    ]
}
