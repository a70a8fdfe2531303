/// A frame as video encoders take it: a plane of brightness and two of colour at half the width and height, 8 bits,
/// BT.709 in limited range, and where wanted a plane of alpha.
///
/// Brightness is 16 to 235 and colour 16 to 240, each rounded to nearest. A colour sample is the mean of the two by two
/// pixels it stands for, weighted by their alpha, and lies in their middle.
final class PlanarFrame: @unchecked Sendable {
    // Sound: the memory lives as long as the object; `fill` gives each thread rows of its own and returns before anybody
    // reads.

    /// The width of the brightness plane in pixels.
    let width: Int
    /// The height of the brightness plane in pixels.
    let height: Int
    private let hasAlpha: Bool
    private let memory: UnsafeMutablePointer<UInt8>
    private let count: Int

    /// Makes an empty frame; nil when memory is short. `even` makes both sides even by repeating the last column or row.
    init?(width: Int, height: Int, even: Bool, alpha: Bool) {
        self.width = even ? (width + 1) & ~1 : width
        self.height = even ? (height + 1) & ~1 : height
        hasAlpha = alpha
        let half = ((width + 1) / 2) * ((height + 1) / 2)
        count = self.width * self.height * (alpha ? 2 : 1) + 2 * half
        guard let memory = malloc(count) else { return nil }
        self.memory = memory.bindMemory(to: UInt8.self, capacity: count)
    }

    deinit { free(memory) }

    /// The planes, one after the other.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

    /// Converts a picture of the frame's size (before it was made even), on several threads. Without a plane of alpha,
    /// transparent parts become black.
    func fill(with image: CGImage, threads: Int) {
        let pairs = (image.height + 1) / 2
        let strips = min(threads, max(pairs / 16, 1))
        guard strips > 1 else { return fill(pairs: 0..<pairs, of: image) }
        DispatchQueue.concurrentPerform(iterations: strips) { strip in
            fill(pairs: (pairs * strip / strips)..<(pairs * (strip + 1) / strips), of: image)
        }
    }

    /// Converts pairs of rows.
    private func fill(pairs: Range<Int>, of image: CGImage) {
        let half = (width + 1) / 2
        let brightness = memory
        let blue = memory + width * height
        let red = blue + half * ((height + 1) / 2)
        let alpha = red + half * ((height + 1) / 2)
        let straight = hasAlpha ? UnsafeMutablePointer<UInt32>.allocate(capacity: image.width) : nil
        defer { straight?.deallocate() }
        for pair in pairs {
            let upper = image.bitmap.pixels + 2 * pair * image.width
            let lower = 2 * pair + 1 < image.height ? upper + image.width : upper
            for (row, pixels) in [(2 * pair, upper), (2 * pair + 1, lower)] where row < height {
                let target = brightness + row * width
                if let straight {
                    Premultiplication.unpremultiply(pixels, into: straight, count: image.width)
                    PlanarFrame.brightness(of: straight, count: image.width, into: target)
                    PlanarFrame.alpha(of: pixels, count: image.width, into: alpha + row * width)
                } else {
                    PlanarFrame.brightness(of: pixels, count: image.width, into: target)
                }
                if width > image.width { target[image.width] = target[image.width - 1] }
            }
            let (blueRow, redRow) = (blue + pair * half, red + pair * half)
            if hasAlpha {
                PlanarFrame.weightedColour(of: upper, lower, count: image.width, blueRow, redRow)
            } else {
                PlanarFrame.colour(of: upper, lower, count: image.width, blueRow, redRow)
            }
        }
    }
}

extension PlanarFrame {
    // Factors of BT.709 (0.2126, 0.7152, 0.0722) with the range (219 and 224 of 255), in 15 bits: small enough for the
    // processor's quick 16-bit products. The colour factors sum to zero, so that greys have none. An error stays below
    // 0.52.

    @inline(__always)
    private static func brightness(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
        UInt8(truncatingIfNeeded: (red &* 5983 &+ green &* 20127 &+ blue &* 2032 &+ (16 << 15 + 1 << 14)) >> 15)
    }

    /// The difference to blue, of the sums of four pixels.
    @inline(__always)
    private static func blue(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
        UInt8(truncatingIfNeeded: (blue &* 14392 &- red &* 3298 &- green &* 11094 &+ (128 << 17 + 1 << 16)) >> 17)
    }

    /// The difference to red, of the sums of four pixels.
    @inline(__always)
    private static func red(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
        UInt8(truncatingIfNeeded: (red &* 14392 &- green &* 13072 &- blue &* 1320 &+ (128 << 17 + 1 << 16)) >> 17)
    }

    private static func brightness(
        of pixels: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutablePointer<UInt8>
    ) {
        for x in 0..<count {
            let pixel = pixels[x]
            target[x] = brightness(
                Int32(truncatingIfNeeded: pixel & 0xFF), Int32(truncatingIfNeeded: pixel >> 8 & 0xFF),
                Int32(truncatingIfNeeded: pixel >> 16 & 0xFF))
        }
    }

    private static func alpha(of pixels: UnsafePointer<UInt32>, count: Int, into target: UnsafeMutablePointer<UInt8>) {
        for x in 0..<count { target[x] = UInt8(truncatingIfNeeded: pixels[x] >> 24) }
    }

    private static func colour(
        of upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, count: Int,
        _ blues: UnsafeMutablePointer<UInt8>, _ reds: UnsafeMutablePointer<UInt8>
    ) {
        for x in 0..<(count / 2) {
            let (redBlue, green) = sums(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1])
            store(redBlue, green, x, blues, reds)
        }
        if count & 1 == 1 {
            let (redBlue, green) = sums(upper[count - 1], upper[count - 1], lower[count - 1], lower[count - 1])
            store(redBlue, green, count / 2, blues, reds)
        }
    }

    /// The sums of four pixels' components: red in the lower and blue in the upper half, and green below alpha.
    @inline(__always)
    private static func sums(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> (UInt32, UInt32) {
        let mask: UInt32 = 0x00FF_00FF
        let redBlue = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask)
        return (redBlue, (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask))
    }

    @inline(__always)
    private static func store(
        _ redBlue: UInt32, _ greenAlpha: UInt32, _ x: Int,
        _ blues: UnsafeMutablePointer<UInt8>, _ reds: UnsafeMutablePointer<UInt8>
    ) {
        let red = Int32(truncatingIfNeeded: redBlue & 0xFFFF)
        let green = Int32(truncatingIfNeeded: greenAlpha & 0xFFFF)
        let blue = Int32(truncatingIfNeeded: redBlue >> 16)
        blues[x] = PlanarFrame.blue(red, green, blue)
        reds[x] = PlanarFrame.red(red, green, blue)
    }

    /// As `colour`, with pixels counting by their alpha.
    private static func weightedColour(
        of upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>, count: Int,
        _ blues: UnsafeMutablePointer<UInt8>, _ reds: UnsafeMutablePointer<UInt8>
    ) {
        for x in 0..<((count + 1) / 2) {
            let (left, right) = (2 * x, min(2 * x + 1, count - 1))
            let (redBlue, greenAlpha) = sums(upper[left], upper[right], lower[left], lower[right])
            let alpha = max(greenAlpha >> 16, 1)
            // Premultiplied sums over the sum of alpha are the weighted mean; times 1020 it is a sum of four again.
            func straight(_ sum: UInt32) -> UInt32 { min((sum &* 1020 &+ alpha / 2) / alpha, 1020) }
            let (red, blue) = (straight(redBlue & 0xFFFF), straight(redBlue >> 16))
            store(red | blue << 16, straight(greenAlpha & 0xFFFF), x, blues, reds)
        }
    }
}
