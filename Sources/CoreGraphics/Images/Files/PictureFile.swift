/// Reads and writes pictures: PNG, JPEG and WebP.
///
///     let image = try PictureFile.read(contentsOf: "before.jpg")
///     try PictureFile.write(image, to: "after.png")
///
/// What comes in is known by its content, not by its name's ending. Every error is a `PictureError`.
public enum PictureFile {
    /// The most pixels that a picture may have to be read.
    public static let maximumPixelCount = 1 << 28

    /// The most bytes that a file may have to be read.
    package static let maximumByteCount = 1 << 30

    /// Reads a picture file.
    ///
    /// The picture comes upright (an orientation tag is applied), in sRGB (an embedded colour profile is applied; a broken
    /// one is ignored), premultiplied and with 8 bits a component. Of an animation it is the first frame.
    ///
    /// A file that ends early or is damaged throws; a picture is never half there. The declared size is checked against
    /// `Bitmap.maximumSide`, `maximumPixelCount` and the file's length before any memory is taken for it.
    /// - Throws: `PictureError`.
    public static func read(contentsOf path: String) throws -> CGImage {
        let contents = try FileContents(of: path) { start in _ = try PictureKind(of: start, name: path) }
        return try decode(contents.bytes, name: path)
    }

    /// Reads a picture from the bytes of a file; `name` stands for the file in errors.
    ///
    /// See ``read(contentsOf:)`` for what comes out.
    /// - Throws: `PictureError`.
    public static func decode(_ data: Data, name: String = "picture") throws -> CGImage {
        try data.withUnsafeBytes { try decode($0, name: name) }
    }

    /// Writes a picture file, in the format that the name's ending stands for unless another is given.
    ///
    /// The file is written under a hidden name in the same folder and renamed when whole: an existing file is replaced at
    /// once, and a failure leaves nothing behind. The same picture gives the same bytes.
    /// - Throws: `PictureError`.
    public static func write(_ image: CGImage, to path: String, as format: PictureFormat? = nil) throws {
        guard let format = format ?? PictureFormat(endingOf: path) else {
            throw PictureError.unknownEnding(file: path)
        }
        let data = try encode(image, as: format, name: path)
        let file = try PartialFile(for: path)
        try data.withUnsafeBytes { try file.write($0) }
        try file.commit()
    }

    /// The bytes of a picture file; `name` stands for the file in errors. The same picture gives the same bytes.
    ///
    /// A PNG or lossless WebP that is read again has the same premultiplied pixels.
    /// - Throws: `PictureError`.
    public static func encode(_ image: CGImage, as format: PictureFormat, name: String = "picture") throws -> Data {
        switch format {
        case .png: try PNGEncoder.encode(image, name: name)
        case .jpeg(let quality, let background):
            try JPEGEncoder.encode(image, quality: quality, background: background, name: name)
        case .webP(let quality): try WebPEncoder.encode(image, quality: quality, name: name)
        case .losslessWebP: try WebPEncoder.encode(image, quality: nil, name: name)
        }
    }

    /// The bytes of a lossless WebP file that is made to be small, not to be made quickly. It pays where parts of the
    /// picture are seen in it again, as in one that holds the frames of a film.
    package static func smallestWebP(_ image: CGImage, name: String = "picture") throws -> Data {
        // The first finds what is moved but not changed; the second guesses each pixel from its neighbours.
        let efforts: [(method: Int32, quality: Float)] = [(0, 80), (5, 75)]
        let files = try efforts.map { try WebPEncoder.encode(image, quality: nil, effort: $0, name: name) }
        return files[0].count < files[1].count ? files[0] : files[1]
    }

    private static func decode(_ bytes: UnsafeRawBufferPointer, name: String) throws -> CGImage {
        switch try PictureKind(of: bytes, name: name) {
        case .png: try PNGDecoder(bytes, name: name).decode()
        case .jpeg: try JPEGDecoder(bytes, name: name).decode()
        case .webP: try WebPDecoder(bytes, name: name).decode()
        }
    }

    /// Makes a bitmap for pixels that a file declares, when it may have so many and can hold them.
    static func bitmap(width: Int, height: Int, byteCount: Int, name: String) throws -> Bitmap {
        let sides = 1...Bitmap.maximumSide
        guard sides.contains(width), sides.contains(height), width * height <= maximumPixelCount else {
            throw PictureError.tooLarge(file: name, width: width, height: height)
        }
        // PNG packs at most 8,260 pixels into a byte and JPEG 512; lossless WebP has no limit, but a picture of one
        // colour and more than 16 million pixels is nothing but a trap.
        guard width * height <= 1 << 24 + byteCount << 14 else {
            throw PictureError.implausible(file: name, width: width, height: height, byteCount: byteCount)
        }
        guard let bitmap = Bitmap(unclearedWidth: width, height: height) else {
            throw PictureError.outOfMemory(file: name)
        }
        return bitmap
    }
}
