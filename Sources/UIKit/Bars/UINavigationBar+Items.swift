extension UINavigationBar {
    /// The height with an item on top, without what the device covers, in points.
    func preferredHeight(for item: UINavigationItem?) -> CGFloat {
        height(of: item, largeTitle: item?.largeTitleExtent ?? 0)
    }

    /// The height that content keeps clear of: it does not change while a large title goes up under the buttons.
    func insetHeight(for item: UINavigationItem?) -> CGFloat {
        height(of: item, largeTitle: NavigationBarPage.largeTitleHeight)
    }

    private func height(of item: UINavigationItem?, largeTitle: CGFloat) -> CGFloat {
        guard let item else { return rowHeight }
        return rowHeight + (item.prompt == nil ? 0 : NavigationBarPage.promptHeight)
            + (showsLargeTitle(for: item) ? largeTitle : 0)
    }

    /// Whether an item has its title beneath the row of buttons.
    func showsLargeTitle(for item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        let list = itemList ?? []
        let place = list.firstIndex { $0 === item } ?? list.count
        // What does not say is like what is beneath it.
        for other in (list[..<place] + [item]).reversed() where other.largeTitleDisplayMode != .automatic {
            return other.largeTitleDisplayMode == .always
        }
        return true
    }

    /// Sets the items along with a transition of the screens.
    func setItems(
        _ items: [UINavigationItem], _ operation: UINavigationController.Operation, along run: TransitionRun?
    ) {
        guard let run else { return change(to: items, operation, false) }
        let leaving = prepare(items, operation)
        guard let leaving, let page else { return settle() }
        _ = run.coordinator.animateAlongsideTransition(in: self) { [weak self] _ in
            self?.moveTitles(leaving, page, operation)
        } completion: { [weak self] context in
            if !context.isCancelled { self?.settle() }
        }
    }

    /// Sets the items by itself.
    func change(to items: [UINavigationItem], _ operation: UINavigationController.Operation, _ animated: Bool) {
        let leaving = prepare(items, operation)
        guard animated, window != nil, UIView.areAnimationsEnabled, let leaving, let page else { return settle() }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            self.moveTitles(leaving, page, operation)
        } completion: { [weak self] _ in
            if self?.page === page { self?.settle() }
        }
    }

    /// Makes the page of the new top item and puts it where it comes from.
    /// - Returns: the page that goes; nil where none does.
    private func prepare(
        _ items: [UINavigationItem], _ operation: UINavigationController.Operation
    ) -> NavigationBarPage? {
        for item in itemList ?? [] where item.bar === self { item.bar = nil }
        itemList = items
        for item in items { item.bar = self }
        guard let top = items.last else {
            page?.removeFromSuperview()
            page = nil
            ground.show(appearance(for: nil))
            return nil
        }
        var leaving: NavigationBarPage?
        UIView.performWithoutAnimation {
            if page?.item !== top {
                leaving = page
                let new = leavingPages.first { $0.item === top } ?? NavigationBarPage(top)
                leavingPages.removeAll { $0 === new }
                if let leaving { leavingPages.append(leaving) }
                addSubview(new)
                new.frame = bounds
                page = new
                new.backButton.action = { [weak self] in self?.userGoesBack() }
            }
            guard let page else { return }
            update(page)
            exchangeGround(for: top, isMoving: leaving != nil)
            page.layoutIfNeeded()
            leaving?.layoutIfNeeded()
            for moving in leavingPages + [page] { moving.isMoving = leaving != nil }
            page.move(to: leaving == nil ? .shown : operation == .push ? .above : .below, other: leaving)
        }
        return leaving
    }

    private func exchangeGround(for item: UINavigationItem, isMoving: Bool) {
        let look = appearance(for: item)
        if isMoving, let old = ground.appearance, !old.hasSameBackground(as: look) {
            let leaving = BarBackground(edge: .bottom)
            leaving.show(old)
            leaving.frame = ground.frame
            insertSubview(leaving, aboveSubview: ground)
            leavingGrounds.append(leaving)
        }
        ground.show(look)
    }

    private func moveTitles(
        _ leaving: NavigationBarPage, _ coming: NavigationBarPage, _ operation: UINavigationController.Operation
    ) {
        // Where large titles go depends on how high the bar becomes.
        controller?.placeBars()
        layoutIfNeeded()
        leaving.move(to: operation == .push ? .below : .above, other: coming)
        coming.move(to: .shown, other: nil)
        for ground in leavingGrounds { ground.alpha = 0 }
    }

    /// Shows the topmost item's page in its place and nothing else.
    private func settle() {
        UIView.performWithoutAnimation {
            for leaving in leavingPages where leaving !== page { leaving.removeFromSuperview() }
            for leaving in leavingGrounds { leaving.removeFromSuperview() }
            (leavingPages, leavingGrounds) = ([], [])
            page?.move(to: .shown, other: nil)
            page?.isMoving = false
            if let page { ground.show(appearance(for: page.item)) }
            showScrollDistance()
        }
        controller?.placeBars()
        setNeedsLayout()
    }

    /// Takes over what a page's item says.
    func update(_ page: NavigationBarPage) {
        page.rowHeight = rowHeight
        let place = itemList?.firstIndex { $0 === page.item }
        let back = place.flatMap { $0 > 0 ? itemList?[$0 - 1] : nil }
        page.update(appearance(for: page.item), back: back, showsLargeTitle: showsLargeTitle(for: page.item))
    }

    /// An item says something else.
    func itemDidChange(_ item: UINavigationItem?) {
        guard let page, let item else { return }
        guard page.item === item || backItem === item else { return }
        update(page)
        if leavingPages.isEmpty {
            page.move(to: .shown, other: nil)
            ground.show(appearance(for: page.item))
        }
        controller?.placeBars()
    }

    /// The user has tapped the way back.
    func userGoesBack() {
        guard let item = topItem else { return }
        guard let controller else {
            popItem(animated: true)
            return
        }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        controller.popViewController(animated: true)
        delegate?.navigationBar(self, didPop: item)
    }
}
