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
        titleHolder.transform = .identity
        largeTitle.transform = .identity
        backButton.label.transform = .identity
        titleHolder.alpha = isShown ? (showsLargeTitle && !isCollapsed ? 0 : 1) : 0
        largeTitle.alpha = isShown || place == .above ? 1 : 0
        backButton.label.alpha = isShown ? 1 : 0
        backButton.arrow.alpha = isShown || sharesArrow && place == .above ? 1 : 0
        switch place {
        case .shown: break
        case .above:
            titleHolder.transform = CGAffineTransform(translationX: sign * bounds.width * Self.travel, y: 0)
            largeTitle.transform = CGAffineTransform(translationX: sign * bounds.width, y: 0)
            if let other { backButton.label.transform = shift(of: backButton.label, onto: other.seenTitle) }
        case .below:
            guard let other else { break }
            let target = other.hasBackButton ? other.backButton.label : nil
            titleHolder.transform =
                target.map { shift(of: titleHolder, onto: $0) }
                ?? CGAffineTransform(translationX: -sign * bounds.width * Self.travel, y: 0)
            largeTitle.transform =
                target.map { shift(of: largeTitle, onto: $0, scale: 0.5) }
                ?? CGAffineTransform(translationX: -sign * bounds.width, y: 0)
            backButton.label.transform = CGAffineTransform(
                translationX: -sign * (backButton.label.bounds.width + 40), y: 0)
        }
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
