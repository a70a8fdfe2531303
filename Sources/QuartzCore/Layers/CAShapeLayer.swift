/// A layer that shows an outline, filled and stroked, over its background.
open class CAShapeLayer: CALayer {
    /// The outline in the layer's own space; it may reach beyond the bounds. Animatable between outlines of the same
    /// steps, though not by itself.
    open var path: CGPath? {
        get { state.special.shape.path?.path }
        set { set(\.special.shape.path, newValue.flatMap { $0.copy() }.map(PathValue.init), "path") }
    }

    /// What fills the outline; opaque black unless set, nil for nothing. Animatable.
    open var fillColor: CGColor? {
        get { state.special.shape.fillColor }
        set { set(\.special.shape.fillColor, newValue, "fillColor") }
    }

    /// Which parts of the outline count as inside.
    open var fillRule: CAShapeLayerFillRule {
        get { state.special.shape.fillRule }
        set { set(\.special.shape.fillRule, newValue, "fillRule") }
    }

    /// The colour of the stroke; nil, as it is unless set, for none. Animatable.
    open var strokeColor: CGColor? {
        get { state.special.shape.strokeColor }
        set { set(\.special.shape.strokeColor, newValue, "strokeColor") }
    }

    /// Where the stroke begins, as a fraction of the outline's length. Animatable.
    open var strokeStart: CGFloat {
        get { state.special.shape.strokeStart }
        set { set(\.special.shape.strokeStart, newValue, "strokeStart") }
    }

    /// Where the stroke ends, as a fraction of the outline's length. Animatable.
    open var strokeEnd: CGFloat {
        get { state.special.shape.strokeEnd }
        set { set(\.special.shape.strokeEnd, newValue, "strokeEnd") }
    }

    /// The width of the stroke in points; 1 unless set. Animatable.
    open var lineWidth: CGFloat {
        get { state.special.shape.lineWidth }
        set { set(\.special.shape.lineWidth, newValue, "lineWidth") }
    }

    /// The ends of the stroke.
    open var lineCap: CAShapeLayerLineCap {
        get { state.special.shape.lineCap }
        set { set(\.special.shape.lineCap, newValue, "lineCap") }
    }

    /// The corners of the stroke.
    open var lineJoin: CAShapeLayerLineJoin {
        get { state.special.shape.lineJoin }
        set { set(\.special.shape.lineJoin, newValue, "lineJoin") }
    }

    /// How many line widths a sharp corner may reach; 10 unless set. Animatable.
    open var miterLimit: CGFloat {
        get { state.special.shape.miterLimit }
        set { set(\.special.shape.miterLimit, newValue, "miterLimit") }
    }

    /// How far into the dash pattern the stroke begins, in points. Animatable.
    open var lineDashPhase: CGFloat {
        get { state.special.shape.lineDashPhase }
        set { set(\.special.shape.lineDashPhase, newValue, "lineDashPhase") }
    }

    /// The lengths in points that are drawn and left out in turn; nil for a whole stroke. Animatable.
    open var lineDashPattern: [NSNumber]? {
        get { state.special.shape.lineDashPattern?.map { NSNumber(value: $0) } }
        set { set(\.special.shape.lineDashPattern, newValue?.map(\.doubleValue), "lineDashPattern") }
    }

    override class var initialSpecialProperties: SpecialProperties { .shape(ShapeProperties()) }

    override func emptyCopy() -> CALayer { CAShapeLayer() }
}
