/// A row that a finger moves to another place.
struct RowMove {
    let from: IndexPath
    var to: IndexPath
    let height: CGFloat
    /// How far below the row's upper edge the finger took hold of it, in points.
    let grip: CGFloat
    /// How far below the table's upper edge the finger is, in points.
    var finger: CGFloat

    /// How far another element of the table makes way, in points.
    func shift(of index: Int, in layout: TableLayout) -> CGFloat {
        guard let start = layout.index(of: .row(from)), let end = gap(in: layout) else { return 0 }
        if index > start, index < end { return -height }
        if index < start, index >= end { return height }
        return 0
    }

    /// The element before which the row goes.
    private func gap(in layout: TableLayout) -> Int? {
        guard let header = layout.index(of: .header(to.section)) else { return nil }
        let isFurtherDown = to.section == from.section && to.row > from.row
        return header + 1 + to.row + (isFurtherDown ? 1 : 0)
    }

    /// The place that a row has afterwards.
    func place(of path: IndexPath) -> IndexPath {
        if path == from { return to }
        var row = path.row
        if path.section == from.section, row > from.row { row -= 1 }
        if path.section == to.section, row >= to.row { row += 1 }
        return IndexPath(row: row, section: path.section)
    }

    /// Where the row may go: among the others of its section, or between and around those of another one.
    func isPossible(_ path: IndexPath, in layout: TableLayout) -> Bool {
        guard path.count == 2, layout.rowCounts.indices.contains(path.section), path.row >= 0 else { return false }
        return path.row < layout.rowCounts[path.section] + (path.section == from.section ? 0 : 1)
    }

    /// The place for the row when its middle is at a height.
    func proposal(at y: CGFloat, in layout: TableLayout) -> IndexPath? {
        guard let index = layout.index(at: y) else { return nil }
        let section = layout.section(of: index)
        switch layout.element(at: index) {
        case .header: return IndexPath(row: 0, section: section)
        case .footer: return IndexPath(row: end(of: section, in: layout), section: section)
        case .row(let path):
            let isUpperHalf = y < layout.y(of: index) + layout.height(of: index) / 2
            if section > from.section { return path.row == 0 && isUpperHalf ? path : path.offset(by: 1) }
            // Nothing lies between the first row and the section above.
            if isUpperHalf, path == IndexPath(row: 0, section: from.section), section > 0,
                layout.y(of: index) == layout.span(of: section - 1).bottom,
                let footer = layout.index(of: .footer(section - 1)), layout.height(of: footer) == 0
            {
                return IndexPath(row: layout.rowCounts[section - 1], section: section - 1)
            }
            return path
        }
    }

    private func end(of section: Int, in layout: TableLayout) -> Int {
        layout.rowCounts[section] - (section == from.section ? 1 : 0)
    }
}

extension IndexPath {
    fileprivate func offset(by rows: Int) -> IndexPath { IndexPath(row: row + rows, section: section) }
}

extension TableLayout {
    /// The places when a row has been moved: each height goes along with what has it.
    func moved(by move: RowMove) -> TableLayout {
        guard let start = index(of: .row(move.from)) else { return self }
        var (heights, known, counts) = (tree.heights, isMeasured, rowCounts)
        let (height, isKnown) = (heights.remove(at: start), known.remove(at: start))
        counts[move.from.section] -= 1
        // Of all before the section, each has two elements beside its rows.
        let place = counts[..<move.to.section].reduce(0) { $0 + $1 + 2 } + 1 + move.to.row
        heights.insert(height, at: place)
        known.insert(isKnown, at: place)
        counts[move.to.section] += 1
        var layout = TableLayout(rowCounts: counts, heights: heights, isMeasured: known)
        (layout.top, layout.bottom) = (top, bottom)
        return layout
    }
}
