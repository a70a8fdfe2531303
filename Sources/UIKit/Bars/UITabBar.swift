/// The bar with tabs at the bottom.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Is told which tab the user chooses.
    open weak var delegate: (any UITabBarDelegate)?
    /// The tabs.
    open var items: [UITabBarItem]? { didSet { itemsDidChange() } }
    /// The tab that is chosen.
    open var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { looksMayHaveChanged() } } }
    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance() { didSet { looksMayHaveChanged() } }
    /// How the bar looks while the content's end is under it.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { looksMayHaveChanged() } }
    /// The colour behind the bar.
    open var barTintColor: UIColor? { didSet { looksMayHaveChanged() } }
    /// Dark or light, as apps said before there were traits.
    open var barStyle = UIBarStyle.default { didSet { looksMayHaveChanged() } }
    /// The colour of tabs that are not chosen.
    open var unselectedItemTintColor: UIColor? { didSet { looksMayHaveChanged() } }
    /// A picture that fills the bar.
    open var backgroundImage: UIImage? { didSet { looksMayHaveChanged() } }
    /// A picture in the place of the line at the edge.
    open var shadowImage: UIImage? { didSet { looksMayHaveChanged() } }
    /// Whether the content shows through the bar.
    open var isTranslucent = true { didSet { looksMayHaveChanged() } }

    weak var controller: UITabBarController?
    private let ground = BarBackground(edge: .top)
    private(set) var buttons: [TabBarButton] = []

    /// The height without what the device covers, in points.
    var rowHeight: CGFloat { traitCollection.tabBarHeight }

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ground)
        looksMayHaveChanged()
    }

    /// Makes a bar as an archive describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ground)
        looksMayHaveChanged()
    }

    /// Sets the tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    private func itemsDidChange() {
        let old = buttons
        buttons = (items ?? []).map { item in old.first { $0.item === item } ?? TabBarButton(item) }
        for button in old where !buttons.contains(button) { button.removeFromSuperview() }
        for button in buttons where button.superview !== self {
            addSubview(button)
            button.action = { [weak self, weak item = button.item] in if let item { self?.userSelects(item) } }
            button.item.onChange = { [weak self] in self?.looksMayHaveChanged() }
        }
        if let selectedItem, !(items ?? []).contains(selectedItem) { self.selectedItem = nil }
        looksMayHaveChanged()
        setNeedsLayout()
    }

    private func userSelects(_ item: UITabBarItem) {
        if let controller {
            items?.firstIndex { $0 === item }.map(controller.userSelects)
        } else {
            selectedItem = item
        }
        delegate?.tabBar(self, didSelect: item)
    }

    private func looksMayHaveChanged() {
        let (appearance, layout) = (standardAppearance, traitCollection.tabLayout)
        let itemAppearance =
            switch layout {
            case .stacked: appearance.stackedLayoutAppearance
            case .inline: appearance.inlineLayoutAppearance
            case .compactInline: appearance.compactInlineLayoutAppearance
            }
        for button in buttons {
            button.update(
                layout, isSelected: button.item === selectedItem, tint: tintColor ?? .systemBlue,
                unselectedTint: unselectedItemTintColor, itemAppearance)
        }
        let look = UITabBarAppearance(barAppearance: appearance)
        if barStyle == .black { look.backgroundColor = UIColor(white: 0, alpha: 0.8) }
        if !isTranslucent { (look.backgroundEffect, look.backgroundColor) = (nil, .systemBackground) }
        if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
        if let backgroundImage {
            look.configureWithTransparentBackground()
            look.backgroundImage = backgroundImage.size.width > 0 ? backgroundImage : nil
        }
        if let shadowImage { look.shadowImage = shadowImage }
        ground.show(look)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        looksMayHaveChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.tabLayout != traitCollection.tabLayout { looksMayHaveChanged() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let width = (bounds.width - safe.left - safe.right) / CGFloat(max(buttons.count, 1))
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? buttons.count - 1 - index : index
            button.frame = CGRect(
                x: safe.left + CGFloat(place) * width, y: 0, width: width,
                height: min(rowHeight, bounds.height))
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + safeAreaInsets.bottom)
    }
}

/// Is told which tab the user chooses.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user has chosen a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
