/// Lets the blur that contents lie on shine through them.
///
/// Contents keep their colours here and let the backdrop through, as much as their style says.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    // Sound: the stored properties are immutable values.

    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Makes the effect for text on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Makes the effect for some kind of contents on a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// Whether another object is the same effect on the same blur.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIVibrancyEffect).map { $0.style == style && $0.blurEffect == blurEffect } ?? false
    }

    /// A hash of the style.
    open override var hash: Int { style.rawValue }
}
