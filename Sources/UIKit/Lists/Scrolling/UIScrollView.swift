/// A window onto content that is larger than it: fingers move the content, and it goes on by itself when they let go.
///
/// The offset at a moment is a function of the time: after a finger has let go, and while the content moves because the
/// app asked for it, frames that come at other times show the same movement.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    var scrolling = ScrollState()
    let indicators = ScrollIndicators()
    let recognizing = Recognizers()
    weak var scrollDelegate: (any UIScrollViewDelegate)?

    /// Makes a scroll view with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    /// Makes a scroll view as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
    }

    /// Is told of what the content does. Subclasses have one of a narrower type under the same name.
    @_disfavoredOverload
    open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set {
            scrollDelegate = newValue
            scrollDelegateDidChange()
        }
    }

    /// The delegate is another one: for subclasses that keep it under its narrower type.
    func scrollDelegateDidChange() {}

    /// A finger takes hold of the content.
    func dragWillBegin() {}

    /// The offset at which content comes to rest that is let go: for subclasses that prefer some.
    func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    // MARK: Content

    /// The point of the content that is in the view's upper left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content in points.
    open var contentSize: CGSize {
        get { scrolling.contentSize }
        set { changeContentSize(to: newValue) }
    }

    /// Room around the content, in points.
    open var contentInset: UIEdgeInsets {
        get { scrolling.contentInset }
        set {
            guard newValue != scrolling.contentInset else { return }
            scrolling.contentInset = newValue
            insetsMayHaveChanged()
        }
    }

    /// The room around the content together with what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets { currentContentInset }

    /// Whether the safe area counts as a part of the insets.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
        get { scrolling.adjustment }
        set {
            scrolling.adjustment = newValue
            insetsMayHaveChanged()
        }
    }

    /// Is called when the insets that count have changed.
    open func adjustedContentInsetDidChange() {}

    /// Goes to another offset, now or in about a third of a second.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { move(to: contentOffset, animated: animated) }

    /// Moves the content by the least that brings a rectangle of it into view.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { bringIntoView(rect, animated: animated) }

    /// What shows that the content is loaded anew; pulling the content down asks for it.
    open var refreshControl: UIRefreshControl? { didSet { replaceRefreshControl(oldValue) } }

    // MARK: Behaviour

    /// Whether fingers move the content.
    open var isScrollEnabled = true { didSet { scrollEnablingDidChange() } }
    /// Whether a finger moves the content along one direction only, the one that it begins with.
    open var isDirectionalLockEnabled = false
    /// Whether the content goes on a little beyond its edges and comes back.
    open var bounces = true
    /// Whether it does so vertically even where all of it is in view.
    open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
    /// Whether it does so horizontally even where all of it is in view.
    open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
    /// Whether the content comes to rest at multiples of the view's size only.
    open var isPagingEnabled = false
    /// How fast the content comes to rest.
    open var decelerationRate = DecelerationRate.normal
    /// Whether the content goes to its top when the user asks for that.
    open var scrollsToTop = true
    /// How scrolling puts the keyboard away.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether touches reach the content only once it is clear that they do not scroll.
    open var delaysContentTouches = true
    /// Whether touches that the content has got are taken away from it when they begin to scroll.
    open var canCancelContentTouches = true

    /// Whether touches go to a view of the content at once.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether touches may be taken away from a view of the content: unless it is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Drags the content.
    open var panGestureRecognizer: UIPanGestureRecognizer { recognizing.pan }
    /// Zooms the content; nil where it cannot be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        minimumZoomScale < maximumZoomScale ? recognizing.pinch : nil
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === recognizing.pan { return panMayBegin(recognizing.pan) }
        if gestureRecognizer === recognizing.pinch { return zoomedView != nil }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    // MARK: State

    /// Whether a finger has touched the content.
    open var isTracking: Bool { scrolling.isTouched || isDragging }
    /// Whether a finger moves the content.
    open var isDragging: Bool { scrolling.drag != nil }
    /// Whether the content goes on after a finger has let go.
    open var isDecelerating: Bool { scrolling.motion?.cause == .deceleration }
    /// Whether fingers change the scale.
    open var isZooming: Bool { scrolling.pinch != nil }
    /// Whether the scale is coming back into its limits.
    open var isZoomBouncing: Bool { scrolling.motion?.cause == .zoom }

    // MARK: Indicators

    /// Whether the vertical indicator shows while the content moves.
    open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }
    /// Whether the horizontal indicator shows while the content moves.
    open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }
    /// The colour of the indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// Room around the vertical indicator, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    /// Room around the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }
    /// Room around both indicators, in points.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the indicators keep clear of the safe area.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { flashIndicators() }

    // MARK: Zooming

    /// The smallest scale.
    open var minimumZoomScale: CGFloat {
        get { scrolling.minimumZoomScale }
        set {
            scrolling.minimumZoomScale = newValue
            zoomLimitsDidChange()
        }
    }
    /// The largest scale. The content can be zoomed where it is above the smallest one.
    open var maximumZoomScale: CGFloat {
        get { scrolling.maximumZoomScale }
        set {
            scrolling.maximumZoomScale = newValue
            zoomLimitsDidChange()
        }
    }
    /// The scale of the view that the delegate has zoomed; 1 for none.
    open var zoomScale: CGFloat {
        get { scrolling.zoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// Whether the scale goes a little beyond its limits and comes back.
    open var bouncesZoom = true

    /// Sets the scale about the middle of what is in view.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(by: scale, animated: animated) }

    /// Shows a rectangle, in the coordinates of the zoomed view, as large as it fits.
    open func zoom(to rect: CGRect, animated: Bool) { zoom(onto: rect, animated: animated) }

    // MARK: View

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { offsetDidChange(from: old) }
        }
    }

    open override func layoutSubviews() {
        sizeMayHaveChanged()
        super.layoutSubviews()
        placeRefreshControl()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() }
        insetsMayHaveChanged()
    }
}
