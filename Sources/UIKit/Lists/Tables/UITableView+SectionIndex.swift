extension UITableView {
    /// Asks for the titles of the index, and shows them where there are any.
    func loadSectionIndex() {
        let rows = table.layout?.rowCounts.reduce(0, +) ?? 0
        let titles = rows >= sectionIndexMinimumDisplayRowCount ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
        guard !titles.isEmpty else {
            table.index?.removeFromSuperview()
            table.index = nil
            return
        }
        let index = table.index ?? SectionIndexView(frame: .zero)
        if table.index == nil {
            table.index = index
            addSubview(index)
            index.onTouch = { [weak self] in self?.jump(to: $0) }
        }
        index.show(titles)
        sectionIndexLooksDidChange()
        placeSectionIndex()
    }

    func sectionIndexLooksDidChange() {
        table.index?.color = sectionIndexColor
        table.index?.ground = sectionIndexBackgroundColor
        table.index?.touchedGround = sectionIndexTrackingBackgroundColor
    }

    /// Keeps the index at the side of what is seen.
    func placeSectionIndex() {
        guard let index = table.index else { return }
        let area = bounds.inset(by: adjustedContentInset)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = isRightToLeft ? safeAreaInsets.left : bounds.width - safeAreaInsets.right - SectionIndexView.width
        let frame = CGRect(x: side, y: area.minY, width: SectionIndexView.width, height: max(area.height, 0))
        if index.frame != frame { UIView.performWithoutAnimation { index.frame = frame } }
    }

    private func jump(to place: Int) {
        guard let index = table.index, index.titles.indices.contains(place), let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: index.titles[place], at: place)
        guard let layout = table.layout, layout.rowCounts.indices.contains(section) else { return }
        stopMotion()
        let top = rect(forSection: section).minY - adjustedContentInset.top
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
    }
}
