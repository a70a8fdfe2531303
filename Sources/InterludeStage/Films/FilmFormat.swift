/// A kind of file, or place, that a film goes to.
///
///     FilmFormat(path: "change.mp4")      // .mp4
///     FilmFormat(path: "frames/")         // .pngFolder
///     FilmFormat(path: "-")               // .rawRGBA
///     FilmFormat.contactSheet(12)         // one PNG with twelve moments
public struct FilmFormat: Hashable, Sendable, CustomStringConvertible {
    enum Kind: Hashable, Sendable {
        case mp4, webM, gif, animatedWebP, apng, pngFolder
        case contactSheet(Int)
        case rawRGBA, nowhere
    }

    let kind: Kind

    /// H.264 in MP4, for everything that plays films. Transparent parts show black, and a film of an odd width or height
    /// gets its last column or row twice, because H.264 counts in twos.
    public static let mp4 = FilmFormat(kind: .mp4)
    /// VP9 in WebM. The film keeps transparency when its first frame has any; else transparent parts show black.
    public static let webM = FilmFormat(kind: .webM)
    /// GIF: at most 256 colours and 50 frames a second; a pixel is transparent or it is not.
    public static let gif = FilmFormat(kind: .gif)
    /// Animated WebP, with transparency.
    public static let animatedWebP = FilmFormat(kind: .animatedWebP)
    /// Animated PNG: lossless, with transparency.
    public static let apng = FilmFormat(kind: .apng)
    /// A folder of pictures, `frame-0001.png` and on (from 10,000 on with more digits).
    public static let pngFolder = FilmFormat(kind: .pngFolder)
    /// The frames as they are: 8-bit red, green, blue and straight alpha, rows from top to bottom, nothing between.
    public static let rawRGBA = FilmFormat(kind: .rawRGBA)
    /// Frames are taken and thrown away, to see how fast they come.
    public static let nowhere = FilmFormat(kind: .nowhere)

    /// One PNG that shows a number of moments, at least one, in a grid: evenly spaced, the first and the last among them.
    public static func contactSheet(_ count: Int) -> FilmFormat { FilmFormat(kind: .contactSheet(max(count, 1))) }

    /// The format that a path stands for; nil when it stands for none.
    ///
    /// The name's ending decides, in any case of letters: `mp4`, `m4v`, `webm`, `gif`, `webp`, `apng`, `png` (animated
    /// too), `rgba`. A path that ends in `/` is a folder of PNGs, `-` is raw RGBA to standard output, and `/dev/null` is
    /// nowhere.
    public init?(path: String) {
        switch path {
        case "-": self = .rawRGBA
        case "/dev/null": self = .nowhere
        case _ where path.hasSuffix("/"): self = .pngFolder
        default:
            let name = path.split(separator: "/").last ?? ""
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
            switch name[name.index(after: dot)...].lowercased() {
            case "mp4", "m4v": self = .mp4
            case "webm": self = .webM
            case "gif": self = .gif
            case "webp": self = .animatedWebP
            case "apng", "png": self = .apng
            case "rgba": self = .rawRGBA
            default: return nil
            }
        }
    }

    private init(kind: Kind) { self.kind = kind }

    /// The rate nearest to a wanted one at which the format shows frames evenly, in frames a second.
    ///
    /// A GIF's frame lasts a whole number of hundredths of a second, at least two: 60 becomes 50, and 30 becomes 33⅓.
    /// Browsers slow frames of a hundredth or less down to a tenth, so animated WebP and PNG stop at 90.
    public func framesPerSecond(nearestTo wanted: Double) -> Double {
        switch kind {
        case .gif where wanted > 0: 100 / min(max((100 / wanted).rounded(), 2), 65_535)
        case .animatedWebP, .apng: min(wanted, 90)
        default: wanted
        }
    }

    /// The size that the film, or the sheet, has in its file when its frames have a size.
    package func size(ofFrames width: Int, _ height: Int) -> (width: Int, height: Int) {
        switch kind {
        case .mp4: return (width + width % 2, height + height % 2)
        case .contactSheet(let count):
            let layout = SheetLayout(count: count, width: width, height: height)
            return (layout.width, layout.height)
        default: return (width, height)
        }
    }

    /// The largest width or height in pixels.
    var maximumSide: Int {
        switch kind {
        case .mp4, .webM: 16_384
        case .animatedWebP: 16_383
        default: Bitmap.maximumSide
        }
    }

    /// Whether a film can have a size.
    func takes(width: Int, height: Int) -> Bool {
        guard (1...maximumSide).contains(width), (1...maximumSide).contains(height) else { return false }
        // FFmpeg counts the bits of a frame with a margin of 128 pixels in a number of 31 bits, eight to a pixel.
        return !isEncodedByFFmpeg || (width + 128) * (height + 128) < Int(Int32.max) / 8
    }

    /// The sizes that a film can have, for people.
    var sizes: String {
        "1 to \(maximumSide) a side" + (isEncodedByFFmpeg ? ", and no more than 264 million pixels in all" : "")
    }

    private var isEncodedByFFmpeg: Bool { kind == .mp4 || kind == .webM }

    /// The format's name, `MP4` for instance.
    public var description: String {
        switch kind {
        case .mp4: "MP4"
        case .webM: "WebM"
        case .gif: "GIF"
        case .animatedWebP: "animated WebP"
        case .apng: "animated PNG"
        case .pngFolder: "folder of PNGs"
        case .contactSheet: "contact sheet"
        case .rawRGBA: "raw RGBA"
        case .nowhere: "nothing"
        }
    }
}
