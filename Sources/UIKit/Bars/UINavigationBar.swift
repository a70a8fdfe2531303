/// The bar with titles and a way back at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether large titles are shown beneath the bar.
    open var prefersLargeTitles = false { didSet { controller?.viewIfLoaded?.setNeedsLayout() } }
    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceDidChange() } }
    /// How the bar looks while the content's top is under it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange() } }
    /// How the bar looks in flat surroundings.
    open var compactAppearance: UINavigationBarAppearance?
    /// The colour behind the bar.
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
    /// Whether the content shows through the bar.
    open var isTranslucent = true
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The items, from the bottom of the stack to the one that is seen.
    open private(set) var items: [UINavigationItem]?

    weak var controller: UINavigationController?
    /// What of the top the device covers.
    var topInset: CGFloat = 0

    /// The item that is seen.
    open var topItem: UINavigationItem? { items?.last }
    /// The item that the way back leads to.
    open var backItem: UINavigationItem? { items.flatMap { $0.dropLast().last } }

    /// The height without what the device covers, in points.
    var preferredHeight: CGFloat { 44 }

    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// Sets the items along with a transition of the screens.
    func setItems(
        _ items: [UINavigationItem], _ operation: UINavigationController.Operation, along run: TransitionRun?
    ) { setItems(items, animated: run != nil) }

    private func appearanceDidChange() { setNeedsLayout() }
}
