import CWebP

/// Reads WebP, by libwebp: lossy and lossless, and the first frame of an animation.
final class WebPDecoder {
    // Unsafe memory: `bytes` are held by whoever makes the decoder until `decode` returns; the demultiplexer points into
    // them and is freed with the decoder.
    private let bytes: UnsafeRawBufferPointer
    private let name: String
    private let demultiplexer: OpaquePointer

    init(_ bytes: UnsafeRawBufferPointer, name: String) throws {
        self.bytes = bytes
        self.name = name
        var data = WebPData(bytes: bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), size: bytes.count)
        var state = WEBP_DEMUX_PARSE_ERROR
        let made = WebPDemuxPartial(&data, &state)
        guard let made, state == WEBP_DEMUX_DONE else {
            WebPDemuxDelete(made)
            throw state == WEBP_DEMUX_PARSE_ERROR
                ? PictureError.damaged(file: name, reason: "the chunks do not fit together")
                : PictureError.truncated(file: name)
        }
        demultiplexer = made
    }

    deinit { WebPDemuxDelete(demultiplexer) }

    func decode() throws -> CGImage {
        let width = Int(WebPDemuxGetI(demultiplexer, WEBP_FF_CANVAS_WIDTH))
        let height = Int(WebPDemuxGetI(demultiplexer, WEBP_FF_CANVAS_HEIGHT))
        let bitmap = try PictureFile.bitmap(width: width, height: height, byteCount: bytes.count, name: name)
        var frame = WebPIterator()
        guard WebPDemuxGetFrame(demultiplexer, 1, &frame) != 0 else {
            throw PictureError.damaged(file: name, reason: "there is no frame")
        }
        defer { WebPDemuxReleaseIterator(&frame) }
        let frameWidth = Int(frame.width)
        let frameHeight = Int(frame.height)
        let x = Int(frame.x_offset)
        let y = Int(frame.y_offset)
        guard x >= 0, y >= 0, frameWidth <= width - x, frameHeight <= height - y else {
            throw PictureError.damaged(file: name, reason: "the frame reaches beyond the picture")
        }
        let isWhole = frameWidth == width && frameHeight == height
        if !isWhole { bitmap.pixels.update(repeating: 0, count: width * height) }
        let pixels = bitmap.pixels + y * width + x
        try decode(&frame, into: pixels, stride: width)

        let conversion = chunk("ICCP") { ColorProfile(icc: $0.bytes) }
            .flatMap { $0.space == .rgb ? $0.conversion(from: .rgba8) : nil }
        var all = UInt32.max
        for row in 0..<frameHeight where conversion != nil || frame.has_alpha != 0 {
            let start = pixels + row * width
            conversion?.convert(start, into: start, count: frameWidth)
            if frame.has_alpha != 0 { all &= Premultiplication.premultiply(start, count: frameWidth) }
        }
        let orientation = chunk("EXIF") { PictureOrientation(exif: $0) } ?? .up
        guard let upright = orientation.upright(bitmap) else { throw PictureError.outOfMemory(file: name) }
        return CGImage(upright, isOpaque: isWhole && all >> 24 == 255)
    }

    /// Decodes a frame to straight pixels.
    private func decode(
        _ frame: inout WebPIterator, into pixels: UnsafeMutablePointer<UInt32>, stride: Int
    ) throws {
        var config = WebPDecoderConfig()
        guard WebPInitDecoderConfig(&config) != 0 else { throw PictureError.outOfMemory(file: name) }
        let status = WebPGetFeatures(frame.fragment.bytes, frame.fragment.size, &config.input)
        try check(status)
        guard config.input.width == frame.width, config.input.height == frame.height else {
            throw PictureError.damaged(file: name, reason: "the frame has another size than declared")
        }
        config.output.colorspace = MODE_RGBA
        config.output.is_external_memory = 1
        config.output.u.RGBA.rgba = UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)
        config.output.u.RGBA.stride = Int32(stride * 4)
        config.output.u.RGBA.size = (stride * (Int(frame.height) - 1) + Int(frame.width)) * 4
        try check(WebPDecode(frame.fragment.bytes, frame.fragment.size, &config))
    }

    private func check(_ status: VP8StatusCode) throws {
        switch status {
        case VP8_STATUS_OK: return
        case VP8_STATUS_OUT_OF_MEMORY: throw PictureError.outOfMemory(file: name)
        case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw PictureError.truncated(file: name)
        case VP8_STATUS_UNSUPPORTED_FEATURE:
            throw PictureError.damaged(file: name, reason: "it uses a feature that no WebP has")
        default: throw PictureError.damaged(file: name, reason: "the compressed pixels make no sense")
        }
    }

    /// What a body makes of the first chunk of a kind; nil when there is none.
    private func chunk<Result>(_ kind: String, _ body: (ByteView) -> Result?) -> Result? {
        var iterator = WebPChunkIterator()
        guard WebPDemuxGetChunk(demultiplexer, kind, 1, &iterator) != 0 else { return nil }
        defer { WebPDemuxReleaseChunkIterator(&iterator) }
        return body(ByteView(bytes: UnsafeRawBufferPointer(start: iterator.chunk.bytes, count: iterator.chunk.size)))
    }
}
