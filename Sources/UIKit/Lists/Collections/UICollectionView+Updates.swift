extension UICollectionView {
    static let changeDuration = 0.3

    func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        openUpdates()
        updates?()
        if let completion { collection.updateCompletions.append(completion) }
        closeUpdates()
    }

    /// Notes a change; on its own it is carried out at once.
    func change(_ note: (inout ListChanges) -> Void) {
        openUpdates()
        note(&collection.updates)
        closeUpdates()
    }

    private func openUpdates() {
        // Without counts from before there is nothing that changes count from: everything is loaded at the end.
        if collection.updateDepth == 0, collection.counts != nil {
            prepareLayout()
            rememberPlaces()
        }
        collection.updateDepth += 1
    }

    private func closeUpdates() {
        collection.updateDepth -= 1
        if collection.updateDepth == 0 { carryOut() }
    }

    func reconfigure(_ paths: [IndexPath]) {
        for path in paths {
            guard let shown = collection.shown[.cell(path)] else { continue }
            // The data source gets the same cell again, if it asks for one of the kind.
            _ = pool.keep(shown.view, for: shown.view.reuseIdentifier.map { "cell/" + $0 }, limit: .max)
            guard let cell = dataSource?.collectionView(self, cellForItemAt: path), cell !== shown.view else {
                continue
            }
            shown.view.isHidden = true
            collection.shown[.cell(path)]?.view = cell
            if cell.superview !== self { addSubview(cell) }
            cell.isHidden = false
        }
        setNeedsLayout()
    }

    /// Remembers where everything is in view and around it.
    func rememberPlaces() {
        let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        collection.before = [:]
        for attributes in attributes(in: area) {
            collection.before[attributes.key] = attributes.copy() as? UICollectionViewLayoutAttributes
        }
        for key in collection.order {
            guard let shown = collection.shown[key] else { continue }
            collection.before[key] = shown.attributes.copy() as? UICollectionViewLayoutAttributes
        }
    }

    /// Carries the changes out that have been noted.
    private func carryOut() {
        let (changes, completions) = (collection.updates, collection.updateCompletions)
        (collection.updates, collection.updateCompletions) = (ListChanges(), [])
        func complete() { for completion in completions { completion(true) } }
        guard let old = collection.counts, window != nil, bounds.width > 0 else {
            if !changes.isEmpty { reloadEverything() }
            return complete()
        }
        collection.counts = nil
        let new = itemCounts
        let map = ListMap(changes, old: old, new: new)
        if let contradiction = map.contradiction {
            reportMisuse("\(type(of: self)): invalid update: \(contradiction); everything is reloaded")
            reloadEverything()
            return complete()
        }
        let layout = collectionViewLayout
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: context)
        collection.isPrepared = false
        let start = contentOffset
        collection.isChangingLayout = true
        prepareLayout()
        layout.prepare(forCollectionViewUpdates: CollectionChange.items(changes, map))
        collection.selection = collection.selection.compactMap { map.item(after: $0) }
        let proposed =
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: start)
            ?? layout.targetContentOffset(forProposedContentOffset: start)
        let run = CollectionChange(self, changes: changes, map: map, old: collection.before)
        run.animate(to: clamped(proposed)) {
            layout.finalizeCollectionViewUpdates()
            complete()
        }
    }

    // MARK: Another layout

    func change(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = collectionViewLayout
        guard layout !== old else {
            completion?(true)
            return
        }
        let isAnimated = animated && window != nil && bounds.width > 0
        if isAnimated {
            layoutIfNeeded()
            rememberPlaces()
        }
        old.prepareForTransition(to: layout)
        layout.collectionView = self
        layout.prepareForTransition(from: old)
        take(layout)
        old.collectionView = nil
        collection.isPrepared = false
        for key in collection.order { collection.shown[key]?.view.willTransition(from: old, to: layout) }
        let finish = { [weak self] in
            if let self {
                for key in collection.order { collection.shown[key]?.view.didTransition(from: old, to: layout) }
            }
            layout.finalizeLayoutTransition()
            completion?(true)
        }
        guard isAnimated else {
            setNeedsLayout()
            if window != nil {
                layoutIfNeeded()
                setOffset(clamped(layout.targetContentOffset(forProposedContentOffset: contentOffset)))
            }
            return finish()
        }
        let start = contentOffset
        collection.isChangingLayout = true
        prepareLayout()
        let proposed = layout.targetContentOffset(forProposedContentOffset: start)
        CollectionChange(self, changes: ListChanges(), map: nil, old: collection.before)
            .animate(to: clamped(proposed), finish)
    }
}
