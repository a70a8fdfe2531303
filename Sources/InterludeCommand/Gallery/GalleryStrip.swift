import InterludeStage

/// The frames of a film, those that differ, in one picture: from top to bottom, then the next column.
struct GalleryStrip: Sendable {
    /// How many pictures stand in a column.
    let rows: Int
    /// Which picture each frame of the film is; -1, -2 … are the first, second … of the pictures that all strips share.
    let order: [Int]
    private let pictures: [CGImage]

    // WebP's limit.
    private static let maximumSide = 16_383

    /// Makes a strip of a film's frames, all of a size, without those that are in a strip of their own.
    init(_ frames: [CGImage], shared: [CGImage] = []) {
        var pictures: [CGImage] = []
        order = frames.map { frame in
            if let known = shared.firstIndex(where: { $0.shows(frame) }) { return -1 - known }
            if let known = pictures.lastIndex(where: { $0.shows(frame) }) { return known }
            pictures.append(frame)
            return pictures.count - 1
        }
        self.pictures = pictures
        rows = max(min(pictures.count, GalleryStrip.maximumSide / max(frames.first?.height ?? 1, 1)), 1)
    }

    /// The strip as a lossless WebP file; empty when it holds nothing.
    func encoded() throws -> Data {
        guard let first = pictures.first else { return Data() }
        let columns = (pictures.count + rows - 1) / rows
        guard let bitmap = Bitmap(width: first.width * columns, height: first.height * rows) else {
            throw Failure("there is not memory enough for a film's frames")
        }
        for (index, picture) in pictures.enumerated() {
            let left = index / rows * first.width
            let top = index % rows * first.height
            for row in 0..<first.height {
                // Sound: both rows lie inside their bitmaps, which nobody else writes.
                (bitmap.pixels + (top + row) * bitmap.width + left).update(
                    from: picture.bitmap.pixels + row * picture.width, count: picture.width)
            }
        }
        return try PictureFile.smallestWebP(CGImage(bitmap))
    }
}

extension CGImage {
    /// Whether another picture of the same size has the same pixels.
    fileprivate func shows(_ other: CGImage) -> Bool {
        self === other
            || width == other.width && height == other.height
                && memcmp(bitmap.pixels, other.bitmap.pixels, width * height * 4) == 0
    }
}
