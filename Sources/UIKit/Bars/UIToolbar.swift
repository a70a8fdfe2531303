/// A bar with buttons at the bottom.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// Says where the bar is.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The buttons.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance() { didSet { looksMayHaveChanged() } }
    /// How the bar looks while the content's end is under it.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { looksMayHaveChanged() } }
    /// The colour behind the bar.
    open var barTintColor: UIColor? { didSet { looksMayHaveChanged() } }
    /// Dark or light, as apps said before there were traits.
    open var barStyle = UIBarStyle.default { didSet { looksMayHaveChanged() } }
    /// Whether the content shows through the bar.
    open var isTranslucent = true { didSet { looksMayHaveChanged() } }

    private let ground = BarBackground(edge: .top)
    private(set) var buttons: [BarButton] = []

    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 16
    /// The height without what the device covers, in points.
    private var rowHeight: CGFloat { traitCollection.barHeight }

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

    /// Where the bar is.
    open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let leaving = animated && window != nil && UIView.areAnimationsEnabled ? buttons : []
        let kept = items ?? []
        self.items = items
        guard animated, window != nil else { return }
        let coming = buttons.filter { !leaving.contains($0) }
        let going = leaving.filter { button in !kept.contains { $0 === button.item } }
        UIView.performWithoutAnimation {
            for button in coming { button.alpha = 0 }
            for button in going { addSubview(button) }
        }
        UIView.animate(withDuration: 0.25) {
            for button in coming { button.alpha = 1 }
            for button in going { button.alpha = 0 }
        } completion: { [weak self] _ in
            for button in going {
                button.alpha = 1
                if self?.buttons.contains(button) == false { button.removeFromSuperview() }
            }
        }
    }

    private func itemsDidChange() {
        let old = buttons
        buttons = (items ?? []).filter { !$0.isHidden }.map { item in old.first { $0.item === item } ?? BarButton(item)
        }
        for button in old where !buttons.contains(button) { button.removeFromSuperview() }
        for button in buttons {
            if button.superview !== self { addSubview(button) }
            button.alpha = 1
            button.item.onChange = { [weak self] in self?.looksMayHaveChanged() }
        }
        looksMayHaveChanged()
    }

    private func looksMayHaveChanged() {
        let appearance = standardAppearance
        for button in buttons {
            button.update(
                button.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance)
        }
        let look = UIToolbarAppearance(barAppearance: appearance)
        if barStyle == .black { look.backgroundColor = UIColor(white: 0, alpha: 0.8) }
        if !isTranslucent { (look.backgroundEffect, look.backgroundColor) = (nil, .systemBackground) }
        if let barTintColor { (look.backgroundEffect, look.backgroundColor) = (nil, barTintColor) }
        ground.show(look)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let (start, end) = (safe.left + UIToolbar.margin, bounds.width - safe.right - UIToolbar.margin)
        // Beside space that the app put there nothing is added.
        func gap(after index: Int) -> CGFloat {
            guard index + 1 < buttons.count else { return 0 }
            return buttons[index].item.isSpace || buttons[index + 1].item.isSpace ? 0 : UIToolbar.spacing
        }
        let widths = buttons.map { $0.item.isFlexibleSpace ? 0 : $0.contentSize.width }
        let taken = widths.reduce(0, +) + buttons.indices.reduce(0) { $0 + gap(after: $1) }
        let flexible = buttons.filter(\.item.isFlexibleSpace).count
        let spare = flexible == 0 ? 0 : max(0, end - start - taken) / CGFloat(flexible)
        var x = start
        for (index, button) in buttons.enumerated() {
            let width = button.item.isFlexibleSpace ? spare : widths[index]
            button.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width,
                height: min(rowHeight, bounds.height))
            x += width + gap(after: index)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: rowHeight + safeAreaInsets.bottom)
    }
}

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
