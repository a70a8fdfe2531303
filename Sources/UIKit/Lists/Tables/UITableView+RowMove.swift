extension UITableView {
    private static let moveDuration = 0.25
    /// How near to the table's edge the finger has the content move, and how fast at the edge itself, in points.
    private static let scrollZone: CGFloat = 60
    private static let scrollSpeed: CGFloat = 600

    /// Whether the row of a cell can be moved.
    func canMoveRow(of cell: UITableViewCell) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        return dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }

    /// A finger takes hold of a row.
    /// - Parameter y: where, in the content's coordinates.
    func beginMove(of cell: UITableViewCell, at y: CGFloat) {
        guard table.move == nil, let path = indexPath(for: cell) else { return }
        table.swipe?.close(animated: true)
        let frame = cell.frame
        table.move = RowMove(
            from: path, to: path, height: frame.height, grip: y - frame.minY, finger: y - bounds.minY)
        table.moveScrolling = RowMoveScrolling(self)
        cell.layer.zPosition = 3
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = .zero
    }

    /// The finger moves.
    func followMove(to y: CGFloat) {
        table.move?.finger = y - bounds.minY
        followFinger()
    }

    /// Puts the row under the finger, and has the others make way.
    private func followFinger() {
        guard var move = table.move, let cell = shownCell(at: move.from), let layout = table.layout, layout.count > 0
        else { return }
        let (top, bottom) = (layout.top, layout.height - layout.bottom)
        cell.frame.origin.y = onPixel(
            min(max(bounds.minY + move.finger - move.grip, top), max(bottom - move.height, top)))
        let middle = min(max(cell.frame.midY, top), bottom - 0.5)
        guard let proposed = move.proposal(at: middle, in: layout) else { return }
        let asked =
            tableDelegate?.tableView(self, targetIndexPathForMoveFromRowAt: move.from, toProposedIndexPath: proposed)
            ?? proposed
        // The delegate may have had the table change, and the row go back.
        guard table.move != nil, move.isPossible(asked, in: layout), asked != move.to else { return }
        move.to = asked
        table.move = move
        UIView.animate(
            withDuration: UITableView.moveDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) { [self] in placeRows() }
    }

    /// Moves the content on where the finger is held at the upper or lower edge.
    func scrollWithMove(for seconds: CFTimeInterval) {
        guard let move = table.move else { return }
        let (top, bottom) = (adjustedContentInset.top, bounds.height - adjustedContentInset.bottom)
        let zone = min(UITableView.scrollZone, (bottom - top) / 4)
        guard zone > 0 else { return }
        let above = min(max(top + zone - move.finger, 0), zone)
        let below = min(max(move.finger - bottom + zone, 0), zone)
        let way = (below - above) / zone * UITableView.scrollSpeed * CGFloat(seconds)
        let target = clamped(CGPoint(x: contentOffset.x, y: contentOffset.y + way))
        guard way != 0, target != contentOffset else { return }
        setOffset(target)
        placeRows()
        followFinger()
    }

    /// The row goes to the place that the others have made for it.
    func endMove() {
        guard let move = table.move else { return }
        let cell = shownCell(at: move.from)
        forgetMove()
        if move.from != move.to {
            let count = table.layoutCount
            dataSource?.tableView(self, moveRowAt: move.from, to: move.to)
            // A data source that has the table ask anew has told it of the move.
            if table.layoutCount == count { takeOver(move) }
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

    /// A row that is held goes back to where it was: the table changes, or is seen no more.
    func cancelMove() {
        guard let move = table.move else { return }
        let cell = shownCell(at: move.from)
        forgetMove()
        cell?.layer.shadowOpacity = 0
        cell?.layer.zPosition = 0
        setNeedsLayout()
    }

    /// Nothing is moved any more.
    private func forgetMove() {
        table.moveScrolling?.end()
        (table.move, table.moveScrolling) = (nil, nil)
    }

    /// The rows have changed places, and nobody has to be asked for them again.
    private func takeOver(_ move: RowMove) {
        guard let old = table.layout else { return }
        for index in table.cells.indices { table.cells[index].path = move.place(of: table.cells[index].path) }
        table.cells.sort { $0.path < $1.path }
        table.selection = table.selection.map(move.place)
        table.layout = old.moved(by: move)
        updateShownCells()
    }
}

/// Has a table's content move while a row is held at its edge.
@MainActor
final class RowMoveScrolling: NSObject {
    private weak var table: UITableView?
    private var link: CADisplayLink?
    private var time = CACurrentMediaTime()

    init(_ table: UITableView) {
        self.table = table
        super.init()
        let link = CADisplayLink(target: self, selector: Selector("frame:", RowMoveScrolling.frame))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func frame(_ link: CADisplayLink) {
        guard let table else { return end() }
        let passed = link.timestamp - time
        time = link.timestamp
        table.scrollWithMove(for: passed)
    }

    /// Moves nothing any more.
    func end() { link?.invalidate() }
}
