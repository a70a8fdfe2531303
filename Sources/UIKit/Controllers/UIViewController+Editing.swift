extension UIViewController {
    var madeEditButtonItem: UIBarButtonItem {
        if let item = state.editButton { return item }
        let item = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
        state.editButton = item
        state.updateEditButton(isEditing: isEditing)
        return item
    }
}

extension ControllerState {
    /// Has the button say what it does.
    @MainActor
    func updateEditButton(isEditing: Bool) {
        editButton?.systemItem = isEditing ? .done : .edit
        editButton?.style = isEditing ? .done : .plain
    }
}
