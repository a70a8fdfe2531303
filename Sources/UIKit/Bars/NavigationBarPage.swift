/// What a navigation bar shows for one item: titles and buttons.
final class NavigationBarPage: UIView {
    let item: UINavigationItem
    let backButton = BackButton()
    private(set) var hasBackButton = false
    private(set) var leftButtons: [BarButton] = []
    private(set) var rightButtons: [BarButton] = []
    /// Holds the title or the app's view in its place.
    let titleHolder = UIView()
    let largeTitle = UILabel()
    private let titleLabel = UILabel()
    private let promptLabel = UILabel()
    private let largeTitleArea = UIView()
    /// The bar's height without large titles, in points.
    var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
    private(set) var showsLargeTitle = false
    /// Whether titles are on their way: a large one may then be above the place where content scrolls it away.
    var isMoving = false {
        didSet { largeTitleArea.clipsToBounds = !isMoving || item.largeTitleExtent < Self.largeTitleHeight }
    }

    /// How high the line above the title and the large title are, in points.
    static let promptHeight: CGFloat = 30
    static let largeTitleHeight: CGFloat = 52
    /// Between buttons, and between buttons and title, in points.
    private static let spacing: CGFloat = 16
    private static let titleSpacing: CGFloat = 8

    init(_ item: UINavigationItem) {
        self.item = item
        super.init(frame: .zero)
        largeTitleArea.clipsToBounds = true
        largeTitleArea.addSubview(largeTitle)
        for view in [largeTitleArea, promptLabel, titleHolder, backButton] { addSubview(view) }
        promptLabel.textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over what the item says.
    /// - Parameter back: the item that the way back leads to; nil where there is none.
    func update(_ appearance: UINavigationBarAppearance, back: UINavigationItem?, showsLargeTitle: Bool) {
        self.showsLargeTitle = showsLargeTitle
        let left = item.leftBarButtonItems?.filter { !$0.isHidden } ?? []
        let right = item.rightBarButtonItems?.filter { !$0.isHidden } ?? []
        hasBackButton = back != nil && !item.hidesBackButton && (left.isEmpty || item.leftItemsSupplementBackButton)
        backButton.isHidden = !hasBackButton
        if let back { backButton.update(title: back.titleForWayBack, appearance) }
        leftButtons = replace(leftButtons, by: left, appearance)
        rightButtons = replace(rightButtons, by: right, appearance)

        titleHolder.subviews.forEach { if $0 !== item.titleView && $0 !== titleLabel { $0.removeFromSuperview() } }
        if let view = item.titleView {
            titleLabel.removeFromSuperview()
            if view.superview !== titleHolder { titleHolder.addSubview(view) }
        } else {
            titleHolder.addSubview(titleLabel)
        }
        func text(_ string: String?, _ font: UIFont, _ own: [NSAttributedString.Key: Any]) -> NSAttributedString? {
            guard let string, !string.isEmpty else { return nil }
            let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
            return NSAttributedString(string: string, attributes: base.merging(own) { $1 })
        }
        titleLabel.attributedText = text(
            item.title, .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes)
        promptLabel.attributedText = text(item.prompt, .systemFont(ofSize: 13), [:])
        largeTitle.attributedText =
            showsLargeTitle
            ? text(item.title, .systemFont(ofSize: 34, weight: .bold), appearance.largeTitleTextAttributes) : nil
        titleOffset = appearance.titlePositionAdjustment
        setNeedsLayout()
    }

    private var titleOffset = UIOffset.zero

    private func replace(
        _ old: [BarButton], by items: [UIBarButtonItem], _ appearance: UINavigationBarAppearance
    ) -> [BarButton] {
        let new = items.map { item in old.first { $0.item === item } ?? BarButton(item) }
        for button in old where !new.contains(button) { button.removeFromSuperview() }
        for button in new {
            if button.superview !== self { addSubview(button) }
            button.update(appearance.appearance(for: button.item.style))
            button.item.onChange = { [weak self] in self?.item.itemDidChange() }
        }
        return new
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, top) = (bounds.width, item.prompt == nil ? 0 : NavigationBarPage.promptHeight)
        let safe = safeAreaInsets
        let (safeStart, safeEnd) = isRightToLeft ? (safe.right, safe.left) : (safe.left, safe.right)
        let margin: CGFloat = width >= 400 ? 20 : 16
        /// Places a view by its distance from where lines begin. A view may be moved off its place by its transform.
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            let x = isRightToLeft ? bounds.width - x - width : x
            let frame = CGRect(x: x, y: y, width: width, height: height).onWholePixels(traitCollection.displayScale)
            view.bounds.size = frame.size
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        }
        var (start, end) = (safeStart + margin, width - safeEnd - margin)
        let backStart = safeStart + (margin - 16)
        let titleSize = self.titleSize
        if hasBackButton { start = backStart + backButton.width(ofTitle: 0) }
        var right = end
        for button in rightButtons {
            let buttonWidth = button.contentSize.width
            if button.item.isFlexibleSpace { continue }
            place(button, right - buttonWidth, top, buttonWidth, rowHeight)
            right -= buttonWidth + (button.item.isSpace ? 0 : NavigationBarPage.spacing)
        }
        if !rightButtons.isEmpty { end = right + NavigationBarPage.spacing - NavigationBarPage.titleSpacing }
        if hasBackButton {
            // The title stays whole; the way back is called by its name where there is room beside it, or is an arrow.
            let leftWidth = leftButtons.reduce(0) { $0 + $1.contentSize.width + NavigationBarPage.spacing }
            let beside = max(0, (width - titleSize.width) / 2 - NavigationBarPage.titleSpacing)
            let room = max(0, min(beside, end) - start - leftWidth)
            let wanted = backButton.titleWidth
            let shown = wanted <= room || room > 60 ? min(wanted, room) : 0
            place(backButton, backStart, top, backButton.width(ofTitle: shown), rowHeight)
            start = backStart + backButton.width(ofTitle: shown) + NavigationBarPage.titleSpacing
        }
        for button in leftButtons where !button.item.isFlexibleSpace {
            let buttonWidth = button.contentSize.width
            place(button, start, top, buttonWidth, rowHeight)
            start += buttonWidth + (button.item.isSpace ? 0 : NavigationBarPage.spacing)
        }
        if !leftButtons.isEmpty { start += NavigationBarPage.titleSpacing - NavigationBarPage.spacing }
        let titleWidth = min(titleSize.width, max(0, end - start))
        let titleX = min(max((width - titleWidth) / 2, start), max(end - titleWidth, start))
        place(
            titleHolder, titleX + titleOffset.horizontal,
            top + (rowHeight - titleSize.height) / 2 + titleOffset.vertical,
            titleWidth, titleSize.height)
        for view in titleHolder.subviews { view.frame = titleHolder.bounds }
        place(promptLabel, margin, 8, width - 2 * margin, 18)
        let row = top + rowHeight
        place(largeTitleArea, 0, row, width, max(0, bounds.height - row))
        let largeSize = largeTitle.sizeThatFits(.unlimited)
        // It hangs on the bar's lower edge, and goes up under the row of buttons.
        place(
            largeTitle, safeStart + margin, largeTitleArea.bounds.height - 8 - largeSize.height,
            min(largeSize.width, width - 2 * margin), largeSize.height)
    }

    private var titleSize: CGSize {
        guard let view = item.titleView else { return titleLabel.sizeThatFits(.unlimited) }
        var size = view.bounds.size
        if size.width == 0 || size.height == 0 {
            size = view.sizeThatFits(CGSize(width: bounds.width, height: rowHeight))
        }
        if size.width == 0 || size.height == 0 {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        return CGSize(width: size.width, height: min(size.height, rowHeight))
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self || hit === titleHolder || hit === largeTitleArea ? nil : hit
    }
}
