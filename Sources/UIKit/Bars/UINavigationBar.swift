/// The bar with titles and a way back at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// Decides about and is told of items.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Whether large titles are shown beneath the bar.
    open var prefersLargeTitles = false { didSet { itemDidChange(topItem) } }
    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
    /// How the bar looks while the content's top is under it; nil for no background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// How the bar looks where there is little room from top to bottom; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// How it looks there while the content's top is under it; nil for the one without regard to the room.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// The colour behind the bar.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Dark or light, as apps said before there were traits.
    open var barStyle = UIBarStyle.default { didSet { appearanceDidChange() } }
    /// Whether the content shows through the bar.
    open var isTranslucent = true { didSet { appearanceDidChange() } }
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { appearanceDidChange() } }
    /// A picture in the place of the line at the edge.
    open var shadowImage: UIImage? { didSet { appearanceDidChange() } }
    /// The picture on the button that leads back.
    open var backIndicatorImage: UIImage? { didSet { appearanceDidChange() } }
    /// The shape of that picture while titles move.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The items, from the bottom of the stack to the one that is seen.
    open var items: [UINavigationItem]? {
        get { itemList }
        set { setItems(newValue, animated: false) }
    }

    weak var controller: UINavigationController?
    /// What of the top the device covers: the background reaches up there.
    var topInset: CGFloat = 0 { didSet { if topInset != oldValue { setNeedsLayout() } } }
    /// The height of the row with buttons, in points.
    var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { rowHeightDidChange() } } }
    var itemList: [UINavigationItem]?
    var page: NavigationBarPage?
    var leavingPages: [NavigationBarPage] = []
    let ground = BarBackground(edge: .bottom)
    var leavingGrounds: [BarBackground] = []
    private var backgroundImages: [Int: UIImage] = [:]

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
    }

    /// Makes a bar as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
    }

    /// The item that is seen.
    open var topItem: UINavigationItem? { itemList?.last }
    /// The item that the way back leads to.
    open var backItem: UINavigationItem? { itemList.flatMap { $0.dropLast().last } }
    /// Where the bar is.
    open var barPosition: UIBarPosition { controller == nil ? .top : .topAttached }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: (itemList ?? []) + [item], .push, animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Takes the topmost item off.
    /// - Returns: that item.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        change(to: (itemList ?? []).dropLast(), .pop, animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let isPop = items?.last.map { new in itemList?.contains { $0 === new } ?? false } ?? true
        change(to: items ?? [], isPop ? .pop : .push, animated)
    }

    /// Sets the picture that fills the bar; one of no size leaves it empty.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics.rawValue] = backgroundImage
        appearanceDidChange()
    }

    /// The picture that fills the bar.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics.rawValue] }

    // MARK: Looks

    /// How the bar looks for an item.
    func appearance(for item: UINavigationItem?) -> UINavigationBarAppearance {
        // A bar on its own has no content that could be scrolled.
        let isAtEdge = controller != nil && item?.isAtScrollEdge ?? true
        let isCompact = traitCollection.verticalSizeClass == .compact
        let compactEdge = isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
        if isAtEdge, let own = compactEdge ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
        let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
        let standard = compact ?? item?.standardAppearance ?? legacyAppearance
        guard isAtEdge, isTransparentAtEdge else { return standard }
        let transparent = UINavigationBarAppearance(barAppearance: standard)
        transparent.configureWithTransparentBackground()
        return transparent
    }

    /// A bar that an app coloured the way of old keeps its colour at the edge.
    private var isTransparentAtEdge: Bool { barTintColor == nil && backgroundImages.isEmpty && isTranslucent }

    /// The standard appearance with what was said the way of old.
    private var legacyAppearance: UINavigationBarAppearance {
        let isPlain =
            titleTextAttributes == nil && largeTitleTextAttributes == nil && shadowImage == nil
            && backIndicatorImage == nil && backgroundImages.isEmpty && isTranslucent && barStyle == .default
        if isPlain && barTintColor == nil { return standardAppearance }
        let appearance = UINavigationBarAppearance(barAppearance: standardAppearance)
        if let titleTextAttributes { appearance.titleTextAttributes = titleTextAttributes }
        if let largeTitleTextAttributes { appearance.largeTitleTextAttributes = largeTitleTextAttributes }
        if barStyle == .black {
            appearance.titleTextAttributes[.foregroundColor] = UIColor.white
            if barTintColor == nil && backgroundImages.isEmpty {
                appearance.backgroundColor = UIColor(white: 0, alpha: 0.8)
            }
        }
        if !isTranslucent { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, .systemBackground) }
        if let barTintColor { (appearance.backgroundEffect, appearance.backgroundColor) = (nil, barTintColor) }
        if let image = backgroundImages[UIBarMetrics.default.rawValue] {
            appearance.configureWithTransparentBackground()
            appearance.backgroundImage = image.size.width > 0 ? image : nil
        }
        if let shadowImage { appearance.shadowImage = shadowImage }
        if let backIndicatorImage {
            appearance.setBackIndicatorImage(backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        }
        return appearance
    }

    private func appearanceDidChange() {
        guard let page else { return }
        update(page)
        ground.show(appearance(for: page.item))
    }

    /// The content has been scrolled under the bar or away from it.
    func scrollEdgeDidChange() {
        guard let page, leavingPages.isEmpty else { return }
        let look = appearance(for: page.item)
        if ground.appearance.map({ !$0.hasSameBackground(as: look) }) ?? true {
            update(page)
            ground.show(look)
        }
        showScrollDistance()
    }

    /// A background that is not there at the content's top comes gradually.
    func showScrollDistance() {
        guard let item = page?.item else { return }
        let comes = controller != nil && scrollEdgeAppearance == nil && item.scrollEdgeAppearance == nil
        let part = item.isAtScrollEdge ? 1 : min(item.scrollDistance / UINavigationBar.fadeDistance, 1)
        ground.alpha = comes && isTransparentAtEdge ? part : 1
    }

    /// How far content is scrolled when the background is wholly there, in points.
    private static let fadeDistance: CGFloat = 12

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if let page { update(page) }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { appearanceDidChange() }
        followRoom()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        followRoom()
    }

    /// A bar on its own has the height that there is room for; the others are given theirs.
    private func followRoom() { if controller == nil { rowHeight = traitCollection.barHeight } }

    private func rowHeightDidChange() {
        for leaving in leavingPages { leaving.rowHeight = rowHeight }
        itemDidChange(topItem)
        invalidateIntrinsicContentSize()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(x: 0, y: -topInset, width: bounds.width, height: bounds.height + topInset)
        for view in [ground] + leavingGrounds { view.frame = area }
        for view in leavingPages + [page].compactMap({ $0 }) { view.frame = bounds }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight(for: topItem))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight(for: topItem))
    }
}

/// Dark or light bars, as apps said before there were traits.
public enum UIBarStyle: Int, Sendable {
    /// As the traits say.
    case `default`
    /// Dark.
    case black
}

/// The room that a bar has.
public enum UIBarMetrics: Int, Sendable {
    /// Upright.
    case `default`
    /// On the side.
    case compact
    /// Upright, with a line above the title.
    case defaultPrompt = 101
    /// On the side, with a line above the title.
    case compactPrompt
}
