/// A picture's pixels counted from one of its corners: an effect and its mirror image are the same arithmetic.
struct CornerPixels {
    /// The pixel in the corner.
    let corner: SourceRow
    /// How far in memory it is to the next column and row away from the corner; 0 where there is no other.
    let columnStep: Int
    let rowStep: Int
    /// The places of the middles of the last column and row in 128ths of a pixel, one less so that interpolation finds
    /// a neighbour.
    let lastColumn: Float
    let lastRow: Float
    init(_ pixels: SourceRow, width: Int, height: Int, fromRight: Bool, fromBottom: Bool) {
        corner = pixels + (fromBottom ? (height - 1) * width : 0) + (fromRight ? width - 1 : 0)
        columnStep = width == 1 ? 0 : (fromRight ? -1 : 1)
        rowStep = height == 1 ? 0 : (fromBottom ? -width : width)
        lastColumn = width == 1 ? 0 : Float(width - 1) * 128 - 1
        lastRow = height == 1 ? 0 : Float(height - 1) * 128 - 1
    }
}
