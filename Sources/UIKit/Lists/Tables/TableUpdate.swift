/// One animated change of a table: where the cells come from, where they go, and which of them leave.
@MainActor
struct TableUpdate {
    let animation: UITableView.RowAnimation
    /// Cells of rows that are gone, or go out of view.
    private(set) var leaving: [TableState.ShownCell] = []
    /// Where those go, nil for those whose rows are gone.
    private var destinations: [CGRect?] = []
    /// Where the cells in view were; nil for those of rows that have come.
    private var origins: [ObjectIdentifier: CGRect] = [:]
    private var old = TableLayout()
    private var map: ListMap?
    private var moves: [(view: UIView, end: CGRect)] = []
    private var appearing: [UIView] = []

    init(animation: UITableView.RowAnimation) { self.animation = animation }

    /// Takes over what is shown, with the paths that it will have.
    mutating func take(
        from table: UITableView, old: TableLayout, new: TableLayout, map: ListMap, changes: ListChanges
    ) {
        (self.old, self.map) = (old, map)
        let reloaded = Set(changes.reloadedItems)
        let offset = table.contentOffset.y
        let newTop = new.height - table.bounds.height
        let area = CGRect(
            x: 0, y: min(offset, max(newTop, -table.adjustedContentInset.top)), width: table.bounds.width,
            height: table.bounds.height)
        var stays: [TableState.ShownCell] = []
        for shown in table.table.cells {
            guard let path = map.item(after: shown.path), !reloaded.contains(shown.path) else {
                leaving.append(shown)
                destinations.append(nil)
                continue
            }
            origins[ObjectIdentifier(shown.cell)] = shown.cell.frame
            let frame = TableUpdate.frame(of: path, in: new, like: shown.cell.frame)
            if frame.intersects(area) {
                stays.append(TableState.ShownCell(path: path, cell: shown.cell))
            } else {
                leaving.append(TableState.ShownCell(path: path, cell: shown.cell))
                destinations.append(frame)
            }
        }
        table.table.cells = stays.sorted { $0.path < $1.path }
        table.recycleSupplements { _ in false }
        table.table.selection = table.table.selection.compactMap { map.item(after: $0) }
        table.table.touched = nil
    }

    private static func frame(of path: IndexPath, in layout: TableLayout, like frame: CGRect) -> CGRect {
        guard let index = layout.index(of: .row(path)) else { return frame }
        return CGRect(x: frame.minX, y: layout.y(of: index), width: frame.width, height: layout.height(of: index))
    }

    /// Puts everything where it was before the change. What is beyond the content's new end moves by the shift that the
    /// content makes.
    mutating func setUpStart(in table: UITableView, shift: CGFloat) {
        for shown in table.table.cells {
            let end = shown.cell.frame
            if let origin = origins[ObjectIdentifier(shown.cell)] {
                move(shown.cell, from: origin, to: end, shift)
            } else if let before = map?.item(before: shown.path), old.index(of: .row(before)) != nil,
                !leaving.contains(where: { $0.path == before && $0.cell.frame.minY == end.minY })
            {
                move(shown.cell, from: TableUpdate.frame(of: before, in: old, like: end), to: end, shift)
            } else {
                begin(shown.cell, end)
            }
            shown.cell.layoutIfNeeded()
        }
        for shown in leaving { table.sendSubviewToBack(shown.cell) }
        if let background = table.backgroundView { table.sendSubviewToBack(background) }
        for shown in leaving where shift != 0 { shown.cell.frame.origin.y += shift }
    }

    private mutating func move(_ cell: UIView, from start: CGRect, to end: CGRect, _ shift: CGFloat) {
        let start = start.offsetBy(dx: 0, dy: shift)
        guard start != end else { return }
        cell.frame = start
        moves.append((cell, end))
    }

    /// A row that has come.
    private mutating func begin(_ cell: UITableViewCell, _ end: CGRect) {
        appearing.append(cell)
        moves.append((cell, end))
        cell.alpha = 0
        cell.frame = displaced(end)
    }

    /// Where a row comes from and goes to that comes or goes at a place.
    private func displaced(_ frame: CGRect) -> CGRect {
        switch animation {
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .top, .automatic: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .middle, .fade, .none: frame
        }
    }

    /// Puts everything where it belongs after the change.
    func setUpEnd(in table: UITableView) {
        for (view, end) in moves { view.frame = end }
        for view in appearing { view.alpha = 1 }
        for (shown, destination) in zip(leaving, destinations) {
            if let destination {
                shown.cell.frame = destination
            } else {
                shown.cell.alpha = 0
                shown.cell.frame = displaced(shown.cell.frame)
            }
        }
        table.updateShownCells()
    }
}
