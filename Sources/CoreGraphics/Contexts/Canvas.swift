import CCairo

/// The order of a pixel's bytes in memory.
enum PixelOrder {
    /// Red first, as in every `Bitmap`.
    case rgba
    /// Blue first.
    case bgra
}

/// A rectangle of pixels of a context's device space, drawn on by Cairo.
///
/// Cairo believes that pixels lie in memory as blue, green, red, alpha. All that it is asked to do here treats the
/// three colours alike, so where ours lie as red, green, blue, alpha it is told red for blue and blue for red, and
/// nothing ever has to be reordered. What does tell colours apart (colour glyphs, the blend modes of hue and
/// luminosity) is not left to Cairo.
///
/// A canvas owns its Cairo objects and frees them; it keeps the memory that they draw on alive.
final class Canvas {
    let cairo: OpaquePointer
    /// The part of device space that the canvas covers.
    let bounds: DeviceRect
    let order: PixelOrder
    /// The first row, bound to pixels.
    let pixels: UnsafeMutablePointer<UInt32>
    /// The distance between rows in pixels.
    let stride: Int
    /// The bitmap underneath, unless the memory is somebody else's.
    let bitmap: Bitmap?

    /// Makes a canvas on a bitmap's memory, or on memory that the maker keeps alive; nil when Cairo refuses.
    ///
    /// The memory holds rows of `stride` pixels, as many as the bounds are high.
    init?(
        pixels: UnsafeMutablePointer<UInt32>, stride: Int, bounds: DeviceRect, order: PixelOrder, bitmap: Bitmap?
    ) {
        guard !bounds.isEmpty, bounds.width <= stride, stride < 1 << 24 else { return nil }
        // Sound: Cairo objects live no longer than this object, and the bitmap lives as long as it is held;
        // where there is none, the maker has promised as much.
        let data = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            data, CAIRO_FORMAT_ARGB32, Int32(bounds.width), Int32(bounds.height), Int32(stride * 4))
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        cairo_surface_set_device_offset(surface, Double(-bounds.minX), Double(-bounds.minY))
        guard let cairo = cairo_create(surface) else { return nil }
        self.cairo = cairo
        self.bounds = bounds
        self.order = order
        self.pixels = pixels
        self.stride = stride
        self.bitmap = bitmap
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GOOD)
    }

    /// Makes a canvas on a bitmap, whose first pixel is at a place of device space.
    convenience init?(bitmap: Bitmap, x: Int = 0, y: Int = 0, order: PixelOrder = .rgba) {
        let bounds = DeviceRect(minX: x, minY: y, maxX: x + bitmap.width, maxY: y + bitmap.height)
        self.init(pixels: bitmap.pixels, stride: bitmap.width, bounds: bounds, order: order, bitmap: bitmap)
    }

    /// Makes a transparent canvas of its own; nil when it would be empty or too large.
    convenience init?(transparent bounds: DeviceRect, order: PixelOrder) {
        guard let bitmap = Bitmap(width: bounds.width, height: bounds.height) else { return nil }
        self.init(bitmap: bitmap, x: bounds.minX, y: bounds.minY, order: order)
    }

    deinit { cairo_destroy(cairo) }

    /// Whether everything asked of Cairo so far has worked.
    var isSound: Bool { cairo_status(cairo) == CAIRO_STATUS_SUCCESS }

    /// A canvas of its own that shows the same pixels in a part of the bounds.
    func copy(of part: DeviceRect) -> Canvas? {
        let part = part.intersection(bounds)
        guard let bitmap = Bitmap(unclearedWidth: part.width, height: part.height) else { return nil }
        flush()
        for row in 0..<part.height {
            let from = pixels + (part.minY - bounds.minY + row) * stride + (part.minX - bounds.minX)
            (bitmap.pixels + row * part.width).update(from: from, count: part.width)
        }
        return Canvas(bitmap: bitmap, x: part.minX, y: part.minY, order: order)
    }

    /// Remembers the clip until `restore`.
    func save() { cairo_save(cairo) }

    /// Goes back to the clip remembered last.
    func restore() { cairo_restore(cairo) }

    /// Finishes drawing before somebody else reads or writes the pixels.
    func flush() { cairo_surface_flush(cairo_get_target(cairo)) }

    /// Tells Cairo that somebody else has written pixels.
    func markDirty() { cairo_surface_mark_dirty(cairo_get_target(cairo)) }
}
