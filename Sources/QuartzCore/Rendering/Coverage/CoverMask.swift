/// Which pixels of a strip opaque pixels cover that are drawn later, so that nothing need be drawn there before.
///
/// A bit stands for a pixel. The memory belongs to one thread.
struct CoverMask {
    /// The words of a row.
    private let words: Int
    private let bits: UnsafeMutablePointer<UInt64>
    /// Where a polygon's left and right side cross the upper border of each row, in 256ths of a pixel.
    private let lefts: UnsafeMutablePointer<Int32>
    private let rights: UnsafeMutablePointer<Int32>
    private var strip = PixelRect.empty
    private var isEmpty = true

    /// What is smaller hides too little to be worth the time.
    private static let smallest = 64

    /// Makes room for strips of up to some size.
    init(width: Int, height: Int) {
        words = (width + 63) / 64
        bits = .allocate(capacity: words * height)
        bits.initialize(repeating: 0, count: words * height)
        lefts = .allocate(capacity: height + 1)
        lefts.initialize(repeating: 0, count: height + 1)
        rights = .allocate(capacity: height + 1)
        rights.initialize(repeating: 0, count: height + 1)
    }

    /// Frees the memory.
    func deallocate() {
        bits.deallocate()
        lefts.deallocate()
        rights.deallocate()
    }

    /// Begins with a strip of which nothing is covered.
    mutating func begin(_ strip: PixelRect) {
        self.strip = strip
        isEmpty = true
    }

    /// Covers part of the strip.
    mutating func cover(_ part: PixelRect) {
        guard part.width &* part.height >= CoverMask.smallest else { return }
        begin()
        for y in part.y0..<part.y1 { cover(y, from: part.x0, to: part.x1) }
    }

    /// Covers the pixels in part of the strip that lie wholly inside a convex polygon.
    mutating func cover(_ part: PixelRect, inside corners: UnsafeBufferPointer<Outline.Corner>) {
        guard part.width &* part.height >= CoverMask.smallest, let first = corners.first else { return }
        var (top, bottom) = (first.y, first.y)
        var twiceArea: Int64 = 0
        var from = corners[corners.count &- 1]
        for to in corners {
            twiceArea &+= Int64(from.x) &* Int64(to.y) &- Int64(to.x) &* Int64(from.y)
            (top, bottom) = (min(top, to.y), max(bottom, to.y))
            from = to
        }
        // The borders of rows that the polygon reaches across.
        let y0 = max(part.y0, Int((top &+ 255) >> 8))
        let y1 = min(part.y1, Int(bottom >> 8))
        guard y0 < y1, twiceArea != 0 else { return }
        begin()
        from = corners[corners.count &- 1]
        for to in corners {
            // With y down, corners that go clockwise go down the right side.
            if to.y > from.y {
                cross(from, to, y0, y1, isLeft: twiceArea < 0)
            } else if to.y < from.y {
                cross(to, from, y0, y1, isLeft: twiceArea > 0)
            }
            from = to
        }
        for y in y0..<y1 {
            // A convex side is innermost at one of the row's borders.
            let index = y &- y0
            let left = (max(lefts[index], lefts[index &+ 1]) &+ 255) >> 8
            let right = min(rights[index], rights[index &+ 1]) >> 8
            cover(y, from: max(Int(left), part.x0), to: min(Int(right), part.x1))
        }
    }

    /// Notes where an edge crosses the borders of the rows from `y0` to `y1`.
    @inline(__always)
    private func cross(_ from: Outline.Corner, _ to: Outline.Corner, _ y0: Int, _ y1: Int, isLeft: Bool) {
        let first = max(y0, Int((from.y &+ 255) >> 8))
        let last = min(y1, Int(to.y >> 8))
        guard first <= last else { return }
        let side = isLeft ? lefts : rights
        if from.x == to.x {
            for y in first...last { side[y &- y0] = from.x }
            return
        }
        let slope = Double(to.x &- from.x) / Double(to.y &- from.y)
        let start = Double(from.x) - Double(from.y) * slope
        // Coverage is worked out from crossings on the grid, which may lie a little further inwards.
        let margin: Double = isLeft ? 1.5 : -0.5
        for y in first...last {
            let x = start + Double(y) * 256 * slope + margin
            side[y &- y0] = Int32(x.rounded(.down))
        }
    }

    private mutating func begin() {
        guard isEmpty else { return }
        isEmpty = false
        bits.update(repeating: 0, count: words &* strip.height)
    }

    @inline(__always)
    private func row(_ y: Int) -> UnsafeMutablePointer<UInt64> { bits + (y &- strip.y0) &* words }

    @inline(__always)
    private func cover(_ y: Int, from: Int, to: Int) {
        guard from < to else { return }
        let row = row(y)
        let (a, b) = (from &- strip.x0, to &- strip.x0 &- 1)
        let (first, last) = (a &>> 6, b &>> 6)
        let (low, high) = (UInt64.max &<< UInt64(a & 63), UInt64.max &>> UInt64(63 &- b & 63))
        if first == last {
            row[first] |= low & high
            return
        }
        row[first] |= low
        for word in (first &+ 1)..<last { row[word] = .max }
        row[last] |= high
    }

    /// A rectangle around what is not covered of part of the strip.
    func uncovered(_ part: PixelRect) -> PixelRect {
        guard !isEmpty, !part.isEmpty else { return part }
        var rest = part
        while true {
            rest.x0 = firstUncovered(rest.y0, from: part.x0, to: part.x1)
            if rest.x0 < part.x1 { break }
            rest.y0 &+= 1
            if rest.y0 == part.y1 { return .empty }
        }
        rest.x1 = endOfUncovered(rest.y0, from: rest.x0, to: part.x1)
        while rest.y1 &- 1 > rest.y0, firstUncovered(rest.y1 &- 1, from: part.x0, to: part.x1) == part.x1 {
            rest.y1 &-= 1
        }
        for y in (rest.y0 &+ 1)..<max(rest.y1, rest.y0 &+ 1) {
            if rest.x0 > part.x0 { rest.x0 = firstUncovered(y, from: part.x0, to: rest.x0) }
            if rest.x1 < part.x1 { rest.x1 = endOfUncovered(y, from: rest.x1, to: part.x1) }
        }
        return rest
    }

    /// The first column of a row that is not covered; `to` where all are.
    @inline(__always)
    private func firstUncovered(_ y: Int, from: Int, to: Int) -> Int {
        let row = row(y)
        let a = from &- strip.x0
        var word = a &>> 6
        var open = ~row[word] & (UInt64.max &<< UInt64(a & 63))
        let last = (to &- strip.x0 &- 1) &>> 6
        while open == 0, word < last {
            word &+= 1
            open = ~row[word]
        }
        return open == 0 ? to : min(strip.x0 &+ word &* 64 &+ open.trailingZeroBitCount, to)
    }

    /// The column after the last one of a row that is not covered; `from` where all are.
    @inline(__always)
    private func endOfUncovered(_ y: Int, from: Int, to: Int) -> Int {
        let row = row(y)
        let b = to &- strip.x0 &- 1
        var word = b &>> 6
        var open = ~row[word] & (UInt64.max &>> UInt64(63 &- b & 63))
        let first = (from &- strip.x0) &>> 6
        while open == 0, word > first {
            word &-= 1
            open = ~row[word]
        }
        return open == 0 ? from : max(strip.x0 &+ word &* 64 &+ 64 &- open.leadingZeroBitCount, from)
    }
}
