extension PixelRows {
    /// Mixes four neighbours for each pixel, by the fractions of places in 256ths of a pixel.
    ///
    /// Up to three more pixels than asked for are read and written.
    ///
    /// - Parameters:
    ///   - upper: the left and right neighbours in the row above each place, next to each other.
    ///   - lower: those in the row below.
    @inline(__always)
    static func interpolate(
        _ row: Row, _ count: Int, upper: UnsafePointer<UInt64>, lower: UnsafePointer<UInt64>,
        us: UnsafePointer<Int32>, vs: UnsafePointer<Int32>
    ) {
        let byte = Four(repeating: 255)
        let half = Lanes(repeating: 128)
        var index = 0
        while index < count {
            let fx = spread(UnsafeRawPointer(us + index).loadUnaligned(as: Four.self) & byte)
            let fy = spread(UnsafeRawPointer(vs + index).loadUnaligned(as: Four.self) & byte)
            let w11 = (fx &* fy) &>> Lanes(repeating: 8)
            let w01 = fy &- w11
            let weights = (Lanes(repeating: 256) &- fx &- w01, fx &- w11, w01, w11)
            let top = neighbours(upper, index)
            let bottom = neighbours(lower, index)
            var even = evenBytes(top.left) &* weights.0 &+ evenBytes(top.right) &* weights.1
            even = even &+ evenBytes(bottom.left) &* weights.2 &+ evenBytes(bottom.right) &* weights.3 &+ half
            var odd = oddBytes(top.left) &* weights.0 &+ oddBytes(top.right) &* weights.1
            odd = odd &+ oddBytes(bottom.left) &* weights.2 &+ oddBytes(bottom.right) &* weights.3 &+ half
            store(four((even &>> Lanes(repeating: 8)) | (odd & Lanes(repeating: 0xFF00))), row, index)
            index &+= 4
        }
    }

    /// Four pixels and the right neighbour of each.
    @inline(__always)
    private static func neighbours(_ pairs: UnsafePointer<UInt64>, _ index: Int) -> (left: Four, right: Four) {
        let ab = UnsafeRawPointer(pairs + index).loadUnaligned(as: Four.self)
        let cd = UnsafeRawPointer(pairs + index + 2).loadUnaligned(as: Four.self)
        return (Four(ab[0], ab[2], cd[0], cd[2]), Four(ab[1], ab[3], cd[1], cd[3]))
    }
}
