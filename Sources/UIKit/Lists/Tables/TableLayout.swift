/// Where the headers, rows and footers of a table are.
///
/// They stand one below the other as elements of one list: a section's header, its rows, its footer.
struct TableLayout {
    /// What an element is.
    enum Element: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)
    }

    /// How many rows each section has.
    let rowCounts: [Int]
    /// The place of each section's header in the list, and at the end the length of the list.
    private let starts: [Int]
    private(set) var tree: HeightTree
    /// Whether the height of an element is final: it was given, or has been measured.
    private(set) var isMeasured: [Bool]
    /// The height of what is above all sections.
    var top: CGFloat = 0
    /// The height of what is below all sections.
    var bottom: CGFloat = 0

    /// Takes the heights of all elements in order, each with whether it is final.
    init(rowCounts: [Int] = [], heights: [CGFloat] = [], isMeasured: [Bool] = []) {
        self.rowCounts = rowCounts
        var (starts, start) = ([Int](), 0)
        starts.reserveCapacity(rowCounts.count + 1)
        for count in rowCounts {
            starts.append(start)
            start += count + 2
        }
        starts.append(start)
        self.starts = starts
        tree = HeightTree(heights)
        self.isMeasured = isMeasured
    }

    /// How many elements there are.
    var count: Int { tree.count }
    /// The height of everything.
    var height: CGFloat { top + tree.total + bottom }

    /// The place of an element in the list; nil where there is no such element.
    func index(of element: Element) -> Int? {
        switch element {
        case .header(let section): return rowCounts.indices.contains(section) ? starts[section] : nil
        case .footer(let section): return rowCounts.indices.contains(section) ? starts[section + 1] - 1 : nil
        case .row(let path):
            guard rowCounts.indices.contains(path.section), path.row >= 0, path.row < rowCounts[path.section] else {
                return nil
            }
            return starts[path.section] + 1 + path.row
        }
    }

    /// The section that an element is in.
    func section(of index: Int) -> Int {
        var (low, high) = (0, rowCounts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// The element at a place in the list.
    func element(at index: Int) -> Element {
        let section = section(of: index)
        if index == starts[section] { return .header(section) }
        if index == starts[section + 1] - 1 { return .footer(section) }
        return .row(IndexPath(row: index - starts[section] - 1, section: section))
    }

    /// Where an element begins, in points.
    func y(of index: Int) -> CGFloat { top + tree.top(of: index) }

    /// How high an element is, in points.
    func height(of index: Int) -> CGFloat { tree.heights[index] }

    /// The element at a height; the first or last one beyond them.
    func index(at y: CGFloat) -> Int? { tree.index(at: y - top) }

    /// From where to where a section goes.
    func span(of section: Int) -> (top: CGFloat, bottom: CGFloat) {
        (y(of: starts[section]), y(of: starts[section + 1]))
    }

    /// Takes over what has been measured of the elements that stay.
    mutating func takeHeights(from old: TableLayout, _ map: ListMap, reloaded: [IndexPath]) {
        let reloaded = Set(reloaded)
        for index in 0..<count where !isMeasured[index] {
            let before: Element?
            switch element(at: index) {
            case .header(let section): before = map.section(before: section).map { .header($0) }
            case .footer(let section): before = map.section(before: section).map { .footer($0) }
            case .row(let path):
                before = map.item(before: path).flatMap { reloaded.contains($0) ? nil : .row($0) }
            }
            guard let before, let place = old.index(of: before), old.isMeasured[place] else { continue }
            setHeight(old.height(of: place), at: index)
        }
    }

    /// An element has been measured.
    mutating func setHeight(_ height: CGFloat, at index: Int) {
        tree.set(height, at: index)
        isMeasured[index] = true
    }
}
