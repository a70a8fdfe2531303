/// What a layer shows of what lies behind it: blurred, its colours strengthened or weakened, a tint laid over it.
struct Backdrop {
    private(set) var plan: GaussianBlurPlan
    private let saturation: Float
    /// Red, green, blue and alpha of the tint, multiplied by alpha, from 0 to 255.
    private let tint: SIMD4<Float>

    /// Prepares a backdrop.
    ///
    /// - Parameter scale: pixels to a point.
    init(_ contents: RenderBackdrop, scale: Double) {
        plan = GaussianBlurPlan(deviation: Double(contents.blurRadius) * scale, isExact: false)
        saturation = contents.saturation.isFinite ? Float(max(contents.saturation, 0)) : 1
        let color = contents.tint ?? .clear
        let alpha = Float(color.alpha) * 255
        func part(_ component: CGFloat) -> Float { Float(min(max(component, 0), 1)) * alpha }
        tint = SIMD4(part(color.red), part(color.green), part(color.blue), alpha)
    }

    /// Takes back what of a blur's width shows nothing more: a picture that goes on mirrored is even long before.
    mutating func limit(to picture: Bitmap) {
        let widest = 1.5 * Double(max(picture.width, picture.height))
        if plan.deviation > widest { plan = GaussianBlurPlan(deviation: widest, isExact: false) }
    }

    /// Whether colours stay as they are.
    private var keepsColors: Bool { saturation == 1 && tint == .zero }

    // At the picture's edges it goes on mirrored, so that borders neither darken nor grow transparent.

    /// Blurs a part of a picture by pixels, as a narrow blur needs it.
    func pixels(of picture: Bitmap, in part: PixelRect, _ compositor: Compositor) -> Bitmap? {
        NarrowBlur(plan).blurred(picture, in: part, compositor) { row, count in
            if !keepsColors { adjust(row, count) }
        }
    }

    /// Blurs a part of a picture in cells.
    func plane(of picture: Bitmap, in part: PixelRect, _ compositor: Compositor) -> NumberPlane? {
        let (columns, rows) = (part.x0..<part.x1, part.y0..<part.y1)
        let averages = NumberPlane.averages(
            of: picture, .mirror, channels: 4, for: plan, columns: columns, rows: rows, compositor)
        return averages?.blurred(by: plan, columns: columns, rows: rows, compositor) { row, length in
            if !keepsColors { adjust(row, length) }
        }
    }

    /// Changes the colours of a row of cells.
    private func adjust(_ row: UnsafeMutablePointer<Float>, _ length: Int) {
        let (red, green, blue, alpha) = (row, row + length, row + 2 * length, row + 3 * length)
        let rest = 1 - tint.w / 255
        for x in 0..<length {
            // How bright the eye finds it, by the primaries of sRGB.
            let light = 0.2126 * red[x] + 0.7152 * green[x] + 0.0722 * blue[x]
            let limit = alpha[x]
            red[x] = min(max(light + (red[x] - light) * saturation, 0), limit) * rest + tint.x
            green[x] = min(max(light + (green[x] - light) * saturation, 0), limit) * rest + tint.y
            blue[x] = min(max(light + (blue[x] - light) * saturation, 0), limit) * rest + tint.z
            alpha[x] = limit * rest + tint.w
        }
    }

    /// Changes the colours of a row of pixels.
    private func adjust(_ row: Row, _ count: Int) {
        if saturation != 1 {
            let strength = Int32(min(saturation, 64) * 256)
            for x in 0..<count {
                let pixel = row[x]
                let red = Int32(truncatingIfNeeded: pixel & 255)
                let green = Int32(truncatingIfNeeded: pixel >> 8 & 255)
                let blue = Int32(truncatingIfNeeded: pixel >> 16 & 255)
                let limit = Int32(truncatingIfNeeded: pixel >> 24)
                let light = 54 &* red &+ 183 &* green &+ 19 &* blue
                func stronger(_ part: Int32) -> UInt32 {
                    let change = (part &* 256 &- light) &* strength
                    let level = (light &+ change >> 8 &+ 128) >> 8
                    return UInt32(truncatingIfNeeded: min(max(level, 0), limit))
                }
                row[x] = stronger(red) | stronger(green) << 8 | stronger(blue) << 16 | pixel & 0xFF00_0000
            }
        }
        if tint != .zero {
            let color = tint.rounded(.toNearestOrAwayFromZero)
            PixelRows.blend(
                row, count, UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16 | UInt32(color.w) << 24)
        }
    }
}
