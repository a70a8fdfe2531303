/// Where the items of a flow layout are.
///
/// Along is the direction of scrolling, across the other one; frames are as the collection shows them.
struct FlowPlan {
    /// Items side by side.
    struct Line {
        var items: Range<Int>
        var along: ClosedRange<CGFloat>
    }

    /// A section.
    struct Section {
        var along: ClosedRange<CGFloat>
        var header: CGRect?
        var footer: CGRect?
        var lines: [Line] = []
        var frames: [CGRect] = []
    }

    var sections: [Section] = []
    /// How far the content goes across and along.
    var extent: (across: CGFloat, along: CGFloat) = (0, 0)
    var isStale = true

    func size(_ isVertical: Bool) -> CGSize {
        isVertical
            ? CGSize(width: extent.across, height: extent.along) : CGSize(width: extent.along, height: extent.across)
    }

    func frame(of path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section), sections[path.section].frames.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].frames[path.item]
    }

    /// The first of some ranges, in order, that ends at or after a place.
    static func first(count: Int, endingAfter place: CGFloat, _ end: (Int) -> CGFloat) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if end(middle) < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Calls a function with the items whose lines lie in a range along the scrolling direction.
    func forEachItem(in range: ClosedRange<CGFloat>, _ body: (IndexPath, CGRect) -> Void) {
        var section = FlowPlan.first(count: sections.count, endingAfter: range.lowerBound) {
            sections[$0].along.upperBound
        }
        while section < sections.count, sections[section].along.lowerBound <= range.upperBound {
            let lines = sections[section].lines
            var line = FlowPlan.first(count: lines.count, endingAfter: range.lowerBound) { lines[$0].along.upperBound }
            while line < lines.count, lines[line].along.lowerBound <= range.upperBound {
                for item in lines[line].items {
                    body(IndexPath(item: item, section: section), sections[section].frames[item])
                }
                line += 1
            }
            section += 1
        }
    }

    /// The sections that lie in a range along the scrolling direction.
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        let first = FlowPlan.first(count: sections.count, endingAfter: range.lowerBound) {
            sections[$0].along.upperBound
        }
        var last = first
        while last < sections.count, sections[last].along.lowerBound <= range.upperBound { last += 1 }
        return first..<last
    }
}
