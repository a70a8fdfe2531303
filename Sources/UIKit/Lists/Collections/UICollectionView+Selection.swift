extension UICollectionView {
    private var canSelect: Bool { allowsSelection || allowsMultipleSelection }

    func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for old in collection.selection { deselect(old) }
            return
        }
        guard itemCounts.indices.contains(path.section), path.item < itemCounts[path.section] else { return }
        if !allowsMultipleSelection { for old in collection.selection where old != path { deselect(old) } }
        mark(path)
        if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
    }

    private func mark(_ path: IndexPath) {
        if !collection.selection.contains(path) { collection.selection.append(path) }
        cellForItem(at: path)?.isSelected = true
    }

    func deselect(_ path: IndexPath) {
        guard let place = collection.selection.firstIndex(of: path) else { return }
        collection.selection.remove(at: place)
        cellForItem(at: path)?.isSelected = false
    }

    // MARK: By fingers

    func itemTouchesBegan(_ touches: Set<UITouch>) {
        guard collection.touched == nil, canSelect, let touch = touches.first,
            let path = item(at: touch.location(in: self)), let cell = cellForItem(at: path),
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        collection.touched = path
        cell.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    }

    func itemTouchesEnded(_ touches: Set<UITouch>) {
        guard let path = collection.touched else { return }
        let isChosen = touches.first.map { item(at: $0.location(in: self)) == path } ?? false
        let isSelected = collection.selection.contains(path)
        var verdict = isChosen
        if isChosen, isSelected, allowsMultipleSelection {
            verdict = collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
        } else if isChosen {
            verdict = collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true
        }
        itemTouchesCancelled()
        guard verdict else { return }
        if isSelected, allowsMultipleSelection {
            deselect(path)
            collectionDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        if !allowsMultipleSelection {
            for old in collection.selection where old != path {
                deselect(old)
                collectionDelegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        mark(path)
        if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }

    func itemTouchesCancelled() {
        guard let path = collection.touched else { return }
        collection.touched = nil
        cellForItem(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
}
