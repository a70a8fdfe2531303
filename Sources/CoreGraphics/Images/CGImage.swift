import Synchronization

/// A picture: premultiplied 8-bit RGBA in sRGB, immutable.
public final class CGImage: Sendable {
    /// The pixels.
    package let bitmap: Bitmap
    /// Whether every pixel is known to be opaque.
    package let isOpaque: Bool
    /// What was worked out from the pixels and is kept with them, smaller copies for instance.
    package let derived = Mutex<[String: any Sendable]>([:])

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The bits of a component.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The bytes of a row.
    public var bytesPerRow: Int { bitmap.bytesPerRow }

    /// Makes a picture of a bitmap that nobody writes to any more.
    public init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        var all: UInt32 = 0xFF00_0000
        for index in 0..<(bitmap.width * bitmap.height) { all &= bitmap.pixels[index] }
        isOpaque = all == 0xFF00_0000
    }

    /// Makes a picture whose opacity its maker knows.
    package init(_ bitmap: Bitmap, isOpaque: Bool) {
        self.bitmap = bitmap
        self.isOpaque = isOpaque
    }
}
