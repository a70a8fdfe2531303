/// A place to draw: a bitmap, with the state that drawing goes by.
///
/// As on Apple's systems the origin of a new context is its lower left corner, y points up, and images drawn in it are
/// upright. Points are turned into device space, whose units are pixels, by `ctm`. Paths are kept in device space, so
/// a transform set later does not move what was added before.
///
/// Numbers that are not finite, and shapes far outside the bitmap, draw nothing or as much as can be seen; nothing
/// here stops the program. A context stays on one thread.
public final class CGContext {
    /// Where drawing goes: the bitmap itself or a transparency layer on its way there.
    var canvas: Canvas
    /// The canvases under the transparency layers that are open, the bitmap's first.
    var layers: [TransparencyLayer] = []
    /// The current state, and those saved from first to last.
    var state: State
    var savedStates: [State] = []
    /// The path under construction, in device space with y up.
    var currentPath = CGMutablePath()

    /// The bitmap's own canvas.
    private let bottom: Canvas
    /// Whether all pixels stay opaque.
    private let isOpaque: Bool
    /// From device space, where y points up, to the rows of pixels, where it points down.
    let deviceToPixels: CGAffineTransform
    /// The transform at the start, which shadows are measured by.
    let baseTransform: CGAffineTransform

    /// The width in pixels.
    public var width: Int { bottom.bounds.width }
    /// The height in pixels.
    public var height: Int { bottom.bounds.height }
    /// The bits of a component.
    public var bitsPerComponent: Int { 8 }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { 32 }
    /// The distance between rows in bytes.
    public var bytesPerRow: Int { bottom.stride * 4 }

    /// The pixels, as they are now, top row first; good for as long as the context lives.
    public var data: UnsafeMutableRawPointer? {
        bottom.flush()
        return UnsafeMutableRawPointer(bottom.pixels)
    }

    init(canvas: Canvas, baseTransform: CGAffineTransform, isOpaque: Bool) {
        self.canvas = canvas
        bottom = canvas
        self.isOpaque = isOpaque
        self.baseTransform = baseTransform
        deviceToPixels = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(canvas.bounds.height))
        state = State(transform: baseTransform, clipBounds: canvas.bounds)
    }

    /// Makes a picture of what has been drawn, a copy; nil when memory is short or Cairo has failed.
    public func makeImage() -> CGImage? {
        guard bottom.isSound, let copy = bottom.copy(of: bottom.bounds), let bitmap = copy.bitmap else { return nil }
        if bottom.order == .rgba && !isOpaque { return CGImage(bitmap) }
        for index in 0..<(bitmap.width * bitmap.height) {
            let pixel = bitmap.pixels[index]
            let ordered = bottom.order == .bgra ? pixel.withRedAndBlueExchanged : pixel
            bitmap.pixels[index] = isOpaque ? ordered | 0xFF00_0000 : ordered
        }
        return isOpaque ? CGImage(bitmap, isOpaque: true) : CGImage(bitmap)
    }

    /// Remembers the state until `restoreGState`: transform, clip, colours, line style, shadow and the rest. The path
    /// under construction is not part of it.
    public func saveGState() {
        savedStates.append(state)
        canvas.save()
    }

    /// Goes back to the state remembered last; nothing happens when there is none.
    public func restoreGState() {
        guard savedStates.count > layers.last?.savedStates ?? 0, let saved = savedStates.popLast() else { return }
        state = saved
        canvas.restore()
    }

    /// Waits until everything drawn is in the pixels.
    public func flush() { canvas.flush() }

    /// Waits until everything drawn is in the pixels.
    public func synchronize() { canvas.flush() }
}

extension CGContext {
    /// What drawing goes by.
    struct State {
        /// From the user's points to device space, y up.
        var transform: CGAffineTransform
        /// The pixels that the clip may reach.
        var clipBounds: DeviceRect
        /// Where its alpha is, drawing shows, besides the clip that Cairo keeps.
        var clipMask: Canvas?
        var fillColor = CGColor.black
        var strokeColor = CGColor.black
        var lineWidth: CGFloat = 1
        var lineCap = CGLineCap.butt
        var lineJoin = CGLineJoin.miter
        var miterLimit: CGFloat = 10
        var dashPhase: CGFloat = 0
        var dashLengths: [CGFloat] = []
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: Shadow?
        var interpolationQuality = CGInterpolationQuality.default
        var shouldAntialias = true
        var allowsAntialiasing = true
    }

    /// The shadow of whatever is drawn. Lengths are units of the context at its start.
    struct Shadow {
        var offset: CGSize
        /// Twice the standard deviation.
        var blur: CGFloat
        var color: CGColor
    }

    /// What a transparency layer goes back to when it ends.
    struct TransparencyLayer {
        var canvas: Canvas
        var state: State
        /// How many states were saved when it began.
        var savedStates: Int
    }
}
