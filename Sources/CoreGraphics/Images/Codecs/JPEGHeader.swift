/// What a JPEG's markers say of it, read by a walk over the whole file that decodes nothing.
struct JPEGHeader {
    private(set) var width = 0
    private(set) var height = 0
    private(set) var componentCount = 0
    /// Whether an Adobe marker is there, which means that CMYK is stored inverted.
    private(set) var hasAdobeMarker = false
    private(set) var orientation = PictureOrientation.up
    /// The ICC profile, when all of its pieces are there.
    var profile: [UInt8]? {
        let pieces = (1...max(pieceCount, 1)).compactMap { profilePieces[$0] }
        return pieces.count == pieceCount && pieceCount > 0 ? pieces.flatMap { $0.bytes } : nil
    }

    /// Bytes that would have to be others for the file to keep the rules that do not matter to its pixels, with their place
    /// in the file.
    private(set) var repairs: [(place: Int, value: UInt8)] = []

    private var profilePieces: [Int: ByteView] = [:]
    private var pieceCount = 0
    private var hasFrame = false
    private var isSequential = false
    private var scannedComponents: Set<UInt8> = []
    /// The colour transform of the Adobe marker, until a scan begins.
    private var adobeTransform: (place: Int, value: UInt8)?

    /// Walks from marker to marker up to the end of the picture. Throws when the file ends before, and for the kinds of
    /// JPEG that are not read.
    init(_ bytes: UnsafeRawBufferPointer, name: String) throws {
        let file = ByteView(bytes: bytes)
        var position = 2
        while true {
            position = JPEGHeader.nextMarker(in: bytes, from: position)
            guard let marker = file[position] else { throw PictureError.truncated(file: name) }
            position += 1
            if marker == 0xD9 { break }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
            guard let length = file.number16(at: position) else { throw PictureError.truncated(file: name) }
            guard length >= 2 else { throw PictureError.damaged(file: name, reason: "a marker's length is \(length)") }
            guard let segment = file.part(from: position + 2, count: length - 2) else {
                throw PictureError.truncated(file: name)
            }
            try take(marker, segment, at: position + 2, name)
            position += length
        }
        guard hasFrame else { throw PictureError.damaged(file: name, reason: "there is no frame header") }
        guard scannedComponents.count >= componentCount else {
            throw PictureError.damaged(file: name, reason: "a component has no scan")
        }
    }

    /// The place of the byte after the next 0xFF that begins a marker; the end when there is none.
    private static func nextMarker(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        var position = start
        while position < bytes.count, let base = bytes.baseAddress {
            guard let found = memchr(base + position, 0xFF, bytes.count - position) else { return bytes.count }
            position = UnsafeRawPointer(found) - base + 1
            while position < bytes.count, bytes[position] == 0xFF { position += 1 }
            // A zero makes the 0xFF before it a byte of the picture.
            if position < bytes.count, bytes[position] != 0 { return position }
        }
        return bytes.count
    }

    private mutating func take(_ marker: UInt8, _ segment: ByteView, at place: Int, _ name: String) throws {
        switch marker {
        case 0xC0...0xC2 where !hasFrame:
            guard let height = segment.number16(at: 1), let width = segment.number16(at: 3), let count = segment[5]
            else {
                throw PictureError.damaged(file: name, reason: "the frame header is too short")
            }
            guard segment[0] == 8 else {
                throw PictureError.unsupported(file: name, kind: "JPEG of \(segment[0] ?? 0) bits a component")
            }
            guard count == 1 || count == 3 || count == 4 else {
                throw PictureError.unsupported(file: name, kind: "JPEG of \(count) components")
            }
            guard width > 0, height > 0 else {
                throw PictureError.unsupported(file: name, kind: "JPEG without a declared size")
            }
            (self.width, self.height, componentCount, hasFrame) = (width, height, Int(count), true)
            isSequential = marker != 0xC2
        case 0xC3, 0xC5...0xC7, 0xCB, 0xCD...0xCF:
            throw PictureError.unsupported(file: name, kind: "lossless or hierarchical JPEG")
        case 0xC9, 0xCA:
            throw PictureError.unsupported(file: name, kind: "arithmetic-coded JPEG")
        case 0xDA where !hasFrame:
            throw PictureError.damaged(file: name, reason: "there is no frame header before the pixels")
        case 0xDA:
            takeScan(segment, at: place)
        case 0xE0 where segment.begins(with: "JFIF\0") && segment.count >= 14 && segment[5] != 1:
            repairs.append((place + 5, 1))
        case 0xE1 where segment.begins(with: "Exif\0\0") && orientation == .up:
            orientation = PictureOrientation(exif: segment)
        case 0xE2 where segment.begins(with: "ICC_PROFILE\0"):
            guard let number = segment[12], let count = segment[13],
                let piece = segment.part(from: 14, count: segment.count - 14)
            else { return }
            profilePieces[Int(number)] = piece
            pieceCount = Int(count)
        case 0xEE where segment.begins(with: "Adobe") && segment.count >= 12:
            hasAdobeMarker = true
            adobeTransform = (place + 11, segment[11] ?? 0)
        default:
            break
        }
    }

    private mutating func takeScan(_ segment: ByteView, at place: Int) {
        let count = Int(segment[0] ?? 0)
        scannedComponents.formUnion((0..<count).compactMap { segment[1 + $0 * 2] })
        // A sequential scan has all coefficients in full, whatever it says.
        let start = 1 + count * 2
        if isSequential, segment.count >= start + 3 {
            for (offset, value) in ([0, 63, 0] as [UInt8]).enumerated() where segment[start + offset] != value {
                repairs.append((place + start + offset, value))
            }
        }
        // An unknown transform is taken for the usual one.
        let usual: UInt8 = componentCount == 4 ? 2 : 1
        if let transform = adobeTransform, componentCount > 1, transform.value != 0, transform.value != usual {
            repairs.append((transform.place, usual))
        }
        adobeTransform = nil
    }
}
