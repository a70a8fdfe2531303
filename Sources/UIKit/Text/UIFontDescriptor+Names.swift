extension UIFontDescriptor {
    /// The name of an attribute.
    public struct AttributeName: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The typeface, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The full name, a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Traits by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The purpose, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// Features of the font file; passed over.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait.
    public struct TraitKey: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The weight, a `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The symbolic traits' bits.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The slant.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The width.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    }

    /// Whether letters are bold, lean, or are all equally wide.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Makes a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Letters lean.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Letters are bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Letters are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Letters are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters are all equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines are close.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines are far apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// One of the system's designs.
    public struct SystemDesign: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a design of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Inter.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Rounded; here as the default.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs: Noto Serif.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters of one width: JetBrains Mono.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
