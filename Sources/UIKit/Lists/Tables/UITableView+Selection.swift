extension UITableView {
    /// Whether rows can be selected now, and whether more than one.
    private var selectionMode: (isAllowed: Bool, isMultiple: Bool) {
        isEditing
            ? (
                allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing,
                allowsMultipleSelectionDuringEditing
            )
            : (allowsSelection || allowsMultipleSelection, allowsMultipleSelection)
    }

    // MARK: By the app

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in table.selection { deselect(old, animated: animated) }
            return
        }
        guard layoutOfData.index(of: .row(path)) != nil else { return }
        if !selectionMode.isMultiple {
            for old in table.selection where old != path { deselect(old, animated: animated) }
        }
        mark(path, animated: animated)
        if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    private func mark(_ path: IndexPath, animated: Bool) {
        if !table.selection.contains(path) { table.selection.append(path) }
        shownCell(at: path)?.setSelected(true, animated: animated)
    }

    func deselect(_ path: IndexPath, animated: Bool) {
        guard let place = table.selection.firstIndex(of: path) else { return }
        table.selection.remove(at: place)
        shownCell(at: path)?.setSelected(false, animated: animated)
    }

    // MARK: By fingers

    func rowTouchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
        // A touch beside the buttons of an open row puts them away.
        if let swipe = table.swipe, swipe.isOpen { return swipe.close(animated: true) }
        guard table.touched == nil, let touch = touches.first, selectionMode.isAllowed,
            let path = path(at: touch.location(in: self)), shownCell(at: path) != nil
        else { return }
        guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        table.touched = path
        shownCell(at: path)?.setHighlighted(true, animated: false)
        tableDelegate?.tableView(self, didHighlightRowAt: path)
    }

    func rowTouchesEnded(_ touches: Set<UITouch>) {
        guard let touched = table.touched else { return }
        // A selected cell does not flash while it stops being highlighted.
        let isChosen = touches.first.map { path(at: $0.location(in: self)) == touched } ?? false
        unhighlight(selecting: isChosen)
        if isChosen { choose(touched) }
    }

    func rowTouchesCancelled() { unhighlight(selecting: false) }

    private func unhighlight(selecting: Bool) {
        guard let touched = table.touched else { return }
        table.touched = nil
        let cell = shownCell(at: touched)
        if selecting, let cell {
            cell.parts.isHighlighted = false
        } else {
            cell?.setHighlighted(false, animated: false)
        }
        tableDelegate?.tableView(self, didUnhighlightRowAt: touched)
    }

    /// The user has tapped a row.
    private func choose(_ path: IndexPath) {
        if table.selection.contains(path), selectionMode.isMultiple {
            refresh(path)
            return takeOut(path)
        }
        let chosen =
            tableDelegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        guard let chosen else { return refresh(path) }
        if chosen != path { refresh(path) }
        if !selectionMode.isMultiple {
            for old in table.selection where old != chosen { takeOut(old) }
        }
        mark(chosen, animated: false)
        // A segue's controller is prepared before the delegate is told, as on iOS.
        if let cell = shownCell(at: chosen) { cell.parts.selectionSegue?(cell) }
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
    }

    private func takeOut(_ path: IndexPath) {
        let asked = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let asked else { return }
        deselect(asked, animated: false)
        tableDelegate?.tableView(self, didDeselectRowAt: asked)
    }

    /// Has a cell look as it is.
    private func refresh(_ path: IndexPath) {
        guard let cell = shownCell(at: path) else { return }
        cell.setHighlighted(false, animated: false)
    }
}
