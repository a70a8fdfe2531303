/// A row that a finger moves to another place in its section.
struct RowMove {
    let from: IndexPath
    var to: IndexPath
    let height: CGFloat
    /// How far below the row's upper edge the finger took hold of it, in points.
    let grip: CGFloat

    /// How far another row makes way, in points.
    func shift(of path: IndexPath) -> CGFloat {
        guard path.section == from.section else { return 0 }
        if path.row > from.row, path.row <= to.row { return -height }
        if path.row < from.row, path.row >= to.row { return height }
        return 0
    }

    /// The place that a row has afterwards.
    func place(of path: IndexPath) -> IndexPath {
        if path == from { return to }
        let shift = shift(of: path)
        return IndexPath(row: path.row + (shift < 0 ? -1 : shift > 0 ? 1 : 0), section: path.section)
    }
}

extension UITableView {
    private static let moveDuration = 0.25

    /// Whether the row of a cell can be moved.
    func canMoveRow(of cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        return dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }

    func beginMove(of cell: UITableViewCell, at y: CGFloat) {
        guard table.move == nil, let path = indexPath(for: cell) else { return }
        table.swipe?.close(animated: true)
        let frame = cell.frame
        table.move = RowMove(from: path, to: path, height: frame.height, grip: y - frame.minY)
        cell.layer.zPosition = 3
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = .zero
    }

    func followMove(to y: CGFloat) {
        guard var move = table.move, let cell = shownCell(at: move.from) else { return }
        let section = move.from.section
        let last = numberOfRows(inSection: section) - 1
        let (first, end) = (
            rectForRow(at: IndexPath(row: 0, section: section)), rectForRow(at: IndexPath(row: last, section: section))
        )
        cell.frame.origin.y = onPixel(min(max(y - move.grip, first.minY), end.maxY - move.height))
        let middle = min(max(cell.frame.midY, first.minY), end.maxY - 0.5)
        guard let proposed = indexPathForRow(at: CGPoint(x: bounds.midX, y: middle)) else { return }
        let asked =
            tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: move.from, toProposedIndexPath: proposed)
            ?? proposed
        guard asked.section == section, asked != move.to else { return }
        move.to = asked
        table.move = move
        UIView.animate(
            withDuration: UITableView.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in placeRows() }
    }

    /// The row goes to the place that the others have made for it.
    func endMove() {
        guard let move = table.move else { return }
        let cell = shownCell(at: move.from)
        table.move = nil
        if move.from != move.to {
            dataSource?.tableView(self, moveRowAt: move.from, to: move.to)
            takeOver(move)
        }
        UIView.animate(
            withDuration: UITableView.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in
            placeRows()
            cell?.layer.shadowOpacity = 0
        } completion: { _ in
            cell?.layer.zPosition = 0
        }
    }

    /// The rows have changed places, and nobody has to be asked for them again.
    private func takeOver(_ move: RowMove) {
        guard let old = table.layout else { return }
        for index in table.cells.indices { table.cells[index].path = move.place(of: table.cells[index].path) }
        table.cells.sort { $0.path < $1.path }
        table.selection = table.selection.map(move.place)
        let rows = min(move.from.row, move.to.row)...max(move.from.row, move.to.row)
        for row in rows {
            let path = IndexPath(row: row, section: move.from.section)
            guard let before = old.index(of: .row(path)), let after = old.index(of: .row(move.place(of: path))),
                old.isMeasured[before]
            else { continue }
            table.layout?.setHeight(old.height(of: before), at: after)
        }
        updateShownCells()
    }
}
