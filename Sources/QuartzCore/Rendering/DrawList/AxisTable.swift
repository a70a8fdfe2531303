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
            // The window's middle and half its width on a grid of 512ths: what is mirrored about the middle of the
            // source is mirrored on the grid, too.
            let middle = Int(clamped((center * 512).rounded(.toNearestOrEven), size * 512))
            return tap(middle: middle, half: Int((width * 256).rounded()), size: size)
        }
    }

    private static func clamped(_ value: Double, _ size: Int) -> Double {
        min(max(value, -Double(size) - 4096), Double(size) * 2 + 4096)
    }

    /// The entry for a window of the source, in 512ths of a pixel.
    private static func tap(middle: Int, half: Int, size: Int) -> AxisTap {
        let low = middle - half
        let high = middle + half
        let start = min(max(low >> 9, 0), size - 1)
        var weights = Four(repeating: 0)
        var taken = 0
        var index = low >> 9
        var position = low
        while position < high {
            position = min((index + 1) << 9, high)
            let until = rounded(256 * (position - low), over: high - low)
            let place = min(max(index, 0), size - 1) - start
            weights[min(max(place, 0), 3)] += UInt32(until - taken)
            taken = until
            index += 1
        }
        return AxisTap(start: Int32(start), weights: weights)
    }

    /// The nearest whole number to a quotient of positive numbers, the even one of two.
    private static func rounded(_ a: Int, over b: Int) -> Int {
        let (quotient, rest) = a.quotientAndRemainder(dividingBy: b)
        return 2 * rest > b || (2 * rest == b && quotient % 2 == 1) ? quotient + 1 : quotient
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
