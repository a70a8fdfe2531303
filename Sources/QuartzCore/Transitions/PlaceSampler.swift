/// Interpolates a picture at places anywhere in it, a chunk of pixels at a time. The buffers belong to one thread.
struct PlaceSampler {
    /// The most pixels at once.
    static let chunk = 64

    private let us: UnsafeMutablePointer<Int32>
    private let vs: UnsafeMutablePointer<Int32>
    private let places: UnsafeMutablePointer<Int32>
    private let upperPairs: UnsafeMutablePointer<UInt64>
    private let lowerPairs: UnsafeMutablePointer<UInt64>

    init() {
        us = .allocate(capacity: PlaceSampler.chunk)
        us.initialize(repeating: 0, count: PlaceSampler.chunk)
        vs = .allocate(capacity: PlaceSampler.chunk)
        vs.initialize(repeating: 0, count: PlaceSampler.chunk)
        places = .allocate(capacity: PlaceSampler.chunk)
        places.initialize(repeating: 0, count: PlaceSampler.chunk)
        upperPairs = .allocate(capacity: PlaceSampler.chunk)
        upperPairs.initialize(repeating: 0, count: PlaceSampler.chunk)
        lowerPairs = .allocate(capacity: PlaceSampler.chunk)
        lowerPairs.initialize(repeating: 0, count: PlaceSampler.chunk)
    }

    /// Frees the buffers.
    func deallocate() {
        us.deallocate()
        vs.deallocate()
        places.deallocate()
        upperPairs.deallocate()
        lowerPairs.deallocate()
    }

    /// Sets where four pixels of the chunk come from: distances in pixels from the middle of the pixel in the picture's
    /// corner. Places outside the picture become the nearest ones inside.
    @inline(__always)
    func place(_ index: Int, _ x: Floats, _ y: Floats, in picture: CornerPixels) {
        set(
            index, (x * 128).limited(0, picture.lastColumn), (y * 128).limited(0, picture.lastRow),
            in: picture)
    }

    /// Sets where four pixels of the chunk come from; the places must lie half a pixel or more away from the middles of
    /// the last row and column, and not before those of the first.
    @inline(__always)
    func placeInside(_ index: Int, _ x: Floats, _ y: Floats, in picture: CornerPixels) {
        set(index, x * 128, y * 128, in: picture)
    }

    /// 128ths of the longest side of all are as much as the rounding can hold.
    @inline(__always)
    private func set(_ index: Int, _ x: Floats, _ y: Floats, in picture: CornerPixels) {
        let (u, v) = (x.nearestIntegers, y.nearestIntegers)
        let (column, row) = (u &>> SIMD4<Int32>(repeating: 7), v &>> SIMD4<Int32>(repeating: 7))
        let start = row &* SIMD4<Int32>(repeating: Int32(truncatingIfNeeded: picture.rowStep))
        // Columns run one way or the other.
        let turn = SIMD4<Int32>(repeating: picture.columnStep < 0 ? -1 : 0)
        store(start &+ (column ^ turn) &- turn, places, index)
        store(u &+ u, us, index)
        store(v &+ v, vs, index)
    }

    /// Interpolates the pixels whose places have been set; up to three more than asked for are written.
    @inline(__always)
    func interpolate(_ picture: CornerPixels, into row: Row, _ count: Int) {
        let end = (count &+ 3) & ~3
        if picture.columnStep < 0 {
            // A pair is read from its lower address and turned round.
            gather(picture, end) { ($0 &>> 32) | ($0 &<< 32) }
        } else {
            gather(picture, end) { $0 }
        }
        PixelRows.interpolate(row, end, upper: upperPairs, lower: lowerPairs, us: us, vs: vs)
    }

    /// Copies each pixel's neighbours next to each other.
    @inline(__always)
    private func gather(_ picture: CornerPixels, _ end: Int, _ turned: (UInt64) -> UInt64) {
        let upper = UnsafeRawPointer(picture.corner + min(picture.columnStep, 0))
        let lower = upper + picture.rowStep &* 4
        var index = 0
        while index < end {
            for next in index..<index &+ 4 {
                let place = Int(places[next]) &* 4
                upperPairs[next] = turned(upper.loadUnaligned(fromByteOffset: place, as: UInt64.self))
                lowerPairs[next] = turned(lower.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            }
            index &+= 4
        }
    }
}
