extension UITableView {
    func rect(of element: TableLayout.Element) -> CGRect {
        let layout = layoutOfData
        guard let index = layout.index(of: element) else { return .zero }
        let area = rowArea
        return CGRect(x: area.x, y: layout.y(of: index), width: area.width, height: layout.height(of: index))
    }

    func rectOfSection(_ section: Int) -> CGRect {
        let layout = layoutOfData
        guard layout.rowCounts.indices.contains(section) else { return .zero }
        let (area, span) = (rowArea, layout.span(of: section))
        return CGRect(x: area.x, y: span.top, width: area.width, height: span.bottom - span.top)
    }

    func path(at point: CGPoint) -> IndexPath? {
        let layout = layoutOfData
        guard point.y >= layout.top, point.y < layout.height - layout.bottom, let index = layout.index(at: point.y),
            case .row(let path) = layout.element(at: index), rect(of: .row(path)).contains(point)
        else { return nil }
        return path
    }

    func paths(in rect: CGRect) -> [IndexPath] {
        let layout = layoutOfData
        guard let first = layout.index(at: rect.minY), let last = layout.index(at: rect.maxY) else { return [] }
        var paths: [IndexPath] = []
        for index in first...max(first, last) {
            let y = layout.y(of: index)
            guard y < rect.maxY, y + layout.height(of: index) > rect.minY,
                case .row(let path) = layout.element(at: index)
            else { continue }
            paths.append(path)
        }
        return paths
    }

    func shownCell(at path: IndexPath) -> UITableViewCell? { table.cells.first { $0.path == path }?.cell }

    /// The cells that are in view now, laid out if that is due.
    var cellsInView: [TableState.ShownCell] {
        loadData()
        if window != nil || superview != nil { layoutIfNeeded() }
        return table.cells.filter { $0.cell.frame.intersects(bounds) }
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        table.swipe?.close(animated: animated)
        if superview != nil { layoutIfNeeded() }
        guard let offset = offset(showing: path, at: position) else { return }
        table.scrollTarget = nil
        setContentOffset(offset, animated: animated)
        guard scrolling.motion == nil else {
            table.scrollTarget = (path, position)
            return
        }
        // Rows that come into view may turn out to have other heights.
        for _ in 0..<4 {
            layoutIfNeeded()
            guard let better = self.offset(showing: path, at: position), better != contentOffset else { break }
            setContentOffset(better, animated: false)
        }
    }

    /// The offset at which a row is where it is wanted.
    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint? {
        let layout = layoutOfData
        guard let index = layout.index(of: .row(path)) else {
            reportMisuse("\(type(of: self)): there is no row \(path.row) in section \(path.section) to scroll to")
            return nil
        }
        let insets = adjustedContentInset
        var (top, bottom) = (insets.top, bounds.height - insets.bottom)
        if style == .plain, let header = layout.index(of: .header(path.section)), layout.height(of: header) > 0 {
            top += max(0, layout.height(of: header) - topPadding)
        }
        bottom = max(top, bottom)
        let (y, height) = (layout.y(of: index), layout.height(of: index))
        let offset: CGFloat
        switch position {
        case .top: offset = y - top
        case .middle: offset = y + height / 2 - (top + bottom) / 2
        case .bottom: offset = y + height - bottom
        case .none:
            let now = contentOffset.y
            offset = y - top < now ? y - top : max(now, y + height - bottom)
        }
        return clamped(CGPoint(x: contentOffset.x, y: onPixel(offset)))
    }

    /// Rows have other heights than was thought: an animation goes on to where its row is now.
    func followScrollTarget() {
        guard let target = table.scrollTarget else { return }
        guard scrolling.motion?.cause == .animation else {
            table.scrollTarget = nil
            return
        }
        if let offset = offset(showing: target.path, at: target.position) { scrolling.motion?.redirect(to: offset) }
    }
}
