/// How far a convex polygon covers each pixel of a row, exactly, from the area it takes up there.
///
/// The polygon's two sides are walked from top to bottom. Where a side crosses a row it leaves, in each pixel it
/// touches, the area to its right; a running sum over the row turns that into coverage. What two polygons that share
/// an edge leave there sums to exactly a full pixel.
struct CoverageScanner {
    /// The coverage of one row. Between `innerStart` and `innerEnd` it is `inner` everywhere, from `start` to
    /// `innerStart` and from `innerEnd` to `end` it stands in the buffer.
    struct Span {
        var start: Int
        var innerStart: Int
        var innerEnd: Int
        var end: Int
        var inner: UInt32
    }

    private let polygon: Polygon
    private let left: Int
    private let right: Int
    private let areas: UnsafeMutablePointer<Int32>
    private var sides: (Side, Side)

    /// The area of a whole pixel.
    static let wholePixel: Int32 = 512 * 256

    /// Prepares to scan the columns from `left` to `right`.
    ///
    /// - Parameters:
    ///   - corners: three or more corners.
    ///   - areas: scratch for `right - left + 2` numbers, all zero; left zero.
    init(
        corners: UnsafeBufferPointer<Outline.Corner>, left: Int, right: Int, areas: UnsafeMutablePointer<Int32>
    ) {
        (self.left, self.right, self.areas) = (left, right, areas)
        let count = corners.count
        var top = 0
        var bottom = corners[0].y
        var twiceArea: Int64 = 0
        for index in 0..<count {
            let here = corners[index]
            let next = corners[index &+ 1 == count ? 0 : index &+ 1]
            twiceArea &+= Int64(here.x) &* Int64(next.y) &- Int64(next.x) &* Int64(here.y)
            if here.y < corners[top].y { top = index }
            bottom = max(bottom, here.y)
        }
        polygon = Polygon(corners: corners, bottom: bottom)
        // Going down the left side is going backwards through corners that run clockwise.
        let isClockwise = twiceArea > 0
        sides = (
            Side(at: top, step: isClockwise ? count &- 1 : 1, sign: 1),
            Side(at: top, step: isClockwise ? 1 : count &- 1, sign: -1)
        )
    }

    /// Scans a row. Rows must be asked for from top to bottom; nil where the polygon does not touch the row.
    ///
    /// - Parameter coverage: receives coverages of 0…255 for the columns from `left` on.
    mutating func scan(row: Int, into coverage: UnsafeMutablePointer<UInt8>) -> Span? {
        let top = Int32(truncatingIfNeeded: row) &<< 8
        let plane = Plane(areas: areas, left: left, right: right)
        guard let a = sides.0.scan(polygon, top: top, into: plane), let b = sides.1.scan(polygon, top: top, into: plane)
        else { return nil }
        var span = Span(
            start: min(a.low, b.low), innerStart: min(a.high, b.high) &+ 1, innerEnd: max(a.low, b.low),
            end: max(a.high, b.high) &+ 1, inner: 0)
        span.start = max(span.start, left)
        span.end = min(span.end, right)
        guard span.start < span.end else {
            clear(from: max(min(span.start, right), left), to: right)
            return nil
        }
        span.innerStart = min(max(span.innerStart, span.start), span.end)
        span.innerEnd = min(max(span.innerEnd, span.innerStart), span.end)
        var sum: Int32 = 0
        // What lies left of the first column has been put into it.
        for x in span.start..<span.innerStart { accumulate(x, &sum, coverage) }
        if span.innerStart < span.innerEnd {
            // Nothing but the rest of the last touched pixel lands between the sides.
            sum &+= areas[span.innerStart &- left]
            areas[span.innerStart &- left] = 0
            span.inner = CoverageScanner.byte(sum)
        }
        for x in span.innerEnd..<span.end { accumulate(x, &sum, coverage) }
        areas[span.end &- left] = 0
        return span
    }

    @inline(__always)
    private func accumulate(_ x: Int, _ sum: inout Int32, _ coverage: UnsafeMutablePointer<UInt8>) {
        sum &+= areas[x &- left]
        areas[x &- left] = 0
        coverage[x &- left] = UInt8(truncatingIfNeeded: CoverageScanner.byte(sum))
    }

    /// An area in 255ths of a pixel, rounded.
    @inline(__always)
    static func byte(_ area: Int32) -> UInt32 {
        let clamped = UInt32(max(0, min(area, wholePixel)))
        return (clamped &* 255 &+ 65536) &>> 17
    }

    private func clear(from: Int, to: Int) {
        for x in from...to { areas[x &- left] = 0 }
    }

    /// The corners in order, and how low the lowest lies.
    fileprivate struct Polygon {
        let corners: UnsafeBufferPointer<Outline.Corner>
        let bottom: Int32
    }

    /// Where a row's areas are gathered.
    fileprivate struct Plane {
        let areas: UnsafeMutablePointer<Int32>
        let left: Int
        let right: Int

        /// Adds a piece of an edge inside one pixel: its height and twice its mean distance from the pixel's left side.
        @inline(__always)
        func add(_ column: Int, dy: Int32, x: Int32) {
            if column < left {
                areas[0] &+= dy &* 512
            } else if column < right {
                areas[column &- left] &+= dy &* (512 &- x)
                areas[column &- left &+ 1] &+= dy &* x
            }
        }
    }

    /// One of a polygon's two sides, walked from its top to its bottom.
    fileprivate struct Side {
        /// The position of the corner that the side has come to.
        var at: Int
        /// From a position to the next one.
        let step: Int
        /// Whether its areas are added or taken away.
        let sign: Int32
        private var walk = EdgeWalk()

        init(at: Int, step: Int, sign: Int32) { (self.at, self.step, self.sign) = (at, step, sign) }

        /// Adds the part of the side that lies in a row; the columns that it touched, or nil where it has no part there.
        mutating func scan(_ polygon: Polygon, top: Int32, into plane: Plane) -> (low: Int, high: Int)? {
            let rowEnd = top &+ 256
            // Most rows are crossed by the edge that the row above has ended in.
            if walk.y == top, walk.to.y > rowEnd {
                var (low, high) = (Int.max, Int.min)
                line(walk.to, rowEnd: rowEnd, into: plane, &low, &high)
                return (low, high)
            }
            let corners = polygon.corners
            guard corners[at].y < rowEnd, polygon.bottom > top else { return nil }
            var low = Int.max
            var high = Int.min
            var index = at
            while true {
                let next = index &+ step >= corners.count ? index &+ step &- corners.count : index &+ step
                let from = corners[index]
                let to = corners[next]
                guard to.y >= from.y else { break }
                if to.y > top, to.y > from.y {
                    if from.y >= rowEnd { break }
                    if walk.index != index || walk.y != top {
                        walk = EdgeWalk(index, from: from, to: to, at: max(from.y, top))
                    }
                    line(to, rowEnd: rowEnd, into: plane, &low, &high)
                }
                if to.y > rowEnd { break }
                index = next
                if to.y <= top { at = index }
                if to.y == polygon.bottom || to.y == rowEnd { break }
            }
            return low <= high ? (low, high) : nil
        }

        /// Adds the part of an edge from where its walk has come to down to the row's end, or its own.
        @inline(__always)
        private mutating func line(
            _ to: Outline.Corner, rowEnd: Int32, into plane: Plane, _ low: inout Int, _ high: inout Int
        ) {
            let y1 = min(to.y, rowEnd)
            let x1 = y1 == to.y ? to.x : walk.crossing(row: y1)
            let column0 = Int(walk.x >> 8)
            let column1 = Int(x1 >> 8)
            low = min(low, min(column0, column1))
            high = max(high, max(column0, column1))
            var (x, y) = (walk.x, walk.y)
            let forward = column1 > column0
            var column = column0
            while column != column1 {
                let edge = Int32(truncatingIfNeeded: (forward ? column &+ 1 : column) &<< 8)
                let yAtEdge = min(max(walk.crossing(column: edge), y), y1)
                plane.add(column, dy: (yAtEdge &- y) &* sign, x: (x &+ edge) &- Int32(truncatingIfNeeded: column &<< 9))
                (x, y) = (edge, yAtEdge)
                column &+= forward ? 1 : -1
            }
            plane.add(column, dy: (y1 &- y) &* sign, x: (x &+ x1) &- Int32(truncatingIfNeeded: column &<< 9))
            (walk.x, walk.y) = (x1, y1)
        }
    }
}
