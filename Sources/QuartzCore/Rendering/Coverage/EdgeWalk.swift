/// Where an edge of a polygon crosses the borders of rows and columns of pixels, from top to bottom.
///
/// Each crossing is the exact one, rounded to the nearest 256th of a pixel, the even of two, so that mirrored edges have
/// mirrored crossings and both polygons that share an edge have the same. All but the first two come from the one before
/// by an addition, since a division takes as long as ten of them.
struct EdgeWalk {
    /// Which edge it is, as the position of its upper corner; -1 for none.
    let index: Int
    /// Where the walk has come to, in 256ths of a pixel.
    var x: Int32
    var y: Int32
    private let from: Outline.Corner
    private let to: Outline.Corner
    private var rows = Steps()
    private var columns = Steps()

    /// Begins on an edge that goes down, at a height within it.
    init(_ index: Int, from: Outline.Corner, to: Outline.Corner, at y: Int32) {
        (self.index, self.from, self.to, self.y) = (index, from, to, y)
        x = from.x
        if y != from.y { x = from.x &+ rows.next(run &* Int64(y &- from.y), over: rise, step: run &* 256) }
    }

    /// No edge.
    init() {
        (index, x, y) = (-1, 0, 0)
        (from, to) = (Outline.Corner(x: 0, y: 0), Outline.Corner(x: 0, y: 0))
    }

    private var run: Int64 { Int64(to.x &- from.x) }
    private var rise: Int64 { Int64(to.y &- from.y) }

    /// Where the edge crosses the next row's upper border, which is at a height within it.
    @inline(__always)
    mutating func crossing(row y: Int32) -> Int32 {
        from.x &+ rows.next(run &* Int64(y &- from.y), over: rise, step: run &* 256)
    }

    /// The height at which the edge crosses the next column's border.
    @inline(__always)
    mutating func crossing(column x: Int32) -> Int32 {
        from.y &+ columns.next(rise &* abs(Int64(x &- from.x)), over: abs(run), step: rise &* 256)
    }

    /// The nearest whole numbers to quotients whose dividends differ by always the same.
    private struct Steps {
        private var divisor: Int64 = 0
        private var whole: Int64 = 0
        private var rest: Int64 = 0
        private var wholeStep: Int64 = 0
        private var restStep: Int64 = -1

        /// The next one. What is given is looked at for the first and the second one only.
        @inline(__always)
        mutating func next(_ dividend: Int64, over divisor: Int64, step: Int64) -> Int32 {
            if restStep >= 0 {
                advance()
            } else if self.divisor == 0 {
                self.divisor = divisor
                (whole, rest) = Steps.divide(dividend, divisor)
            } else {
                (wholeStep, restStep) = Steps.divide(step, divisor)
                advance()
            }
            let twice = 2 &* rest
            let isUp = twice > divisor || (twice == divisor && whole & 1 == 1)
            return Int32(truncatingIfNeeded: isUp ? whole &+ 1 : whole)
        }

        @inline(__always)
        private mutating func advance() {
            whole &+= wholeStep
            rest &+= restStep
            if rest >= divisor {
                rest &-= divisor
                whole &+= 1
            }
        }

        /// The quotient, rounded down, and what remains.
        private static func divide(_ a: Int64, _ b: Int64) -> (Int64, Int64) {
            let quotient = a / b
            let rest = a &- quotient &* b
            return rest < 0 ? (quotient &- 1, rest &+ b) : (quotient, rest)
        }
    }
}
