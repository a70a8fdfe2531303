/// Where the frames of a contact sheet lie, in pixels.
struct SheetLayout: Hashable, Sendable {
    /// How many frames stand side by side.
    let columns: Int
    /// How many rows there are.
    let rows: Int
    /// The width of a frame on the sheet.
    let cellWidth: Int
    /// The height of a frame on the sheet.
    let cellHeight: Int
    /// The space between frames and around them.
    let gap: Int

    /// A sheet's longest side, not much more.
    private static let longestSide = 1920
    /// Width to height that a sheet comes near to.
    private static let aspect = 1.5

    /// Lays out frames of a size: in a grid not far from three to two, with few empty places, and no frame enlarged.
    init(count: Int, width: Int, height: Int) {
        columns = SheetLayout.columns(count: count, width: width, height: height)
        rows = (count + columns - 1) / columns
        // The gap is a twentieth of a frame's shorter side, so a row is so many sides long.
        let shorter = Double(min(width, height)) / 20
        let across = Double(columns * width) + shorter * Double(columns + 1)
        let down = Double(rows * height) + shorter * Double(rows + 1)
        let scale = min(1, Double(SheetLayout.longestSide) / max(across, down))
        cellWidth = max(Int((Double(width) * scale).rounded()), 1)
        cellHeight = max(Int((Double(height) * scale).rounded()), 1)
        gap = max(Int((shorter * scale).rounded()), 2)
    }

    /// Lays out another number of frames of the size that they have in a layout.
    init(count: Int, like other: SheetLayout) {
        columns = SheetLayout.columns(count: count, width: other.cellWidth, height: other.cellHeight)
        rows = (count + columns - 1) / columns
        (cellWidth, cellHeight, gap) = (other.cellWidth, other.cellHeight, other.gap)
    }

    /// How many frames stand side by side.
    private static func columns(count: Int, width: Int, height: Int) -> Int {
        var best = (columns: 1, flaw: Double.infinity)
        for columns in 1...max(count, 1) {
            let rows = (count + columns - 1) / columns
            let ratio = Double(columns * width) / Double(rows * height) / aspect
            let empty = Double(columns * rows - count) / Double(count)
            let flaw = max(ratio, 1 / ratio) * (1 + 2 * empty)
            if flaw < best.flaw { best = (columns, flaw) }
        }
        return best.columns
    }

    /// The width of the sheet.
    var width: Int { columns * (cellWidth + gap) + gap }
    /// The height of the sheet.
    var height: Int { rows * (cellHeight + gap) + gap }

    /// The upper left corner of a frame.
    func place(of index: Int) -> (x: Int, y: Int) {
        (gap + index % columns * (cellWidth + gap), gap + index / columns * (cellHeight + gap))
    }
}
