import Synchronization

/// Copies of a picture at halves of its width and height, each for itself, made when first asked for and kept with it.
///
/// A picture turned away from the viewer is compressed along one axis only; halving each axis by itself keeps the
/// other sharp.
extension CGImage {
    /// The picture with its width halved `x` times and its height halved `y` times.
    func reduced(x: Int, y: Int) -> CGImage {
        if x <= 0 && y <= 0 { return self }
        let key = "reduced \(x) \(y)"
        if let known = derived.withLock({ $0[key] as? CGImage }) { return known }
        let larger = x > 0 ? reduced(x: x - 1, y: y) : reduced(x: x, y: y - 1)
        guard let made = x > 0 ? larger.halvedWidth() : larger.halvedHeight() else { return larger }
        derived.withLock { $0[key] = made }
        return made
    }

    /// How often a side may be halved before nothing is left to halve.
    static func halvings(_ compression: Double, of size: Int) -> Int {
        var count = 0
        var rest = compression
        var left = size
        while rest >= 1.6, left > 1, count < 15 {
            count += 1
            rest /= 2
            left = (left + 1) / 2
        }
        return count
    }

    private func halvedWidth() -> CGImage? {
        let half = (width + 1) / 2
        guard let result = Bitmap(unclearedWidth: half, height: height) else { return nil }
        let taps = CGImage.halves(width)
        for y in 0..<height {
            let from = bitmap.pixels + y * width
            let to = result.pixels + y * half
            if width % 2 == 0 {
                for x in 0..<half { to[x] = lerp(from[2 * x], from[2 * x + 1], 128) }
            } else {
                for x in 0..<half { to[x] = PixelRows.sum(from + Int(taps[x].start), taps[x].weights) }
            }
        }
        return CGImage(result, isOpaque: isOpaque)
    }

    private func halvedHeight() -> CGImage? {
        let half = (height + 1) / 2
        guard let result = Bitmap(unclearedWidth: width, height: half) else { return nil }
        for (y, tap) in CGImage.halves(height).enumerated() {
            func row(_ offset: Int) -> SourceRow {
                SourceRow(bitmap.pixels + min(Int(tap.start) + offset, height - 1) * width)
            }
            PixelRows.sum(result.pixels + y * width, width, row(0), row(1), row(2), row(3), tap.weights)
        }
        return CGImage(result, isOpaque: isOpaque)
    }

    /// The pixels that each of half as many takes; of an odd number a little less than two.
    private static func halves(_ size: Int) -> [AxisTap] {
        let half = (size + 1) / 2
        return AxisTable.taps(
            for: 0..<half, scale: Double(size) / Double(half), offset: 0, size: size, filter: .linear)
    }
}
