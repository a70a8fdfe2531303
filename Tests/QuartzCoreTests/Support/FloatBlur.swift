@testable import QuartzCore

/// A blur by a Gaussian in double precision, weight by weight: what blurs are held against.
enum FloatBlur {
    /// Blurs a plane of numbers.
    ///
    /// - Parameter value: what stands at a place, also beyond the plane's edges.
    static func blurred(
        width: Int, height: Int, deviation: Double, _ value: (_ x: Int, _ y: Int) -> Double
    ) -> [Double] {
        let reach = Int((deviation * 5).rounded(.up))
        let weights = (-reach...reach).map { step in
            deviation > 0 ? Elementary.exp(-Double(step * step) / (2 * deviation * deviation)) : 1
        }
        let sum = weights.reduce(0, +)
        let all = height + 2 * reach
        var across = [Double](repeating: 0, count: width * all)
        for y in 0..<all {
            let row = (0..<(width + 2 * reach)).map { value($0 - reach, y - reach) }
            guard row.contains(where: { $0 != 0 }) else { continue }
            row.withUnsafeBufferPointer { row in
                for x in 0..<width {
                    var total = 0.0
                    for (index, weight) in weights.enumerated() { total += weight * row[x + index] }
                    across[y * width + x] = total / sum
                }
            }
        }
        var result = [Double](repeating: 0, count: width * height)
        across.withUnsafeBufferPointer { across in
            for y in 0..<height {
                for (index, weight) in weights.enumerated() {
                    for x in 0..<width { result[y * width + x] += weight / sum * across[(y + index) * width + x] }
                }
            }
        }
        return result
    }
}
