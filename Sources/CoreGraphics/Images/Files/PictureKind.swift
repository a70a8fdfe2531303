/// What a file's first bytes say it is.
enum PictureKind {
    case png
    case jpeg
    case webP

    /// The longest signature that is looked for, in bytes.
    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Other kinds, so that an error can name them: the bytes, where they stand, and the kind.
    private static let others: [(bytes: [UInt8], offset: Int, name: String)] = [
        (Array("GIF8".utf8), 0, "GIF"), (Array("BM".utf8), 0, "BMP"), (Array("8BPS".utf8), 0, "Photoshop"),
        ([0x49, 0x49, 0x2A, 0x00], 0, "TIFF"), ([0x4D, 0x4D, 0x00, 0x2A], 0, "TIFF"),
        (Array("ftypavif".utf8), 4, "AVIF"), (Array("ftypavis".utf8), 4, "AVIF"),
        (Array("ftyphei".utf8), 4, "HEIC"), (Array("ftyphev".utf8), 4, "HEIC"), (Array("ftypmif1".utf8), 4, "HEIF"),
        ([0xFF, 0x0A], 0, "JPEG XL"), ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], 0, "JPEG XL"),
        ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], 0, "JPEG 2000"), (Array("%PDF-".utf8), 0, "PDF"),
        ([0x00, 0x00, 0x01, 0x00], 0, "ICO"), (Array("qoif".utf8), 0, "QOI"), (Array("<svg".utf8), 0, "SVG"),
    ]

    /// Sniffs the content; throws when it is none of the three kinds, with the case that says most.
    init(of bytes: UnsafeRawBufferPointer, name: String) throws {
        guard !bytes.isEmpty else { throw PictureError.empty(file: name) }
        func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + signature.count && bytes.dropFirst(offset).starts(with: signature)
        }
        func isStart(of signature: [UInt8]) -> Bool {
            bytes.count < signature.count && signature.starts(with: bytes)
        }
        let riff = Array("RIFF".utf8)
        if begins(PictureKind.pngSignature) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(riff), begins(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if isStart(of: PictureKind.pngSignature) || isStart(of: [0xFF, 0xD8, 0xFF])
            || isStart(of: riff) || (begins(riff) && bytes.count < 12)
        {
            throw PictureError.truncated(file: name)
        } else if let other = PictureKind.others.first(where: { begins($0.bytes, at: $0.offset) }) {
            throw PictureError.unsupported(file: name, kind: other.name)
        } else {
            throw PictureError.notAPicture(file: name)
        }
    }
}
