/// A frame's bytes with straight alpha: red, green, blue, alpha.
final class StraightFrame: @unchecked Sendable {
    // Sound: used by one thread, but for `fill`, which gives each of its threads rows of its own and returns before
    // anybody reads.

    private let pixels: UnsafeMutablePointer<UInt32>
    private let count: Int

    /// Makes a transparent frame; nil when memory is short.
    init?(width: Int, height: Int) {
        count = width * height
        guard let memory = calloc(count, 4) else { return nil }
        pixels = memory.bindMemory(to: UInt32.self, capacity: count)
    }

    deinit { free(pixels) }

    /// The bytes.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: pixels, count: count * 4) }

    /// Converts a picture of the frame's size, on several threads.
    func fill(with image: CGImage, threads: Int) {
        let strips = min(threads, max(count / 65_536, 1))
        DispatchQueue.concurrentPerform(iterations: strips) { strip in
            let (start, end) = (count * strip / strips, count * (strip + 1) / strips)
            if image.isOpaque {
                (pixels + start).update(from: image.bitmap.pixels + start, count: end - start)
            } else {
                Premultiplication.unpremultiply(image.bitmap.pixels + start, into: pixels + start, count: end - start)
            }
        }
    }
}
