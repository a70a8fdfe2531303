/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Whether a large title is shown.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the screen before.
        case automatic
        /// Yes.
        case always
        /// No.
        case never
    }

    /// What a button that leads back shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title.
        case `default`
        /// "Back".
        case generic
        /// Only the arrow.
        case minimal
    }

    /// The title.
    open var title: String? { didSet { itemDidChange() } }
    /// A view shown instead of the title.
    open var titleView: UIView? { didSet { itemDidChange() } }
    /// A line above the title.
    open var prompt: String? { didSet { itemDidChange() } }
    /// The button that leads back here.
    open var backBarButtonItem: UIBarButtonItem? { didSet { itemDidChange() } }
    /// The title of that button.
    open var backButtonTitle: String? { didSet { itemDidChange() } }
    /// What the button that leads back here shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { itemDidChange() } }
    /// Whether there is no way back from here.
    open var hidesBackButton = false { didSet { itemDidChange() } }
    /// The buttons where lines begin.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
    /// The buttons where lines end, from the outside in.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange() } }
    /// Whether the buttons stand beside the one that leads back.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }
    /// Whether a large title is shown.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { itemDidChange() } }
    /// How the bar looks.
    open var standardAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// How the bar looks while the content's top is under it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// How the bar looks where there is little room from top to bottom; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }
    /// How it looks there while the content's top is under it; nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemDidChange() } }

    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// The first button where lines begin.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The outermost button where lines end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the button where lines begin.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the button where lines end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the buttons where lines begin.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the buttons where lines end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets whether there is no way back from here.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    func controllerTitleDidChange(_ title: String?) { self.title = title }

    /// How much of the large title the content has not scrolled over, in points.
    var largeTitleExtent = NavigationBarPage.largeTitleHeight

    /// How far the content has been scrolled under the bar, in points.
    var scrollDistance: CGFloat = 0
    /// Whether the content's top is at the bar.
    var isAtScrollEdge: Bool { scrollDistance < 0.5 }

    /// What the button is called that leads back here.
    var titleForWayBack: String {
        if let title = backBarButtonItem?.title ?? backButtonTitle { return title }
        switch backButtonDisplayMode {
        case .default: return title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        case .generic: return "Back"
        case .minimal: return ""
        }
    }

    func itemDidChange() { bar?.itemDidChange(self) }
}
