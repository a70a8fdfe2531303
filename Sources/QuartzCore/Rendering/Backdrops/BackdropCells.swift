/// A blurred backdrop in cells, from which rows of pixels are made. The plane that it was made of must be kept.
struct BackdropCells {
    private let values: UnsafePointer<Float>
    private let firstColumn: Int
    private let firstRow: Int
    private let columns: Int
    /// How many pixels wide and high a cell is: 2, 4 or 8.
    private let cell: Int

    init(_ plane: NumberPlane, cell: Int) {
        values = UnsafePointer(plane.row(plane.rows.lowerBound))
        firstColumn = plane.columns.lowerBound
        firstRow = plane.rows.lowerBound
        columns = plane.columns.count
        self.cell = cell
    }

    /// How many numbers of scratch a row of so many pixels takes.
    static func scratch(for width: Int) -> Int { width + 16 }

    /// Makes the pixels of a stretch of a device row.
    ///
    /// - Parameters:
    ///   - row: room for 16 pixels more than are asked for.
    ///   - scratch: room for `scratch(for:)` numbers.
    /// - Returns: where in the row the first pixel is.
    func pixels(_ row: Row, scratch: Row, x: Int, y: Int, count: Int) -> Int {
        // From the middle of one cell to the middle of the next the way is straight.
        let half = cell / 2
        let first = floorDivide(x &- half, cell)
        let cells = floorDivide(x &+ count &- 1 &- half, cell) &- first &+ 2
        let step = floorDivide(y &- half, cell)
        let down = (Float(y &- step &* cell) + 0.5) / Float(cell) - 0.5
        let upper = values + ((step &- firstRow) &* 4 &* columns &+ first &- firstColumn)
        mix(upper, upper + 4 &* columns, down, scratch, cells)
        expand(scratch, cells, into: row)
        let lead = x &- (first &* cell &+ half)
        if !isOpaque(scratch + cells, cells) { BackdropCells.limit(row + lead, count) }
        return lead
    }

    /// Mixes two rows of cells into 128ths of a level: red and blue of each cell, then green and alpha.
    @inline(__always)
    private func mix(
        _ upper: UnsafePointer<Float>, _ lower: UnsafePointer<Float>, _ down: Float, _ row: Row, _ count: Int
    ) {
        // Adding this number leaves the nearest whole number in a float's lowest bits.
        let magic: Float = 12_582_912
        @inline(__always)
        func level(_ index: Int) -> UInt32 {
            let value = upper[index] + (lower[index] - upper[index]) * down
            return (value * 128 + magic).bitPattern &- 0x4B40_0000
        }
        let (green, blue, alpha) = (columns, 2 &* columns, 3 &* columns)
        for index in 0..<count {
            row[index] = level(index) | level(blue &+ index) &<< 16
            row[count &+ index] = level(green &+ index) | level(alpha &+ index) &<< 16
        }
    }

    /// Makes the pixels between the middles of cells.
    @inline(__always)
    private func expand(_ cells: Row, _ count: Int, into row: Row) {
        typealias Signed = SIMD8<Int16>
        let shift = Signed(repeating: Int16(truncatingIfNeeded: (2 &* cell).trailingZeroBitCount))
        let round = Signed(repeating: Int16(truncatingIfNeeded: cell))
        let places = Lanes(1, 1, 3, 3, 5, 5, 7, 7)
        let bias = Lanes(repeating: 64)
        var to = row
        for index in 0..<(count &- 1) {
            // A step is half a pixel wide.
            @inline(__always)
            func line(_ here: UInt32, _ there: UInt32) -> (start: Lanes, step: Lanes) {
                let start = lanes(Four(repeating: here))
                let change = unsafeBitCast(lanes(Four(repeating: there)) &- start, to: Signed.self)
                let step = unsafeBitCast((change &+ round) &>> shift, to: Lanes.self)
                return (start &+ bias &+ step &* places, step)
            }
            var even = line(cells[index], cells[index &+ 1])
            var odd = line(cells[count &+ index], cells[count &+ index &+ 1])
            var done = 0
            while done < cell {
                let high = (odd.start &<< Lanes(repeating: 1)) & Lanes(repeating: 0xFF00)
                store(four((even.start &>> Lanes(repeating: 7)) | high), to, done)
                even.start = even.start &+ (even.step &<< Lanes(repeating: 3))
                odd.start = odd.start &+ (odd.step &<< Lanes(repeating: 3))
                done &+= 4
            }
            to += cell
        }
    }

    private func isOpaque(_ odd: Row, _ count: Int) -> Bool {
        var all: UInt32 = .max
        for index in 0..<count { all &= odd[index] }
        return all >> 16 == 255 * 128
    }

    /// Keeps colours within alpha, which straight lines rounded one by one may leave by a level.
    private static func limit(_ row: Row, _ count: Int) {
        for index in 0..<count {
            let pixel = row[index]
            let alpha = pixel >> 24
            let red = min(pixel & 255, alpha)
            let green = min(pixel >> 8 & 255, alpha)
            row[index] = red | green << 8 | min(pixel >> 16 & 255, alpha) << 16 | alpha << 24
        }
    }
}
