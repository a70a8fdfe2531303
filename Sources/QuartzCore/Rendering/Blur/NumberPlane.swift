/// Numbers in cells that lie on the grid of the device's pixels, each cell some pixels wide and high.
///
/// Cell (i, j) covers the pixels from (i · size, j · size) on. A cell has one number for each channel; a row holds all
/// numbers of the first channel, then those of the next.
final class NumberPlane: @unchecked Sendable {
    // Sound: the memory is allocated once and freed with the object; threads that fill a plane write to rows of their
    // own, and nobody reads it before they are done.
    let columns: Range<Int>
    let rows: Range<Int>
    let channels: Int
    private let values: UnsafeMutablePointer<Float>

    /// Makes a plane whose numbers still have to be written; nil where it would have none, or memory is short.
    init?(columns: Range<Int>, rows: Range<Int>, channels: Int) {
        guard !columns.isEmpty, !rows.isEmpty else { return nil }
        var memory: UnsafeMutableRawPointer?
        // Large pages: getting small ones from the system would take longer than filling them.
        let largePage = 1 << 21
        let count = columns.count * rows.count * channels
        let size = count * MemoryLayout<Float>.stride + 64
        let isLarge = size >= largePage
        guard posix_memalign(&memory, isLarge ? largePage : 64, size) == 0, let memory else { return nil }
        if isLarge { madvise(memory, size, MADV_HUGEPAGE) }
        self.columns = columns
        self.rows = rows
        self.channels = channels
        values = memory.bindMemory(to: Float.self, capacity: count)
    }

    deinit { free(values) }

    /// How many numbers a row has.
    var rowLength: Int { columns.count &* channels }

    /// The numbers of a row, channel by channel from the first column on. The row must exist.
    @inline(__always)
    func row(_ row: Int) -> UnsafeMutablePointer<Float> { values + (row &- rows.lowerBound) &* rowLength }
}
