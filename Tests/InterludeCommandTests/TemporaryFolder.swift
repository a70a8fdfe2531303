import CoreGraphics

/// A folder that is gone after the test, and pictures to put in it.
final class TemporaryFolder {
    /// The folder's path.
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-\(UUID().uuidString)").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder.
    func file(_ name: String) -> String { "\(path)/\(name)" }

    /// What is in the folder, hidden files too.
    var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

    /// Writes a picture and returns its path.
    func write(_ picture: CGImage, as name: String) throws -> String {
        try PictureFile.write(picture, to: file(name))
        return file(name)
    }

    /// Writes bytes to a file.
    func write(_ data: Data, as name: String) throws { try data.write(to: URL(fileURLWithPath: file(name))) }

    /// The picture in a file.
    func read(_ name: String) throws -> CGImage { try PictureFile.read(contentsOf: file(name)) }
}

extension CGImage {
    /// A picture whose pixels, red in the lowest byte and premultiplied, come from a function of their place.
    private static func drawn(width: Int, height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        guard let bitmap = Bitmap(width: width, height: height) else {
            preconditionFailure("no bitmap of \(width)×\(height) pixels")
        }
        for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
        return CGImage(bitmap)
    }

    /// A picture whose colours come from a function of their place: red, green, blue and alpha, straight.
    static func of(width: Int, height: Int, _ color: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)) -> CGImage {
        drawn(width: width, height: height) { x, y in
            let (red, green, blue, alpha) = color(x, y)
            return CGColor(
                red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
                alpha: CGFloat(alpha) / 255
            ).pixel
        }
    }

    /// An opaque picture that differs in every pixel from its neighbours.
    static func pattern(width: Int, height: Int, seed: Int) -> CGImage {
        of(width: width, height: height) { x, y in
            (UInt8((x * 37 + seed * 91) & 255), UInt8((y * 53 + seed * 13) & 255), UInt8((x * y + seed) & 255), 255)
        }
    }

    /// The pixels, row by row.
    var pixels: [UInt32] { Array(UnsafeBufferPointer(start: bitmap.pixels, count: width * height)) }

    /// Whether another picture has the same pixels; a failure then shows no thousand numbers.
    func isSame(as other: CGImage) -> Bool { width == other.width && pixels == other.pixels }

    /// The picture as a mirror shows it.
    var mirrored: CGImage { .drawn(width: width, height: height) { x, y in bitmap[width - 1 - x, y] } }

    /// The picture upside down.
    var flipped: CGImage { .drawn(width: width, height: height) { x, y in bitmap[x, height - 1 - y] } }
}
