extension UIImage {
    /// Draws the picture with its upper left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture with its upper left corner at a point, with a blend mode and an alpha, 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture stretched to a rectangle; its edges keep their size.
    public func draw(in rect: CGRect) { draw(in: rect, tint: nil) }

    /// Draws the picture stretched to a rectangle, with a blend mode and an alpha, 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        GraphicsStack.current?.with(blendMode, alpha: alpha) { _ in draw(in: rect) }
    }

    /// Fills a rectangle with copies of the picture, from its upper left corner on.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = shown(in: nil) else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(image, in: CGRect(origin: rect.origin, size: size), byTiling: true)
        context.restoreGState()
    }

    /// Draws the picture stretched to a rectangle, in a colour where it is a template.
    func draw(in rect: CGRect, tint: UIColor?) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A symbol is drawn as finely as where it goes.
        if case .symbol(let symbol) = content.picture, content.orientation == .up {
            symbol.draw(in: context, rect: rect, color: (content.tint ?? tint ?? .black).cgColor)
            return
        }
        guard let image = shown(in: tint) else { return }
        if capInsets == .zero {
            context.drawUpright(image, in: rect)
        } else {
            drawParts(of: image, in: context, rect: rect)
        }
    }

    /// Draws corners at their size, and edges and middle as the resizing mode says.
    private func drawParts(of image: CGImage, in context: CGContext, rect: CGRect) {
        let caps = capInsets
        let columns = spans(size.width, caps.left, caps.right, from: rect.minX, rect.width)
        let rows = spans(size.height, caps.top, caps.bottom, from: rect.minY, rect.height)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
                    width: (column.source.upperBound - column.source.lowerBound) * scale,
                    height: (row.source.upperBound - row.source.lowerBound) * scale)
                let target = CGRect(
                    x: column.target.lowerBound, y: row.target.lowerBound,
                    width: column.target.upperBound - column.target.lowerBound,
                    height: row.target.upperBound - row.target.lowerBound)
                guard target.width > 0, target.height > 0, let part = image.cropping(to: source) else { continue }
                if resizingMode == .stretch {
                    context.drawUpright(part, in: target)
                    continue
                }
                context.saveGState()
                context.clip(to: target)
                let tile = CGSize(
                    width: column.isMiddle ? CGFloat(part.width) / scale : target.width,
                    height: row.isMiddle ? CGFloat(part.height) / scale : target.height)
                context.drawUpright(part, in: CGRect(origin: target.origin, size: tile), byTiling: true)
                context.restoreGState()
            }
        }
    }

    /// A part of a picture's side, and where it goes.
    private struct Span {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
        var isMiddle = false
    }

    /// The parts of one side: the first edge, the middle and the last edge.
    private func spans(
        _ length: CGFloat, _ first: CGFloat, _ last: CGFloat, from start: CGFloat, _ room: CGFloat
    ) -> [Span] {
        let first = min(max(first, 0), length)
        let last = min(max(last, 0), length - first)
        // Where there is not room enough for both edges, they get smaller.
        let factor = first + last > room ? max(room, 0) / (first + last) : 1
        let (head, tail) = (start + first * factor, start + max(room, 0) - last * factor)
        return [
            Span(source: 0...first, target: start...max(head, start)),
            Span(source: first...(length - last), target: head...max(tail, head), isMiddle: true),
            Span(source: (length - last)...length, target: tail...max(start + room, tail)),
        ]
    }
}
