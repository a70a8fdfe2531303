extension NavigationBarPage {
    /// Where a page is while another one comes or goes.
    enum Place {
        /// In its place.
        case shown
        /// Covered by a page that was pushed.
        case below
        /// About to be pushed, or popped.
        case above
    }

    /// How far titles travel, in widths of the bar.
    private static let travel: CGFloat = 0.5

    /// Moves titles and buttons to where they are while another page comes or goes: the lower page's title and the name of
    /// the upper one's way back are the same words, and go over into one another.
    func move(to place: Place, other: NavigationBarPage?) {
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let isShown = place == .shown
        let sharesArrow = hasBackButton && other?.hasBackButton == true
        for button in leftButtons + rightButtons { button.alpha = isShown ? 1 : 0 }
        var (title, large, label) = (CGAffineTransform.identity, CGAffineTransform.identity, CGAffineTransform.identity)
        switch place {
        case .shown: break
        case .above:
            title = CGAffineTransform(translationX: sign * bounds.width * Self.travel, y: 0)
            large = CGAffineTransform(translationX: sign * bounds.width, y: 0)
            if let other { label = shift(of: backButton.label, onto: other.seenTitle) }
        case .below:
            guard let other else { break }
            let target = other.hasBackButton ? other.backButton.label : nil
            title =
                target.map { shift(of: titleHolder, onto: $0) }
                ?? CGAffineTransform(translationX: -sign * bounds.width * Self.travel, y: 0)
            large =
                target.map { shift(of: largeTitle, onto: $0, scale: 0.5) }
                ?? CGAffineTransform(translationX: -sign * bounds.width, y: 0)
            label = CGAffineTransform(translationX: -sign * (backButton.label.bounds.width + 40), y: 0)
        }
        // Each is set once: two changes of a view are two animations that have to be put together.
        set(titleHolder, isShown ? (showsLargeTitle && !isCollapsed ? 0 : 1) : 0, title)
        set(largeTitle, isShown || place == .above ? 1 : 0, large, isSeen: showsLargeTitle)
        set(backButton.label, isShown ? 1 : 0, label, isSeen: hasBackButton)
        set(backButton.arrow, isShown || sharesArrow && place == .above ? 1 : 0, .identity, isSeen: hasBackButton)
    }

    /// Has a view be so, unless it is. What shows nothing is not animated.
    private func set(_ view: UIView, _ alpha: CGFloat, _ transform: CGAffineTransform, isSeen: Bool = true) {
        guard view.alpha != alpha || view.transform != transform else { return }
        guard isSeen else {
            return UIView.performWithoutAnimation { (view.alpha, view.transform) = (alpha, transform) }
        }
        if view.alpha != alpha { view.alpha = alpha }
        if view.transform != transform { view.transform = transform }
    }

    /// Whether the large title has gone up under the row of buttons.
    var isCollapsed: Bool { item.largeTitleExtent < 12 }

    /// The title that is seen.
    private var seenTitle: UIView { showsLargeTitle && !isCollapsed ? largeTitle : titleHolder }

    /// What brings a view's middle, or where lines begin in a scaled one, onto another view of the bar.
    private func shift(of view: UIView, onto target: UIView, scale: CGFloat = 1) -> CGAffineTransform {
        func home(_ view: UIView) -> CGPoint { view.superview?.convert(view.center, to: superview) ?? view.center }
        let (from, to) = (home(view), home(target))
        return CGAffineTransform(translationX: to.x - from.x, y: to.y - from.y).scaledBy(x: scale, y: scale)
    }
}
