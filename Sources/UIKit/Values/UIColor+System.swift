/// Colours that go by the traits, with the values that Apple publishes for light and dark.
extension UIColor {
    /// Red.
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    /// Orange.
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    /// Yellow.
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    /// Green.
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    /// Mint.
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    /// Teal.
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    /// Cyan.
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    /// Blue.
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    /// Indigo.
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    /// Purple.
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    /// Pink.
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    /// Brown.
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    /// Grey.
    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    /// Grey, nearer to the background.
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    /// Grey, nearer still to the background.
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    /// Grey for borders.
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    /// Grey for areas.
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    /// Grey for backgrounds.
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

    /// Text.
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    /// Text of second rank.
    public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.6, 0.6))
    /// Text of third rank.
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
    /// Text of fourth rank.
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.18, 0.16))
    /// Text that stands where nothing has been typed.
    public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
    /// Text that leads somewhere.
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    /// Thin lines, which let through what is behind.
    public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: (0.29, 0.6))
    /// Thin lines.
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    /// Small shapes over a background.
    public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: (0.2, 0.36))
    /// Shapes over a background.
    public static let secondarySystemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: (0.16, 0.32))
    /// Large shapes over a background.
    public static let tertiarySystemFill = UIColor(light: 0x767680, dark: 0x767680, alpha: (0.12, 0.24))
    /// Large areas over a background.
    public static let quaternarySystemFill = UIColor(light: 0x747480, dark: 0x767680, alpha: (0.08, 0.18))
    /// Text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light background.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The colour of what can be tapped, where no view says another.
    public static let tintColor = systemBlue

    /// The background of screens; in the dark, lighter where it lies over another.
    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    /// What is grouped on a background; in the dark, lighter where it lies over another.
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    /// What is grouped within a group; in the dark, lighter where it lies over another.
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    /// The background of screens of groups; in the dark, lighter where it lies over another.
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    /// Groups on such a background; in the dark, lighter where it lies over another.
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    /// What is grouped within such a group; in the dark, lighter where it lies over another.
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

    /// Makes a colour of one value each for light and dark, and one for what lies over something else in the dark.
    private convenience init(light: UInt32, dark: UInt32, elevated: UInt32? = nil, alpha: (CGFloat, CGFloat) = (1, 1)) {
        let lightColor = UIColor(bytes: light, alpha: alpha.0)
        let darkColor = UIColor(bytes: dark, alpha: alpha.1)
        let elevatedColor = elevated.map { UIColor(bytes: $0, alpha: alpha.1) } ?? darkColor
        self.init { traits in
            guard traits.userInterfaceStyle == .dark else { return lightColor }
            return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        }
    }

    private convenience init(bytes: UInt32, alpha: CGFloat) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(bytes >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }
}
