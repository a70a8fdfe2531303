/// A symbol at a size and weight.
struct SymbolPicture {
    let design: SymbolDesign
    /// Points to a unit of the design.
    private let unit: CGFloat
    /// How thick lines are, in units of the design.
    private let thickness: CGFloat
    /// What the symbol takes up, in units of the design.
    private let box: CGRect
    /// The size in points, in whole pixels.
    let size: CGSize

    init(design: SymbolDesign, configuration: UIImage.SymbolConfiguration, pixelScale: CGFloat) {
        let unit = configuration.resolvedPointSize / 17 * configuration.resolvedScale.factor
        let thickness = configuration.resolvedWeight.thickness
        var shape = CGRect.null
        for part in design.parts where !part.cuts {
            let reach = part.isStroked ? thickness * part.thickness / 2 : 0
            shape = shape.union(part.path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
        }
        func wholePixels(_ length: CGFloat) -> CGFloat {
            max((length * unit * pixelScale - 1e-6).rounded(.up), 1) / pixelScale
        }
        let size = CGSize(width: wholePixels(shape.width), height: wholePixels(shape.height))
        let (width, height) = (size.width / unit, size.height / unit)
        let middle = shape.isNull ? CGPoint(x: 12, y: 12) : CGPoint(x: shape.midX, y: shape.midY)
        self.design = design
        self.unit = unit
        self.thickness = thickness
        self.size = size
        box = CGRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }

    /// From the bottom up to the baseline of text that the symbol stands in, in points.
    var baseline: CGFloat {
        // Capital letters are 12.4 units high at 17 points, and their middle is that of the square.
        (box.maxY - 12 - 6.2) * unit
    }

    /// The symbol in black, at some pixels to a point.
    func image(scale: CGFloat) -> CGImage? {
        func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale - 1e-6).rounded(.up)) ?? 0 }
        guard let bitmap = Bitmap(width: pixels(size.width), height: pixels(size.height)),
            let context = CGContext(bitmap, scale: scale)
        else { return nil }
        draw(in: context, rect: CGRect(origin: .zero, size: size), color: .black)
        context.flush()
        return CGImage(bitmap)
    }

    /// Draws the symbol in a colour so that it fills a rectangle.
    func draw(in context: CGContext, rect: CGRect, color: CGColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / box.width, y: rect.height / box.height)
        context.translateBy(x: -box.minX, y: -box.minY)
        if design.parts.count == 1 {
            draw(design.parts[0], in: context, color: color)
            return
        }
        // As one shape: where parts lie over each other, a colour that lets light through must not show twice.
        context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
        context.setAlpha(color.alpha)
        context.beginTransparencyLayer(in: box, auxiliaryInfo: nil)
        for part in design.parts {
            context.setBlendMode(part.cuts ? .destinationOut : .normal)
            draw(part, in: context, color: color.copy(alpha: 1) ?? color)
        }
        context.endTransparencyLayer()
        context.endTransparencyLayer()
    }

    private func draw(_ part: SymbolDesign.Part, in context: CGContext, color: CGColor) {
        context.beginPath()
        context.addPath(part.path)
        if part.isStroked {
            context.setStrokeColor(color)
            context.setLineWidth(thickness * part.thickness)
            context.setLineCap(.round)
            context.setLineJoin(.round)
            context.strokePath()
        } else {
            context.setFillColor(color)
            context.fillPath(using: .evenOdd)
        }
    }
}
