extension UITableView {
    /// The view of a header or footer that is shown.
    func supplement(_ element: TableLayout.Element) -> UIView? {
        table.supplements.first { $0.element == element }?.view
    }

    /// Measures a header or footer that comes into view for the first time.
    /// - Returns: whether its height has changed.
    func measureSupplement(_ element: TableLayout.Element, _ index: Int) -> Bool {
        let view = supplement(element) ?? makeSupplement(element)
        let height = measuredHeight(of: view, element)
        let old = table.layout?.height(of: index)
        table.layout?.setHeight(height, at: index)
        return old != height
    }

    /// Makes the view of a header or footer: the delegate's, or one with the data source's title; nil for none.
    private func makeSupplement(_ element: TableLayout.Element) -> UIView? {
        let (view, title): (UIView?, String?)
        let section: Int
        switch element {
        case .header(let place):
            section = place
            view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
            title = view == nil ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
        case .footer(let place):
            section = place
            view = tableDelegate?.tableView(self, viewForFooterInSection: section)
            title = view == nil ? dataSource?.tableView(self, titleForFooterInSection: section) : nil
        case .row: return nil
        }
        guard let shown = view ?? title.map({ titleView($0, element) }) else { return nil }
        if let own = shown as? UITableViewHeaderFooterView {
            own.tableStyle = style
            if case .header = element { own.isHeader = true } else { own.isHeader = false }
        }
        table.supplements.append(TableState.ShownSupplement(element: element, view: shown))
        shown.isHidden = false
        addSubview(shown)
        if case .header = element {
            tableDelegate?.tableView(self, willDisplayHeaderView: shown, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayFooterView: shown, forSection: section)
        }
        return shown
    }

    private static let titleKind = "UITableView.title"

    /// A view that shows a title.
    private func titleView(_ title: String, _ element: TableLayout.Element) -> UIView {
        let view =
            headerFooterPool.next(for: UITableView.titleKind)
            ?? UITableViewHeaderFooterView(reuseIdentifier: UITableView.titleKind)
        view.tableStyle = style
        if case .header = element { view.isHeader = true } else { view.isHeader = false }
        if style == .plain, view.backgroundView == nil {
            let background = UIView()
            background.backgroundColor = .systemBackground
            view.backgroundView = background
        }
        let transform = view.defaultContentConfiguration().textProperties
        view.textLabel?.text = transform.applied(to: title)
        view.updateLook()
        view.setNeedsLayout()
        return view
    }

    /// Shows the headers and footers in view at their places; those of a plain table stay in view with their section.
    func placeSupplements() {
        guard let layout = table.layout else { return }
        let range = elementsInView()
        guard !range.isEmpty else { return recycleSupplements { _ in false } }
        let sections = layout.section(of: range.lowerBound)...layout.section(of: range.upperBound - 1)
        var kept: [TableLayout.Element] = []
        for section in sections {
            for element in [TableLayout.Element.header(section), .footer(section)] {
                guard let frame = supplementFrame(element, section, layout) else { continue }
                let shown = supplement(element)
                guard let view = shown ?? makeSupplement(element) else { continue }
                kept.append(element)
                guard view.frame != frame else { continue }
                if shown == nil {
                    UIView.performWithoutAnimation { view.frame = frame }
                } else {
                    view.frame = frame
                }
            }
        }
        recycleSupplements { kept.contains($0) }
    }

    /// Where a header or footer is now; nil where it is not in view.
    private func supplementFrame(
        _ element: TableLayout.Element, _ section: Int, _ layout: TableLayout
    ) -> CGRect? {
        guard let index = layout.index(of: element), layout.height(of: index) > 0 else { return nil }
        var (y, height) = (layout.y(of: index) + shift(of: index, layout), layout.height(of: index))
        let span = layout.span(of: section)
        let insets = adjustedContentInset
        if case .header = element {
            let padding = min(topPadding, height)
            (y, height) = (y + padding, height - padding)
            if style == .plain {
                y = max(y, min(bounds.minY + insets.top, footerTop(of: section, layout) - height))
            }
        } else if style == .plain {
            let lowest = headerBottom(of: section, layout)
            y = min(y, max(bounds.maxY - insets.bottom - height, lowest))
        }
        guard height > 0, y < bounds.maxY, y + height > bounds.minY, span.bottom > span.top else { return nil }
        let area: (x: CGFloat, width: CGFloat) = rowArea
        return CGRect(x: area.x, y: onPixel(y), width: area.width, height: height)
    }

    private func footerTop(of section: Int, _ layout: TableLayout) -> CGFloat {
        layout.index(of: .footer(section)).map { layout.y(of: $0) + shift(of: $0, layout) } ?? 0
    }

    private func headerBottom(of section: Int, _ layout: TableLayout) -> CGFloat {
        layout.index(of: .header(section)).map { layout.y(of: $0) + shift(of: $0, layout) + layout.height(of: $0) }
            ?? 0
    }

    /// How far an element makes way for a row that is moved, in points.
    private func shift(of index: Int, _ layout: TableLayout) -> CGFloat {
        table.move?.shift(of: index, in: layout) ?? 0
    }
}
