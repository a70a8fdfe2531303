/// A trait as a type: what somebody wants to hear the changes of.
public protocol UITraitDefinition {
    /// What the trait's values are.
    associatedtype Value
    /// What holds where nothing is said.
    static var defaultValue: Value { get }
}

/// A trait, to be named in a list.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of this module's own.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    /// The value that a collection has.
    static func value(in traits: UITraitCollection) -> Value
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// Whether contents lie on the screen itself or over other contents.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// How much room there is from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// Pixels to a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The reading direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// The size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// Not said.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

extension SystemTrait {
    /// Whether two collections have different values.
    static func differs(in traits: UITraitCollection, from other: UITraitCollection) -> Bool {
        value(in: traits) != value(in: other)
    }
}

extension UITraitCollection {
    /// The traits that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
    }

    /// The traits that decide which picture of an asset is taken.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
    }

    /// Whether one of some traits has another value here than in another collection.
    func differs(in traits: [UITrait], from other: UITraitCollection) -> Bool {
        traits.contains { ($0 as? any SystemTrait.Type)?.differs(in: self, from: other) ?? false }
    }
}
