/// Where the pixels of a blurred backdrop come from. What holds the memory must be kept.
enum BackdropSource {
    /// Cells of several pixels.
    case cells(BackdropCells)
    /// The pixels themselves; the first one is for a place on the device.
    case pixels(PixelSource, x: Int, y: Int)
}

extension Sampler {
    /// The pixels of a backdrop for a stretch of a device row; valid until the next call.
    func backdrop(_ source: BackdropSource, x: Int, y: Int, count: Int) -> SourceRow {
        switch source {
        case .cells(let cells):
            SourceRow(result + cells.pixels(result, scratch: wide, x: x, y: y, count: count))
        case .pixels(let pixels, let firstX, let firstY):
            pixels.pixels + ((y &- firstY) &* pixels.width &+ x &- firstX)
        }
    }
}
