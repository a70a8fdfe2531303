/// Blurs what lies behind, and lightens or darkens it.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    // Sound: the one stored property is an immutable value.

    let style: Style

    /// Makes a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// How strong the blur is, and how light.
    public enum Style: Int, Sendable {
        /// Nearly white.
        case extraLight
        /// Light.
        case light
        /// Dark.
        case dark
        /// As the traits say.
        case regular = 4
        /// As the traits say, and stronger.
        case prominent
        /// Most of what lies behind shows.
        case systemUltraThinMaterial
        /// Much shows.
        case systemThinMaterial
        /// Some shows.
        case systemMaterial
        /// Little shows.
        case systemThickMaterial
        /// As bars are.
        case systemChromeMaterial
        /// Most shows, always light.
        case systemUltraThinMaterialLight
        /// Much shows, always light.
        case systemThinMaterialLight
        /// Some shows, always light.
        case systemMaterialLight
        /// Little shows, always light.
        case systemThickMaterialLight
        /// As bars are, always light.
        case systemChromeMaterialLight
        /// Most shows, always dark.
        case systemUltraThinMaterialDark
        /// Much shows, always dark.
        case systemThinMaterialDark
        /// Some shows, always dark.
        case systemMaterialDark
        /// Little shows, always dark.
        case systemThickMaterialDark
        /// As bars are, always dark.
        case systemChromeMaterialDark
    }

    /// Whether another object is a blur of the same style.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect).map { $0.style == style } ?? false }

    /// A hash of the style.
    open override var hash: Int { style.rawValue }
}
