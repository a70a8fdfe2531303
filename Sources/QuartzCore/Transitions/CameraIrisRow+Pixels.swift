/// The pixels near a blade's edge, four at a time.
extension CameraIrisRow {
    private typealias Floats = SIMD4<Float>
    private typealias Ints = SIMD4<Int32>

    /// Draws pixels near the edge of one blade over the hole.
    func drawRim(_ stretch: Range<Int>, _ blade: Int) {
        each(stretch) { x, count, places in
            let depths = depths(blade, places)
            let entries = entries(depths)
            let under = lit(pixels(hole, x, count), gather(look.holeLights, entries))
            let over = lit(pixels(blades, x, count), gather(look.bladeLights, entries))
            return mixed(under, over, wholes((0.5 - depths) * 256))
        }
    }

    /// Draws pixels near the edge of one blade over the next.
    func drawOverlap(_ stretch: Range<Int>, _ blade: Int) {
        each(stretch) { x, count, places in
            let entries = entries(depths(blade, places))
            return lit(pixels(blades, x, count), gather(look.overlapLights, entries))
        }
    }

    /// Draws pixels near several blades' edges.
    func drawCorner(_ stretch: Range<Int>, covering: Blades, close: Blades) {
        each(stretch) { x, count, places in
            // Going round once, from the last blade, which lies over the first.
            var last = edge(middles.count &- 1, places, covering, close)
            var free = Floats(repeating: 1)
            var bright = Floats(repeating: 1)
            var seen = Floats()
            var light = Floats()
            for blade in middles.indices {
                let own = edge(blade, places, covering, close)
                free *= 1 - own.coverage
                bright *= 1 - look.holeShadow * own.shadow
                let visible = own.coverage * (1 - last.coverage)
                seen += visible
                light += visible * (look.edgeLight * own.light - look.bladeShadow * last.shadow)
                last = own
            }
            let nothing = Floats()
            let parts = wholes(light * 256 / seen.replacing(with: 1, where: seen .== nothing))
            let glints = clamped(parts, 0, 256)
            let shades = 256 &- glints &- glints &+ parts
            let holeLights = unsafeBitCast(wholes(bright * 256), to: Four.self)
            let bladeLights = unsafeBitCast(shades | (glints &<< Ints(repeating: 16)), to: Four.self)
            return mixed(
                lit(pixels(hole, x, count), holeLights), lit(pixels(blades, x, count), bladeLights),
                wholes((1 - free) * 256))
        }
    }

    /// How pixels lie to a blade's edge.
    private struct Edge {
        /// How much of each the blade covers.
        var coverage: Floats
        /// How much of the full shadow falls on each, if it is under the blade.
        var shadow: Floats
        /// How much of the edge's full light each has, if it is on the blade.
        var light: Floats
    }

    @inline(__always)
    private func edge(_ blade: Int, _ places: Floats, _ covering: Blades, _ close: Blades) -> Edge {
        guard close & (1 << blade) != 0 else {
            let coverage: Float = covering & (1 << blade) != 0 ? 1 : 0
            return Edge(coverage: Floats(repeating: coverage), shadow: Floats(), light: Floats())
        }
        let depths = depths(blade, places)
        let entries = entries(depths)
        var coverage = 0.5 - depths
        coverage.replace(with: 0, where: coverage .< Floats())
        coverage.replace(with: 1, where: coverage .> Floats(repeating: 1))
        return Edge(coverage: coverage, shadow: gather(look.shadows, entries), light: gather(look.edges, entries))
    }

    /// How far inside a blade's circle places in the row are.
    @inline(__always)
    private func depths(_ blade: Int, _ places: Floats) -> Floats {
        let across = places - middles[blade].x
        let away = down - middles[blade].y
        return radius - (across * across + away * away).squareRoot()
    }

    /// The table entries for depths.
    @inline(__always)
    private func entries(_ depths: Floats) -> Ints {
        let last = Int32(truncatingIfNeeded: look.shadows.count &- 1)
        return clamped(wholes((depths - look.first) * look.density), 0, last)
    }

    @inline(__always)
    private func gather<Value>(_ table: UnsafeBufferPointer<Value>, _ entries: Ints) -> SIMD4<Value> {
        SIMD4(table[Int(entries.x)], table[Int(entries.y)], table[Int(entries.z)], table[Int(entries.w)])
    }

    /// Pixels covered by others, in 256ths that may go beyond both ends.
    @inline(__always)
    private func mixed(_ under: Four, _ over: Four, _ coverage: Ints) -> Four {
        let weight = spread(unsafeBitCast(clamped(coverage, 0, 256), to: Four.self))
        return lerp(under, over, Lanes(repeating: 256) &- weight, weight)
    }

    /// Works out four pixels at a time, given the first one's column, how many are wanted, and their places.
    @inline(__always)
    private func each(_ stretch: Range<Int>, _ body: (Int, Int, Floats) -> Four) {
        let first = Float(2 &* stretch.lowerBound &+ 1 &- width) * 0.5
        var places = Floats(first, first + 1, first + 2, first + 3)
        var x = stretch.lowerBound
        while x < stretch.upperBound {
            let count = stretch.upperBound &- x
            let pixels = body(x, count, places)
            if count >= 4 {
                store(pixels, result, x)
            } else {
                for index in 0..<count { result[x &+ index] = pixels[index] }
            }
            x &+= 4
            places += 4
        }
    }

    /// Up to four pixels of a row.
    @inline(__always)
    private func pixels(_ row: SourceRow, _ x: Int, _ count: Int) -> Four {
        if count >= 4 { return load(row, x) }
        return Four(row[x], count > 1 ? row[x &+ 1] : 0, count > 2 ? row[x &+ 2] : 0, 0)
    }
}
