/// How a blur by a Gaussian is carried out: on a smaller copy where it is wide, within a level of 255.
///
/// Variances add up. Averaging pixels to cells, blurring the cells by weights, doubling their number by cubic B-splines
/// where cells are large, and going from the middle of one to the next in a straight line each blur a little; the
/// weights are made so that all of it together has the variance that is asked for. The cells are just so small that none
/// of these steps shows.
struct GaussianBlurPlan {
    /// How the pixels along an axis make up the first cells.
    struct Average {
        /// The weights of pixels next to each other.
        var weights: [UInt32]
        /// The place of the first of them, from the cell's first pixel on.
        var offset: Int
        /// How many pixels there are to a cell.
        var cell: Int
        var variance: Double
    }

    /// The standard deviation in pixels.
    let deviation: Double
    /// How the first cells are made; nil where pixels are blurred themselves.
    let average: Average?
    /// How many pixels wide and high the cells are that are blurred: a power of 2 up to 16.
    let reduction: Int
    /// The weights of a cell and of those beside it, one way; both ways together they sum to 1.
    let weights: [Float]

    /// Plans a blur of a standard deviation in pixels.
    ///
    /// - Parameter isExact: whether hard lines must be blurred within a level, too; if not, photographs are, in less
    ///   time.
    init(deviation: Double, isExact: Bool = true) {
        let deviation = deviation > 0 ? min(deviation, 1000) : 0
        self.deviation = deviation
        var reduction = 1
        while reduction < 16, deviation >= (isExact ? 3 : 2) * Double(reduction) { reduction *= 2 }
        self.reduction = reduction
        var variance = deviation * deviation
        guard reduction > 1 else {
            average = nil
            weights = GaussianBlurPlan.weights(variance: variance)
            return
        }
        let first = Average(deviation: deviation, reduction: reduction, squares: isExact ? 5 : 2.5)
        average = first
        variance -= first.variance
        var cell = Double(first.cell)
        while cell < Double(reduction) {
            variance -= 0.75 * cell * cell
            cell *= 2
        }
        if reduction > 2 { variance -= cell * cell / 3 }
        let step = reduction > 2 ? cell / 2 : cell
        variance -= step * step / 6 + 1.0 / 12
        weights = GaussianBlurPlan.weights(variance: variance / (cell * cell))
    }

    /// A Gaussian's values at whole distances, as far as they count.
    private static func weights(variance: Double) -> [Float] {
        // Too narrow to carry half a level to the next cell.
        guard variance > 0.04 else { return [1] }
        let radius = Int((3.6 * variance.squareRoot()).rounded(.up))
        let curve = (0...radius).map { Elementary.exp(-Double($0 * $0) / (2 * variance)) }
        let sum = curve.dropFirst().reduce(curve[0]) { $0 + 2 * $1 }
        return curve.map { Float($0 / sum) }
    }

    /// How many pixels wide and high the cells of the result are.
    var resultCell: Int { reduction > 2 ? reduction / 2 : reduction }

    /// How many cells a weight reaches.
    var radius: Int { weights.count - 1 }

    /// How many pixels the blur carries something that can be seen.
    var reach: Int { reduction == 1 ? radius : Int((4 * deviation).rounded(.up)) }

    /// How many pixels around those of the result are looked at, at most.
    var margin: Int { (radius + 6) * reduction }
}

extension GaussianBlurPlan.Average {
    /// Plain squares of pixels where they are small against the blur; otherwise weights that fall off to both sides.
    /// With plain squares it shows where in its square a thing is.
    fileprivate init(deviation: Double, reduction: Int, squares: Double) {
        var cell = 1
        while cell < reduction / 2, deviation >= squares * 2 * Double(cell) { cell *= 2 }
        self =
            cell > 1
            ? Self(
                weights: [UInt32](repeating: 1, count: cell), offset: 0, cell: cell,
                variance: Double(cell * cell - 1) / 12)
            : Self(weights: [1, 3, 3, 1], offset: -1, cell: 2, variance: 0.75)
    }
}

/// Which cells along an axis are made of which.
extension GaussianBlurPlan {
    /// The cells of the result for some pixels.
    func result(for pixels: Range<Int>) -> Range<Int> {
        guard reduction > 1 else { return pixels }
        let step = resultCell
        // From the cell whose middle is at or before a pixel's to the one after.
        return floorDivide(2 * pixels.lowerBound + 1 - step, 2 * step)..<floorDivide(
            2 * pixels.upperBound - 1 - step, 2 * step) + 2
    }

    /// The blurred cells that cells of the result are made of.
    func blurred(for result: Range<Int>) -> Range<Int> {
        guard reduction > 2 else { return result }
        return floorDivide(result.lowerBound, 2) - 2..<floorDivide(result.upperBound - 1, 2) + 3
    }

    /// The cells that blurred ones are made of.
    func sharp(for blurred: Range<Int>) -> Range<Int> {
        blurred.lowerBound - radius..<blurred.upperBound + radius
    }

    /// The cells of half the size that cells are made of.
    static func halves(for cells: Range<Int>) -> Range<Int> { 2 * cells.lowerBound - 1..<2 * cells.upperBound + 1 }
}

/// A quotient rounded down.
func floorDivide(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((b - 1 - a) / b) }
