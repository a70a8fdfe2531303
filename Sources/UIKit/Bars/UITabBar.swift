/// The bar with tabs at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The tabs.
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    /// The tab that is chosen.
    open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance() { didSet { setNeedsLayout() } }
    /// How the bar looks while the content's end is under it.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }
    /// The colour behind the bar.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Whether the content shows through the bar.
    open var isTranslucent = true
    weak var controller: UITabBarController?
    /// Sets the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
}
