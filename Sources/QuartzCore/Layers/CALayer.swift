/// A rectangle in a tree of layers: where it is, how it looks, what it shows.
///
/// What a program sets is the model. It shows once the transaction is committed, and animations change only what is
/// shown; `presentation()` tells what that is. All that Swift lets a subclass override has to stand in the class
/// itself; what it takes to do it is in the extensions.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
    /// All that reaches pixels.
    var state = LayerState()
    /// What was last committed.
    var committed = CommittedState.nothing
    /// Whether the layer is on its transaction's list.
    var isChanged = false
    /// What the layer showed last, if it shows that at any time; gone as soon as something is committed beneath it.
    var constantNode: RenderNode?
    /// Whether that was made for a turned over space around the layer.
    var constantNodeIsMirrored = false
    /// The superlayer, or the layer that this one masks.
    weak var container: CALayer?
    /// Whether the layer is its container's mask.
    var isMask = false
    /// How many animations there are on the layer and beneath it.
    package internal(set) var animationCount = 0
    /// Whether a display shows the layer, and so everything in it.
    package var isDisplayed = false
    /// The layer whose presentation this is.
    var modelLayer: CALayer?
    var pending = PendingWork()

    /// The name, for whoever looks the layer up.
    open var name: String?
    /// Does what a subclass would do otherwise.
    open weak var delegate: (any CALayerDelegate)?
    /// Actions by key, looked up after the delegate.
    open var actions: [String: any CAAction]?
    /// Values of keys that were not set, and further actions under the key "actions".
    open var style: [AnyHashable: Any]?

    /// Makes a layer without a size.
    public override init() {
        super.init()
        state.special = type(of: self).initialSpecialProperties
    }

    /// Makes a layer with another one's values, to present it.
    ///
    /// `presentation()` makes objects of a layer's own class by way of this initializer. A subclass with properties of
    /// its own overrides it and copies them; one that has other designated initializers has to.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer { takeValues(of: other) }
    }

    /// Makes a layer with what `encode(with:)` wrote; nil where the archive is damaged.
    public required init?(coder: NSCoder) {
        super.init()
        state.special = type(of: self).initialSpecialProperties
        guard unarchive(from: coder) else { return nil }
    }

    /// Writes the layer into an archive, with its animations, its mask and all layers beneath it: each property that is
    /// not what it is in a new layer. A picture is written as PNG; the delegate and objects that cannot be archived are
    /// left out.
    open func encode(with coder: NSCoder) { archive(to: coder) }

    /// Whether layers are read from archives that name the classes they expect.
    open class var supportsSecureCoding: Bool { true }

    /// Whether an archive holds the value of a key; unless overridden it does.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    // MARK: Presentation

    /// The layer as it is shown now: a copy with the animations applied; nil before the layer was first committed.
    ///
    /// The copy's superlayer and sublayers are such copies too. It is of the layer's own class, made by `init(layer:)`.
    open func presentation() -> Self? { presentationLayer as? Self }

    /// The layer itself, for a presentation the one that it presents.
    open func model() -> Self { modelLayer as? Self ?? self }

    // MARK: Geometry

    /// The rectangle in the layer's own space, in points. Animatable.
    open var bounds: CGRect {
        get { state.bounds }
        set { set(\.bounds, newValue, "bounds") }
    }

    /// Where the anchor point is in the superlayer's space. Animatable.
    open var position: CGPoint {
        get { state.position }
        set { set(\.position, newValue, "position") }
    }

    /// How far in front of the superlayer; siblings are drawn in the order of it. Animatable.
    open var zPosition: CGFloat {
        get { state.zPosition }
        set { set(\.zPosition, newValue, "zPosition") }
    }

    /// The point that `position` places and `transform` turns about, in units of the bounds. Animatable.
    open var anchorPoint: CGPoint {
        get { state.anchorPoint }
        set { set(\.anchorPoint, newValue, "anchorPoint") }
    }

    /// How far in front of the layer the anchor point is. Animatable.
    open var anchorPointZ: CGFloat {
        get { state.details.value.anchorPointZ }
        set { set(\.details.value.anchorPointZ, newValue, "anchorPointZ") }
    }

    /// What happens to the layer about its anchor point. Animatable.
    open var transform: CATransform3D {
        get { state.transform }
        set { set(\.transform, newValue, "transform") }
    }

    /// What happens to the sublayers about the anchor point; a perspective for instance. Animatable.
    open var sublayerTransform: CATransform3D {
        get { state.details.value.sublayerTransform }
        set { set(\.details.value.sublayerTransform, newValue, "sublayerTransform") }
    }

    /// The smallest upright rectangle around the layer in its superlayer's space; made from bounds, position, anchor
    /// point and transform, and setting it sets bounds and position.
    open var frame: CGRect {
        get { state.frame }
        set { setFrame(newValue) }
    }

    /// Whether the layer's own space is turned over within its bounds: y then points up in it, if it points down in the
    /// superlayer, and everything that has a place in it follows, sublayers, outlines and the shadow's offset. The frame
    /// stays where it is, and a picture the right way up.
    open var isGeometryFlipped: Bool {
        get { state.details.value.isGeometryFlipped }
        set { set(\.details.value.isGeometryFlipped, newValue, "geometryFlipped") }
    }

    /// Whether y points down in what the layer draws, as it does unless an odd number of layers from this one outwards
    /// flip their geometry.
    open func contentsAreFlipped() -> Bool { !isMirrored }

    /// The size that the layer would like to have, in points: that of its bounds, for a text layer its text's.
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// The plane part of `transform`.
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets `transform` to one of the plane.
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// A point of another layer, nil for what is around the outermost one, in this layer's space.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.converted(p, from: l, to: self) }

    /// A point of this layer in the space of another one, nil for what is around the outermost one.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.converted(p, from: self, to: l) }

    /// A rectangle of another layer in this layer's space: the smallest upright one around its corners.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.converted(r, from: l, to: self) }

    /// A rectangle of this layer in the space of another one: the smallest upright one around its corners.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.converted(r, from: self, to: l) }

    /// The foremost layer at a point of the superlayer's space: this one or one beneath it that is not hidden.
    open func hitTest(_ p: CGPoint) -> CALayer? { hit(at: p) }

    /// Whether a point of the layer's own space lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Visibility

    /// Whether neither the layer nor anything beneath it shows. Animatable.
    open var isHidden: Bool {
        get { state.isHidden }
        set { set(\.isHidden, newValue, "hidden") }
    }

    /// Whether the layer shows when its back faces the viewer.
    open var isDoubleSided: Bool {
        get { state.isDoubleSided }
        set { set(\.isDoubleSided, newValue, "doubleSided") }
    }

    /// Whether sublayers show only inside the bounds and the rounded corners. Animatable.
    open var masksToBounds: Bool {
        get { state.masksToBounds }
        set { set(\.masksToBounds, newValue, "masksToBounds") }
    }

    /// The opacity, 0 transparent to 1 opaque. Animatable.
    open var opacity: Float {
        get { state.opacity }
        set { set(\.opacity, newValue, "opacity") }
    }

    /// Whether the opacity applies to the layer and its sublayers as one picture.
    open var allowsGroupOpacity: Bool {
        get { state.allowsGroupOpacity }
        set { set(\.allowsGroupOpacity, newValue, "allowsGroupOpacity") }
    }

    /// Whether the contents are known to cover the layer wholly.
    open var isOpaque: Bool {
        get { state.isOpaque }
        set { set(\.isOpaque, newValue, "opaque") }
    }

    /// Whether edges that do not lie on pixels are smoothed; they are unless this is set to false.
    ///
    /// Where not, a pixel shows the layer wholly if its centre lies inside. Rounded corners are always smoothed, and so
    /// are turned edges where they cut sublayers off.
    open var allowsEdgeAntialiasing: Bool {
        get { state.allowsEdgeAntialiasing }
        set { set(\.allowsEdgeAntialiasing, newValue, "allowsEdgeAntialiasing") }
    }

    /// Which of the edges are smoothed, if any are; all unless set.
    ///
    /// Two layers that meet at an edge show no seam there if neither smooths it.
    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { state.details.value.edgeAntialiasingMask }
        set { set(\.details.value.edgeAntialiasingMask, newValue, "edgeAntialiasingMask") }
    }

    /// Whether the layer is drawn as a picture before it is placed. Animatable.
    open var shouldRasterize: Bool {
        get { state.shouldRasterize }
        set { set(\.shouldRasterize, newValue, "shouldRasterize") }
    }

    /// Pixels to a point of that picture. Animatable.
    open var rasterizationScale: CGFloat {
        get { state.details.value.rasterizationScale }
        set { set(\.details.value.rasterizationScale, newValue, "rasterizationScale") }
    }

    // MARK: Background and border

    /// What fills the rectangle behind the contents. Animatable.
    open var backgroundColor: CGColor? {
        get { state.backgroundColor }
        set { set(\.backgroundColor, newValue, "backgroundColor") }
    }

    /// The radius of the rounded corners in points. Animatable.
    open var cornerRadius: CGFloat {
        get { state.cornerRadius }
        set { set(\.cornerRadius, newValue, "cornerRadius") }
    }

    /// Which corners are rounded; all unless set.
    open var maskedCorners: CACornerMask {
        get { state.details.value.maskedCorners }
        set { set(\.details.value.maskedCorners, newValue, "maskedCorners") }
    }

    /// How much longer than its radius a rounded corner of a curve is.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? RoundedRectangle.continuousReach : 1
    }

    /// The curve of the rounded corners.
    open var cornerCurve: CALayerCornerCurve {
        get { state.details.value.cornerCurve }
        set { set(\.details.value.cornerCurve, newValue, "cornerCurve") }
    }

    /// The width in points of the border, inside the bounds and over everything else. Animatable.
    open var borderWidth: CGFloat {
        get { state.borderWidth }
        set { set(\.borderWidth, newValue, "borderWidth") }
    }

    /// The border's colour; opaque black unless set. Animatable.
    open var borderColor: CGColor? {
        get { state.details.value.borderColor }
        set { set(\.details.value.borderColor, newValue, "borderColor") }
    }

    // MARK: Contents

    /// The picture that the layer shows, a `CGImage`. Animatable: one picture fades into the other.
    open var contents: Any? {
        get { state.contents.value.contents.object }
        set { setContents(newValue) }
    }

    /// The part of the contents that shows, in units of the whole. Animatable.
    open var contentsRect: CGRect {
        get { state.contents.value.rect }
        set { set(\.contents.value.rect, newValue, "contentsRect") }
    }

    /// The part of the contents that stretches, in units of the whole; the borders keep their size. Animatable.
    open var contentsCenter: CGRect {
        get { state.contents.value.center }
        set { set(\.contents.value.center, newValue, "contentsCenter") }
    }

    /// How the contents are fitted into the bounds.
    open var contentsGravity: CALayerContentsGravity {
        get { state.contents.value.gravity }
        set { set(\.contents.value.gravity, newValue, "contentsGravity") }
    }

    /// Pixels of the contents to a point. Animatable.
    open var contentsScale: CGFloat {
        get { state.contents.value.scale }
        set { set(\.contents.value.scale, newValue, "contentsScale") }
    }

    /// How contents are sampled that are shown smaller than they are.
    open var minificationFilter: CALayerContentsFilter {
        get { state.contents.value.minificationFilter }
        set { set(\.contents.value.minificationFilter, newValue, "minificationFilter") }
    }

    /// How contents are sampled that are shown larger than they are.
    open var magnificationFilter: CALayerContentsFilter {
        get { state.contents.value.magnificationFilter }
        set { set(\.contents.value.magnificationFilter, newValue, "magnificationFilter") }
    }

    // MARK: Shadow

    /// The shadow's colour; opaque black unless set. Animatable.
    open var shadowColor: CGColor? {
        get { state.shadow.value.color }
        set { set(\.shadow.value.color, newValue, "shadowColor") }
    }

    /// The shadow's opacity, 0 for none to 1. Animatable.
    open var shadowOpacity: Float {
        get { state.shadow.value.opacity }
        set { set(\.shadow.value.opacity, newValue, "shadowOpacity") }
    }

    /// How far the shadow is moved, in points; (0, −3) unless set. Animatable.
    open var shadowOffset: CGSize {
        get { state.shadow.value.offset }
        set { set(\.shadow.value.offset, newValue, "shadowOffset") }
    }

    /// The standard deviation of the shadow's blur in points; 3 unless set. Animatable.
    open var shadowRadius: CGFloat {
        get { state.shadow.value.radius }
        set { set(\.shadow.value.radius, newValue, "shadowRadius") }
    }

    /// The outline that throws the shadow; nil for what the layer and its sublayers show. Animatable.
    open var shadowPath: CGPath? {
        get { state.shadow.value.path?.path }
        set { set(\.shadow.value.path, newValue.map(PathValue.init), "shadowPath") }
    }

    // MARK: The tree

    /// The layer that this one is in.
    open var superlayer: CALayer? { isMask ? nil : container ?? modelLayer?.container?.presentation() }

    /// The layers in this one from back to front; nil when there are none.
    open var sublayers: [CALayer]? {
        get { state.sublayers.isEmpty ? nil : presented(state.sublayers) }
        set { setSublayers(newValue ?? []) }
    }

    /// Where the mask is transparent the layer and its sublayers do not show. It is in no other layer. Animatable.
    open var mask: CALayer? {
        get { state.mask.flatMap { presented([$0]).first } }
        set { setMask(newValue) }
    }

    /// Adds a layer in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

    /// Adds a layer at a place in the list of sublayers.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Adds a layer behind another sublayer, behind all when there is no such sublayer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, offset: 0) }

    /// Adds a layer in front of another sublayer, in front of all when there is no such sublayer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, offset: 1) }

    /// Puts another layer in a sublayer's place.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// Takes the layer out of the one it is in.
    open func removeFromSuperlayer() { leaveContainer() }

    // MARK: Timing

    /// When the layer's time begins, in its superlayer's time.
    open var beginTime: CFTimeInterval {
        get { state.time.beginTime }
        set { set(\.time.beginTime, newValue, "beginTime") }
    }

    /// How many seconds pass in the layer in one of its superlayer's; 0 stands still.
    open var speed: Float {
        get { state.time.speed }
        set { set(\.time.speed, newValue, "speed") }
    }

    /// Seconds added to the layer's time.
    open var timeOffset: CFTimeInterval {
        get { state.time.timeOffset }
        set { set(\.time.timeOffset, newValue, "timeOffset") }
    }

    /// Has no effect on a layer.
    open var duration: CFTimeInterval = 0

    /// Has no effect on a layer.
    open var repeatCount: Float = 0

    /// Has no effect on a layer.
    open var repeatDuration: CFTimeInterval = 0

    /// Has no effect on a layer.
    open var autoreverses = false

    /// Has no effect on a layer.
    open var fillMode: CAMediaTimingFillMode = .removed

    /// A time of another layer, nil for the display's, in this layer's time.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.rootTime(at: t) ?? t)
    }

    /// A time of this layer in another layer's, nil for the display's.
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        l?.localTime(at: rootTime(at: t)) ?? rootTime(at: t)
    }

    // MARK: Animations and actions

    /// Adds a copy of an animation. One under the same key is replaced; a transition's key is always `kCATransition`.
    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

    /// Takes an animation off.
    open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }

    /// Takes all animations off.
    open func removeAllAnimations() { detachAnimations { _ in true } }

    /// The keys of the animations in the order in which they were added; nil when there are none.
    open func animationKeys() -> [String]? {
        if state.animations.isEmpty { return nil }
        let keys = state.animations.sorted { $0.run.order < $1.run.order }.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The copy of an animation that the layer has under a key.
    open func animation(forKey key: String) -> CAAnimation? {
        state.animations.first { $0.key == key }?.run.animation
    }

    /// The action that every layer of the class has for a key; nil unless a subclass says otherwise.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// The action for a key: the delegate's, that in `actions`, that in `style`, the class's; for a property that is
    /// animatable an animation from the value that is shown.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    // MARK: Key-value coding

    /// What a key has that was not set.
    open class func defaultValue(forKey key: String) -> Any? {
        var state = LayerState()
        state.special = initialSpecialProperties
        return LayerKey.named(key, state.special).map { $0.value(state) }
    }

    /// The value of a property or of a key of your own; numbers as `NSNumber`.
    open func value(forKey key: String) -> Any? { findValue(forKey: key) }

    /// Sets a property, or a key of your own, which can be animated as well as any property.
    open func setValue(_ value: Any?, forKey key: String) { assign(value, forKey: key) }

    /// The value at a key path: "position.x", "frame.size.width", "transform.rotation.z", "mask.opacity".
    open func value(forKeyPath keyPath: String) -> Any? { findValue(forKeyPath: keyPath) }

    /// Sets the value at a key path.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { assign(value, forKeyPath: keyPath) }

    // MARK: Layout and drawing

    /// Asks for the sublayers to be placed before the transaction is committed.
    open func setNeedsLayout() { askForLayout() }

    /// Whether the sublayers wait to be placed.
    open func needsLayout() -> Bool { pending.layout }

    /// Places the sublayers now, those of the layers that this one is in first, where that was asked for.
    open func layoutIfNeeded() { layOutFromTop() }

    /// Places the sublayers; unless overridden the delegate does.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

    /// Asks for the contents to be drawn before the transaction is committed.
    open func setNeedsDisplay() { askForDisplay() }

    /// Whether the contents wait to be drawn.
    open func needsDisplay() -> Bool { pending.display }

    /// Draws the contents now, where that was asked for.
    open func displayIfNeeded() {
        guard pending.display else { return }
        pending.display = false
        display()
    }

    /// Asks for a part of the contents to be drawn, which has all of them drawn.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Sets the contents; unless overridden the delegate does, or the layer draws them.
    open func display() {
        if let delegate { delegate.display(self) } else { displayDrawing() }
    }

    /// Draws the contents in the layer's own space, whose y points down from the upper left corner where
    /// `contentsAreFlipped()`; unless overridden the delegate does.
    open func draw(in ctx: CGContext) { drawByDelegate(in: ctx) }

    /// Draws the layer and all beneath it as they have been set, without animations, in the layer's own space.
    open func render(in ctx: CGContext) { renderModel(in: ctx) }

    /// A hint that drawing may be put off, which changes nothing that shows.
    open var drawsAsynchronously = false

    /// Whether the contents are drawn again when the size changes.
    open var needsDisplayOnBoundsChange = false

    /// Whether a change of a key's value asks for the contents to be drawn again.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: For the layers of this module

    /// What a new layer of the class has besides a plain layer's properties.
    class var initialSpecialProperties: SpecialProperties { .none }

    /// A layer of the nearest of this module's classes.
    func emptyCopy() -> CALayer { CALayer() }
}
