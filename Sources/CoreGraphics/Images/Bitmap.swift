import Synchronization

/// Pixels in memory: premultiplied 8-bit RGBA in sRGB, red in the lowest byte, rows from top to bottom without gaps.
///
/// It starts transparent. A bitmap may be written by one owner at a time; whoever hands it on as a `CGImage` stops
/// writing.
public final class Bitmap: @unchecked Sendable {
    // Sound: the memory is allocated once and freed with the object, and the contract above keeps writers apart: the
    // compositor gives each thread rows of its own and returns before anybody reads.

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The pixels, `width * height` of them.
    package let pixels: UnsafeMutablePointer<UInt32>

    /// The largest width or height that a bitmap may have.
    public static let maximumSide = 32_768

    /// Makes a transparent bitmap; nil when a side is below 1 or above `maximumSide`, or memory is short.
    public convenience init?(width: Int, height: Int) {
        self.init(unclearedWidth: width, height: height)
        pixels.update(repeating: 0, count: width * height)
    }

    /// Makes a bitmap whose pixels still have to be written, each of them.
    package init?(unclearedWidth width: Int, height: Int) {
        guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height) else { return nil }
        var memory: UnsafeMutableRawPointer?
        let size = width * height * 4 + 64
        let isLarge = size >= 2 * Bitmap.largePage
        guard posix_memalign(&memory, isLarge ? Bitmap.largePage : 64, size) == 0, let memory else { return nil }
        self.width = width
        self.height = height
        pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
    }

    deinit { free(pixels) }

    /// The size of a large page of memory in bytes.
    private static let largePage = 1 << 21
    private let wasAskedFor = Atomic(false)

    /// Moves a large picture into large pages of memory, once: reading one along a slanted line visits a page a pixel, and
    /// small pages would be looked up in memory each time. It makes such reading twice as fast.
    ///
    /// Pictures do not begin in large pages: the system has to fill those with zeros first, and a virtual machine may
    /// have to get them from its host.
    package func useLargePages() {
        let size = width * height * 4
        guard size >= 2 * Bitmap.largePage, !wasAskedFor.exchange(true, ordering: .relaxed) else { return }
        madvise(pixels, size, MADV_HUGEPAGE)
        // MADV_COLLAPSE, which the C library's headers do not know yet; where the system does not either, it says so.
        madvise(pixels, size, 25)
    }

    /// The length of a row in bytes.
    public var bytesPerRow: Int { width * 4 }

    /// The bytes of all pixels, in order.
    public var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: pixels, count: width * height * 4) }

    /// The pixel at a place, red in the lowest byte. The place must lie inside.
    public subscript(x: Int, y: Int) -> UInt32 {
        get {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) of \(width)×\(height)")
            return pixels[y * width + x]
        }
        set {
            precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel (\(x), \(y)) of \(width)×\(height)")
            pixels[y * width + x] = newValue
        }
    }
}
