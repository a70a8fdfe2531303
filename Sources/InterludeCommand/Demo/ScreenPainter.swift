import InterludeStage

/// Draws the parts that screens are made of, in points from the upper left.
struct ScreenPainter {
    let context: CGContext
    /// The screen, and a point around it for sizes that are not whole pixels.
    let backdrop = CGRect(x: -1, y: -1, width: 392, height: 846)

    /// Where text stands by its x.
    enum Anchor { case left, center, right }

    /// Fills a rectangle with round corners, over a shadow when there is one.
    func card(
        _ rect: CGRect, radius: CGFloat, color: CGColor, shadow: (blur: CGFloat, down: CGFloat, alpha: CGFloat)? = nil
    ) {
        context.saveGState()
        if let shadow {
            let color = CGColor(red: 0.10, green: 0.12, blue: 0.20, alpha: shadow.alpha)
            // Shadows are measured as the context was made: in points, down.
            context.setShadow(offset: CGSize(width: 0, height: shadow.down), blur: shadow.blur, color: color)
        }
        context.fill(rounded(rect, radius), color: color)
        context.restoreGState()
    }

    /// Strokes a rectangle with round corners just inside its edge.
    func outline(_ rect: CGRect, radius: CGFloat, color: CGColor, width: CGFloat = 1) {
        context.saveGState()
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.addPath(rounded(rect.insetBy(dx: width / 2, dy: width / 2), radius - width / 2))
        context.strokePath()
        context.restoreGState()
    }

    /// A rectangle with round corners.
    func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
        CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    }

    /// Draws a picture that fills a rectangle with round corners.
    func picture(_ image: CGImage, in rect: CGRect, radius: CGFloat) {
        context.saveGState()
        context.addPath(rounded(rect, radius))
        context.clip()
        context.drawUpright(image, in: rect)
        context.restoreGState()
    }

    /// Fills a rectangle with a gradient from its top to its bottom, or from its left to its right.
    func gradient(
        _ colors: [CGColor], at places: [CGFloat]? = nil, in rect: CGRect, radius: CGFloat = 0, across: Bool = false
    ) {
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else { return }
        context.saveGState()
        context.addPath(rounded(rect, radius))
        context.clip()
        context.drawLinearGradient(
            gradient, start: rect.origin,
            end: across ? CGPoint(x: rect.maxX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.maxY), options: [])
        context.restoreGState()
    }

    /// Draws a line of text by its baseline and tells how wide it is.
    @discardableResult
    func text(
        _ string: String, _ size: CGFloat, weight: Int = 400, color: CGColor, x: CGFloat, baseline: CGFloat,
        anchor: Anchor = .left, kern: CGFloat = 0
    ) -> CGFloat {
        var style = TextStyle(font: TextFont(size: size, weight: weight), color: color)
        style.kern = kern
        let layout = TextLayout(string, style)
        let width = layout.size.width
        let left =
            switch anchor {
            case .left: x
            case .center: x - width / 2
            case .right: x - width
            }
        layout.draw(in: context, at: CGPoint(x: left, y: baseline - layout.firstBaseline))
        return width
    }

    /// Draws a symbol in a square around a point.
    func symbol(_ symbol: Symbol, at center: CGPoint, size: CGFloat, color: CGColor, weight: CGFloat = 2) {
        context.saveGState()
        context.translateBy(x: center.x - size / 2, y: center.y - size / 2)
        context.scaleBy(x: size / 24, y: size / 24)
        context.setStrokeColor(color)
        context.setLineWidth(weight)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        if let filled = symbol.filled { context.fill(filled, using: .evenOdd, color: color) }
        if let stroked = symbol.stroked {
            context.addPath(stroked)
            context.strokePath()
        }
        context.restoreGState()
    }

    /// Draws the time and the state of the phone at the top.
    func statusBar(_ color: CGColor) {
        text("9:41", 17, weight: 600, color: color, x: 65, baseline: 40, anchor: .center)
        symbol(.signal, at: CGPoint(x: 296, y: 34), size: 19, color: color)
        symbol(.wireless, at: CGPoint(x: 319, y: 33.5), size: 19, color: color)
        let battery = CGRect(x: 333, y: 28, width: 24, height: 12)
        outline(battery, radius: 3.8, color: color.copy(alpha: 0.4) ?? color)
        card(battery.insetBy(dx: 2, dy: 2), radius: 2.2, color: color)
        card(CGRect(x: 358, y: 32, width: 1.6, height: 4.2), radius: 0.8, color: color.copy(alpha: 0.4) ?? color)
    }

    /// Draws the bar at the bottom that one swipes up from.
    func homeIndicator(_ color: CGColor) {
        card(CGRect(x: 128, y: 831, width: 134, height: 5), radius: 2.5, color: color)
    }
}

extension CGColor {
    /// A colour from its hexadecimal digits.
    static func hex(_ value: UInt32, _ alpha: CGFloat = 1) -> CGColor {
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
        return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
    }
}
