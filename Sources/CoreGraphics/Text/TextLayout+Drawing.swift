extension TextLayout {
    /// Draws the text with the upper left corner of its box at a point, in a context whose y axis points down.
    ///
    /// Each style's colour is used; transform, clip, alpha, blend mode and shadow are the context's. Letters are
    /// filled as outlines, so they stand at exact fractions of a pixel under any transform.
    package func draw(in context: CGContext, at point: CGPoint) {
        drawBackgrounds(in: context, at: point)
        var outlines: [(path: CGPath, transform: CGAffineTransform)] = []
        var color = CGColor.black
        var shadow: TextShadow?
        func flush() {
            if !outlines.isEmpty { context.fill(outlines, color: color) }
            outlines = []
        }
        func cast(_ next: TextShadow?) {
            guard next != shadow else { return }
            flush()
            if shadow != nil { context.restoreGState() }
            shadow = next
            guard let next else { return }
            context.saveGState()
            context.setShadow(offset: next.offset, blur: next.blur, color: next.color)
        }
        for line in lines {
            let start = CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y)
            for piece in line.pieces {
                cast(piece.shadow)
                if piece.color != color { flush() }
                color = piece.color
                for (shape, origin) in piece.glyphs {
                    let place = CGAffineTransform(translationX: start.x + origin.x, y: start.y + origin.y)
                        .scaledBy(x: piece.size, y: piece.size)
                    switch shape {
                    case .outline(let path): outlines.append((path, place))
                    case .picture(let image, let rect):
                        flush()
                        context.drawUpright(image, in: rect.applying(place))
                    }
                }
                // Apart from the letters, whose outlines may be wound the other way.
                if !piece.rules.isEmpty { flush() }
                for rule in piece.rules {
                    let path = CGPath(rect: rule.rect.offsetBy(dx: start.x, dy: start.y), transform: nil)
                    context.fill(path, color: rule.color)
                }
            }
        }
        cast(nil)
        flush()
    }

    private func drawBackgrounds(in context: CGContext, at point: CGPoint) {
        for line in lines {
            for piece in line.pieces {
                guard let color = piece.backgroundColor else { continue }
                let rect = CGRect(
                    x: point.x + line.origin.x + piece.start, y: point.y + line.origin.y - line.ascent,
                    width: piece.end - piece.start, height: line.ascent + line.descent)
                context.fill(CGPath(rect: rect, transform: nil), color: color)
            }
        }
    }
}
