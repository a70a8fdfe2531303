import CCairo

/// Cairo's view of a picture's pixels, to draw from.
///
/// It owns its Cairo surface and keeps the pixels alive; nobody writes to them.
final class CairoPicture {
    let surface: OpaquePointer
    private let owner: AnyObject

    /// Makes a view of a picture for a canvas of some byte order; nil when Cairo refuses.
    init?(_ image: CGImage, order: PixelOrder) {
        let bitmap = order == .rgba ? image.bitmap : image.bitmap.withRedAndBlueExchanged()
        guard let bitmap else { return nil }
        // Sound: Cairo only reads from a source, and the bitmap lives as long as this object holds it.
        let data = UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
        let format = image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        let surface = cairo_image_surface_create_for_data(
            data, format, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.bytesPerRow))
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        owner = bitmap
    }

    deinit { cairo_surface_destroy(surface) }
}

extension Bitmap {
    /// A copy whose pixels have red and blue exchanged; nil when memory is short.
    func withRedAndBlueExchanged() -> Bitmap? {
        guard let copy = Bitmap(unclearedWidth: width, height: height) else { return nil }
        for index in 0..<(width * height) { copy.pixels[index] = pixels[index].withRedAndBlueExchanged }
        return copy
    }
}

extension UInt32 {
    /// A pixel with its lowest and its third byte exchanged.
    var withRedAndBlueExchanged: UInt32 { self & 0xFF00_FF00 | (self & 0xFF) << 16 | self >> 16 & 0xFF }
}
