/// How a picture's stored rows lie, by the numbers of the Exif orientation tag.
///
/// The names say, as Apple's `CGImagePropertyOrientation` does, where the upright picture's top has gone.
enum PictureOrientation: Int, CaseIterable {
    case up = 1
    case upMirrored = 2
    case down = 3
    case downMirrored = 4
    case leftMirrored = 5
    case right = 6
    case rightMirrored = 7
    case left = 8

    /// Whether rows become columns.
    var swapsSides: Bool { rawValue >= 5 }

    /// The orientation that Exif data holds, with or without the marker "Exif" that some writers put before it; up when
    /// there is none, or none that makes sense.
    init(exif: ByteView) {
        var exif = exif
        if exif.begins(with: "Exif\0\0"), let rest = exif.part(from: 6, count: exif.count - 6) { exif = rest }
        self = PictureOrientation.tag(inTIFF: exif).flatMap(PictureOrientation.init(rawValue:)) ?? .up
    }

    private static func tag(inTIFF tiff: ByteView) -> Int? {
        let bigEndian = tiff.begins(with: "MM")
        guard bigEndian || tiff.begins(with: "II"), tiff.number16(at: 2, bigEndian: bigEndian) == 42,
            let directory = tiff.number32(at: 4, bigEndian: bigEndian),
            let entries = tiff.number16(at: directory, bigEndian: bigEndian)
        else { return nil }
        for entry in 0..<entries {
            let start = directory + 2 + entry * 12
            guard let tag = tiff.number16(at: start, bigEndian: bigEndian) else { return nil }
            if tag != 0x0112 { continue }
            switch tiff.number16(at: start + 2, bigEndian: bigEndian) {
            case 3: return tiff.number16(at: start + 8, bigEndian: bigEndian)
            case 4: return tiff.number32(at: start + 8, bigEndian: bigEndian)
            default: return nil
            }
        }
        return nil
    }
}

extension PictureOrientation {
    /// A copy of a bitmap with its rows as they should be seen; the bitmap itself when they are, nil when memory is short.
    func upright(_ bitmap: Bitmap) -> Bitmap? {
        if self == .up { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        let uprightWidth = swapsSides ? height : width
        let uprightHeight = swapsSides ? width : height
        guard let upright = Bitmap(unclearedWidth: uprightWidth, height: uprightHeight) else { return nil }
        let (lastColumn, lastRow) = (width - 1, (height - 1) * width)
        // Where the upright picture's first pixel is stored, and how far it is to its neighbours to the right and below.
        let (start, across, down): (Int, Int, Int) =
            switch self {
            case .up: (0, 1, width)
            case .upMirrored: (lastColumn, -1, width)
            case .down: (lastRow + lastColumn, -1, -width)
            case .downMirrored: (lastRow, 1, -width)
            case .leftMirrored: (0, width, 1)
            case .right: (lastRow, -width, 1)
            case .rightMirrored: (lastRow + lastColumn, -width, -1)
            case .left: (lastColumn, width, -1)
            }
        // In tiles, so that a column's cache lines are still there for the next column.
        let tile = 32
        for top in stride(from: 0, to: uprightHeight, by: tile) {
            for left in stride(from: 0, to: uprightWidth, by: tile) {
                let right = min(left + tile, uprightWidth)
                for y in top..<min(top + tile, uprightHeight) {
                    let row = upright.pixels + y * uprightWidth
                    let source = bitmap.pixels + (start + y * down)
                    for x in left..<right { row[x] = source[x * across] }
                }
            }
        }
        return upright
    }
}
