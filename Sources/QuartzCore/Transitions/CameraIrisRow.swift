/// Draws a row of an aperture.
///
/// Circles cut the row into stretches: where no edge and no shadow is near, pixels are copied; where one blade's edge
/// is near, only that is worked out. Places count from the middle of the picture, so that mirror images see the same
/// numbers but for their signs, and are cut at the same pixels.
struct CameraIrisRow {
    let width: Int
    /// The row's place in pixels.
    let down: Float
    let middles: UnsafeBufferPointer<SIMD2<Float>>
    let radius: Float
    let look: UnsafeCameraIrisLook
    /// The row's pixels of the picture that the blades carry, of the one in the hole, and of the result.
    let blades: SourceRow
    let hole: SourceRow
    let result: Row

    /// Where a blade's circle crosses the row: the columns inside the circle or near its edge, and those so far inside
    /// that not even the shadow reaches them.
    struct Crossing {
        var near: Range<Int>
        var inside: Range<Int>
    }

    /// Some blades, a bit each.
    typealias Blades = UInt32

    /// Draws the row.
    ///
    /// - Parameters:
    ///   - crossings: memory for one crossing a blade.
    ///   - stops: memory for four numbers a blade and two more.
    func draw(_ crossings: UnsafeMutableBufferPointer<Crossing>, _ stops: UnsafeMutableBufferPointer<Int>) {
        stops.initializeElement(at: 0, to: 0)
        stops.initializeElement(at: 1, to: width)
        var count = 2
        for blade in middles.indices {
            let near = columns(within: radius + look.edgeReach, of: middles[blade], margin: 1)
            let inside = columns(within: radius - look.shadowReach, of: middles[blade], margin: -1)
            crossings.initializeElement(at: blade, to: Crossing(near: near, inside: inside))
            for columns in [near, inside] where !columns.isEmpty {
                insert(columns.lowerBound, stops, &count)
                insert(columns.upperBound, stops, &count)
            }
        }
        for index in 1..<count {
            draw(stops[index - 1]..<stops[index], UnsafeBufferPointer(crossings))
        }
    }

    /// Adds a stop where it belongs in a sorted list that has at least a first and a last one.
    private func insert(_ stop: Int, _ stops: UnsafeMutableBufferPointer<Int>, _ count: inout Int) {
        var place = count - 1
        while place > 0, stops[place - 1] >= stop { place -= 1 }
        guard stops[place] != stop else { return }
        stops.initializeElement(at: count, to: stops[count - 1])
        for index in stride(from: count - 1, to: place, by: -1) { stops[index] = stops[index - 1] }
        stops[place] = stop
        count += 1
    }

    /// The columns of the picture within a distance of a point.
    private func columns(within distance: Float, of middle: SIMD2<Float>, margin: Float) -> Range<Int> {
        let away = down - middle.y
        guard distance > abs(away) else { return 0..<0 }
        let reach = (distance * distance - away * away).squareRoot() + margin
        // In half pixels, between which the picture's middle may lie.
        let (inner, outer) = (Float(width - 1), Float(width + 1))
        let start = Int(min(max(((middle.x - reach) * 2).rounded(.up), -inner), outer))
        let end = Int(min(max(((middle.x + reach) * 2).rounded(.down), -outer), inner))
        let first = (start + width) >> 1
        return first..<max((end + width + 1) >> 1, first)
    }

    /// Draws a stretch in which no crossing begins or ends.
    private func draw(_ stretch: Range<Int>, _ crossings: UnsafeBufferPointer<Crossing>) {
        var covering: Blades = 0
        var close: Blades = 0
        for blade in crossings.indices {
            if !crossings[blade].near.contains(stretch.lowerBound) {
                covering |= 1 << blade
            } else if !crossings[blade].inside.contains(stretch.lowerBound) {
                close |= 1 << blade
            }
        }
        if covering != 0 { close = visible(close, covering) }
        if close == 0 {
            let source = covering == 0 ? hole : blades
            (result + stretch.lowerBound).update(from: source + stretch.lowerBound, count: stretch.count)
        } else if close & (close - 1) == 0 {
            let blade = close.trailingZeroBitCount
            if covering == 0 { drawRim(stretch, blade) } else { drawOverlap(stretch, blade) }
        } else {
            drawCorner(stretch, covering: covering, close: close)
        }
    }

    /// The blades whose edges matter: not those that are hidden by the one before and have no next one to lie over.
    private func visible(_ close: Blades, _ covering: Blades) -> Blades {
        var result = close
        for blade in middles.indices where close & (1 << blade) != 0 {
            let before: Blades = 1 << (blade == 0 ? middles.count - 1 : blade - 1)
            let next: Blades = 1 << (blade == middles.count - 1 ? 0 : blade + 1)
            if covering & before != 0, (covering | close) & next == 0 { result &= ~(1 << blade) }
        }
        return result
    }
}
