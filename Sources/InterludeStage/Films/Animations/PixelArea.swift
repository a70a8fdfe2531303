/// A rectangle of whole pixels.
struct PixelArea: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// One pixel in the corner: where something must be drawn and nothing changes.
    static let corner = PixelArea(x: 0, y: 0, width: 1, height: 1)

    /// Makes an area.
    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest area outside which two pictures of one size are the same; nil when they are the same everywhere.
    init?(changedFrom old: CGImage, to new: CGImage) {
        let (width, height) = (new.width, new.height)
        let (before, after) = (old.bitmap.pixels, new.bitmap.pixels)
        func differs(_ y: Int) -> Bool { memcmp(before + y * width, after + y * width, width * 4) != 0 }
        guard let top = (0..<height).first(where: differs), let bottom = (0..<height).last(where: differs) else {
            return nil
        }
        var (left, right) = (width, -1)
        for y in top...bottom where left > 0 || right < width - 1 {
            let row = y * width
            if let x = (0..<left).first(where: { before[row + $0] != after[row + $0] }) { left = x }
            if let x = ((right + 1)..<width).last(where: { before[row + $0] != after[row + $0] }) { right = x }
        }
        self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    /// The area, enlarged to the left and the top so that it begins at even places.
    var fromEvenPlace: PixelArea {
        PixelArea(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
    }

    /// The part of a picture that lies in the area.
    func cut(from image: CGImage, for plan: FilmPlan) throws(FilmError) -> CGImage {
        if width == image.width && height == image.height { return image }
        guard let bitmap = Bitmap(unclearedWidth: width, height: height) else {
            throw FilmError.outOfMemory(file: plan.file)
        }
        for row in 0..<height {
            let source = image.bitmap.pixels + (y + row) * image.width + x
            (bitmap.pixels + row * width).update(from: source, count: width)
        }
        return CGImage(bitmap)
    }
}
