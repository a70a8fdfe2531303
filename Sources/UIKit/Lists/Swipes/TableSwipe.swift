/// Sees rows being swiped to a side, and shows what can be done with them.
@MainActor
final class TableSwipe: NSObject {
    private unowned let table: UITableView
    private let pan = UIPanGestureRecognizer()
    /// The row that is swiped or open.
    private(set) var path: IndexPath?
    /// How far it is from its place, in points; below 0 to the left.
    private(set) var offset: CGFloat = 0
    private var buttons: SwipeButtonsView?
    private var configuration: UISwipeActionsConfiguration?
    private var isTrailing = true
    private var start: CGFloat = 0

    /// From which part of the row's width on a swipe does the first action.
    private static let fullSwipe: CGFloat = 0.6
    private static let duration = 0.4
    private static let decisiveVelocity: CGFloat = 300

    init(_ table: UITableView) {
        self.table = table
        super.init()
        pan.addTarget(self, action: Selector("swiped:", TableSwipe.swiped))
        pan.delegate = self
        table.addGestureRecognizer(pan)
    }

    /// Whether a row is open, and its buttons can be tapped.
    var isOpen: Bool { path != nil }

    // MARK: The finger

    private func swiped(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            start = offset
            pan.setTranslation(.zero, in: table)
        case .changed: move(to: start + pan.translation(in: table).x)
        case .ended: release(velocity: pan.velocity(in: table).x)
        case .cancelled, .failed: release(velocity: 0)
        default: break
        }
    }

    private var sign: CGFloat { isTrailing == isLeftToRight ? -1 : 1 }
    private var isLeftToRight: Bool { table.effectiveUserInterfaceLayoutDirection != .rightToLeft }

    private func move(to target: CGFloat) {
        guard let buttons, let cell = cell else { return }
        var way = target * sign
        let width = cell.bounds.width
        let canFill = configuration?.performsFirstActionWithFullSwipe == true
        let band = RubberBand(extent: Double(width))
        if way < 0 { way = CGFloat(band.stretch(Double(way))) }
        if !canFill, way > buttons.fullWidth {
            way = buttons.fullWidth + CGFloat(band.stretch(Double(way - buttons.fullWidth)))
        }
        offset = way * sign
        let fills = canFill && way > width * Self.fullSwipe
        if fills != buttons.isFilled {
            UIView.animate(springDuration: 0.3, options: .allowUserInteraction) {
                buttons.fill(fills)
                buttons.layoutIfNeeded()
            }
        }
        place()
    }

    private func release(velocity: CGFloat) {
        guard let buttons else { return }
        let (way, speed) = (offset * sign, velocity * sign)
        if buttons.isFilled, let first = configuration?.actions.first { return perform(first, fills: true) }
        let opens = abs(speed) > Self.decisiveVelocity ? speed > 0 : way > buttons.fullWidth / 2
        opens ? settle(at: buttons.fullWidth) : close(animated: true)
    }

    // MARK: Open and closed

    private var cell: UITableViewCell? { path.flatMap { table.cellForRow(at: $0) } }

    /// Makes the buttons of a row's side; whether there are any.
    private func prepare(_ path: IndexPath, isTrailing: Bool) -> Bool {
        guard let cell = table.cellForRow(at: path),
            let configuration = table.swipeActions(at: path, isTrailing: isTrailing), !configuration.actions.isEmpty
        else { return false }
        let buttons = SwipeButtonsView(configuration.actions, isTrailing: isTrailing == isLeftToRight)
        buttons.onTap = { [weak self] in self?.perform($0, fills: false) }
        (self.path, self.isTrailing, self.configuration, self.buttons) = (path, isTrailing, configuration, buttons)
        offset = 0
        table.insertSubview(buttons, belowSubview: cell)
        place()
        table.tableDelegate?.tableView(table, willBeginEditingRowAt: path)
        return true
    }

    /// Opens the trailing side of a row: what the control at its beginning asks for.
    func open(_ path: IndexPath) {
        if self.path == path { return close(animated: true) }
        close(animated: false)
        guard prepare(path, isTrailing: true), let buttons else { return }
        settle(at: buttons.fullWidth)
    }

    private func settle(at way: CGFloat) {
        let target = way * sign
        UIView.animate(springDuration: Self.duration, options: .allowUserInteraction) { [self] in
            offset = target
            place()
            buttons?.layoutIfNeeded()
        }
    }

    /// Has the row go back to its place.
    func close(animated: Bool) {
        guard let path, let buttons else { return }
        let cell = cell
        (self.path, self.buttons, configuration, offset) = (nil, nil, nil, 0)
        table.tableDelegate?.tableView(table, didEndEditingRowAt: path)
        guard animated, let cell else {
            buttons.removeFromSuperview()
            return table.setNeedsLayout()
        }
        let width = buttons.bounds.width
        UIView.animate(springDuration: Self.duration, options: .allowUserInteraction) { [table] in
            cell.frame.origin.x = table.rowArea.x
            if buttons.frame.minX > cell.frame.minX { buttons.frame.origin.x += width }
            buttons.frame.size.width = 0
            buttons.layoutIfNeeded()
        } completion: { _ in
            buttons.removeFromSuperview()
        }
    }

    /// Puts the row and its buttons where the finger has them.
    func place() {
        guard let path, let buttons, let cell else { return }
        var frame = table.rectForRow(at: path)
        (frame.origin.x, frame.size.width) = table.rowArea
        cell.frame = frame.offsetBy(dx: offset, dy: 0)
        let width = max(offset * sign, 0)
        buttons.frame = CGRect(
            x: sign < 0 ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.height)
        buttons.layoutIfNeeded()
    }

    private func perform(_ action: UIContextualAction, fills: Bool) {
        guard let cell, let buttons else { return }
        if fills { settle(at: cell.bounds.width) }
        action.handler(action, buttons) { [weak self, weak buttons] isDone in
            // The row may have gone, or another one may be open.
            guard let self, let buttons, self.buttons === buttons else { return }
            close(animated: !(isDone && action.style == .destructive && self.cell == nil))
        }
    }
}

extension TableSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = pan.translation(in: table)
        guard abs(way.x) > abs(way.y), let row = table.indexPathForRow(at: pan.location(in: table)) else {
            return false
        }
        if row == path { return true }
        close(animated: true)
        return prepare(row, isTrailing: (way.x < 0) == isLeftToRight)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // A switch or a slider in a row is moved itself.
        !(touch.view is UISlider || touch.view is UISwitch || touch.view is SectionIndexView
            || touch.view is CellReorderControl)
    }
}

extension UITableView {
    /// What a swipe of a row to a side uncovers.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
        guard isTrailing else { return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        guard (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .none) == .delete else { return nil }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let deletion = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            guard let self, let path = table.swipe?.path else { return done(false) }
            dataSource?.tableView(self, commit: .delete, forRowAt: path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [deletion])
    }
}
