/// One animated change of a collection: of its items or of its layout.
@MainActor
final class CollectionChange {
    private let view: UICollectionView
    private let changes: ListChanges
    /// Where items went; nil where they are what they were.
    private let map: ListMap?
    private let old: [CollectionKey: UICollectionViewLayoutAttributes]
    private var leaving: [(shown: CollectionState.Shown, end: UICollectionViewLayoutAttributes)] = []

    init(
        _ view: UICollectionView, changes: ListChanges, map: ListMap?,
        old: [CollectionKey: UICollectionViewLayoutAttributes]
    ) {
        (self.view, self.changes, self.map, self.old) = (view, changes, map, old)
    }

    /// Changes for the layout.
    static func items(_ changes: ListChanges, _ map: ListMap) -> [UICollectionViewUpdateItem] {
        func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        return changes.deletedSections.map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
            + changes.insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
            + changes.movedSections.map {
                UICollectionViewUpdateItem(.move, before: section($0.from), after: section($0.to))
            }
            + changes.deletedItems.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
            + changes.insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
            + changes.reloadedItems.map {
                UICollectionViewUpdateItem(.reload, before: $0, after: map.item(after: $0))
            }
            + changes.movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    }

    private func after(_ key: CollectionKey) -> CollectionKey? {
        guard let map else { return key }
        var new = key
        if key.category == .cell {
            if changes.reloadedItems.contains(key.path) { return nil }
            guard let path = map.item(after: key.path) else { return nil }
            new.path = path
        } else {
            guard let section = map.section(after: key.path.section) else { return nil }
            new.path.section = section
        }
        return new
    }

    private func before(_ key: CollectionKey) -> CollectionKey? {
        guard let map else { return key }
        var old = key
        if key.category == .cell {
            guard let path = map.item(before: key.path), !changes.reloadedItems.contains(path) else { return nil }
            old.path = path
        } else {
            guard let section = map.section(before: key.path.section) else { return nil }
            old.path.section = section
        }
        return old
    }

    /// Brings everything from where it was to where it belongs now, and the content to an offset.
    func animate(to offset: CGPoint, _ completion: @escaping () -> Void) {
        let view = view
        let shown = view.collection.order.compactMap { view.collection.shown[$0] }
        view.collection.shown = [:]
        view.collection.order = []
        view.collection.touched = nil
        let area = CGRect(origin: offset, size: view.bounds.size)
        let attributes = view.attributes(in: area).filter { !$0.isHidden && $0.frame.intersects(area) }
        let wanted = Set(attributes.map(\.key))
        for old in shown { sort(old, wanted) }
        // What comes into view begins where it was, or as the layout says.
        UIView.performWithoutAnimation {
            for end in attributes where view.collection.shown[end.key] == nil {
                let new = view.show(end)
                new.place(start(of: end))
                new.layoutIfNeeded()
            }
        }
        let leaving = leaving
        let changes = {
            if view.contentOffset != offset { view.setOffset(offset) }
            for end in attributes { view.show(end).place(end) }
            for (shown, end) in leaving { shown.view.place(end) }
        }
        let finish = {
            for (shown, _) in leaving
            where !view.collection.order.contains(where: { view.collection.shown[$0]?.view === shown.view }) {
                UIView.performWithoutAnimation { shown.view.alpha = 1 }
                view.putAway(shown)
            }
            completion()
        }
        if UIView.areAnimationsEnabled {
            UIView.animate(
                withDuration: UICollectionView.changeDuration, delay: 0, options: .allowUserInteraction,
                animations: changes, completion: { _ in finish() })
        } else {
            changes()
            finish()
        }
        view.collection.isChangingLayout = false
    }

    /// Keeps a view that is still in view; others leave, to where they are now or as the layout says.
    private func sort(_ shown: CollectionState.Shown, _ wanted: Set<CollectionKey>) {
        let layout = view.collectionViewLayout
        guard let key = after(shown.key) else {
            leaving.append((shown, end(of: shown, layout)))
            return
        }
        if wanted.contains(key) {
            var kept = shown
            kept.key = key
            view.collection.shown[key] = kept
            view.collection.order.append(key)
            return
        }
        let end: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell: end = layout.layoutAttributesForItem(at: key.path)
        case .supplementaryView:
            end = layout.layoutAttributesForSupplementaryView(ofKind: key.kind ?? "", at: key.path)
        case .decorationView: end = layout.layoutAttributesForDecorationView(ofKind: key.kind ?? "", at: key.path)
        }
        leaving.append((shown, end ?? transparent(shown.attributes)))
    }

    private func transparent(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
        copy.alpha = 0
        return copy
    }

    private func end(
        of shown: CollectionState.Shown, _ layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutAttributes {
        let (path, kind) = (shown.key.path, shown.key.kind ?? "")
        let end: UICollectionViewLayoutAttributes?
        switch shown.key.category {
        case .cell: end = layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView:
            end = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            end = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
        return end ?? transparent(shown.attributes)
    }

    private func start(of end: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let layout = view.collectionViewLayout
        let (path, kind) = (end.indexPath, end.representedElementKind ?? "")
        let start: UICollectionViewLayoutAttributes?
        switch end.representedElementCategory {
        case .cell: start = layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView:
            start = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView:
            start = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
        if let start { return start }
        if let key = before(end.key), let place = old[key] {
            let copy = place.copy() as? UICollectionViewLayoutAttributes ?? place
            copy.indexPath = end.indexPath
            return copy
        }
        return transparent(end)
    }
}
