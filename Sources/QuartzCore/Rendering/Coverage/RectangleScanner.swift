/// What hands out the coverage of a shape row by row, from top to bottom.
protocol RowCoverage {
    /// The coverage of a row, nil where the shape does not touch it.
    mutating func scan(row: Int, into coverage: UnsafeMutablePointer<UInt8>) -> CoverageScanner.Span?
}

extension CoverageScanner: RowCoverage {}

/// The coverage of a rectangle with sides along the axes: what `CoverageScanner` finds, without walking any edge.
struct RectangleScanner: RowCoverage {
    private let left: Int
    private let top: Int32
    private let bottom: Int32
    private let x0: Int32
    private let x1: Int32
    private var span = CoverageScanner.Span(start: 0, innerStart: 0, innerEnd: 0, end: 0, inner: 0)
    /// The height for which the span and the buffer are right, in 256ths.
    private var height: Int32 = 0
    private let right: Int

    /// Prepares to scan the columns from `left` to `right`.
    init(corners: UnsafeBufferPointer<Outline.Corner>, left: Int, right: Int) {
        self.left = left
        self.right = right
        x0 = min(corners[0].x, corners[2].x)
        x1 = max(corners[0].x, corners[2].x)
        top = min(corners[0].y, corners[2].y)
        bottom = max(corners[0].y, corners[2].y)
    }

    mutating func scan(row: Int, into coverage: UnsafeMutablePointer<UInt8>) -> CoverageScanner.Span? {
        let y = Int32(truncatingIfNeeded: row) &<< 8
        let high = min(bottom, y &+ 256) &- max(top, y)
        guard high > 0 else { return nil }
        if high != height { measure(high, coverage) }
        return span.start < span.end ? span : nil
    }

    private mutating func measure(_ high: Int32, _ coverage: UnsafeMutablePointer<UInt8>) {
        height = high
        let first = Int(x0 >> 8)
        let last = Int((x1 &- 1) >> 8)
        span.start = min(max(first, left), right)
        span.end = min(max(last &+ 1, left), right)
        let leftPart = x0 & 255 != 0 || first == last
        let rightPart = x1 & 255 != 0 && first != last
        span.innerStart = min(max(leftPart ? first &+ 1 : first, span.start), span.end)
        span.innerEnd = max(min(rightPart ? last : last &+ 1, span.end), span.innerStart)
        span.inner = CoverageScanner.byte(high &* 512)
        if span.start < span.innerStart {
            let width = first == last ? x1 &- x0 : 256 &- (x0 & 255)
            coverage[span.start &- left] = UInt8(truncatingIfNeeded: CoverageScanner.byte(high &* 2 &* width))
        }
        if span.innerEnd < span.end {
            coverage[span.innerEnd &- left] =
                UInt8(truncatingIfNeeded: CoverageScanner.byte(high &* 2 &* (x1 & 255)))
        }
    }
}
