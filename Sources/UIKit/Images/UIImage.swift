import Synchronization

/// A picture with a scale, an orientation and how it is to be shown. Immutable, and safe to use from any thread.
open class UIImage: NSObject, NSCopying, ValueBox, @unchecked Sendable {
    // Sound: the stored properties are immutable values, or guarded by a lock.

    private let foundationTag = FoundationTag()
    let content: Content
    private let made = Mutex<Made>(Made())

    /// What a picture is made of.
    struct Content {
        var picture = Picture.none
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var alignmentInsets = UIEdgeInsets.zero
        var baselineOffset: CGFloat?
        var tint: UIColor?
        var flipsForRightToLeft = false
        var symbolConfiguration: SymbolConfiguration?
        /// The picture in the dark, where it is another one.
        var dark: UIImage?
        var frames: [UIImage]?
        var duration: TimeInterval = 0
    }

    /// Where the pixels come from.
    enum Picture {
        case none
        case bitmap(CGImage)
        case symbol(SymbolPicture)
    }

    /// Pixels that have been worked out, and what for.
    private struct Made {
        var upright: CGImage?
        var tinted: (color: CGColor, image: CGImage)?
    }

    init(_ content: Content) { self.content = content }

    /// Makes an empty picture.
    public override convenience init() { self.init(Content()) }

    /// Makes a picture of one of Core Graphics, at one pixel to a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes a picture of one of Core Graphics.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: Pixels to a point.
    ///   - orientation: How the pixels lie in the picture.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(Content(picture: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Makes a picture of the bytes of a PNG, JPEG or WebP file; nil when they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes a picture of the bytes of a PNG, JPEG or WebP file, at a number of pixels to a point; nil when they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? PictureFile.decode(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// Makes a picture of a PNG, JPEG or WebP file; nil when it is none or is not there. A name that ends in `@2x` or
    /// `@3x` says how many pixels there are to a point.
    public convenience init?(contentsOfFile path: String) {
        guard let image = try? PictureFile.read(contentsOf: path) else { return nil }
        let name = (path as NSString).deletingPathExtension
        self.init(cgImage: image, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1, orientation: .up)
    }

    /// The pixels as they lie, before orientation and tint; nil when there are none.
    open var cgImage: CGImage? {
        switch content.picture {
        case .none: content.frames?.first?.cgImage
        case .bitmap(let image): image
        case .symbol: upright
        }
    }

    /// Pixels to a point.
    open var scale: CGFloat { content.scale }

    /// How the pixels lie in the picture.
    open var imageOrientation: UIImage.Orientation { content.orientation }

    /// The size as it is shown, in points.
    open var size: CGSize {
        switch content.picture {
        case .none: return content.frames?.first?.size ?? .zero
        case .symbol(let symbol): return symbol.size
        case .bitmap(let image):
            let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
            return content.orientation.isSideways
                ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        }
    }

    /// Whether the picture takes on the colour of where it is shown.
    open var renderingMode: UIImage.RenderingMode { content.renderingMode }

    /// How wide the edges are that keep their size when the picture is stretched, in points.
    open var capInsets: UIEdgeInsets { content.capInsets }

    /// What fills the room between the edges.
    open var resizingMode: UIImage.ResizingMode { content.resizingMode }

    /// How far the picture goes beyond what is to be aligned with others, in points.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }

    /// From the bottom up to a baseline that text is aligned with, in points; nil where there is none.
    open var baselineOffsetFromBottom: CGFloat? {
        if case .symbol(let symbol) = content.picture { return content.baselineOffset ?? symbol.baseline }
        return content.baselineOffset
    }

    /// The pictures of an animated one; nil for a still.
    open var images: [UIImage]? { content.frames }

    /// How long an animated picture takes, in seconds.
    open var duration: TimeInterval { content.duration }

    /// Whether the picture is mirrored where reading goes from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// Whether the picture is one of the system's symbols.
    open var isSymbolImage: Bool {
        if case .symbol = content.picture { true } else { false }
    }

    /// The picture itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    package var boxedValue: Any { shown(in: nil).map { $0 as Any } ?? self }
}

extension UIImage {
    /// The pixels as they are shown, worked out once: upright, and in the picture's own tint or, for one that is a
    /// template, in a colour.
    func shown(in color: UIColor?) -> CGImage? {
        guard let tint = content.tint ?? (isTemplate ? color : nil) else { return upright }
        let color = tint.cgColor
        if let known = made.withLock({ $0.tinted }), known.color == color { return known.image }
        guard let image = upright?.filled(with: color) else { return nil }
        made.withLock { $0.tinted = (color, image) }
        return image
    }

    /// Whether the picture's shape alone counts, and its colour is that of where it is shown.
    var isTemplate: Bool {
        switch content.renderingMode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        case .automatic: isSymbolImage
        }
    }

    /// The pixels upright.
    private var upright: CGImage? {
        switch content.picture {
        case .none: return content.frames?.first?.upright
        case .bitmap(let image) where content.orientation == .up: return image
        case .bitmap, .symbol: break
        }
        if let known = made.withLock({ $0.upright }) { return known }
        var image: CGImage?
        switch content.picture {
        case .none: break
        case .bitmap(let source): image = source.turned(content.orientation)
        case .symbol(let symbol):
            image = symbol.image(scale: scale)?.turned(content.orientation)
        }
        made.withLock { $0.upright = image }
        return image
    }

    /// The average of all pixels.
    var averageColor: CGColor {
        guard let image = shown(in: nil) else { return .clear }
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        for byte in stride(from: 0, to: image.bitmap.bytes.count, by: 4) {
            sums.red += Int(image.bitmap.bytes[byte])
            sums.green += Int(image.bitmap.bytes[byte + 1])
            sums.blue += Int(image.bitmap.bytes[byte + 2])
            sums.alpha += Int(image.bitmap.bytes[byte + 3])
        }
        guard sums.alpha > 0 else { return .clear }
        let alpha = CGFloat(sums.alpha)
        return CGColor(
            red: CGFloat(sums.red) / alpha, green: CGFloat(sums.green) / alpha, blue: CGFloat(sums.blue) / alpha,
            alpha: alpha / CGFloat(image.width * image.height * 255))
    }

    /// The same picture with something changed.
    func with(_ change: (inout Content) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(content)
    }
}

extension CGImage {
    /// The picture's shape in one colour; nil when memory is short.
    fileprivate func filled(with color: CGColor) -> CGImage? {
        guard let result = Bitmap(unclearedWidth: width, height: height) else { return nil }
        let pixel = color.pixel
        func component(_ shift: UInt32) -> UInt32 { pixel >> shift & 0xFF }
        let (red, green, blue, alpha) = (component(0), component(8), component(16), component(24))
        for index in 0..<(width * height) {
            let coverage = bitmap.pixels[index] >> 24
            func part(_ value: UInt32) -> UInt32 { (value * coverage + 127) / 255 }
            result.pixels[index] = part(red) | part(green) << 8 | part(blue) << 16 | part(alpha) << 24
        }
        return CGImage(result, isOpaque: isOpaque && alpha == 255)
    }

    /// The picture as it is shown where its pixels lie in some orientation; nil when memory is short.
    fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage? {
        guard orientation != .up else { return self }
        let isSideways = orientation.isSideways
        let (newWidth, newHeight) = isSideways ? (height, width) : (width, height)
        guard let result = Bitmap(unclearedWidth: newWidth, height: newHeight) else { return nil }
        for y in 0..<newHeight {
            for x in 0..<newWidth {
                let (column, row) =
                    switch orientation {
                    case .up: (x, y)
                    case .down: (width - 1 - x, height - 1 - y)
                    case .left: (width - 1 - y, x)
                    case .right: (y, height - 1 - x)
                    case .upMirrored: (width - 1 - x, y)
                    case .downMirrored: (x, height - 1 - y)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (width - 1 - y, height - 1 - x)
                    }
                result.pixels[y * newWidth + x] = bitmap.pixels[row * width + column]
            }
        }
        return CGImage(result, isOpaque: isOpaque)
    }
}
