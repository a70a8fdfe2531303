/// The old page curls away from a corner.
///
/// The page lies flat up to a line that travels from the corner, there it leaves the plane around half a cylinder, and
/// what has come round lies flat above, upside down. Seen from straight above, each pixel shows at most two places of
/// the page: one facing up, and above it one facing down. Both follow from the pixel's distance to the line alone.
struct PageCurl: PixelEffect {
    let width: Int
    let height: Int
    /// The corner that curls first.
    let fromRight: Bool
    let fromBottom: Bool
    /// The way the line travels, of length 1, away from the sides that meet in the corner.
    let way: SIMD2<Float>
    /// How far along the way the line has come from the corner, in pixels.
    let line: Float
    /// The cylinder's.
    let radius: Float
    /// How far behind the roll its shadow reaches.
    let reach: Float

    init(width: Int, height: Int, progress: Double, direction: TransitionDirection) {
        self.width = width
        self.height = height
        fromRight = direction.dx <= 0
        fromBottom = direction.dy <= 0
        // The line turns as it goes: the corner is bent over first, then the whole side follows.
        let turning = PageCurl.easedOut(progress / 0.9)
        let (sine, cosine) = Elementary.sincos((40 - 26 * turning) * .pi / 180)
        let along = direction.dx != 0 ? SIMD2(cosine, sine) : SIMD2(sine, cosine)
        let size = (Double(width) * Double(height)).squareRoot()
        let bend = size * (0.05 + 0.05 * PageCurl.easedOut(progress / 0.35))
        // From where nothing is bent to where the roll has left over the corner opposite, its shadow shrinking.
        let whole = Double(width) * along.x + Double(height) * along.y + bend
        way = SIMD2(Float(along.x), Float(along.y))
        line = Float(whole * progress)
        radius = Float(bend)
        reach = Float(max(bend * 1.5 * PageCurl.easedOut((1 - progress) / 0.35), 1))
    }

    /// From 0 to 1, fast at first and level at the end.
    private static func easedOut(_ t: Double) -> Double {
        let t = min(t, 1)
        return t * (2 - t)
    }

    func draw(rows: Range<Int>, before: SourceRow, after: SourceRow, into result: Row) {
        let sheet = CornerPixels(before, width: width, height: height, fromRight: fromRight, fromBottom: fromBottom)
        let drawing = Drawing(self, sheet: sheet)
        defer { drawing.deallocate() }
        for y in rows {
            drawing.draw(y, before: before + y * width, after: after + y * width, into: result + y * width)
        }
    }
}

/// The new page uncurls over the old one: the same as the old one curling away, backwards.
struct PageUnCurl: PixelEffect {
    private let curl: PageCurl

    init(width: Int, height: Int, progress: Double, direction: TransitionDirection) {
        curl = PageCurl(width: width, height: height, progress: 1 - progress, direction: direction)
    }

    func draw(rows: Range<Int>, before: SourceRow, after: SourceRow, into result: Row) {
        curl.draw(rows: rows, before: after, after: before, into: result)
    }
}
