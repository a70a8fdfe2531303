/// A shadow in units of pixels.
struct CastShadow {
    /// Where it lies, to whole pixels, y down.
    private let offset: (x: Int, y: Int)
    private let blur: GaussianBlur
    private let color: CGColor

    /// How far, in pixels, a shadow reaches beyond what throws it.
    var reach: Int { blur.reach + max(abs(offset.x), abs(offset.y)) }

    /// Makes a shadow of one whose lengths are of a space that a transform takes to pixels.
    init(_ shadow: CGContext.Shadow, by transform: CGAffineTransform) {
        let scale = abs(transform.determinant).squareRoot()
        let moved = shadow.offset.applying(transform)
        func whole(_ value: CGFloat) -> Int { Int(value.isNaN ? 0 : min(max(value.rounded(), -65_536), 65_536)) }
        offset = (whole(moved.width), whole(moved.height))
        blur = GaussianBlur(standardDeviation: shadow.blur / 2 * scale)
        color = shadow.color
    }

    /// The pixels that may throw a shadow into some pixels, and those themselves.
    func source(of region: DeviceRect) -> DeviceRect {
        let thrown = region.offset(x: -offset.x, y: -offset.y).outset(by: blur.reach)
        return DeviceRect(
            minX: min(region.minX, thrown.minX), minY: min(region.minY, thrown.minY),
            maxX: max(region.maxX, thrown.maxX), maxY: max(region.maxY, thrown.maxY))
    }

    /// The shadow that a canvas throws, as far as it lies within some pixels; nil where there is none.
    func canvas(under piece: Canvas, within region: DeviceRect) -> Canvas? {
        let whole = piece.bounds.outset(by: blur.reach).offset(x: offset.x, y: offset.y)
        let shown = whole.intersection(region)
        guard let bitmap = Bitmap(unclearedWidth: shown.width, height: shown.height) else { return nil }

        let target = shown.offset(x: -offset.x, y: -offset.y)
        let source = target.outset(by: blur.reach).intersection(piece.bounds)
        var plane = [Float](repeating: 0, count: source.width * source.height)
        piece.flush()
        for y in 0..<source.height {
            let from = piece.pixels + (source.minY + y - piece.bounds.minY) * piece.stride
            for x in 0..<source.width {
                plane[y * source.width + x] = Float(from[source.minX + x - piece.bounds.minX] >> 24)
            }
        }
        let blurred = blur.apply(to: plane, in: source, shownIn: target)

        // The shadow's pixel for each alpha of what throws it.
        let tints = (0...255).map { level in
            let pixel = color.pixel(opacity: CGFloat(level) / 255)
            return piece.order == .rgba ? pixel : pixel.withRedAndBlueExchanged
        }
        for (index, level) in blurred.enumerated() { bitmap.pixels[index] = tints[min(Int(level.rounded()), 255)] }
        return Canvas(bitmap: bitmap, x: shown.minX, y: shown.minY, order: piece.order)
    }
}
