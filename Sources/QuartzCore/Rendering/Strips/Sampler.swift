/// Takes rows of pixels from a source.
///
/// The buffers belong to one thread. A row that needs no arithmetic is not copied: the caller gets the source's own
/// memory.
struct Sampler {
    private let result: Row
    private let wide: Row
    private let us: UnsafeMutablePointer<Int32>
    private let vs: UnsafeMutablePointer<Int32>

    /// The pixels that the projective loop works out the places of at once.
    private static let chunk = 64

    /// Makes a sampler for rows up to a width.
    init(width: Int, longestSourceRow: Int) {
        result = Row.allocate(capacity: width + 16)
        result.initialize(repeating: 0, count: width + 16)
        wide = Row.allocate(capacity: longestSourceRow + 16)
        wide.initialize(repeating: 0, count: longestSourceRow + 16)
        us = .allocate(capacity: Sampler.chunk)
        us.initialize(repeating: 0, count: Sampler.chunk)
        vs = .allocate(capacity: Sampler.chunk)
        vs.initialize(repeating: 0, count: Sampler.chunk)
    }

    /// Frees the buffers.
    func deallocate() {
        result.deallocate()
        wide.deallocate()
        us.deallocate()
        vs.deallocate()
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
        case .projective(let mapping):
            projective(mapping, source, x, y, count)
            return SourceRow(result)
        }
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
                PixelRows.mix(wide, length, top, top + source.width, weight: UInt32(row.weights.y))
            } else {
                // A weight of none must not read below the last row.
                let last = row.weights.w != 0 ? 3 : 2
                PixelRows.sum(
                    wide, length, top, top + source.width, top + 2 &* source.width, top + last &* source.width,
                    row.weights)
            }
        }
        if tables.isShift {
            let from = across + (Int(columns[0].start) &- low)
            let weight = UInt32(columns[0].weights.y)
            if weight == 0 { return from }
            PixelRows.mix(result, count, from, from + 1, weight: weight)
        } else if tables.isNarrow {
            for index in 0..<count {
                let tap = columns[index]
                let from = across + (Int(tap.start) &- low)
                result[index] = lerp(from[0], from[1], UInt32(tap.weights.y))
            }
        } else {
            for index in 0..<count {
                let tap = columns[index]
                result[index] = PixelRows.sum(across + (Int(tap.start) &- low), tap.weights)
            }
        }
        return SourceRow(result)
    }

    private func projective(
        _ mapping: Sampling.Projective, _ source: PixelSource, _ x: Int, _ y: Int, _ count: Int
    ) {
        let map = mapping.map
        let dx = Double(x &- mapping.originX)
        let dy = Double(y &- mapping.originY)
        let half = mapping.interpolates ? 128.0 : 0.0
        // In 256ths of a source pixel, the middle of a pixel being at its interpolation's origin.
        let start = map.project(dx, dy)
        let u0 = Float(start.x * 256 - start.z * half)
        let ux = Float(map.a * 256 - map.p * half)
        let v0 = Float(start.y * 256 - start.z * half)
        let vx = Float(map.b * 256 - map.p * half)
        let w0 = Float(start.z)
        let wx = Float(map.p)
        var done = 0
        while done < count {
            let length = min(Sampler.chunk, count &- done)
            place(u0, ux, v0, vx, w0, wx, from: done, length)
            gather(source, mapping.interpolates, into: result + done, length)
            done &+= length
        }
    }

    /// Works out where a chunk of device pixels lies in the source.
    @inline(__always)
    private func place(
        _ u0: Float, _ ux: Float, _ v0: Float, _ vx: Float, _ w0: Float, _ wx: Float, from: Int, _ length: Int
    ) {
        // Adding this number leaves the nearest whole number in a float's lowest bits.
        let magic: Float = 12_582_912
        let limit: Float = 4_190_000
        let first = Float(from)
        if wx == 0 {
            let inverse = 1 / w0
            for index in 0..<length {
                let i = first + Float(Int32(truncatingIfNeeded: index))
                let u = min(max((u0 + i * ux) * inverse, -limit), limit)
                let v = min(max((v0 + i * vx) * inverse, -limit), limit)
                us[index] = Int32(bitPattern: (u + magic).bitPattern) &- 0x4B40_0000
                vs[index] = Int32(bitPattern: (v + magic).bitPattern) &- 0x4B40_0000
            }
        } else {
            for index in 0..<length {
                let i = first + Float(Int32(truncatingIfNeeded: index))
                let inverse = 1 / (w0 + i * wx)
                let u = min(max((u0 + i * ux) * inverse, -limit), limit)
                let v = min(max((v0 + i * vx) * inverse, -limit), limit)
                us[index] = Int32(bitPattern: (u + magic).bitPattern) &- 0x4B40_0000
                vs[index] = Int32(bitPattern: (v + magic).bitPattern) &- 0x4B40_0000
            }
        }
    }

    /// Interpolates a chunk of pixels at the places worked out.
    @inline(__always)
    private func gather(_ source: PixelSource, _ interpolates: Bool, into row: Row, _ length: Int) {
        let maxX = Int32(truncatingIfNeeded: source.width &- 1)
        let maxY = Int32(truncatingIfNeeded: source.height &- 1)
        guard interpolates else {
            for index in 0..<length {
                let x = Int(min(max(us[index] &>> 8, 0), maxX))
                let y = Int(min(max(vs[index] &>> 8, 0), maxY))
                row[index] = source.pixels[y &* source.width &+ x]
            }
            return
        }
        // Places change one way along a row, so what holds at both ends holds between them.
        if isInside(us[0], us[length &- 1], maxX), isInside(vs[0], vs[length &- 1], maxY) {
            for index in 0..<length {
                let from = source.pixels + (Int(vs[index] &>> 8) &* source.width &+ Int(us[index] &>> 8))
                let below = from + source.width
                row[index] = bilinear(from[0], from[1], below[0], below[1], us[index], vs[index])
            }
        } else {
            for index in 0..<length {
                let x0 = min(max(us[index] &>> 8, 0), maxX)
                let x1 = min(max((us[index] &>> 8) &+ 1, 0), maxX)
                let upper = Int(min(max(vs[index] &>> 8, 0), maxY))
                let lower = Int(min(max((vs[index] &>> 8) &+ 1, 0), maxY))
                let y0 = source.pixels + (upper &* source.width)
                let y1 = source.pixels + (lower &* source.width)
                row[index] = bilinear(
                    y0[Int(x0)], y0[Int(x1)], y1[Int(x0)], y1[Int(x1)], us[index], vs[index])
            }
        }
    }

    /// Whether two places along an axis and their next pixels lie in the source.
    @inline(__always)
    private func isInside(_ a: Int32, _ b: Int32, _ last: Int32) -> Bool {
        min(a, b) >= 0 && max(a, b) &>> 8 < last
    }

    /// The mixture of four neighbours by a place's fractions.
    @inline(__always)
    private func bilinear(
        _ p00: UInt32, _ p10: UInt32, _ p01: UInt32, _ p11: UInt32, _ u: Int32, _ v: Int32
    ) -> UInt32 {
        let fx = UInt32(truncatingIfNeeded: u & 255)
        let fy = UInt32(truncatingIfNeeded: v & 255)
        let w11 = (fx &* fy) &>> 8
        let w10 = fx &- w11
        let w01 = fy &- w11
        let w00 = 256 &- fx &- fy &+ w11
        let mask: UInt32 = 0x00FF_00FF
        var even = (p00 & mask) &* w00 &+ (p10 & mask) &* w10
        even = even &+ (p01 & mask) &* w01 &+ (p11 & mask) &* w11 &+ 0x0080_0080
        var odd = ((p00 &>> 8) & mask) &* w00 &+ ((p10 &>> 8) & mask) &* w10
        odd = odd &+ ((p01 &>> 8) & mask) &* w01 &+ ((p11 &>> 8) & mask) &* w11 &+ 0x0080_0080
        return ((even &>> 8) & mask) | (odd & 0xFF00_FF00)
    }
}
