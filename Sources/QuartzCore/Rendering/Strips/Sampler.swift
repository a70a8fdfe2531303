internal import CPrefetch

/// Takes rows of pixels from a source.
///
/// The buffers belong to one thread. A row that needs no arithmetic is not copied: the caller gets the source's own
/// memory.
struct Sampler {
    private let turned: TurnedSampler
    let result: Row
    let wide: Row
    let us: UnsafeMutablePointer<Int32>
    private let vs: UnsafeMutablePointer<Int32>
    private let places: UnsafeMutablePointer<Int32>
    private let upperPairs: UnsafeMutablePointer<UInt64>
    private let lowerPairs: UnsafeMutablePointer<UInt64>

    /// The pixels that the projective loop works out the places of at once.
    static let chunk = 64

    /// Makes a sampler for rows up to a width.
    init(width: Int, longestSourceRow: Int) {
        result = Row.allocate(capacity: width + 16)
        result.initialize(repeating: 0, count: width + 16)
        turned = TurnedSampler(width: width)
        wide = Row.allocate(capacity: longestSourceRow + 16)
        wide.initialize(repeating: 0, count: longestSourceRow + 16)
        us = .allocate(capacity: Sampler.chunk)
        us.initialize(repeating: 0, count: Sampler.chunk)
        vs = .allocate(capacity: Sampler.chunk)
        vs.initialize(repeating: 0, count: Sampler.chunk)
        places = .allocate(capacity: Sampler.chunk)
        places.initialize(repeating: 0, count: Sampler.chunk)
        upperPairs = .allocate(capacity: Sampler.chunk)
        upperPairs.initialize(repeating: 0, count: Sampler.chunk)
        lowerPairs = .allocate(capacity: Sampler.chunk)
        lowerPairs.initialize(repeating: 0, count: Sampler.chunk)
    }

    /// Frees the buffers.
    func deallocate() {
        result.deallocate()
        turned.deallocate()
        wide.deallocate()
        us.deallocate()
        vs.deallocate()
        places.deallocate()
        upperPairs.deallocate()
        lowerPairs.deallocate()
    }

    /// The pixels for a stretch of a device row; valid until the next call.
    func row(
        _ sampling: Sampling, _ source: PixelSource, taps: UnsafeBufferPointer<AxisTap>, x: Int, y: Int, count: Int
    ) -> SourceRow {
        switch sampling {
        case .offset(let dx, let dy):
            return source.pixels + ((y &+ dy) &* source.width &+ x &+ dx)
        case .separable(let tables):
            return separable(tables, source, taps, x, y, count)
        case .projective(let mapping) where mapping.isTurned:
            turned.row(x: x, y: y, count: count, light: 256, into: result)
            return SourceRow(result)
        case .projective(let mapping):
            projective(mapping, source, x, y, count)
            return SourceRow(result)
        case .columns(let start):
            return source.pixels + (start &+ x)
        case .rows(let start, let step):
            PixelRows.fill(result, count, source.pixels[start &+ step &* y])
            return SourceRow(result)
        case .gradient(let mapping):
            gradient(mapping, source.pixels, x: x, y: y, count: count)
            return SourceRow(result)
        }
    }

    /// The pixels of a turned picture that it has been prepared for, in its light; nil where it was not.
    @inline(__always)
    func turnedRow(_ index: Int32, x: Int, y: Int, count: Int, light: UInt32) -> SourceRow? {
        guard turned.isPrepared(for: index) else { return nil }
        turned.row(x: x, y: y, count: count, light: light, into: result)
        return SourceRow(result)
    }

    /// Prepares for rows within some device columns.
    func prepare(_ sampling: Sampling, index: Int32, _ source: PixelSource, left: Int, right: Int) {
        if case .projective(let mapping) = sampling, mapping.isTurned {
            turned.prepare(mapping, index: index, source, left: left, right: right)
        }
    }

    /// A row that `row` has returned, its colours times a light in 256ths; valid until the next call.
    func shaded(_ pixels: SourceRow, _ count: Int, light: UInt32) -> SourceRow {
        if pixels != SourceRow(result) { result.update(from: pixels, count: count) }
        PixelRows.shade(result, count, light)
        return SourceRow(result)
    }

    private func separable(
        _ tables: Sampling.Separable, _ source: PixelSource, _ taps: UnsafeBufferPointer<AxisTap>, _ x: Int, _ y: Int,
        _ count: Int
    ) -> SourceRow {
        let first = tables.columns &+ x &- tables.firstColumn
        let columns = UnsafeBufferPointer(rebasing: taps[first..<(first &+ count)])
        let row = taps[tables.rows &+ y &- tables.firstRow]
        let ends = (Int(columns[0].start), Int(columns[count &- 1].start))
        let low = min(ends.0, ends.1)
        let high = min(max(ends.0, ends.1) &+ 4, source.width)
        let top = source.pixels + (Int(row.start) &* source.width &+ low)
        var across = top
        if row.weights.x != 256 {
            across = SourceRow(wide)
            let length = high &- low
            if row.weights.z == 0 {
                PixelRows.mix(wide, length, top, top + source.width, weight: row.weights.y)
            } else {
                // A weight of none must not read below the last row.
                let last = row.weights.w != 0 ? 3 : 2
                PixelRows.sum(
                    wide, length, top, top + source.width, top + 2 &* source.width, top + last &* source.width,
                    row.weights)
            }
        }
        let from = across - low
        // The part of the row in which the table is a mere shift, as positions in this stretch.
        let shiftStart = min(max(tables.shift.lowerBound &- x, 0), count)
        let shiftEnd = min(max(tables.shift.upperBound &- x, shiftStart), count)
        if shiftStart == 0, shiftEnd == count, columns[0].weights.x == 256 { return from + Int(columns[0].start) }
        combine(columns, from, tables.isNarrow, 0..<shiftStart)
        if shiftStart < shiftEnd {
            let first = from + Int(columns[shiftStart].start)
            PixelRows.mix(
                result + shiftStart, shiftEnd &- shiftStart, first, first + 1, weight: columns[shiftStart].weights.y)
        }
        combine(columns, from, tables.isNarrow, shiftEnd..<count)
        return SourceRow(result)
    }

    /// Combines neighbours in a row by a table.
    @inline(__always)
    private func combine(
        _ columns: UnsafeBufferPointer<AxisTap>, _ from: SourceRow, _ isNarrow: Bool, _ range: Range<Int>
    ) {
        var index = range.lowerBound
        if isNarrow {
            while index &+ 4 <= range.upperBound {
                let (a, b) = (columns[index], columns[index &+ 1])
                let (c, d) = (columns[index &+ 2], columns[index &+ 3])
                let (pa, pb) = (from + Int(a.start), from + Int(b.start))
                let (pc, pd) = (from + Int(c.start), from + Int(d.start))
                let toWeight = spread(Four(a.weights.y, b.weights.y, c.weights.y, d.weights.y))
                let mixture = lerp(
                    Four(pa[0], pb[0], pc[0], pd[0]), Four(pa[1], pb[1], pc[1], pd[1]),
                    Lanes(repeating: 256) &- toWeight, toWeight)
                store(mixture, result, index)
                index &+= 4
            }
        }
        while index < range.upperBound {
            let tap = columns[index]
            result[index] = PixelRows.sum(from + Int(tap.start), tap.weights)
            index &+= 1
        }
    }

    private func projective(
        _ mapping: Sampling.Projective, _ source: PixelSource, _ x: Int, _ y: Int, _ count: Int
    ) {
        // Everything counts from the middles of what is drawn and of the source, so that mirrored pictures in mirrored
        // places take mirrored steps, rounding included.
        let map = mapping.map
        let row = map.project(0, Double(y) + 0.5 - mapping.originY)
        let start = SIMD3(Float(row.x * 256), Float(row.y * 256), Float(row.z))
        let step = SIMD3(Float(map.a * 256), Float(map.b * 256), Float(map.p))
        let first = Float(Double(x) + 0.5 - mapping.originX)
        // The way from this row's source pixels to those a few rows below.
        let down = SIMD2(map.c - row.x / row.z * map.q, map.d - row.y / row.z * map.q) * (4 / row.z)
        let isNear = abs(down.x) < 256 && abs(down.y) < 256
        let ahead = isNear ? Int(down.y) &* source.width &+ Int(down.x) : 0
        var done = 0
        while done < count {
            let length = min(Sampler.chunk, count &- done)
            let from = first + Float(done)
            place(start, step, from: from, length, mapping)
            let depths = (start.z + from * step.z, start.z + (from + Float(length &+ 3)) * step.z)
            var inside = 0..<0
            if mapping.interpolates, min(depths.0, depths.1) > 1e-6 { inside = insideRange(source, length) }
            gatherSafely(source, mapping.interpolates, into: result + done, 0..<inside.lowerBound)
            if !inside.isEmpty {
                fetchAhead(source, ahead, length)
                interpolate(source, into: result + done, inside)
            }
            gatherSafely(source, mapping.interpolates, into: result + done, min(inside.upperBound, length)..<length)
            done &+= length
        }
    }

    /// Fetches what the same chunk will need a few rows further down.
    ///
    /// A slanted row crosses a source row, and with it a page, every few pixels, which no processor foresees: waiting for
    /// memory took two fifths of the time.
    @inline(__always)
    private func fetchAhead(_ source: PixelSource, _ ahead: Int, _ length: Int) {
        var index = 0
        while index < length {
            let place = Int(vs[index] &>> 8) &* source.width &+ Int(us[index] &>> 8) &+ ahead
            prefetch(UnsafeRawPointer(bitPattern: Int(bitPattern: source.pixels) &+ place &* 4))
            index &+= 16
        }
    }

    /// Works out where a chunk of device pixels lies in the source.
    @inline(__always)
    private func place(
        _ start: SIMD3<Float>, _ step: SIMD3<Float>, from: Float, _ length: Int, _ mapping: Sampling.Projective
    ) {
        // Adding this number leaves the nearest whole number in a float's lowest bits.
        let magic = SIMD4<Float>(repeating: 12_582_912)
        let bias = SIMD4<Int32>(repeating: 0x4B40_0000)
        let middleX = SIMD4<Int32>(repeating: mapping.middleX) &- bias
        let middleY = SIMD4<Int32>(repeating: mapping.middleY) &- bias
        var i = SIMD4<Float>(0, 1, 2, 3) + from
        var index = 0
        var depth = SIMD4(repeating: 1 / start.z)
        while index < length {
            if step.z != 0 { depth = SIMD4(repeating: 1) / (start.z + i * step.z) }
            let u = (start.x + i * step.x) * depth + magic
            let v = (start.y + i * step.y) * depth + magic
            UnsafeMutableRawPointer(us + index).storeBytes(
                of: unsafeBitCast(u, to: SIMD4<Int32>.self) &+ middleX, as: SIMD4<Int32>.self)
            UnsafeMutableRawPointer(vs + index).storeBytes(
                of: unsafeBitCast(v, to: SIMD4<Int32>.self) &+ middleY, as: SIMD4<Int32>.self)
            i += 4
            index &+= 4
        }
    }

    /// The part of a chunk whose places and their next pixels lie in the source, in steps of four; up to three places
    /// beyond the chunk's end may belong to it.
    ///
    /// Places change one way along a row, so what holds at both ends of a stretch holds between them, but for the
    /// rounding that the margin allows for.
    @inline(__always)
    private func insideRange(_ source: PixelSource, _ length: Int) -> Range<Int> {
        let right = Int32(truncatingIfNeeded: (source.width &- 1) &* 256 &- 4)
        let bottom = Int32(truncatingIfNeeded: (source.height &- 1) &* 256 &- 4)
        func isInside(_ first: Int, _ last: Int) -> Bool {
            min(us[first], us[last]) >= 4 && max(us[first], us[last]) <= right && min(vs[first], vs[last]) >= 4
                && max(vs[first], vs[last]) <= bottom
        }
        let whole = (length &+ 3) & ~3
        if isInside(0, whole &- 1) { return 0..<whole }
        var start = 0
        while start < whole, !isInside(start, start &+ 3) { start &+= 4 }
        var end = whole
        while end > start, !isInside(end &- 4, end &- 1) { end &-= 4 }
        return start < end && isInside(start, end &- 1) ? start..<end : 0..<0
    }

    /// Interpolates the part of a chunk that lies inside the source, four pixels at a time; up to three beyond the
    /// chunk's end are written.
    ///
    /// Each pixel's neighbours are first copied next to each other, left and right ones together. Arithmetic straight on
    /// loaded pixels makes the compiler move single bytes about, at twice the instructions.
    @inline(__always)
    private func interpolate(_ source: PixelSource, into row: Row, _ range: Range<Int>) {
        let width = SIMD4<Int32>(repeating: Int32(truncatingIfNeeded: source.width))
        var index = range.lowerBound
        while index < range.upperBound {
            let u = UnsafeRawPointer(us + index).loadUnaligned(as: SIMD4<Int32>.self) &>> SIMD4(repeating: 8)
            let v = UnsafeRawPointer(vs + index).loadUnaligned(as: SIMD4<Int32>.self) &>> SIMD4(repeating: 8)
            UnsafeMutableRawPointer(places + index).storeBytes(of: v &* width &+ u, as: SIMD4<Int32>.self)
            index &+= 4
        }
        let upper = UnsafeRawPointer(source.pixels)
        let lower = UnsafeRawPointer(source.pixels + source.width)
        index = range.lowerBound
        while index < range.upperBound {
            let place = Int(places[index]) &* 4
            upperPairs[index] = upper.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            lowerPairs[index] = lower.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            index &+= 1
        }
        let byte = Four(repeating: 255)
        let whole = Lanes(repeating: 256)
        index = range.lowerBound
        while index < range.upperBound {
            let fx = spread(UnsafeRawPointer(us + index).loadUnaligned(as: Four.self) & byte)
            let fy = UnsafeRawPointer(vs + index).loadUnaligned(as: Four.self) & byte
            // First down the columns, left and right ones together, then across.
            let ab = column(index, spread(Four(fy[0], fy[0], fy[1], fy[1])))
            let cd = column(index &+ 2, spread(Four(fy[2], fy[2], fy[3], fy[3])))
            let left = Four(ab[0], ab[2], cd[0], cd[2])
            let right = Four(ab[1], ab[3], cd[1], cd[3])
            store(lerp(left, right, whole &- fx, fx), row, index)
            index &+= 4
        }
    }

    /// The left and right neighbours of two pixels, each between the upper and the lower one.
    @inline(__always)
    private func column(_ index: Int, _ weight: Lanes) -> Four {
        lerp(
            UnsafeRawPointer(upperPairs + index).loadUnaligned(as: Four.self),
            UnsafeRawPointer(lowerPairs + index).loadUnaligned(as: Four.self), Lanes(repeating: 256) &- weight, weight)
    }

    /// Takes a chunk of pixels wherever they lie; beyond the source's edge its last pixels go on.
    private func gatherSafely(
        _ source: PixelSource, _ interpolates: Bool, into row: Row, _ range: Range<Int>
    ) {
        let maxX = Int32(truncatingIfNeeded: source.width &- 1)
        let maxY = Int32(truncatingIfNeeded: source.height &- 1)
        for index in range {
            let (x, y) = (us[index] &>> 8, vs[index] &>> 8)
            let x0 = Int(min(max(x, 0), maxX))
            let upper = source.pixels + (Int(min(max(y, 0), maxY)) &* source.width)
            guard interpolates else {
                row[index] = upper[x0]
                continue
            }
            let x1 = Int(min(max(x &+ 1, 0), maxX))
            let lower = source.pixels + (Int(min(max(y &+ 1, 0), maxY)) &* source.width)
            row[index] = bilinear(upper[x0], upper[x1], lower[x0], lower[x1], us[index], vs[index])
        }
    }

    /// The mixture of four neighbours by a place's fractions.
    @inline(__always)
    private func bilinear(
        _ p00: UInt32, _ p10: UInt32, _ p01: UInt32, _ p11: UInt32, _ u: Int32, _ v: Int32
    ) -> UInt32 {
        let (fx, fy) = (UInt32(truncatingIfNeeded: u & 255), UInt32(truncatingIfNeeded: v & 255))
        return lerp(lerp(p00, p01, fy), lerp(p10, p11, fy), fx)
    }
}
