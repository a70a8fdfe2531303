import CPNG

/// Reads PNG, by libpng.
final class PNGDecoder {
    // Unsafe memory: `bytes` outlives the decoder, whose maker holds them until `decode` returns.
    private let bytes: UnsafeRawBufferPointer
    private let name: String
    private let reader: UnsafeMutablePointer<InterludePNGReader>

    init(_ bytes: UnsafeRawBufferPointer, name: String) {
        self.bytes = bytes
        self.name = name
        reader = .allocate(capacity: 1)
        reader.initialize(to: InterludePNGReader())
        reader.pointee.bytes = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        reader.pointee.length = bytes.count
    }

    deinit {
        interlude_png_close(reader)
        reader.deallocate()
    }

    func decode() throws -> CGImage {
        guard interlude_png_open(reader) != 0 else { throw failure }
        let (png, info) = (reader.pointee.png, reader.pointee.info)
        let width = Int(png_get_image_width(png, info))
        let height = Int(png_get_image_height(png, info))
        let bitmap = try PictureFile.bitmap(width: width, height: height, byteCount: bytes.count, name: name)
        let passes = interlude_png_configure(reader, 0, 0)
        guard passes > 0 else { throw failure }
        let hasAlpha =
            png_get_color_type(png, info) & UInt8(PNG_COLOR_MASK_ALPHA) != 0
            || png_get_valid(png, info, UInt32(PNG_INFO_tRNS)) != 0

        var all = UInt32.max
        for pass in 1...passes {
            for row in 0..<height {
                let pixels = bitmap.pixels + row * width
                guard interlude_png_read(reader, UnsafeMutablePointer(OpaquePointer(pixels)), 0, 1) != 0 else {
                    throw failure
                }
                if hasAlpha && pass == passes { all &= Premultiplication.premultiply(pixels, count: width) }
            }
        }
        guard interlude_png_finish(reader) != 0 else { throw failure }
        return CGImage(bitmap, isOpaque: all >> 24 == 255)
    }

    /// What libpng complained of.
    private var failure: PictureError {
        if reader.pointee.ranOut != 0 { return .truncated(file: name) }
        let reason = withUnsafeBytes(of: reader.pointee.message) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return .damaged(file: name, reason: reason)
    }
}
