/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not said.
    case unspecified
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// Whether contents lie on the screen itself or over other contents, where the dark is lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// On the screen itself.
    case base
    /// Over other contents.
    case elevated
}

/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified
    /// Little.
    case compact
    /// Much.
    case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car.
    case carPlay
    /// A computer.
    case mac = 5
    /// A headset.
    case vision
}

/// The direction in which lines run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From the left, as in English.
    case leftToRight
    /// From the right, as in Arabic.
    case rightToLeft
}

/// The direction in which lines run, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// From the left.
    case leftToRight
    /// From the right.
    case rightToLeft
}

/// Whether contents follow the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
    /// They do.
    case unspecified
    /// Controls of playback do not.
    case playback
    /// Controls of directions in space do not.
    case spatial
    /// Always from the left.
    case forceLeftToRight
    /// Always from the right.
    case forceRightToLeft
}

/// The size of text that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Small.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Medium.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Large, which is what devices come with.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Larger.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
}
