extension UITableView {
    /// How high rows are taken to be that have not been measured and of which nothing is known.
    static let usualRowHeight: CGFloat = 44
    /// How high headers and footers of a plain table are of which nothing is known.
    private static let usualTitleHeight: CGFloat = 28
    private static let groupGap: CGFloat = 18
    private static let firstGroupGap: CGFloat = 35

    func setUpTable() {
        super.alwaysBounceVertical = true
        table.swipe = TableSwipe(self)
        switch style {
        case .plain: backgroundColor = .systemBackground
        case .grouped, .insetGrouped: backgroundColor = .systemGroupedBackground
        }
    }

    /// The places of everything, worked out if they are not known.
    var layoutOfData: TableLayout {
        loadData()
        return table.layout ?? TableLayout()
    }

    /// Forgets what the data source and the delegate have said; the cells in view are asked for anew.
    func forgetData() {
        guard table.layout != nil else { return setNeedsLayout() }
        recycleEverything()
        table.layout = nil
        setNeedsLayout()
    }

    func reloadEverything() {
        table.swipe?.close(animated: false)
        cancelMove()
        recycleEverything()
        table.selection = []
        table.touched = nil
        table.scrollTarget = nil
        table.layout = nil
        loadData()
        setNeedsLayout()
    }

    /// Asks for all counts and heights, unless they are known.
    func loadData() {
        guard table.layout == nil, dataSource != nil else { return }
        table.layout = makeLayout()
        updateContentSize()
        loadSectionIndex()
    }

    func updateContentSize() {
        contentSize = CGSize(width: bounds.width, height: table.layout?.height ?? 0)
    }

    func makeLayout() -> TableLayout {
        table.layoutCount += 1
        guard let dataSource else { return TableLayout() }
        let sections = max(0, dataSource.numberOfSections(in: self))
        var (counts, heights, known): ([Int], [CGFloat], [Bool]) = ([], [], [])
        for section in 0..<sections {
            let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
            counts.append(count)
            add(headerHeight(of: section), to: &heights, &known)
            for row in 0..<count { add(rowHeight(at: IndexPath(row: row, section: section)), to: &heights, &known) }
            add(footerHeight(of: section), to: &heights, &known)
        }
        var layout = TableLayout(rowCounts: counts, heights: heights, isMeasured: known)
        layout.top = tableHeaderView?.frame.height ?? 0
        layout.bottom = tableFooterView?.frame.height ?? 0
        return layout
    }

    private func add(_ height: (CGFloat, isKnown: Bool), to heights: inout [CGFloat], _ known: inout [Bool]) {
        heights.append(max(0, height.0))
        known.append(height.isKnown)
    }

    // MARK: Heights

    /// The height of a row or an estimate of it.
    private func rowHeight(at path: IndexPath) -> (CGFloat, isKnown: Bool) {
        let estimate = tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        if estimate > 0 { return (estimate, false) }
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height == UITableView.automaticDimension ? (UITableView.usualRowHeight, false) : (height, true)
    }

    /// The height that a row was given; nil where it measures itself.
    func givenRowHeight(at path: IndexPath) -> CGFloat? {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height == UITableView.automaticDimension ? nil : max(0, height)
    }

    private func headerHeight(of section: Int) -> (CGFloat, isKnown: Bool) {
        let height = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if height != UITableView.automaticDimension {
            return (height + (height > 0 ? topPadding : 0), true)
        }
        let estimate =
            tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
            ?? estimatedSectionHeaderHeight
        if estimate > 0 { return (estimate + topPadding, false) }
        if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
            return ((style == .plain ? UITableView.usualTitleHeight : 38) + topPadding, false)
        }
        return (emptyHeight(.header(section)), false)
    }

    private func footerHeight(of section: Int) -> (CGFloat, isKnown: Bool) {
        let height = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if height != UITableView.automaticDimension { return (height, true) }
        let estimate =
            tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
            ?? estimatedSectionFooterHeight
        if estimate > 0 { return (estimate, false) }
        if dataSource?.tableView(self, titleForFooterInSection: section) != nil {
            return (style == .plain ? UITableView.usualTitleHeight : 30, false)
        }
        return (emptyHeight(.footer(section)), false)
    }

    /// How high headers and footers are in which nothing is: those of groups keep them apart.
    func emptyHeight(_ element: TableLayout.Element) -> CGFloat {
        guard style != .plain else { return 0 }
        return element == .header(0) ? UITableView.firstGroupGap : UITableView.groupGap
    }

    /// Room above a header.
    var topPadding: CGFloat {
        if sectionHeaderTopPadding != UITableView.automaticDimension { return sectionHeaderTopPadding }
        return style == .plain ? 22 : 0
    }

    /// The height of a header or footer that measures itself.
    func measuredHeight(of view: UIView?, _ element: TableLayout.Element) -> CGFloat {
        guard let view else { return emptyHeight(element) }
        let width = rowArea.width
        let size = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        var height = size.height > 0 ? size.height : view.frame.height
        // A view that asks for nothing gets the room that a title would have.
        if height <= 0 { height = style == .plain ? UITableView.usualTitleHeight : emptyHeight(element) }
        if case .header = element { return (height + topPadding).rounded(.up) }
        return height.rounded(.up)
    }

    // MARK: Views above and below

    func replace(_ old: UIView?, by new: UIView?) {
        if old !== new {
            old?.removeFromSuperview()
            if let new { addSubview(new) }
        }
        guard table.layout != nil else { return setNeedsLayout() }
        table.layout?.top = tableHeaderView?.frame.height ?? 0
        table.layout?.bottom = tableFooterView?.frame.height ?? 0
        updateContentSize()
        setNeedsLayout()
    }
}
