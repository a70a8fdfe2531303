/// Places views in a row or a column.
///
/// The arranged views are subviews too. Hidden ones take up no room. Spacing, alignment and distribution become
/// constraints, so that the views' own constraints and the sizes of their contents count as everywhere.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it; who grows or shrinks is decided by hugging and compression resistance.
        case fill = 0
        /// They fill it with equal lengths.
        case fillEqually = 1
        /// They fill it with lengths in proportion to those of their contents.
        case fillProportionally = 2
        /// They keep their lengths; the distances between them are equal.
        case equalSpacing = 3
        /// They keep their lengths; the distances between their middles are equal.
        case equalCentering = 4
    }

    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        /// They fill the stack.
        case fill = 0
        /// At the side where lines begin, in a column.
        case leading = 1
        /// On the first lines' baselines, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the side where lines end, in a column.
        case trailing = 4
        /// On the last lines' baselines, in a row.
        case lastBaseline = 5
        /// At the top, in a row.
        public static let top = Alignment.leading
        /// At the bottom, in a row.
        public static let bottom = Alignment.trailing
    }

    /// Stands for the stack's own spacing.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the usual distance.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    private var arranged: [UIView] = []
    private var customSpacings: [(view: Weak<UIView>, spacing: CGFloat)] = []
    /// What the arrangement consists of now.
    private var arrangement: [NSLayoutConstraint] = []
    private var needsArrangement = false

    /// Makes an empty stack with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Makes an empty stack; a storyboard gives it its properties.
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    /// Whether views stand in a row or in a column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
    /// How views share the room along the axis.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
    /// Where views stand across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
    /// The distance between neighbours, the least one for equal spacing and centring, in points.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { rearrange() } } }
    /// Whether distances in a column lie between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
    }
    /// Whether the views stay within the margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
    }

    /// The views in the row or column, in order.
    open var arrangedSubviews: [UIView] { arranged }

    /// Adds a view at the end, also as a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

    /// Adds a view at a place, also as a subview.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let old = arranged.firstIndex { $0 === view }
        if let old { arranged.remove(at: old) }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
        rearrange()
    }

    /// Takes a view out of the row or column; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        arranged.removeAll { $0 === view }
        forgetSpacing(after: view)
        rearrange()
    }

    /// Sets the distance after a view, or back to the stack's with ``spacingUseDefault``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        forgetSpacing(after: arrangedSubview)
        if spacing != Self.spacingUseDefault { customSpacings.append((Weak(arrangedSubview), spacing)) }
        rearrange()
    }

    /// The distance that was set after a view; ``spacingUseDefault`` where none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        ownSpacing(after: arrangedSubview) ?? Self.spacingUseDefault
    }

    private func ownSpacing(after view: UIView) -> CGFloat? {
        customSpacings.first { $0.view.object === view }?.spacing
    }

    /// Forgets the distance after a view, and those after views that are gone.
    private func forgetSpacing(after view: UIView) {
        customSpacings.removeAll { $0.view.object == nil || $0.view.object === view }
    }

    /// The distance after a view.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        let value = ownSpacing(after: view) ?? spacing
        return value == Self.spacingUseSystem ? systemSpacing : value
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    open override func updateConstraints() {
        arrangeIfNeeded()
        super.updateConstraints()
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override var forFirstBaselineLayout: UIView {
        let view = axis == .vertical ? arranged.first { !$0.isHidden } : tallest
        return view?.forFirstBaselineLayout ?? self
    }

    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? arranged.last { !$0.isHidden } : tallest
        return view?.forLastBaselineLayout ?? self
    }

    private var tallest: UIView? {
        arranged.filter { !$0.isHidden }.max { $0.bounds.height < $1.bounds.height }
    }

    override func subviewVisibilityDidChange(_ subview: UIView) {
        guard arranged.contains(where: { $0 === subview }) else { return }
        rearrange()
        keepInView(subview)
    }

    /// Keeps a view that is being hidden in an animation block to be seen while it collapses.
    private func keepInView(_ view: UIView) {
        let key = "UISV-hiding"
        view.layer.removeAnimation(forKey: key)
        guard view.isHidden, view.layer.isOnDisplay, let context = AnimationContext.current, context.animates,
            context.recording == nil, context.animator == nil
        else { return }
        let animation = CABasicAnimation(keyPath: "hidden")
        (animation.fromValue, animation.toValue) = (false, false)
        context.add(animation, to: view.layer, forKey: key)
    }

    /// Has the constraints made anew before the next layout.
    private func rearrange() {
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    private func arrangeIfNeeded() {
        guard needsArrangement else { return }
        needsArrangement = false
        NSLayoutConstraint.deactivate(arrangement)
        arrangement = StackArrangement(self).constraints
        NSLayoutConstraint.activate(arrangement)
    }
}
