/// Numbers in cells that lie on the grid of the device's pixels, each cell some pixels wide and high.
///
/// Cell (i, j) covers the pixels from (i · size, j · size) on. A cell holds one number for each channel, next to each
/// other.
final class NumberPlane: @unchecked Sendable {
    // Sound: the memory is allocated once and freed with the object; threads that fill a plane write to rows of their
    // own, and nobody reads it before they are done.
    let columns: Range<Int>
    let rows: Range<Int>
    let channels: Int
    private let values: UnsafeMutablePointer<Float>

    /// Makes a plane whose numbers still have to be written; nil where it would have none.
    init?(columns: Range<Int>, rows: Range<Int>, channels: Int) {
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        self.columns = columns
        self.rows = rows
        self.channels = channels
        values = .allocate(capacity: columns.count * rows.count * channels + 8)
    }

    deinit { values.deallocate() }

    /// How many numbers a row has.
    var rowLength: Int { columns.count &* channels }

    /// The numbers of a row from the first column on. The row must exist.
    @inline(__always)
    func row(_ row: Int) -> UnsafeMutablePointer<Float> { values + (row &- rows.lowerBound) &* rowLength }
}
