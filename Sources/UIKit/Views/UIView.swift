/// A rectangle on the screen: shows something, holds further views, handles touches.
///
/// A view is a layer with manners: what it shows is its layer's, and it is its layer's delegate. What it adds is
/// touches, layout and the animation of whole blocks of changes. Everything that Swift lets a subclass override has to
/// stand in the class itself; what it takes to do it is in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment {
    /// The class of the layer that instances are given.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that shows the view.
    open var layer: CALayer { backingLayer }

    private let backingLayer: CALayer
    var children: [UIView] = []
    weak var parent: UIView?
    weak var currentWindow: UIWindow?
    /// The controller whose root view this is.
    weak var viewController: UIViewController?
    var settings = ViewSettings()
    /// The recognizers that watch the view's touches.
    var recognizers: [UIGestureRecognizer] = []

    /// Makes a view with a frame in points.
    public init(frame: CGRect) {
        backingLayer = UIView.makeLayer(of: type(of: self).layerClass)
        super.init()
        setUpLayer(frame)
    }

    /// Makes a view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view as an archive describes it; a storyboard's coder gives it its properties.
    public required init?(coder: NSCoder) {
        backingLayer = UIView.makeLayer(of: type(of: self).layerClass)
        super.init()
        setUpLayer()
    }

    // MARK: Geometry

    /// The rectangle that the view fills in its superview's coordinates, in points. Animatable. Not to be used while
    /// `transform` is not the identity.
    open var frame: CGRect {
        get { layer.frame }
        set { changeGeometry { layer.frame = newValue } }
    }

    /// The rectangle in the view's own coordinates, in points. Animatable.
    open var bounds: CGRect {
        get { layer.bounds }
        set { changeGeometry { layer.bounds = newValue } }
    }

    /// Where the anchor point, the middle unless set, is in the superview's coordinates. Animatable.
    open var center: CGPoint {
        get { layer.position }
        set { changeGeometry { layer.position = newValue } }
    }

    /// How the view is moved, turned and scaled about its anchor point. Animatable.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// The same in space. Animatable.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// The point that `center` places and `transform` turns about, in units of the size. Animatable.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// Pixels to a point of what the view draws.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// A point of this view in another one's coordinates, nil for the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: counterpart(view)) }
    /// A point of another view, nil for the window, in this one's coordinates.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: counterpart(view))
    }
    /// A rectangle of this view in another one's coordinates, nil for the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: counterpart(view)) }
    /// A rectangle of another view, nil for the window, in this one's coordinates.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: counterpart(view)) }
    /// A point of this view in other coordinates.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView).map { layer.convert(point, to: $0.layer) }
            ?? coordinateSpace.convert(point, from: self)
    }
    /// A point of other coordinates in this view's.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView).map { layer.convert(point, from: $0.layer) }
            ?? coordinateSpace.convert(point, to: self)
    }
    /// A rectangle of this view in other coordinates.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView).map { layer.convert(rect, to: $0.layer) }
            ?? coordinateSpace.convert(rect, from: self)
    }
    /// A rectangle of other coordinates in this view's.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView).map { layer.convert(rect, from: $0.layer) }
            ?? coordinateSpace.convert(rect, to: self)
    }

    /// The size that suits the view best, given one that it should fit into: its present one unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that suits it best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    // MARK: Appearance

    /// How opaque the view and everything in it is, 0 to 1. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view and everything in it is left out.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            layer.isHidden = newValue
            superview?.subviewVisibilityDidChange(self)
        }
    }

    /// Whether the view promises to leave no pixel transparent.
    open var isOpaque: Bool {
        get { settings.isOpaque }
        set { settings.isOpaque = newValue }
    }

    /// What fills the view; nil for nothing. Animatable.
    open var backgroundColor: UIColor? {
        get { settings.backgroundColor }
        set {
            // The layer first: what runs then still finds the colour before in the settings.
            showBackground(newValue)
            settings.backgroundColor = newValue
        }
    }

    /// The colour of what can be tapped in the view; the superview's where none is set.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set {
            settings.tintColor = newValue
            tintMayHaveChanged()
        }
    }

    /// Whether the tint colour is greyed, for instance behind an alert.
    open var tintAdjustmentMode: TintAdjustmentMode {
        get { inheritedTintAdjustmentMode }
        set {
            settings.tintAdjustmentMode = newValue
            tintMayHaveChanged()
        }
    }

    /// Is called when the tint colour has changed.
    open func tintColorDidChange() {}

    /// Whether subviews show only inside this view.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// What happens to the view's picture when the view's size changes.
    open var contentMode: ContentMode {
        get { settings.contentMode }
        set {
            settings.contentMode = newValue
            layer.contentsGravity = newValue.gravity
            layer.needsDisplayOnBoundsChange = newValue == .redraw && drawsItself
        }
    }

    /// Where this view is transparent the view that it masks does not show. It is in no other view.
    open var mask: UIView? {
        get { settings.mask }
        set {
            settings.mask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// Draws the view, with the current graphics context set. A class that overrides this has a picture of its own, which
    /// is drawn anew only after `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}

    /// Has the view drawn anew before it is next shown.
    open func setNeedsDisplay() { if drawsItself { layer.setNeedsDisplay() } }

    /// Has the view drawn anew before it is next shown.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

    // MARK: The tree

    /// The view that this one is in.
    open var superview: UIView? { parent }
    /// The views in this one, from back to front.
    open var subviews: [UIView] { children }
    /// The window that the view is in.
    open var window: UIWindow? { currentWindow }

    /// Puts a view in front of the others in this one.
    open func addSubview(_ view: UIView) { insert(view, at: .max) }
    /// Puts a view at a place in the list of subviews.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Puts a view behind another subview.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 0)
    }
    /// Puts a view in front of another subview.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, beside: siblingSubview, offset: 1)
    }
    /// Puts a subview in front of all others.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: .max) }
    /// Puts a subview behind all others.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
    /// Has two subviews change places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
    /// Takes the view out of the one it is in.
    open func removeFromSuperview() { leaveSuperview() }

    /// Whether this is a view or somewhere in it.
    open func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.parent
        }
        return false
    }

    /// A number by which an app can find the view.
    open var tag: Int = 0
    /// A name by which a test can find the view.
    open var accessibilityIdentifier: String?
    /// What the view is, in words.
    open var accessibilityLabel: String?

    /// This view or the first one in it that has a tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for child in children {
            if let found = child.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// A view has been put into this one.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be taken out of this one.
    open func willRemoveSubview(_ subview: UIView) {}
    /// The view is about to get another superview, nil for none.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view has another superview.
    open func didMoveToSuperview() {}
    /// The view is about to get into another window, nil for none.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// The view is in another window.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Places the subviews. What comes with a view does what its constraints say.
    open func layoutSubviews() { applyConstraints() }

    /// Has the subviews placed anew before the view is next shown.
    open func setNeedsLayout() { layer.setNeedsLayout() }

    /// Places the subviews now, where that is due, from the outermost view that waits for it on down.
    open func layoutIfNeeded() { layOutNow() }

    /// Whether the subviews' frames follow the view's size as their autoresizing masks say.
    open var autoresizesSubviews: Bool {
        get { settings.autoresizesSubviews }
        set { settings.autoresizesSubviews = newValue }
    }

    /// What of the frame changes when the superview's size does.
    open var autoresizingMask: AutoresizingMask {
        get { settings.autoresizingMask }
        set { settings.autoresizingMask = newValue }
    }

    /// What of the view's sides is covered by bars or the device, in points.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// Is called when the safe area has changed.
    open func safeAreaInsetsDidChange() {}

    /// Whether the layout margins leave the safe area out too.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { settings.insetsLayoutMarginsFromSafeArea }
        set { settings.insetsLayoutMarginsFromSafeArea = newValue }
    }

    /// Whether the margins keep clear of the superview's margins too.
    open var preservesSuperviewLayoutMargins: Bool {
        get { settings.preservesSuperviewLayoutMargins }
        set { settings.preservesSuperviewLayoutMargins = newValue }
    }

    /// How far subviews that follow the margins stay away from the sides, in points.
    open var layoutMargins: UIEdgeInsets {
        get { currentLayoutMargins }
        set {
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right, bottom: newValue.bottom,
                trailing: isLeftToRight ? newValue.right : newValue.left)
        }
    }

    /// The same, following the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { settings.directionalLayoutMargins ?? defaultLayoutMargins }
        set {
            guard newValue != directionalLayoutMargins else { return }
            settings.directionalLayoutMargins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    /// Is called when the margins have changed.
    open func layoutMarginsDidChange() {}

    // MARK: Layout with constraints

    /// Whether the class works only with constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Whether the view's frame, as it was set, counts as constraints.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { settings.translatesAutoresizingMaskIntoConstraints }
        set {
            settings.translatesAutoresizingMaskIntoConstraints = newValue
            constraintsMayHaveChanged()
        }
    }

    /// The size that the view's contents ask for; `noIntrinsicMetric` where they ask for none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Is to be called when the contents ask for another size.
    open func invalidateIntrinsicContentSize() { intrinsicSizeMayHaveChanged() }

    /// Updates the constraints. Subclasses call the superclass's last.
    open func updateConstraints() { settings.needsUpdateConstraints = false }

    /// Has the constraints updated before the next layout.
    open func setNeedsUpdateConstraints() {
        settings.needsUpdateConstraints = true
        parent?.noteConstraintUpdatesInside()
        setNeedsLayout()
    }

    /// Updates the constraints of the view and everything in it, where that is due.
    open func updateConstraintsIfNeeded() {
        updateConstraintsInside()
        guard settings.needsUpdateConstraints else { return }
        if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
    }

    /// Whether the constraints have to be updated.
    open func needsUpdateConstraints() -> Bool { settings.needsUpdateConstraints }

    /// What constraints align, without ornaments that stick out of it.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The rectangle that constraints align, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }

    /// The view whose first baseline counts for this one.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline counts for this one.
    open var forLastBaselineLayout: UIView { self }

    /// The smallest or largest size that the constraints leave the view.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size nearest to one that the constraints leave the view.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    // MARK: Traits

    /// Light or dark, room, density, reading direction.
    open var traitCollection: UITraitCollection { currentTraits }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for the view and everything in it, whatever is around it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { settings.overrideUserInterfaceStyle }
        set {
            settings.overrideUserInterfaceStyle = newValue
            traitsMayHaveChanged()
        }
    }

    /// Whether the view's contents follow the reading direction.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { settings.semanticContentAttribute }
        set {
            settings.semanticContentAttribute = newValue
            readingDirectionMayHaveChanged()
            setNeedsLayout()
        }
    }

    /// The direction in which the view's contents run.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: inheritedLayoutDirection)
    }

    /// The direction of contents of some meaning where lines run from the left, or as the app's screen says.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIScreen.main.layoutDirection)
    }

    /// The direction of contents of some meaning where lines run in a direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Has what gets what is typed, if it is this view or in it, let go of it.
    /// - Parameter force: whether it lets go even if it does not want to.
    /// - Returns: whether nothing in the view gets what is typed any more.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

    // MARK: Touches

    open override var next: UIResponder? { viewController ?? parent }

    /// Whether the view and everything in it can be touched.
    open var isUserInteractionEnabled: Bool {
        get { settings.isUserInteractionEnabled }
        set { settings.isUserInteractionEnabled = newValue }
    }

    /// Whether more than one finger counts.
    open var isMultipleTouchEnabled: Bool {
        get { settings.isMultipleTouchEnabled }
        set { settings.isMultipleTouchEnabled = newValue }
    }

    /// Whether no other view gets touches while this one has some.
    open var isExclusiveTouch: Bool {
        get { settings.isExclusiveTouch }
        set { settings.isExclusiveTouch = newValue }
    }

    /// The foremost view at a point of this one that can be touched: this one or one in it.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether a point lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognizers that watch the touches of the view and everything in it.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { recognizers.isEmpty ? nil : recognizers }
        set {
            for recognizer in recognizers { removeGestureRecognizer(recognizer) }
            for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
        }
    }

    /// Has a recognizer watch the view's touches.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Has a recognizer watch the view's touches no more.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recognizer may begin that watches this view or one around it.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: Pictures of the view

    /// A view that looks as this one does now.
    /// - Parameter afterUpdates: whether changes that are not shown yet count.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that looks as a part of this one does now, and stretches its middle when it is resized.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets)
    }

    /// Draws the view and everything in it into the current graphics context.
    /// - Returns: whether anything was drawn.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        drawSnapshot(in: rect, afterUpdates: afterUpdates)
    }

    /// A subview has been hidden or shown.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    // MARK: The layer's delegate

    /// The action for a change of the layer: what the current animation block makes of it, none outside of one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        animationAction(for: layer, forKey: event)
    }

    /// Draws the layer's contents.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

    /// Is called before the layer draws its contents.
    open func layerWillDraw(_ layer: CALayer) {}

    /// Draws the layer, if the view has anything to draw.
    open func display(_ layer: CALayer) { displayContents(of: layer) }

    /// Places the layer's sublayers: the view's subviews.
    open func layoutSublayers(of layer: CALayer) { if layer === backingLayer { performLayout() } }
}

extension UIView: @preconcurrency CALayerDelegate {}

extension UIView {
    /// The value that stands for no size in ``intrinsicContentSize``.
    public static let noIntrinsicMetric: CGFloat = -1
    /// To ask for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// To ask for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
