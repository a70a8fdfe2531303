internal import CPrefetch

/// The inner loops over rows of pixels.
///
/// Every function takes four pixels at a time and finishes the rest one by one with the same arithmetic, so a pixel's
/// value never depends on where in a row it stands.
typealias Row = UnsafeMutablePointer<UInt32>
typealias SourceRow = UnsafePointer<UInt32>

@inline(__always)
func load(_ row: SourceRow, _ index: Int) -> Four {
    UnsafeRawPointer(row + index).loadUnaligned(as: Four.self)
}

@inline(__always)
func store(_ value: Four, _ row: Row, _ index: Int) {
    UnsafeMutableRawPointer(row + index).storeBytes(of: value, as: Four.self)
}

enum PixelRows {
    /// Runs a step on four pixels at a time and another on each of those left over.
    @inline(__always)
    static func each(from start: Int = 0, _ count: Int, _ fours: (Int) -> Void, _ ones: (Int) -> Void) {
        var index = start
        while index &+ 4 <= count {
            fours(index)
            index &+= 4
        }
        while index < count {
            ones(index)
            index &+= 1
        }
    }

    /// Sets pixels to a colour.
    static func fill(_ row: Row, _ count: Int, _ color: UInt32) {
        row.update(repeating: color, count: count)
    }

    /// Lays a translucent colour over pixels.
    static func blend(_ row: Row, _ count: Int, _ color: UInt32) {
        let source = Four(repeating: color)
        each(count, { store(sourceOver(source, load(row, $0)), row, $0) }, { row[$0] = sourceOver(color, row[$0]) })
    }

    /// Lays a colour over pixels with an opacity, as far as each is covered (both 0…255).
    static func blend(
        _ row: Row, _ count: Int, _ color: UInt32, opacity: UInt32, coverage: UnsafePointer<UInt8>
    ) {
        for index in 0..<count where coverage[index] != 0 {
            var source = scaled(color, by: UInt32(coverage[index]))
            if opacity != 255 { source = scaled(source, by: opacity) }
            row[index] = sourceOver(source, row[index])
        }
    }

    /// Lays pixels over others.
    static func over(_ row: Row, _ count: Int, _ source: SourceRow) {
        each(
            from: wide_over(row, count, source, 255), count,
            { store(sourceOver(load(source, $0), load(row, $0)), row, $0) },
            { row[$0] = sourceOver(source[$0], row[$0]) })
    }

    /// Lays pixels over others with an opacity of 0…255.
    static func over(_ row: Row, _ count: Int, _ source: SourceRow, opacity: UInt32) {
        let factor = Lanes(repeating: UInt16(truncatingIfNeeded: opacity))
        each(
            from: wide_over(row, count, source, opacity), count,
            { store(sourceOver(scaled(load(source, $0), by: factor), load(row, $0)), row, $0) },
            { row[$0] = sourceOver(scaled(source[$0], by: opacity), row[$0]) })
    }

    /// Lays pixels over others with an opacity, as far as each is covered (0…255).
    static func over(
        _ row: Row, _ count: Int, _ source: SourceRow, opacity: UInt32, coverage: UnsafePointer<UInt8>
    ) {
        for index in 0..<count where coverage[index] != 0 {
            var pixel = scaled(source[index], by: UInt32(coverage[index]))
            if opacity != 255 { pixel = scaled(pixel, by: opacity) }
            row[index] = sourceOver(pixel, row[index])
        }
    }

    /// Pixels between two pictures; the weight of the second in 256ths.
    ///
    /// - Parameter streams: whether the row is a frame's, which is larger than the caches.
    static func mix(
        _ row: Row, _ count: Int, _ from: SourceRow, _ to: SourceRow, weight: UInt32, streams: Bool = false
    ) {
        let toWeight = Lanes(repeating: UInt16(truncatingIfNeeded: weight))
        let fromWeight = Lanes(repeating: UInt16(truncatingIfNeeded: 256 &- weight))
        each(
            from: wide_mix(row, count, from, to, weight, streams), count,
            { store(lerp(load(from, $0), load(to, $0), fromWeight, toWeight), row, $0) },
            { row[$0] = lerp(from[$0], to[$0], weight) })
    }

    /// Four rows with weights of 256ths that sum to 256.
    static func sum(
        _ row: Row, _ count: Int, _ a: SourceRow, _ b: SourceRow, _ c: SourceRow, _ d: SourceRow, _ weights: Four
    ) {
        let wa = spread(Four(repeating: weights.x))
        let wb = spread(Four(repeating: weights.y))
        let wc = spread(Four(repeating: weights.z))
        let wd = spread(Four(repeating: weights.w))
        let half = Lanes(repeating: 128)
        each(
            count,
            { index in
                let (pa, pb) = (load(a, index), load(b, index))
                let (pc, pd) = (load(c, index), load(d, index))
                var even = evenBytes(pa) &* wa &+ evenBytes(pb) &* wb
                even = (even &+ evenBytes(pc) &* wc &+ evenBytes(pd) &* wd &+ half) &>> Lanes(repeating: 8)
                var odd = oddBytes(pa) &* wa &+ oddBytes(pb) &* wb
                odd = (odd &+ oddBytes(pc) &* wc &+ oddBytes(pd) &* wd &+ half) & Lanes(repeating: 0xFF00)
                store(four(even | odd), row, index)
            }, { row[$0] = sum(Four(a[$0], b[$0], c[$0], d[$0]), weights) })
    }

    /// Four neighbours in a row with weights of 256ths that sum to 256.
    @inline(__always)
    static func sum(_ pixels: SourceRow, _ weights: Four) -> UInt32 { sum(load(pixels, 0), weights) }

    @inline(__always)
    private static func sum(_ pixels: Four, _ weights: Four) -> UInt32 {
        let factors = spread(weights)
        // Two 16-bit sums in one 32-bit number: none can reach its neighbour.
        let even = four(evenBytes(pixels) &* factors).wrappedSum() &+ 0x0080_0080
        let odd = four(oddBytes(pixels) &* factors).wrappedSum() &+ 0x0080_0080
        return ((even &>> 8) & 0x00FF_00FF) | (odd & 0xFF00_FF00)
    }

    /// Brings pixels back towards others, as far as each is not covered (0…255).
    static func restore(_ row: Row, _ count: Int, _ saved: SourceRow, coverage: UnsafePointer<UInt8>) {
        for index in 0..<count {
            let covered = UInt32(coverage[index])
            row[index] = scaled(row[index], by: covered) &+ scaled(saved[index], by: 255 &- covered)
        }
    }

    /// Brings pixels towards others by a weight of 0…255; all of it makes them the others.
    static func replace(_ row: Row, _ count: Int, _ source: SourceRow, weight: UInt32) {
        if weight == 255 { return row.update(from: source, count: count) }
        let toWeight = Lanes(repeating: UInt16(truncatingIfNeeded: weight))
        let fromWeight = Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- weight))
        func mixed(_ from: Four, _ to: Four) -> Four {
            // Divided once, so that equal pixels stay as they are.
            join(
                even: dividedBy255(evenBytes(from) &* fromWeight &+ evenBytes(to) &* toWeight),
                odd: dividedBy255(oddBytes(from) &* fromWeight &+ oddBytes(to) &* toWeight))
        }
        each(
            count, { store(mixed(load(row, $0), load(source, $0)), row, $0) },
            { row[$0] = mixed(Four(repeating: row[$0]), Four(repeating: source[$0]))[0] })
    }

    /// Multiplies pixels by the alpha of others.
    static func mask(_ row: Row, _ count: Int, _ mask: SourceRow) {
        each(
            count, { store(scaled(load(row, $0), by: spread(load(mask, $0) &>> Four(repeating: 24))), row, $0) },
            { row[$0] = scaled(row[$0], by: mask[$0] &>> 24) })
    }

    /// Darkens or keeps pixels: colours times 0…256 over 256, alpha untouched.
    static func shade(_ row: Row, _ count: Int, _ light: UInt32) {
        let even = Lanes(repeating: UInt16(truncatingIfNeeded: light))
        let factors = Four(repeating: light | 256 &<< 16)
        each(
            count,
            { store(shaded(load(row, $0), even, lanes(factors)), row, $0) },
            { row[$0] = shaded(row[$0], light) })
    }

    @inline(__always)
    static func shaded(_ pixels: Four, _ even: Lanes, _ odd: Lanes) -> Four {
        let half = Lanes(repeating: 128)
        let low = (evenBytes(pixels) &* even &+ half) &>> Lanes(repeating: 8)
        let high = (oddBytes(pixels) &* odd &+ half) & Lanes(repeating: 0xFF00)
        return four(low | high)
    }

    @inline(__always)
    static func shaded(_ pixel: UInt32, _ light: UInt32) -> UInt32 {
        let even = (pixel & 0x00FF_00FF) &* light &+ 0x0080_0080
        let green = ((pixel &>> 8) & 0xFF) &* light &+ 0x80
        return ((even &>> 8) & 0x00FF_00FF) | (green & 0xFF00) | (pixel & 0xFF00_0000)
    }
}
