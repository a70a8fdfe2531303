/// The blurred alpha of what throws a shadow, in pixels.
final class ShadowMask: Sendable {
    let width: Int
    let height: Int
    /// How far the blur reaches beyond the picture that was blurred; the mask is larger by that on all sides.
    let reach: Int
    private let alphas: [UInt8]

    /// Blurs a picture's alpha; nil where there is none.
    init?(_ picture: Bitmap, _ plan: GaussianBlurPlan, _ compositor: Compositor) {
        guard let blurred = BlurredAlpha(picture, plan, compositor) else { return nil }
        let (width, height) = (blurred.columns.count, blurred.rows.count)
        guard width <= Bitmap.maximumSide, height <= Bitmap.maximumSide else { return nil }
        reach = plan.reach
        self.width = width
        self.height = height
        alphas = [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
            count = width * height
            guard let base = buffer.baseAddress else { return }
            // Sound: each row is written by one thread only, and all are done before the buffer is used.
            nonisolated(unsafe) let rows = base
            compositor.forRows(height) { part in
                for y in part { blurred.row(blurred.rows.lowerBound + y, into: rows + y * width) }
            }
        }
    }

    /// How much memory the mask takes, with a picture made of it, in bytes.
    var cost: Int { width * height * 5 }

    /// The shadow in a colour.
    func picture(_ color: CGColor, opacity: CGFloat) -> CGImage? {
        guard let bitmap = Bitmap(unclearedWidth: width, height: height) else { return nil }
        let tints = (0...255).map { color.pixel(opacity: opacity * CGFloat($0) / 255) }
        alphas.withUnsafeBufferPointer { alphas in
            tints.withUnsafeBufferPointer { tints in
                for index in 0..<(width * height) { bitmap.pixels[index] = tints[Int(alphas[index])] }
            }
        }
        return CGImage(bitmap, isOpaque: false)
    }
}
