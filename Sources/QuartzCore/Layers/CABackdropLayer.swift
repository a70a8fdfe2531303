/// A layer that shows what lies behind it, blurred and tinted: the ground for visual effects.
///
/// It has no public counterpart on Apple's systems, where visual effect views have one inside.
open class CABackdropLayer: CALayer {
    /// The standard deviation of the blur in points. Animatable.
    open var blurRadius: CGFloat {
        get { state.special.backdrop.blurRadius }
        set { set(\.special.backdrop.blurRadius, newValue, "blurRadius") }
    }

    /// How strong the colours are: 1 keeps them, 0 makes them grey. Animatable.
    open var saturation: CGFloat {
        get { state.special.backdrop.saturation }
        set { set(\.special.backdrop.saturation, newValue, "saturation") }
    }

    /// What is laid over the blurred backdrop. Animatable.
    open var tintColor: CGColor? {
        get { state.special.backdrop.tintColor }
        set { set(\.special.backdrop.tintColor, newValue, "tintColor") }
    }

    override class var initialSpecialProperties: SpecialProperties { .backdrop(BackdropProperties()) }

    override func emptyCopy() -> CALayer { CABackdropLayer() }
}
