extension UIFont {
    /// How heavy letters are, from −1 to 1; 0 is regular.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Makes a weight of its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a weight of its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The lightest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin.
        public static let thin = Weight(rawValue: -0.6)
        /// Light.
        public static let light = Weight(rawValue: -0.4)
        /// Regular.
        public static let regular = Weight(rawValue: 0)
        /// A little heavier than regular.
        public static let medium = Weight(rawValue: 0.23)
        /// Between medium and bold.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavier than bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The heaviest.
        public static let black = Weight(rawValue: 0.62)
    }

    /// How wide letters are; the standard is 0.
    public struct Width: Hashable, RawRepresentable, Sendable {
        /// The number.
        public let rawValue: CGFloat

        /// Makes a width of its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Narrow.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard.
        public static let standard = Width(rawValue: 0)
        /// Wide.
        public static let expanded = Width(rawValue: 0.2)
        /// Very narrow.
        public static let compressed = Width(rawValue: -0.4)
    }
}

extension UIFont.Weight {
    /// The named weights and the numbers that font files count them by.
    static let scale: [(weight: UIFont.Weight, number: Int, name: String)] = [
        (.ultraLight, 100, "Thin"), (.thin, 200, "ExtraLight"), (.light, 300, "Light"), (.regular, 400, "Regular"),
        (.medium, 500, "Medium"), (.semibold, 600, "SemiBold"), (.bold, 700, "Bold"), (.heavy, 800, "ExtraBold"),
        (.black, 900, "Black"),
    ]

    /// The number of the nearest named weight in font files, 100 to 900.
    var number: Int {
        let nearest = UIFont.Weight.scale.min {
            abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
        }
        return nearest?.number ?? 400
    }
}
