/// Works out which source pixels along one axis make up each device pixel.
///
/// Larger than its own size, a picture is interpolated between two neighbours; smaller, each source pixel counts by
/// the part of the device pixel that it covers, so nothing is skipped and nothing shimmers. Where one source pixel
/// meets one device pixel both are the same.
enum AxisTable {
    /// The entries for device pixels.
    ///
    /// - Parameters:
    ///   - range: the device pixels.
    ///   - scale: source pixels to a device pixel, negative when mirrored, at most 2 either way.
    ///   - offset: the source coordinate of the device coordinate 0.
    ///   - size: how many source pixels there are.
    static func taps(
        for range: Range<Int>, scale: Double, offset: Double, size: Int, filter: CALayerContentsFilter
    ) -> [AxisTap] {
        range.map { position in
            let center = (Double(position) + 0.5) * scale + offset
            if filter == .nearest {
                let nearest = min(max(Int(clamped(center.rounded(.down), size)), 0), size - 1)
                return AxisTap(start: Int32(nearest), weights: Four(256, 0, 0, 0))
            }
            let width = max(abs(scale), 1)
            // The window on a grid of 256ths, so that rounding does not depend on the place.
            let low = Int(clamped(((center - width / 2) * 256).rounded(), size * 256))
            let length = Int((width * 256).rounded())
            return tap(low: low, length: length, size: size)
        }
    }

    private static func clamped(_ value: Double, _ size: Int) -> Double {
        min(max(value, -Double(size) - 1024), Double(size) * 2 + 1024)
    }

    /// The entry for a window of the source, both in 256ths of a pixel.
    private static func tap(low: Int, length: Int, size: Int) -> AxisTap {
        let first = low >> 8
        let start = min(max(first, 0), size - 1)
        var weights = Four(repeating: 0)
        var left = 256
        var position = low
        var index = first
        let high = low + length
        while position < high {
            let end = min((index + 1) << 8, high)
            // Rounded so that all weights together are one.
            let after = 256 - (256 * (end - low) + length / 2) / length
            let place = min(max(index, 0), size - 1) - start
            weights[min(max(place, 0), 3)] += UInt32(left - after)
            left = after
            position = end
            index += 1
        }
        return AxisTap(start: Int32(start), weights: weights)
    }

    /// How often a side has to be halved before no device pixel takes more than two of its pixels.
    static func halvings(_ scale: Double) -> Int {
        var count = 0
        var rest = abs(scale)
        while rest > 2, count < 15 {
            count += 1
            rest /= 2
        }
        return count
    }
}
