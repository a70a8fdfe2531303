extension TextLayout {
    /// Draws the text with the upper left corner of its box at a point, in a context whose y axis points down.
    ///
    /// Each style's colour is used; transform, clip, alpha, blend mode and shadow are the context's. Letters are
    /// filled as outlines, so they stand at exact fractions of a pixel under any transform.
    package func draw(in context: CGContext, at point: CGPoint) {
        var outlines: [(path: CGPath, transform: CGAffineTransform)] = []
        var color = CGColor.black
        func flush() {
            if !outlines.isEmpty { context.fill(outlines, color: color) }
            outlines = []
        }
        for line in lines {
            let start = CGPoint(x: point.x + line.origin.x, y: point.y + line.origin.y)
            for piece in line.pieces {
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
                    let path = CGPath(rect: rule.offsetBy(dx: start.x, dy: start.y), transform: nil)
                    context.fill(path, color: piece.color)
                }
            }
        }
        flush()
    }
}
