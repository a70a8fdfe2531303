import CWebP

/// Writes WebP, by libwebp.
enum WebPEncoder {
    private static let maximumSide = Int(WEBP_MAX_DIMENSION)
    private static let losslessLevel: Int32 = 2

    /// Encodes lossily at a quality from 0 to 1, or losslessly when there is none.
    /// - Parameter effort: how hard to look for a small lossless file: a method from 0 to 6, and a quality from 0 to 100,
    ///   above 75 of which what is seen again is found anywhere in the picture; nil for what suits films.
    static func encode(
        _ image: CGImage, quality: CGFloat?, effort: (method: Int32, quality: Float)? = nil, name: String
    ) throws -> Data {
        guard max(image.width, image.height) <= maximumSide else {
            throw PictureError.tooLargeForFormat(file: name, format: "WebP", maximumSide: maximumSide)
        }
        var config = WebPConfig()
        var picture = WebPPicture()
        var writer = WebPMemoryWriter()
        guard WebPConfigInit(&config) != 0, WebPPictureInit(&picture) != 0 else {
            throw PictureError.notEncoded(file: name, reason: "another version of libwebp is installed")
        }
        defer { WebPPictureFree(&picture) }
        if let quality {
            config.quality = Float(PictureFormat.percent(quality))
        } else {
            WebPConfigLosslessPreset(&config, losslessLevel)
            if let effort { (config.method, config.quality) = effort }
            picture.use_argb = 1
        }
        picture.width = Int32(image.width)
        picture.height = Int32(image.height)
        try load(image, into: &picture, name: name)
        WebPMemoryWriterInit(&writer)
        let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
            picture.writer = WebPMemoryWrite
            picture.custom_ptr = UnsafeMutableRawPointer(writer)
            return WebPEncode(&config, &picture) != 0
        }
        guard isWritten, let bytes = writer.mem else {
            WebPMemoryWriterClear(&writer)
            throw PictureError.notEncoded(file: name, reason: "libwebp's error \(picture.error_code.rawValue)")
        }
        return Data(bytesNoCopy: bytes, count: writer.size, deallocator: .custom { memory, _ in WebPFree(memory) })
    }

    private static func load(_ image: CGImage, into picture: inout WebPPicture, name: String) throws {
        let (pixels, count, stride) = (image.bitmap.pixels, image.width * image.height, Int32(image.bytesPerRow))
        var isLoaded = false
        if image.isOpaque {
            isLoaded = WebPPictureImportRGBX(&picture, UnsafePointer(OpaquePointer(pixels)), stride) != 0
        } else if let straight = Bitmap(unclearedWidth: image.width, height: image.height) {
            Premultiplication.unpremultiply(pixels, into: straight.pixels, count: count)
            isLoaded = WebPPictureImportRGBA(&picture, UnsafePointer(OpaquePointer(straight.pixels)), stride) != 0
        }
        if !isLoaded { throw PictureError.outOfMemory(file: name) }
    }
}
