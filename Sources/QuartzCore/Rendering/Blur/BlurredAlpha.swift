/// Alphas of a picture after a blur.
///
/// Pixels count from the upper left pixel of what was blurred; the blur carries some to the left of it and above.
struct BlurredAlpha {
    private let plane: NumberPlane
    private let cell: Int
    let columns: Range<Int>
    let rows: Range<Int>

    /// Blurs a picture's alpha, as far as the blur carries it.
    init?(_ picture: Bitmap, _ plan: GaussianBlurPlan, _ compositor: Compositor) {
        columns = -plan.reach..<picture.width + plan.reach
        rows = -plan.reach..<picture.height + plan.reach
        let averages = NumberPlane.averages(
            of: picture, .nothing, channels: 1, for: plan, columns: columns, rows: rows, compositor)
        guard let plane = averages?.blurred(by: plan, columns: columns, rows: rows, compositor) else { return nil }
        self.plane = plane
        cell = plan.resultCell
    }

    /// The alphas of a row, 0 to 255, rounded to nearest.
    func row(_ y: Int, into alphas: UnsafeMutablePointer<UInt8>) {
        guard cell > 1 else {
            let from = plane.row(y)
            for x in 0..<columns.count { alphas[x] = BlurredAlpha.byte(from[x]) }
            return
        }
        // From the middle of one cell to the middle of the next the way is straight.
        let step = floorDivide(2 * y + 1 - cell, 2 * cell)
        let (upper, lower) = (plane.row(step), plane.row(step + 1))
        let down = (Float(y - step * cell) + 0.5) / Float(cell) - 0.5
        var to = upper[0] + (lower[0] - upper[0]) * down
        for index in 1..<plane.columns.count {
            let from = to
            to = upper[index] + (lower[index] - upper[index]) * down
            // In 65,536ths; the first pixel's middle is half a step on.
            let change = Int32((to - from) / Float(cell) * 65_536)
            var value = Int32((from + 0.5) * 65_536) &+ change / 2
            let first = (plane.columns.lowerBound + index - 1) * cell + cell / 2
            for x in first..<first + cell {
                if columns.contains(x) {
                    alphas[x &- columns.lowerBound] = UInt8(truncatingIfNeeded: value >> 16)
                }
                value &+= change
            }
        }
    }

    @inline(__always)
    private static func byte(_ value: Float) -> UInt8 { UInt8(min(max(value + 0.5, 0), 255)) }
}
