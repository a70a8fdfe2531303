extension UITableView {
    func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != table.isEditing else { return }
        table.isEditing = editing
        cancelMove()
        table.swipe?.close(animated: animated)
        if !allowsSelectionDuringEditing && !allowsMultipleSelectionDuringEditing {
            for path in table.selection { deselect(path, animated: animated) }
        }
        for shown in table.cells { shown.cell.setEditing(editing, animated: animated) }
    }

    /// What editing does with the row of a cell.
    func editingStyle(for cell: UITableViewCell) -> UITableViewCell.EditingStyle {
        guard let path = indexPath(for: cell), dataSource?.tableView(self, canEditRowAt: path) ?? false else {
            return .none
        }
        cell.shouldIndentWhileEditing =
            tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }
}
