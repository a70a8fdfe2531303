extension UITableView {
    private static let duration = 0.3

    func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openUpdates()
        updates?()
        if let completion { table.updateCompletions.append(completion) }
        closeUpdates()
    }

    func openUpdates() {
        // The counts before the changes are those that the changes count from.
        if table.updateDepth == 0 { loadData() }
        if table.updateDepth == 0 { table.swipe?.close(animated: false) }
        table.updateDepth += 1
    }

    func closeUpdates() {
        guard table.updateDepth > 0 else { return reportMisuse("endUpdates() without beginUpdates()") }
        table.updateDepth -= 1
        if table.updateDepth == 0 { carryOut() }
    }

    /// Notes a change; on its own it is carried out at once.
    func change(_ animation: RowAnimation, _ note: (inout ListChanges) -> Void) {
        openUpdates()
        note(&table.updates)
        if animation != .automatic { table.animation = animation }
        closeUpdates()
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths where shownCell(at: path) != nil {
            guard let place = table.cells.firstIndex(where: { $0.path == path }), let dataSource else { continue }
            let old = table.cells[place]
            // The data source may hand out the same cell again, if it asks for one of the kind.
            _ = cellPool.keep(old.cell, for: old.cell.reuseIdentifier, limit: .max)
            let cell = dataSource.tableView(self, cellForRowAt: path)
            guard cell !== old.cell else { continue }
            table.cells.remove(at: place)
            old.cell.isHidden = true
        }
        setNeedsLayout()
    }

    /// Carries the changes out that have been noted.
    private func carryOut() {
        let (changes, animation, completions) = (table.updates, table.animation, table.updateCompletions)
        (table.updates, table.animation, table.updateCompletions) = (ListChanges(), .automatic, [])
        if !changes.isEmpty { cancelMove() }
        guard let old = table.layout, window != nil, bounds.height > 0 else {
            if dataSource != nil, !changes.isEmpty { reloadEverything() }
            for completion in completions { completion(true) }
            return
        }
        var new = makeLayout()
        let map = ListMap(changes, old: old.rowCounts, new: new.rowCounts)
        if let contradiction = map.contradiction {
            reportMisuse("\(type(of: self)): invalid update: \(contradiction); everything is reloaded")
            reloadEverything()
            for completion in completions { completion(true) }
            return
        }
        new.takeHeights(from: old, map, reloaded: changes.reloadedItems)
        var run = TableUpdate(animation: animation)
        run.take(from: self, old: old, new: new, map: map, changes: changes)
        let start = contentOffset
        table.layout = new
        UIView.performWithoutAnimation {
            updateContentSize()
            setOffset(clamped(start))
            placeRows()
            run.setUpStart(in: self, shift: contentOffset.y - start.y)
        }
        let finish = { [weak self] in
            for shown in run.leaving { self?.putAway(shown) }
            for completion in completions { completion(true) }
        }
        guard animation != .none, UIView.areAnimationsEnabled else {
            run.setUpEnd(in: self)
            return finish()
        }
        UIView.animate(
            withDuration: UITableView.duration, delay: 0, options: .allowUserInteraction,
            animations: { run.setUpEnd(in: self) }, completion: { _ in finish() })
    }

    /// A cell that has left by a change is put away.
    private func putAway(_ shown: TableState.ShownCell) {
        guard !table.cells.contains(where: { $0.cell === shown.cell }) else { return }
        shown.cell.alpha = 1
        shown.cell.transform = .identity
        recycle(shown)
    }
}
