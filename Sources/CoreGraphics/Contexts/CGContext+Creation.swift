extension CGContext {
    /// Makes a context on a bitmap in memory, with the origin at the lower left; nil for a format it does not know.
    ///
    /// Known are 8 bits a component in an RGB space, with premultiplied or no alpha, red first (`premultipliedLast`,
    /// `noneSkipLast`) or blue first (`premultipliedFirst` or `noneSkipFirst` with `byteOrder32Little`). Rows lie top
    /// first. Where there is no alpha, every pixel counts as opaque.
    ///
    /// - Parameters:
    ///   - data: The memory, aligned to 4 bytes, of `height` rows; it must outlive the context. Nil makes transparent
    ///     pixels of the context's own.
    ///   - width: The width in pixels, 1 to 32,767.
    ///   - height: The height in pixels, 1 to 32,767.
    ///   - bitsPerComponent: 8.
    ///   - bytesPerRow: The distance between rows, a multiple of 4; 0 without `data` for any that fits.
    ///   - space: The colour space. Components are taken for sRGB.
    ///   - bitmapInfo: The alpha's place and the byte order.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        let order: PixelOrder
        switch (alpha, info.intersection(.byteOrderMask)) {
        case (.premultipliedLast, .byteOrderDefault), (.premultipliedLast, .byteOrder32Big): order = .rgba
        case (.noneSkipLast, .byteOrderDefault), (.noneSkipLast, .byteOrder32Big): order = .rgba
        case (.premultipliedFirst, .byteOrder32Little), (.noneSkipFirst, .byteOrder32Little): order = .bgra
        default: return nil
        }
        guard bitsPerComponent == 8, space.model == .rgb, !info.contains(.floatComponents) else { return nil }
        guard (1..<Bitmap.maximumSide).contains(width), (1..<Bitmap.maximumSide).contains(height) else { return nil }
        let bounds = DeviceRect(minX: 0, minY: 0, maxX: width, maxY: height)
        let canvas: Canvas?
        if let data {
            // Sound: the caller promises memory of this size, aligned, for as long as the context lives.
            guard bytesPerRow % 4 == 0, bytesPerRow >= width * 4, Int(bitPattern: data) % 4 == 0 else { return nil }
            let pixels = data.assumingMemoryBound(to: UInt32.self)
            canvas = Canvas(pixels: pixels, stride: bytesPerRow / 4, bounds: bounds, order: order, bitmap: nil)
        } else {
            guard bytesPerRow == 0 || bytesPerRow >= width * 4 else { return nil }
            canvas = Canvas(transparent: bounds, order: order)
        }
        guard let canvas else { return nil }
        let isOpaque = alpha == .noneSkipLast || alpha == .noneSkipFirst
        if isOpaque { canvas.makeOpaque() }
        self.init(canvas: canvas, baseTransform: .identity, isOpaque: isOpaque)
    }

    /// Makes a context on a bitmap with the origin at the upper left, y down, as layers and views draw.
    ///
    /// Images drawn with `draw(_:in:)` stand on their heads here, as in UIKit's contexts; `drawUpright` does not.
    ///
    /// - Parameters:
    ///   - bitmap: The pixels, which are kept as they are.
    ///   - scale: Pixels to a point.
    ///   - origin: The point that lies at the upper left.
    package convenience init?(_ bitmap: Bitmap, scale: CGFloat = 1, origin: CGPoint = .zero) {
        guard let canvas = Canvas(bitmap: bitmap) else { return nil }
        let flip = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(bitmap.height))
        self.init(
            canvas: canvas, baseTransform: flip.translatedBy(x: -origin.x, y: -origin.y), isOpaque: false)
    }
}

extension Canvas {
    /// Makes every pixel opaque.
    fileprivate func makeOpaque() {
        for row in 0..<bounds.height {
            for column in 0..<bounds.width { pixels[row * stride + column] |= 0xFF00_0000 }
        }
        markDirty()
    }
}
