extension UITableView {
    func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cellPool.next(for: identifier) {
            cell.prepareForReuse()
            return cell
        }
        if let cell = cellPool.fromFile(identifier) {
            cell.setReuseIdentifier(identifier)
            return cell
        }
        guard let type = cellPool.type(for: identifier) else { return nil }
        return UITableViewCell.make(type, reuseIdentifier: identifier)
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = headerFooterPool.next(for: identifier) {
            view.prepareForReuse()
            return view
        }
        guard let type = headerFooterPool.type(for: identifier) else { return nil }
        return UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }

    func makeUnknownCell(_ identifier: String) -> UITableViewCell {
        reportMisuse(
            "\(Swift.type(of: self)): there is no cell with the identifier \"\(identifier)\"; "
                + "register(_:forCellReuseIdentifier:) must be called before it is dequeued")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Takes the cells of rows that are not in view.
    func recycleCells(outside range: Range<Int>) {
        guard let layout = table.layout else { return }
        var kept: [TableState.ShownCell] = []
        kept.reserveCapacity(table.cells.count)
        for shown in table.cells {
            if let index = layout.index(of: .row(shown.path)), range.contains(index) || shown.path == table.move?.from {
                kept.append(shown)
            } else {
                recycle(shown)
            }
        }
        if kept.count != table.cells.count { table.cells = kept }
    }

    /// Puts a cell away to be used again.
    func recycle(_ shown: TableState.ShownCell) {
        let cell = shown.cell
        if table.touched == shown.path { table.touched = nil }
        if cellPool.keep(cell, for: cell.reuseIdentifier, limit: max(4, table.cells.count)) {
            cell.isHidden = true
        } else {
            cell.removeFromSuperview()
        }
        tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: shown.path)
    }

    /// Takes the headers and footers for which a test fails.
    func recycleSupplements(except isKept: (TableLayout.Element) -> Bool) {
        let gone = table.supplements.filter { !isKept($0.element) }
        guard !gone.isEmpty else { return }
        table.supplements.removeAll { !isKept($0.element) }
        for shown in gone {
            shown.view.removeFromSuperview()
            if let view = shown.view as? UITableViewHeaderFooterView {
                _ = headerFooterPool.keep(view, for: view.reuseIdentifier, limit: 4)
            }
            switch shown.element {
            case .header(let section):
                tableDelegate?.tableView(self, didEndDisplayingHeaderView: shown.view, forSection: section)
            case .footer(let section):
                tableDelegate?.tableView(self, didEndDisplayingFooterView: shown.view, forSection: section)
            case .row: break
            }
        }
    }

    /// Puts everything away that is shown.
    func recycleEverything() {
        let cells = table.cells
        table.cells = []
        for shown in cells { recycle(shown) }
        recycleSupplements { _ in false }
    }
}
