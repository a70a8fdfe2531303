import CTurboJPEG

/// Writes JPEG, by TurboJPEG: YCbCr in sRGB, without metadata.
enum JPEGEncoder {
    /// Encodes at a quality from 0 to 1, over a background. From 0.9 on every pixel has its own colour; below, two by two
    /// share one.
    static func encode(_ image: CGImage, quality: CGFloat, background: CGColor, name: String) throws -> Data {
        let opaque = try flattened(image, over: background, name: name)
        guard let handle = tjInitCompress() else { throw PictureError.outOfMemory(file: name) }
        defer { tjDestroy(handle) }
        var bytes: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let percent = Int32(PictureFormat.percent(quality).rounded())
        let subsampling = quality >= 0.9 ? TJSAMP_444 : TJSAMP_420
        // The accurate transform gives the same bytes whatever vector instructions the processor has.
        let result = tjCompress2(
            handle, UnsafePointer(OpaquePointer(opaque.pixels)), Int32(opaque.width), Int32(opaque.bytesPerRow),
            Int32(opaque.height), Int32(TJPF_RGBX.rawValue), &bytes, &count, Int32(subsampling.rawValue),
            max(percent, 1),
            TJFLAG_ACCURATEDCT)
        guard result == 0, let bytes else {
            tjFree(bytes)
            throw PictureError.notEncoded(file: name, reason: String(cString: tjGetErrorStr2(handle)))
        }
        return Data(
            bytesNoCopy: bytes, count: Int(count),
            deallocator: .custom { memory, _ in
                tjFree(memory.assumingMemoryBound(to: UInt8.self))
            })
    }

    /// The picture over a background, itself over white; the picture's own pixels when they are opaque.
    private static func flattened(_ image: CGImage, over background: CGColor, name: String) throws -> Bitmap {
        if image.isOpaque { return image.bitmap }
        guard let bitmap = Bitmap(unclearedWidth: image.width, height: image.height) else {
            throw PictureError.outOfMemory(file: name)
        }
        let ground = Premultiplication.laid(background.pixel, over: CGColor.white.pixel)
        Premultiplication.lay(
            image.bitmap.pixels, over: ground, into: bitmap.pixels, count: image.width * image.height)
        return bitmap
    }
}
