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
    /// Where the edge ends.
    let to: Outline.Corner
    private var rows = Steps()
    private var columns = Steps()

    /// Begins on an edge that goes down, at a height within it.
    init(_ index: Int, from: Outline.Corner, to: Outline.Corner, at y: Int32) {
        (self.index, self.from, self.to, self.y) = (index, from, to, y)
        x = from.x
        if y != from.y { x = crossing(row: y) }
    }

    /// No edge.
    init() {
        (index, x, y) = (-1, 0, 0)
        (from, to) = (Outline.Corner(x: 0, y: .min), Outline.Corner(x: 0, y: .min))
    }

    private var run: Int64 { Int64(to.x &- from.x) }
    private var rise: Int64 { Int64(to.y &- from.y) }

    /// Where the edge crosses the next row's upper border, which is at a height within it.
    @inline(__always)
    mutating func crossing(row y: Int32) -> Int32 {
        if rows.isUnderWay {
            rows.advance()
        } else {
            rows.begin(run &* Int64(y &- from.y), over: rise, step: run &* 256)
        }
        return from.x &+ rows.nearest
    }

    /// The height at which the edge crosses the next column's border.
    @inline(__always)
    mutating func crossing(column x: Int32) -> Int32 {
        if columns.isUnderWay {
            columns.advance()
        } else {
            columns.begin(rise &* abs(Int64(x &- from.x)), over: abs(run), step: rise &* 256)
        }
        return from.y &+ columns.nearest
    }

    /// The nearest whole numbers to quotients whose dividends differ by always the same.
    private struct Steps {
        private var divisor: Int64 = 0
        private var whole: Int64 = 0
        private var rest: Int64 = 0
        private var wholeStep: Int64 = 0
        private var restStep: Int64 = -1

        /// Whether the first two are known, from which all others follow.
        @inline(__always)
        var isUnderWay: Bool { restStep >= 0 }

        /// Comes to the first or the second one.
        mutating func begin(_ dividend: Int64, over divisor: Int64, step: Int64) {
            if self.divisor == 0 {
                self.divisor = divisor
                (whole, rest) = Steps.divide(dividend, divisor)
            } else {
                (wholeStep, restStep) = Steps.divide(step, divisor)
                advance()
            }
        }

        /// Comes to the next one.
        @inline(__always)
        mutating func advance() {
            // Without branches, which no processor could foresee here.
            let excess = rest &+ restStep &- divisor
            let isWhole = excess >= 0
            rest = isWhole ? excess : excess &+ divisor
            whole &+= wholeStep &+ (isWhole ? 1 : 0)
        }

        /// The whole number that is nearest, the even one of two.
        @inline(__always)
        var nearest: Int32 {
            let isUp = 2 &* rest &+ (whole & 1) > divisor
            return Int32(truncatingIfNeeded: whole &+ (isUp ? 1 : 0))
        }

        /// The quotient, rounded down, and what remains.
        private static func divide(_ a: Int64, _ b: Int64) -> (Int64, Int64) {
            let quotient = a / b
            let rest = a &- quotient &* b
            return rest < 0 ? (quotient &- 1, rest &+ b) : (quotient, rest)
        }
    }
}
