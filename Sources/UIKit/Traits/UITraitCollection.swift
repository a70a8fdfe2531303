/// What a view or controller has to know of its surroundings: light or dark, room, density, reading direction.
open class UITraitCollection: NSObject, @unchecked Sendable {
    // Sound: the stored values never change after a collection is made, and they are safe to share.

    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// How much room there is across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// How much room there is from top to bottom.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels to a point; 0 where not said.
    public let displayScale: CGFloat
    /// The reading direction.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The size of text that the user prefers.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Whether contents lie on the screen itself or over other contents.
    public let userInterfaceLevel: UIUserInterfaceLevel

    /// The values that a collection is made of.
    struct Values: Sendable {
        var style = UIUserInterfaceStyle.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var scale: CGFloat = 0
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var textSize = UIContentSizeCategory.unspecified
        var level = UIUserInterfaceLevel.unspecified
    }

    init(_ values: Values) {
        userInterfaceStyle = values.style
        userInterfaceIdiom = values.idiom
        horizontalSizeClass = values.horizontal
        verticalSizeClass = values.vertical
        displayScale = values.scale
        layoutDirection = values.direction
        preferredContentSizeCategory = values.textSize
        userInterfaceLevel = values.level
    }

    var values: Values {
        Values(
            style: userInterfaceStyle, idiom: userInterfaceIdiom, horizontal: horizontalSizeClass,
            vertical: verticalSizeClass, scale: displayScale, direction: layoutDirection,
            textSize: preferredContentSizeCategory, level: userInterfaceLevel)
    }

    /// Makes a collection that says nothing.
    public convenience override init() { self.init(Values()) }
    /// Makes a collection that says light or dark.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Values(style: userInterfaceStyle))
    }
    /// Makes a collection that says the kind of device.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(Values(idiom: idiom)) }
    /// Makes a collection that says the room across.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Values(horizontal: horizontalSizeClass))
    }
    /// Makes a collection that says the room from top to bottom.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Values(vertical: verticalSizeClass))
    }
    /// Makes a collection that says the density.
    public convenience init(displayScale scale: CGFloat) { self.init(Values(scale: scale)) }
    /// Makes a collection that says the reading direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Values(direction: layoutDirection))
    }
    /// Makes a collection that says the size of text.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Values(textSize: preferredContentSizeCategory))
    }
    /// Makes a collection that says whether contents lie over others.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(Values(level: userInterfaceLevel)) }
    /// Makes a collection of several; what a later one says counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(Values()) { $0.overridden(by: $1.values) })
    }

    /// The traits that dynamic colours resolve with on this thread: those of a view while it draws or lays out, else the
    /// screen's.
    public static var current: UITraitCollection {
        get { override ?? screenTraits }
        set { override = newValue }
    }

    private static var override: UITraitCollection? {
        get { Thread.current.threadDictionary["UIKit.UITraitCollection"] as? UITraitCollection }
        set { Thread.current.threadDictionary["UIKit.UITraitCollection"] = newValue }
    }

    /// The screen's traits; elsewhere than on the main thread, those of a phone by day.
    private static var screenTraits: UITraitCollection {
        guard Thread.isMainThread else { return UITraitCollection(Values(style: .light, idiom: .phone, scale: 3)) }
        return MainActor.assumeIsolated { UIScreen.main.traitCollection }
    }

    /// Runs a block with this collection as the current one.
    public func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.override
        UITraitCollection.override = self
        actions()
        UITraitCollection.override = previous
    }

    /// Whether colours look different under another collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        traitCollection.map {
            $0.userInterfaceStyle != userInterfaceStyle || $0.userInterfaceLevel != userInterfaceLevel
        } ?? true
    }

    /// Whether everything that another collection says holds here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(values.overridden(by: trait.values)) == self
    }

    /// Whether another object is a collection of the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && userInterfaceIdiom == other.userInterfaceIdiom
            && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
            && displayScale == other.displayScale && layoutDirection == other.layoutDirection
            && preferredContentSizeCategory == other.preferredContentSizeCategory
            && userInterfaceLevel == other.userInterfaceLevel
    }

    /// A hash of the values.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(displayScale)
        return hasher.finalize()
    }
}

extension UITraitCollection.Values {
    /// The values with those of another collection in front.
    func overridden(by other: Self) -> Self {
        var result = self
        if other.style != .unspecified { result.style = other.style }
        if other.idiom != .unspecified { result.idiom = other.idiom }
        if other.horizontal != .unspecified { result.horizontal = other.horizontal }
        if other.vertical != .unspecified { result.vertical = other.vertical }
        if other.scale != 0 { result.scale = other.scale }
        if other.direction != .unspecified { result.direction = other.direction }
        if other.textSize != .unspecified { result.textSize = other.textSize }
        if other.level != .unspecified { result.level = other.level }
        return result
    }
}

/// What has traits: screens, windows, views, controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// The traits have changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
