extension UICollectionView {
    /// How many items each section has, asked for if that is not known.
    var itemCounts: [Int] {
        if let counts = collection.counts { return counts }
        guard let dataSource else { return [] }
        let sections = max(0, dataSource.numberOfSections(in: self))
        let counts = (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) }
        collection.counts = counts
        return counts
    }

    func reloadEverything() {
        recycleAll()
        collection.counts = nil
        collection.selection = []
        collection.touched = nil
        let context = collectionViewLayout.makeInvalidationContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        collectionViewLayout.invalidateLayout(with: context)
        invalidatePlaces()
    }

    func invalidatePlaces() {
        collection.isPrepared = false
        setNeedsLayout()
    }

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        invalidatePlaces()
        if context.contentOffsetAdjustment != .zero {
            setOffset(
                CGPoint(
                    x: contentOffset.x + context.contentOffsetAdjustment.x,
                    y: contentOffset.y + context.contentOffsetAdjustment.y))
        }
    }

    /// Has the layout work the places out, where that is due.
    func prepareLayout() {
        guard !collection.isPrepared, bounds.width > 0 || bounds.height > 0 else { return }
        // The layout may ask for what depends on it.
        collection.isPrepared = true
        _ = itemCounts
        collectionViewLayout.prepare()
        collection.knownBounds = bounds
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// Asks the layout whether its places hold when the collection is scrolled or resized.
    private func boundsMayHaveChanged() {
        guard bounds != collection.knownBounds else { return }
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.invalidateLayout(
                with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        }
        collection.knownBounds = bounds
        prepareLayout()
    }

    /// The attributes of what is in view, in the layout's order.
    func attributesInView() -> [UICollectionViewLayoutAttributes] {
        let area = bounds
        return attributes(in: area).filter { !$0.isHidden && $0.frame.intersects(area) }
    }

    /// What the layout says of an area, without what has no finite frame.
    func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
        (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter { attributes in
            let frame = attributes.frame
            if [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite) { return true }
            reportFrame("what has no finite frame is left out: \(attributes.indexPath)")
            return false
        }
    }

    /// Says once that the layout has given numbers that nothing can be placed by.
    func reportFrame(_ problem: String) {
        guard !collection.hasReportedFrame else { return }
        collection.hasReportedFrame = true
        reportMisuse("\(type(of: collectionViewLayout)): \(problem)")
    }

    /// Shows what is in view and nothing else.
    func placeItems() {
        guard bounds.width > 0, bounds.height > 0, dataSource != nil, !collection.isChangingLayout,
            !collection.isPlacing
        else { return }
        // Those who are asked for cells may ask for what is in view.
        collection.isPlacing = true
        defer { collection.isPlacing = false }
        boundsMayHaveChanged()
        backgroundView?.frame = bounds
        // Cells that ask for other sizes may bring others into view.
        for _ in 0..<8 {
            let attributes = attributesInView()
            recycle(except: attributes)
            let offset = contentOffset
            var hasChanged = false
            for attributes in attributes {
                let view = show(attributes)
                view.place(attributes)
                if !hasChanged { hasChanged = askForPreference(view, attributes) }
            }
            if hasChanged { prepareLayout() } else if contentOffset == offset { return }
        }
    }

    /// Asks a new cell for the attributes that it would like.
    /// - Returns: whether the places do not hold any more.
    private func askForPreference(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard collectionViewLayout.asksForPreferences(of: attributes) else { return false }
        let preferred = view.preferredLayoutAttributesFitting(attributes)
        guard
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        return true
    }

    /// The view for attributes, made if it is not shown yet.
    @discardableResult
    func show(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let key = attributes.key
        if let shown = collection.shown[key] {
            collection.shown[key]?.attributes = attributes
            return shown.view
        }
        let view = makeView(for: attributes)
        view.applied = nil
        collection.shown[key] = CollectionState.Shown(key: key, view: view, attributes: attributes)
        collection.order.append(key)
        UIView.performWithoutAnimation {
            view.isHidden = false
            view.place(attributes)
            if view.superview !== self { addSubview(view) } else { bringSubviewToFront(view) }
            view.setNeedsLayout()
        }
        switch key.category {
        case .cell:
            if let cell = view as? UICollectionViewCell {
                collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
            }
        case .supplementaryView:
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: key.path)
        case .decorationView: break
        }
        return view
    }

    private func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
        let path = attributes.indexPath
        let kind = attributes.representedElementKind ?? ""
        switch attributes.representedElementCategory {
        case .cell:
            let cell = dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell()
            let isSelected = collection.selection.contains(path)
            if cell.isSelected != isSelected { cell.isSelected = isSelected }
            if cell.isHighlighted { cell.isHighlighted = false }
            return cell
        case .supplementaryView:
            return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
                ?? UICollectionReusableView()
        case .decorationView:
            let key = "decoration/" + kind
            if let view = pool.next(for: key) {
                view.prepareForReuse()
                return view
            }
            let type = collectionViewLayout.decorationType(kind) ?? UICollectionReusableView.self
            return UIView.make(type, frame: attributes.bounds) as? UICollectionReusableView
                ?? UICollectionReusableView()
        }
    }

    // MARK: Reuse

    func recycle(except attributes: [UICollectionViewLayoutAttributes]) {
        let keys = attributes.map(\.key)
        let kept = Set(keys)
        for key in collection.order where !kept.contains(key) {
            if let shown = collection.shown.removeValue(forKey: key) { putAway(shown) }
        }
        collection.order.removeAll { !kept.contains($0) }
    }

    /// Puts a view away to be used again.
    func putAway(_ shown: CollectionState.Shown) {
        let (view, key) = (shown.view, shown.key)
        let kind: String?
        switch key.category {
        case .cell: kind = view.reuseIdentifier.map { "cell/" + $0 }
        case .supplementaryView: kind = view.reuseIdentifier.map { (key.kind ?? "") + "/" + $0 }
        case .decorationView: kind = "decoration/" + (key.kind ?? "")
        }
        if collection.touched == key.path, key.category == .cell { collection.touched = nil }
        if pool.keep(view, for: kind, limit: max(8, collection.order.count)) {
            UIView.performWithoutAnimation { view.isHidden = true }
        } else {
            view.removeFromSuperview()
        }
        switch key.category {
        case .cell:
            if let cell = view as? UICollectionViewCell {
                collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
            }
        case .supplementaryView:
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.path)
        case .decorationView: break
        }
    }

    func recycleAll() { recycle(except: []) }

    // MARK: Queries

    /// The cells in view, in the layout's order.
    var shownCells: [CollectionState.Shown] {
        if superview != nil { layoutIfNeeded() }
        return collection.order.filter { $0.category == .cell }.compactMap { collection.shown[$0] }
            .filter { $0.view.frame.intersects(bounds) }
    }

    func shownSupplements(_ kind: String) -> [CollectionState.Shown] {
        collection.order.filter { $0.category == .supplementaryView && $0.kind == kind }
            .compactMap { collection.shown[$0] }
    }

    func item(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let area = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let candidates = attributes(in: area).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
        }
        return candidates.max { $0.zIndex < $1.zIndex }?.indexPath
    }

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        if superview != nil { layoutIfNeeded() }
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        let area = bounds.inset(by: adjustedContentInset)
        func place(
            _ before: Bool, _ middle: Bool, _ after: Bool, _ low: CGFloat, _ high: CGFloat, _ from: CGFloat,
            _ to: CGFloat
        ) -> CGFloat {
            if before { return low - from }
            if middle { return (low + high - from - to) / 2 }
            if after { return high - to }
            guard position.isEmpty else { return 0 }
            return low < from ? low - from : max(0, high - to)
        }
        let x = place(
            position.contains(.left), position.contains(.centeredHorizontally), position.contains(.right), frame.minX,
            frame.maxX, area.minX, area.maxX)
        let y = place(
            position.contains(.top), position.contains(.centeredVertically), position.contains(.bottom), frame.minY,
            frame.maxY, area.minY, area.maxY)
        let offset = clamped(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y))
        setContentOffset(CGPoint(x: onPixel(offset.x), y: onPixel(offset.y)), animated: animated)
    }
}
