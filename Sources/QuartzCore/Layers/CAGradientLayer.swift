/// A layer that shows a gradient over its background.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`, in their order. Animatable between lists of the same length.
    open var colors: [Any]? {
        get { state.special.gradient.colors }
        set { set(\.special.gradient.colors, newValue?.compactMap(CGColor.unboxed), "colors") }
    }

    /// Where each colour is, ascending from 0 at the start to 1 at the end; nil for even steps. Animatable.
    open var locations: [NSNumber]? {
        get { state.special.gradient.locations?.map { NSNumber(value: $0) } }
        set { set(\.special.gradient.locations, newValue?.map(\.doubleValue), "locations") }
    }

    /// Where the gradient starts, in units of the bounds: the middle of the upper edge unless set. Animatable.
    open var startPoint: CGPoint {
        get { state.special.gradient.startPoint }
        set { set(\.special.gradient.startPoint, newValue, "startPoint") }
    }

    /// Where the gradient ends, in units of the bounds: the middle of the lower edge unless set. Animatable.
    open var endPoint: CGPoint {
        get { state.special.gradient.endPoint }
        set { set(\.special.gradient.endPoint, newValue, "endPoint") }
    }

    /// The form of the gradient.
    open var type: CAGradientLayerType {
        get { state.special.gradient.type }
        set { set(\.special.gradient.type, newValue, "type") }
    }

    override class var initialSpecialProperties: SpecialProperties { .gradient(GradientProperties()) }

    override func emptyCopy() -> CALayer { CAGradientLayer() }
}
