extension UITableView {
    private static let groupRadius: CGFloat = 10

    /// The horizontal room for rows.
    var rowArea: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let margin: CGFloat = bounds.width >= 400 ? 20 : 16
        let safe = safeAreaInsets
        return (margin + safe.left, max(0, bounds.width - 2 * margin - safe.left - safe.right))
    }

    /// Shows the rows that are in view and no others.
    func placeRows() {
        // Those who are asked for cells may ask for what is in view.
        guard table.layout != nil, bounds.width > 0, bounds.height > 0, !table.isPlacing else { return }
        table.isPlacing = true
        defer { table.isPlacing = false }
        widthMayHaveChanged()
        // Rows that measure themselves may bring others into view, or the content may have to move; what has been
        // measured is not measured again, so that this ends.
        for _ in 0..<4 where showRowsInView() {}
        placeCells()
        placeSupplements()
        placeSurroundings()
    }

    /// Rows that measure themselves have other heights at another width.
    private func widthMayHaveChanged() {
        guard bounds.width != table.laidOutWidth else { return }
        let isFirst = table.laidOutWidth == 0
        table.laidOutWidth = bounds.width
        if isFirst { return updateContentSize() }
        table.layout = makeLayout()
        updateContentSize()
    }

    /// The elements that are in view.
    func elementsInView() -> Range<Int> {
        // What makes way for a row that is moved may come into view by that.
        let bounds = bounds.insetBy(dx: 0, dy: -(table.move?.height ?? 0))
        guard let layout = table.layout, layout.count > 0, var first = layout.index(at: bounds.minY),
            var last = layout.index(at: bounds.maxY), bounds.maxY > layout.top, bounds.minY < layout.height
        else { return 0..<0 }
        // What only begins at the lower edge is not seen yet.
        while last > first, layout.y(of: last) >= bounds.maxY { last -= 1 }
        // A header that is not known to have a height may turn out to have one.
        if let header = layout.index(of: .header(layout.section(of: first))), header == first - 1,
            layout.height(of: header) == 0, !layout.isMeasured[header]
        {
            first = header
        }
        return first..<last + 1
    }

    /// Makes the cells of the rows in view and measures them.
    /// - Returns: whether heights have changed, so that others may be in view now.
    private func showRowsInView() -> Bool {
        let range = elementsInView()
        let anchor = anchor(in: range)
        recycleCells(outside: range)
        var hasChanged = measureFloatingHeader(above: range)
        for index in range {
            guard let layout = table.layout, layout.y(of: index) < bounds.maxY + (table.move?.height ?? 0) else {
                break
            }
            switch layout.element(at: index) {
            case .row(let path):
                guard layout.height(of: index) > 0 || !layout.isMeasured[index] else { continue }
                let cell = shownCell(at: path) ?? makeCell(at: path)
                if !layout.isMeasured[index] {
                    hasChanged = measure(cell, path, index) || hasChanged
                }
            case let element:
                if !layout.isMeasured[index] { hasChanged = measureSupplement(element, index) || hasChanged }
            }
        }
        guard hasChanged else { return false }
        keep(anchor)
        updateContentSize()
        followScrollTarget()
        return true
    }

    /// Measures the header that stays in view though its place is above.
    /// - Returns: whether its height has changed.
    private func measureFloatingHeader(above range: Range<Int>) -> Bool {
        guard style == .plain, let layout = table.layout, let first = range.first else { return false }
        let header = TableLayout.Element.header(layout.section(of: first))
        guard let index = layout.index(of: header), index < first, !layout.isMeasured[index],
            layout.height(of: index) > 0
        else { return false }
        return measureSupplement(header, index)
    }

    /// The first row in view that was so before, and how far it is from the top. None where the table is at its top: there
    /// it stays.
    private func anchor(in range: Range<Int>) -> (index: Int, distance: CGFloat)? {
        guard let layout = table.layout, contentOffset.y > -adjustedContentInset.top else { return nil }
        for shown in table.cells {
            guard let index = layout.index(of: .row(shown.path)), range.contains(index) else { continue }
            return (index, layout.y(of: index) - contentOffset.y)
        }
        return nil
    }

    /// Moves the content so that a row stays where it was though those above it have other heights.
    private func keep(_ anchor: (index: Int, distance: CGFloat)?) {
        guard let anchor, let layout = table.layout else { return }
        let change = layout.y(of: anchor.index) - contentOffset.y - anchor.distance
        guard change != 0 else { return }
        moveContent(by: change)
    }

    private func measure(_ cell: UITableViewCell, _ path: IndexPath, _ index: Int) -> Bool {
        let height: CGFloat
        if let given = givenRowHeight(at: path) {
            height = given
        } else {
            let width = rowArea.width
            cell.bounds.size.width = width
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            height = (max(0, size.height) * pixelScale - 1e-6).rounded(.up) / pixelScale
        }
        let old = table.layout?.height(of: index)
        table.layout?.setHeight(height, at: index)
        return old != height
    }

    // MARK: Cells

    private func makeCell(at path: IndexPath) -> UITableViewCell {
        let cell = dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell()
        cell.bounds.size.width = rowArea.width
        cell.indentationLevel = max(
            cell.indentationLevel, tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0)
        let isSelected = table.selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
        let place = table.cells.firstIndex { $0.path > path } ?? table.cells.count
        table.cells.insert(TableState.ShownCell(path: path, cell: cell), at: place)
        // What comes into view in somebody's animation is in its place at once.
        UIView.performWithoutAnimation {
            cell.applyTableLook(look(at: path))
            if cell.superview !== self {
                if let backgroundView {
                    insertSubview(cell, aboveSubview: backgroundView)
                } else {
                    insertSubview(cell, at: 0)
                }
            }
            cell.isHidden = false
            if let layout = table.layout, let index = layout.index(of: .row(path)) {
                cell.frame = frame(ofRow: index, in: layout)
            }
        }
        // What can be done with the row is known of cells that are in the table.
        if cell.isEditing != isEditing || isEditing {
            cell.parts.editingStyle = .none
            cell.setEditing(isEditing, animated: false)
        }
        cell.setNeedsLayout()
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    private func frame(ofRow index: Int, in layout: TableLayout) -> CGRect {
        let area = rowArea
        return CGRect(x: area.x, y: layout.y(of: index), width: area.width, height: layout.height(of: index))
    }

    private func placeCells() {
        guard let layout = table.layout else { return }
        for shown in table.cells {
            guard let index = layout.index(of: .row(shown.path)) else { continue }
            let frame = frame(ofRow: index, in: layout)
            if shown.path == table.swipe?.path || shown.path == table.move?.from { continue }
            let place = frame.offsetBy(dx: 0, dy: table.move?.shift(of: index, in: layout) ?? 0)
            if shown.cell.frame != place { shown.cell.frame = place }
        }
        table.swipe?.place()
    }

    /// How a row looks as a part of the table.
    func look(at path: IndexPath) -> CellLook {
        let count = table.layout.map { $0.rowCounts[path.section] } ?? 0
        let (isFirst, isLast) = (path.row == 0, path.row == count - 1)
        let hasLines = separatorStyle != .none
        var look = CellLook(
            separatorColor: separatorColor, separatorInset: separatorInset,
            separatorFollowsText: !table.hasOwnSeparatorInset, showsTop: false, showsBottom: hasLines, isFull: false)
        switch style {
        case .plain: look.background = .systemBackground
        case .grouped:
            look.background = .secondarySystemGroupedBackground
            look.showsTop = hasLines && isFirst
            look.isFull = isLast
        case .insetGrouped:
            look.background = .secondarySystemGroupedBackground
            look.showsBottom = hasLines && !isLast
            look.radius = isFirst || isLast ? UITableView.groupRadius : 0
            if isFirst { look.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { look.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        }
        return look
    }

    func updateShownCells() {
        for shown in table.cells where table.layout?.index(of: .row(shown.path)) != nil {
            shown.cell.applyTableLook(look(at: shown.path))
        }
    }

    // MARK: Surroundings

    private func placeSurroundings() {
        placeSectionIndex()
        backgroundView?.frame = bounds
        let width = bounds.width
        if let view = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        if let view = tableFooterView, let layout = table.layout {
            let frame = CGRect(
                x: 0, y: layout.height - layout.bottom, width: width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
    }
}
