extension UITableViewCell {
    private static let duration = 0.3

    func changeEditing(_ editing: Bool, animated: Bool) {
        let style: EditingStyle = editing ? tableView?.editingStyle(for: self) ?? parts.editingStyle : .none
        let moves = editing && tableView?.canMoveRow(of: self) ?? false
        guard editing != parts.isEditing || style != parts.editingStyle || moves != (parts.reorderControl != nil)
        else { return }
        let state: StateMask = editing && style != .none ? .showingEditControl : []
        willTransition(to: state)
        if animated { layoutIfNeeded() }
        parts.isEditing = editing
        if editing, style != .none, parts.editControl?.style != style {
            parts.editControl?.removeFromSuperview()
            let control = CellEditControl(style: style)
            control.center = CGPoint(x: -CellEditControl.side, y: bounds.midY)
            control.action = { [weak self] in self?.editControlTapped() }
            addSubview(control)
            parts.editControl = control
        }
        parts.editingStyle = editing ? style : .none
        if moves != (parts.reorderControl != nil) {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = moves ? CellReorderControl() : nil
        }
        updateAccessory()
        guard animated, window != nil else {
            setNeedsLayout()
            removeUnusedControl()
            return didTransition(to: state)
        }
        UIView.animate(
            withDuration: UITableViewCell.duration,
            animations: { [self] in
                setNeedsLayout()
                layoutIfNeeded()
            },
            completion: { [weak self] _ in
                self?.removeUnusedControl()
                self?.didTransition(to: state)
            })
    }

    private func removeUnusedControl() {
        guard parts.editingStyle == .none else { return }
        parts.editControl?.removeFromSuperview()
        parts.editControl = nil
    }

    func placeEditControls() {
        guard let control = parts.editControl else { return }
        let isShown = parts.editingStyle != .none
        control.isHidden = false
        control.center = CGPoint(
            x: isShown ? UITableViewCell.margin + CellEditControl.side / 2 : -CellEditControl.side, y: bounds.midY)
        control.bounds.size = CGSize(width: CellEditControl.side, height: CellEditControl.side)
    }

    private func editControlTapped() {
        guard let table = tableView, let path = table.indexPath(for: self) else { return }
        // A deletion is asked for twice.
        if parts.editingStyle == .delete, let swipe = table.table.swipe { return swipe.open(path) }
        table.dataSource?.tableView(table, commit: parts.editingStyle, forRowAt: path)
    }
}
