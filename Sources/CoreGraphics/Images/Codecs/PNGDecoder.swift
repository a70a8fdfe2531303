import CPNG

/// Reads PNG, by libpng: every colour type, depth and interlacing.
final class PNGDecoder {
    // Unsafe memory: `bytes` are held by whoever makes the decoder until `decode` returns; the reader is freed with it.
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
        let isOpaque = try readRows(into: bitmap)
        guard interlude_png_finish(reader) != 0 else { throw failure }
        guard let upright = orientation.upright(bitmap) else { throw PictureError.outOfMemory(file: name) }
        return CGImage(upright, isOpaque: isOpaque)
    }

    /// Reads all rows, converts and premultiplies each while it is in the cache, and tells whether all are opaque.
    private func readRows(into bitmap: Bitmap) throws -> Bool {
        let (png, info) = (reader.pointee.png, reader.pointee.info)
        let hasAlpha =
            png_get_color_type(png, info) & UInt8(PNG_COLOR_MASK_ALPHA) != 0
            || png_get_valid(png, info, UInt32(PNG_INFO_tRNS)) != 0
        let conversion = self.conversion
        let layout = conversion?.layout ?? .rgba8
        let isGrey: Int32 = layout == .greyAlpha16 ? 1 : 0
        let isDeep: Int32 = layout == .rgba16 || layout == .greyAlpha16 ? 1 : 0
        let isInPlace = isDeep == 0
        let passes = interlude_png_configure(reader, isGrey, isDeep)
        guard passes > 0 else { throw failure }

        // Rows whose pixels lie as they should are read where they belong. Others are read elsewhere: into one row, or
        // when every pass adds to them, into as many as there are.
        let (width, height) = (bitmap.width, bitmap.height)
        let rowLength = width * layout.bytesPerPixel
        let step = passes > 1 ? rowLength : 0
        let elsewhere = isInPlace ? nil : malloc(max(step * height, rowLength))
        defer { free(elsewhere) }
        if !isInPlace && elsewhere == nil { throw PictureError.outOfMemory(file: name) }
        var all = UInt32.max
        for pass in 1...passes {
            for y in 0..<height {
                let pixels = bitmap.pixels + y * width
                let row = elsewhere.map { $0 + y * step } ?? UnsafeMutableRawPointer(pixels)
                let isRead = interlude_png_read(reader, row.assumingMemoryBound(to: UInt8.self), 0, 1) != 0
                guard isRead else { throw failure }
                if pass < passes { continue }
                conversion?.convert(row, into: pixels, count: width)
                if hasAlpha { all &= Premultiplication.premultiply(pixels, count: width) }
            }
        }
        return all >> 24 == 255
    }

    private var orientation: PictureOrientation {
        var count: UInt32 = 0
        var exif: UnsafeMutablePointer<UInt8>?
        guard png_get_eXIf_1(reader.pointee.png, reader.pointee.info, &count, &exif) != 0 else { return .up }
        return PictureOrientation(exif: ByteView(bytes: UnsafeRawBufferPointer(start: exif, count: Int(count))))
    }

    /// What libpng complained of.
    private var failure: PictureError {
        if reader.pointee.ranOut != 0 { return .truncated(file: name) }
        let text = withUnsafeBytes(of: reader.pointee.message) {
            String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        return text.isEmpty ? .outOfMemory(file: name) : .damaged(file: name, reason: text)
    }
}

extension PNGDecoder {
    /// The way to sRGB, when the picture says that its colours are others.
    private var conversion: (any ColorConversion)? {
        let (png, info) = (reader.pointee.png, reader.pointee.info)
        guard png_get_valid(png, info, UInt32(PNG_INFO_sRGB)) == 0 else { return nil }
        let isColored = png_get_color_type(png, info) & UInt8(PNG_COLOR_MASK_COLOR) != 0
        let isDeep = png_get_bit_depth(png, info) == 16
        guard let profile = embeddedProfile ?? chromaticProfile else { return nil }
        switch profile.space {
        case .rgb: return profile.conversion(from: isDeep ? .rgba16 : .rgba8)
        case .grey where !isColored: return profile.conversion(from: isDeep ? .greyAlpha16 : .grey8)
        default: return nil
        }
    }

    private var embeddedProfile: ColorProfile? {
        var (title, compression): (UnsafeMutablePointer<CChar>?, Int32) = (nil, 0)
        var (profile, count): (UnsafeMutablePointer<UInt8>?, UInt32) = (nil, 0)
        guard png_get_iCCP(reader.pointee.png, reader.pointee.info, &title, &compression, &profile, &count) != 0 else {
            return nil
        }
        return ColorProfile(icc: UnsafeRawBufferPointer(start: profile, count: Int(count)))
    }

    /// The colour space of the gAMA and cHRM chunks. As in browsers one without the other says nothing; and the numbers
    /// that the PNG specification gives for sRGB stand for sRGB, not for the plain power that is near it.
    private var chromaticProfile: ColorProfile? {
        let (png, info) = (reader.pointee.png, reader.pointee.info)
        var gamma: Int32 = 0
        var xy = [Int32](repeating: 0, count: 8)
        let isThere = xy.withUnsafeMutableBufferPointer { xy in
            guard let first = xy.baseAddress, png_get_gAMA_fixed(png, info, &gamma) != 0 else { return false }
            return png_get_cHRM_fixed(
                png, info, first, first + 1, first + 2, first + 3, first + 4, first + 5, first + 6, first + 7) != 0
        }
        guard isThere else { return nil }
        let sRGB: [Int32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
        let isSRGB = abs(gamma - 45_455) <= 50 && zip(xy, sRGB).allSatisfy { abs($0 &- $1) <= 100 }
        return isSRGB ? nil : ColorProfile(gamma: Int(gamma), chromaticities: xy.map(Int.init))
    }
}
