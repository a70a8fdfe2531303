/// A bar with buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The buttons.
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsLayout() } }
    /// The colour behind the bar.
    open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
