extension UICollectionViewFlowLayout {
    var isVertical: Bool { scrollDirection == .vertical }

    private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    }

    /// The room across the scrolling direction, in points.
    private func room(in bounds: CGRect) -> CGFloat {
        guard let view = collectionView else { return 0 }
        let insets = view.adjustedContentInset
        return isVertical
            ? bounds.width - insets.left - insets.right : bounds.height - insets.top - insets.bottom
    }

    /// Whether lines have to be broken anew in other bounds.
    func hasOtherRoom(_ bounds: CGRect) -> Bool { room(in: bounds) != flow.extent.across }

    /// A section's insets, with what of the reference is added to them.
    private func inset(of section: Int, _ view: UICollectionView) -> UIEdgeInsets {
        var inset = flowDelegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let more: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return inset
        case .fromSafeArea: more = view.safeAreaInsets
        case .fromLayoutMargins: more = view.layoutMargins
        }
        if isVertical {
            inset.left += more.left
            inset.right += more.right
        } else {
            inset.top += more.top
            inset.bottom += more.bottom
        }
        return inset
    }

    private func size(
        of path: IndexPath, _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    )
        -> CGSize
    {
        if let chosen = chosenSizes[path] { return chosen }
        if estimatedItemSize != .zero {
            return estimatedItemSize == UICollectionViewFlowLayout.automaticSize ? itemSize : estimatedItemSize
        }
        return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
    }

    /// Works out where everything is.
    func makePlan() -> FlowPlan {
        var plan = FlowPlan()
        plan.isStale = false
        guard let view = collectionView else { return plan }
        let across = room(in: view.bounds)
        plan.extent.across = across
        let delegate = flowDelegate
        var along: CGFloat = 0
        for section in 0..<view.numberOfSections {
            var part = FlowPlan.Section(along: along...along)
            let start = along
            let header =
                delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
                ?? headerReferenceSize
            let footer =
                delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
                ?? footerReferenceSize
            let headerExtent = finite(isVertical ? header.height : header.width)
            if headerExtent > 0 {
                part.header = rect(across: 0, along: along, across, headerExtent)
                along += headerExtent
            }
            let chosen = inset(of: section, view)
            let inset = UIEdgeInsets(
                top: finite(chosen.top), left: finite(chosen.left), bottom: finite(chosen.bottom),
                right: finite(chosen.right))
            along += isVertical ? inset.top : inset.left
            along = addLines(to: &part, section, inset, across: across, along: along, view, delegate)
            along += isVertical ? inset.bottom : inset.right
            let footerExtent = finite(isVertical ? footer.height : footer.width)
            if footerExtent > 0 {
                part.footer = rect(across: 0, along: along, across, footerExtent)
                along += footerExtent
            }
            part.along = start...max(start, along)
            plan.sections.append(part)
        }
        plan.extent.along = along
        return plan
    }

    private func rect(across: CGFloat, along: CGFloat, _ width: CGFloat, _ length: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: across, y: along, width: width, height: length)
            : CGRect(x: along, y: across, width: length, height: width)
    }

    /// Breaks a section's items into lines.
    /// - Returns: where the last line ends.
    private func addLines(
        to part: inout FlowPlan.Section, _ section: Int, _ inset: UIEdgeInsets, across: CGFloat, along start: CGFloat,
        _ view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) -> CGFloat {
        let count = view.numberOfItems(inSection: section)
        let lineSpacing = finite(
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing)
        let itemSpacing = finite(
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
                ?? minimumInteritemSpacing)
        let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = max(0, across - before - after)
        let sizes = (0..<count).map { item in
            let size = size(of: IndexPath(item: item, section: section), view, delegate)
            let usable = CGSize(width: max(0, finite(size.width)), height: max(0, finite(size.height)))
            if usable != size { view.reportFrame("item \(item) of section \(section) cannot have the size \(size)") }
            return usable
        }
        func width(_ item: Int) -> CGFloat { isVertical ? sizes[item].width : sizes[item].height }
        func length(_ item: Int) -> CGFloat { isVertical ? sizes[item].height : sizes[item].width }
        let isUniform = sizes.dropFirst().allSatisfy { $0 == sizes[0] }
        part.frames = [CGRect](repeating: .zero, count: count)
        var (first, along) = (0, start)
        var lastGap: CGFloat?
        while first < count {
            var (end, used) = (first + 1, width(first))
            // Sums of parts of the room may come out a hair above it.
            while end < count, used + itemSpacing + width(end) <= room + 1e-6 {
                used += itemSpacing + width(end)
                end += 1
            }
            let items = end - first
            let free = room - used + itemSpacing * CGFloat(items - 1)
            let isLast = end == count
            // Lines fill the room. A last line of equal items stands as those above it do.
            var gap = items > 1 ? free / CGFloat(items - 1) : 0
            var place = before + (items == 1 && (isUniform || !isLast) ? max(0, free) / 2 : 0)
            if isLast {
                if isUniform, first > 0 {
                    gap = lastGap ?? itemSpacing
                    place = part.lines.first.map { leading(of: part.frames[$0.items.lowerBound]) } ?? place
                } else if !isUniform || items > 1 {
                    gap = isUniform && fitsNoMore(items, width(first), itemSpacing, room) ? gap : itemSpacing
                    place = before
                }
            }
            lastGap = gap
            let line = (first..<end).reduce(0) { max($0, length($1)) }
            for item in first..<end {
                let shift = (line - length(item)) / 2
                part.frames[item] = onPixels(
                    rect(across: place, along: along + shift, width(item), length(item)), view)
                place += width(item) + gap
            }
            part.lines.append(FlowPlan.Line(items: first..<end, along: along...along + line))
            along += line + (isLast ? 0 : lineSpacing)
            first = end
        }
        return along
    }

    /// A length, or 0 for what is no number to place things by.
    private func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }

    private func fitsNoMore(_ items: Int, _ width: CGFloat, _ spacing: CGFloat, _ room: CGFloat) -> Bool {
        CGFloat(items + 1) * width + CGFloat(items) * spacing > room + 1e-6
    }

    private func leading(of frame: CGRect) -> CGFloat { isVertical ? frame.minX : frame.minY }

    private func onPixels(_ frame: CGRect, _ view: UICollectionView) -> CGRect {
        CGRect(
            x: view.onPixel(frame.minX), y: view.onPixel(frame.minY), width: frame.width, height: frame.height)
    }

    // MARK: Attributes

    func attributes(of path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.indexPath = path
        attributes.frame = frame
        return attributes
    }

    private func makeAttributes() -> UICollectionViewLayoutAttributes {
        (type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type).map {
            UICollectionViewLayoutAttributes.make($0)
        } ?? UICollectionViewLayoutAttributes()
    }

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let range = isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
        var all: [UICollectionViewLayoutAttributes] = []
        // On whole pixels an item may stick out of its line by less than a point.
        flow.forEachItem(in: range.lowerBound - 1...range.upperBound + 1) { path, frame in
            if frame.intersects(rect) { all.append(attributes(of: path, frame)) }
        }
        for section in flow.sections(in: range) {
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let attributes = supplement(kind, section), attributes.frame.intersects(rect) {
                    all.append(attributes)
                }
            }
        }
        return all
    }

    func supplement(_ kind: String, _ section: Int) -> UICollectionViewLayoutAttributes? {
        guard flow.sections.indices.contains(section) else { return nil }
        let part = flow.sections[section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter,
            var frame = isHeader ? part.header : part.footer
        else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned, let view = collectionView { frame = pinned(frame, part, isHeader, view) }
        let attributes = makeAttributes()
        attributes.indexPath = IndexPath(item: 0, section: section)
        attributes.representedElementKind = kind
        attributes.representedElementCategory = .supplementaryView
        attributes.frame = frame
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    /// A header or footer that stays in view as long as its section is.
    private func pinned(
        _ frame: CGRect, _ part: FlowPlan.Section, _ isHeader: Bool, _ view: UICollectionView
    ) -> CGRect {
        let visible = view.bounds.inset(by: view.adjustedContentInset)
        let (low, high) = isVertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        let length = isVertical ? frame.height : frame.width
        var place = isVertical ? frame.minY : frame.minX
        if isHeader {
            let end = part.footer.map { isVertical ? $0.minY : $0.minX } ?? part.along.upperBound
            place = max(place, min(low, end - length))
        } else {
            let start = part.header.map { isVertical ? $0.maxY : $0.maxX } ?? part.along.lowerBound
            place = min(place, max(high - length, start))
        }
        return isVertical
            ? CGRect(x: frame.minX, y: place, width: frame.width, height: frame.height)
            : CGRect(x: place, y: frame.minY, width: frame.width, height: frame.height)
    }
}
