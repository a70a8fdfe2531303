import CTurboJPEG

/// Reads JPEG, by TurboJPEG: grey, YCbCr, RGB, CMYK and YCCK, baseline and progressive.
struct JPEGDecoder {
    // Unsafe memory: `bytes` are held by whoever makes the decoder until `decode` returns.
    private let bytes: UnsafeRawBufferPointer
    private let name: String
    private let header: JPEGHeader

    init(_ bytes: UnsafeRawBufferPointer, name: String) throws {
        self.bytes = bytes
        self.name = name
        header = try JPEGHeader(bytes, name: name)
    }

    func decode() throws -> CGImage {
        let (width, height) = (header.width, header.height)
        let bitmap = try PictureFile.bitmap(width: width, height: height, byteCount: bytes.count, name: name)
        let isInk = header.componentCount == 4
        try decompress(into: bitmap, isInk ? TJPF_CMYK : TJPF_RGBA)
        let conversion = self.conversion
        for y in 0..<height where isInk || conversion != nil {
            let pixels = bitmap.pixels + y * width
            if let conversion {
                conversion.convert(pixels, into: pixels, count: width)
            } else {
                mixInk(pixels, count: width)
            }
            if isInk { JPEGDecoder.makeOpaque(pixels, count: width) }
        }
        guard let upright = header.orientation.upright(bitmap) else { throw PictureError.outOfMemory(file: name) }
        return CGImage(upright, isOpaque: true)
    }

    /// The way to sRGB, when a usable profile asks for one.
    private var conversion: (any ColorConversion)? {
        guard let profile = header.profile?.withUnsafeBytes({ ColorProfile(icc: $0) }) else { return nil }
        switch (header.componentCount, profile.space) {
        case (1, .grey): return profile.conversion(from: .grey8)
        case (1, .rgb), (3, .rgb): return profile.conversion(from: .rgba8)
        case (4, .cmyk): return profile.conversion(from: header.hasAdobeMarker ? .invertedCMYK8 : .cmyk8)
        default: return nil
        }
    }

    /// Decodes into four bytes a pixel, as they come.
    private func decompress(into bitmap: Bitmap, _ format: TJPF) throws {
        if header.repairs.isEmpty {
            try decompress(bytes, into: bitmap, format)
        } else {
            var repaired = Array(bytes)
            for repair in header.repairs { repaired[repair.place] = repair.value }
            try repaired.withUnsafeBytes { try decompress($0, into: bitmap, format) }
        }
    }

    private func decompress(_ bytes: UnsafeRawBufferPointer, into bitmap: Bitmap, _ format: TJPF) throws {
        guard let handle = tjInitDecompress() else { throw PictureError.outOfMemory(file: name) }
        defer { tjDestroy(handle) }
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        // The result does not count: an unusual subsampling makes it an error, and is decoded all the same.
        var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        tjDecompressHeader3(handle, start, UInt(bytes.count), &width, &height, &subsampling, &space)
        guard width == bitmap.width, height == bitmap.height else { throw failure(handle) }
        let target = UnsafeMutableRawPointer(bitmap.pixels).assumingMemoryBound(to: UInt8.self)
        let result = tjDecompress2(
            handle, start, UInt(bytes.count), target, width, width * 4, height, Int32(format.rawValue),
            TJFLAG_LIMITSCANS)
        if result != 0, !isHarmless(handle) { throw failure(handle) }
    }

    /// Whether all that TurboJPEG complained of is that the file goes on where the last scan has ended, as that of some
    /// cameras does. It tells only of its first complaint, so this must be one that no other can follow.
    private func isHarmless(_ handle: tjhandle) -> Bool {
        tjGetErrorCode(handle) == TJERR_WARNING.rawValue
            && String(cString: tjGetErrorStr2(handle)).hasSuffix("extraneous bytes before marker 0xd9")
    }

    private func failure(_ handle: tjhandle) -> PictureError {
        let message = String(cString: tjGetErrorStr2(handle))
        if message.contains("Premature end") { return .truncated(file: name) }
        return .damaged(file: name, reason: message)
    }

    /// Makes light of ink where it stands, without a profile: each ink takes its share of what black leaves, as alpha
    /// would.
    private func mixInk(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        if !header.hasAdobeMarker {
            for index in 0..<count { pixels[index] = ~pixels[index] }
        }
        _ = Premultiplication.premultiply(pixels, count: count)
    }

    private static func makeOpaque(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
        for index in 0..<count { pixels[index] |= 0xFF00_0000 }
    }
}
