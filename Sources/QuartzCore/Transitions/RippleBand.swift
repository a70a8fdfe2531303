/// Draws the pixels that the ring moves.
///
/// Places count from the middle of the picture, in half pixels, so that mirror images see the same numbers but for
/// their signs. Work goes in chunks and each chunk in steps, arithmetic apart from looking things up in memory: both at
/// once make the compiler move single bytes about, at twice the instructions.
struct RippleBand {
    let width: Int
    let height: Int
    let profile: UnsafeRippleProfile
    /// Towards the light, times how finely lights are told apart.
    let light: SIMD2<Float>
    let lights: UnsafeBufferPointer<PixelLight>
    /// How far a slope of 1 sends the eye from each column and row, in half pixels.
    let columnWays: UnsafePointer<Float>
    let rowWays: UnsafePointer<Float>
    let scratch: RippleScratch

    private typealias Floats = SIMD4<Float>
    private typealias Ints = SIMD4<Int32>

    /// Draws a part of a row.
    func draw(_ y: Int, _ columns: Range<Int>, before: SourceRow, after: SourceRow, into result: Row) {
        let down = Float(2 &* y &+ 1 &- height)
        var x = columns.lowerBound
        while x < columns.upperBound {
            let length = min(RippleScratch.chunk, columns.upperBound &- x)
            let weights = lookUpProfile(Float(2 &* x &+ 1 &- width), down, length)
            findPlaces(columnWays + x, rowWays[y], Float(2 &* x &+ 1 &- width), down, length)
            for index in 0..<length { scratch.lights[index] = lights[Int(scratch.lightPlaces[index])] }
            let row = result + (y &* width &+ x)
            if weights.lowest == 256 {
                gather(after, scratch.first, length)
                finish(row, length) { vertical(scratch.first, $0) }
            } else if weights.highest == 0 {
                gather(before, scratch.first, length)
                finish(row, length) { vertical(scratch.first, $0) }
            } else {
                gather(before, scratch.first, length)
                gather(after, scratch.second, length)
                finish(row, length) { index in
                    let toWeight = spread(twice(scratch.weights, index))
                    let fromWeight = Lanes(repeating: 256) &- toWeight
                    return lerp(
                        vertical(scratch.first, index), vertical(scratch.second, index), fromWeight, toWeight)
                }
            }
            x &+= length
        }
    }

    /// Finds out what the ring is like at each pixel of a chunk.
    @inline(__always)
    private func lookUpProfile(_ x: Float, _ y: Float, _ length: Int) -> (lowest: UInt32, highest: UInt32) {
        let last = Int32(truncatingIfNeeded: profile.entries.count &- 1)
        let square = Floats(repeating: y * y)
        var xs = Floats(x, x + 2, x + 4, x + 6)
        for index in stride(from: 0, to: length, by: 4) {
            let radii = (xs * xs + square).squareRoot()
            let places = wholes((radii - profile.inner) * profile.density)
            save(clamped(places, 0, last), scratch.profilePlaces, index)
            xs += 8
        }
        var lowest: UInt32 = 256
        var highest: UInt32 = 0
        for index in 0..<length {
            let entry = profile.entries[Int(scratch.profilePlaces[index])]
            scratch.slopes[index] = entry.slope
            scratch.weights[index] = entry.weight
            lowest = min(lowest, entry.weight)
            highest = max(highest, entry.weight)
        }
        return (lowest, highest)
    }

    /// Works out where each pixel of a chunk comes from and which light falls on it.
    @inline(__always)
    private func findPlaces(
        _ columnWays: UnsafePointer<Float>, _ rowWay: Float, _ x: Float, _ y: Float, _ length: Int
    ) {
        var xs = Floats(x, x + 2, x + 4, x + 6)
        let ys = Floats(repeating: y)
        for index in stride(from: 0, to: length, by: 4) {
            let slopes = UnsafeRawPointer(scratch.slopes + index).loadUnaligned(as: Floats.self)
            let ways = UnsafeRawPointer(columnWays + index).loadUnaligned(as: Floats.self)
            let (column, across) = place(xs + xs * slopes * ways, width)
            let (row, down) = place(ys + ys * slopes * rowWay, height)
            save(row &* Int32(truncatingIfNeeded: width) &+ column, scratch.places, index)
            save(across, scratch.across, index)
            save(down, scratch.down, index)
            let tilts = (xs * light.x + y * light.y) * slopes
            save(wholes(tilts) &+ Int32(RippleLight.density), scratch.lightPlaces, index)
            xs += 8
        }
    }

    /// The pixels before places, and the way from their middles to the places in 256ths.
    @inline(__always)
    private func place(_ places: Floats, _ length: Int) -> (pixel: Ints, fraction: Ints) {
        let place = wholes(places * 128) &+ Int32(truncatingIfNeeded: (length &- 1) &* 128)
        // The last pixel is the next one of the last but one.
        let last = Ints(repeating: Int32(truncatingIfNeeded: max(length &- 2, 0)))
        let before = place &>> Ints(repeating: 8)
        let pixel = before.replacing(with: last, where: before .> last)
        return (pixel, place &- (pixel &<< Ints(repeating: 8)))
    }

    /// Brings the neighbours of each pixel of a chunk together.
    @inline(__always)
    private func gather(_ source: SourceRow, _ pairs: RippleScratch.Pairs, _ length: Int) {
        let upper = UnsafeRawPointer(source)
        let lower = UnsafeRawPointer(source + (height > 1 ? width : 0))
        if width > 1 {
            for index in 0..<length {
                let place = Int(scratch.places[index]) &* 4
                pairs.upper[index] = upper.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                pairs.lower[index] = lower.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            }
        } else {
            for index in 0..<length {
                let place = Int(scratch.places[index]) &* 4
                pairs.upper[index] = UInt64(upper.load(fromByteOffset: place, as: UInt32.self))
                pairs.lower[index] = UInt64(lower.load(fromByteOffset: place, as: UInt32.self))
            }
        }
    }

    /// Two pixels and the right neighbours of both, interpolated between their rows.
    @inline(__always)
    private func vertical(_ pairs: RippleScratch.Pairs, _ index: Int) -> Four {
        let down = spread(twice(scratch.down, index))
        let upper = UnsafeRawPointer(pairs.upper + index).loadUnaligned(as: Four.self)
        let lower = UnsafeRawPointer(pairs.lower + index).loadUnaligned(as: Four.self)
        return lerp(upper, lower, Lanes(repeating: 256) &- down, down)
    }

    /// Interpolates a chunk between columns and lights it.
    @inline(__always)
    private func finish(_ row: Row, _ length: Int, _ two: (Int) -> Four) {
        for index in stride(from: 0, to: length, by: 4) {
            let (ab, cd) = (two(index), two(index &+ 2))
            let left = Four(ab[0], ab[2], cd[0], cd[2])
            let right = Four(ab[1], ab[3], cd[1], cd[3])
            let across = spread(load(scratch.across, index))
            let pixels = lit(
                lerp(left, right, Lanes(repeating: 256) &- across, across), load(scratch.lights, index))
            if index &+ 4 <= length {
                store(pixels, row, index)
            } else {
                for rest in index..<length { row[rest] = pixels[rest &- index] }
            }
        }
    }

    /// Two numbers, each twice.
    @inline(__always)
    private func twice(_ numbers: UnsafePointer<UInt32>, _ index: Int) -> Four {
        Four(numbers[index], numbers[index], numbers[index &+ 1], numbers[index &+ 1])
    }

    @inline(__always)
    private func save(_ numbers: Ints, _ place: UnsafeMutablePointer<UInt32>, _ index: Int) {
        UnsafeMutableRawPointer(place + index).storeBytes(of: numbers, as: Ints.self)
    }
}
