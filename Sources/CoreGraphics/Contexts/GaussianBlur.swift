/// A blur by a Gaussian, to within a thousandth of it.
///
/// It costs seven standard deviations' worth of multiplications a pixel and direction, in loops along rows that the
/// compiler turns into vector code: a phone screen's shadow of 30 pixels takes some tens of milliseconds.
package struct GaussianBlur: Sendable {
    /// How far the blur carries a value, in pixels.
    package let reach: Int
    /// The weights from `-reach` to `reach`; they add up to 1.
    private let weights: [Float]

    /// Makes a blur of a standard deviation in pixels; one that is not above zero changes nothing, and none is wider
    /// than 200.
    package init(standardDeviation: CGFloat) {
        let deviation = standardDeviation > 0 ? min(standardDeviation, 200) : 0
        // Too narrow to carry half a level of 255 to the next pixel.
        guard deviation > 0.2 else {
            reach = 0
            weights = [1]
            return
        }
        let reach = Int((3.5 * deviation).rounded(.up))
        let curve = (-reach...reach).map { step in
            Elementary.exp(-Double(step * step) / Double(2 * deviation * deviation))
        }
        let sum = curve.reduce(0, +)
        self.reach = reach
        weights = curve.map { Float($0 / sum) }
    }

    /// The blurred numbers in one rectangle of those in another, row after row, with zeros all around.
    func apply(to source: [Float], in sourceRect: DeviceRect, shownIn target: DeviceRect) -> [Float] {
        let (width, height) = (target.width, target.height)
        guard !target.isEmpty, source.count == sourceRect.width * sourceRect.height else { return [] }
        var across = [Float](repeating: 0, count: width * sourceRect.height)
        var result = [Float](repeating: 0, count: width * height)
        source.withUnsafeBufferPointer { source in
            across.withUnsafeMutableBufferPointer { across in
                result.withUnsafeMutableBufferPointer { result in
                    // Sound: rows and columns below are held to those of the rectangle that each buffer is for.
                    guard let source = source.baseAddress, let across = across.baseAddress,
                        let result = result.baseAddress
                    else { return }
                    for y in 0..<sourceRect.height {
                        let (from, to) = (source + y * sourceRect.width, across + y * width)
                        for (index, weight) in weights.enumerated() {
                            // The column of the source that this weight brings to the target's first.
                            let shift = target.minX - sourceRect.minX + index - reach
                            let columns = max(0, -shift)..<max(0, -shift, min(width, sourceRect.width - shift))
                            for x in columns { to[x] += weight * from[x + shift] }
                        }
                    }
                    for y in 0..<height {
                        for (index, weight) in weights.enumerated() {
                            let row = target.minY + y - sourceRect.minY + index - reach
                            guard row >= 0, row < sourceRect.height else { continue }
                            let (from, to) = (across + row * width, result + y * width)
                            for x in 0..<width { to[x] += weight * from[x] }
                        }
                    }
                }
            }
        }
        return result
    }
}
