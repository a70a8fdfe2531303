import InterludeStage

/// One journey of the travellers' app, by night.
struct JourneyScreen {
    private let night = CGColor.hex(0x09_0E_1A)
    private let panel = CGColor.hex(0x14_1C_2E)
    private let quiet = CGColor.hex(0x93_A0_B8)
    private let mint = CGColor.hex(0x6C_F2_B4)
    private let teal = CGColor.hex(0x2C_C9_C6)
    private let white = CGColor.white

    /// Draws it at a number of pixels to a point.
    func picture(scale: CGFloat) -> CGImage? {
        func pixels(_ length: CGFloat) -> Int { max(Int((length * scale).rounded()), 2) }
        let sky = Aurora().picture(width: pixels(390), height: pixels(500))
        guard let sky, let bitmap = Bitmap(width: pixels(390), height: pixels(844)),
            let context = CGContext(bitmap, scale: scale)
        else { return nil }
        let painter = ScreenPainter(context: context)
        painter.card(painter.backdrop, radius: 0, color: night)
        let hero = CGRect(x: 0, y: 0, width: 390, height: 500)
        context.drawUpright(CGImage(sky, isOpaque: true), in: hero)
        painter.gradient(
            [.hex(0x04_08_12, 0.55), .hex(0x04_08_12, 0)], in: CGRect(x: 0, y: 0, width: 390, height: 120))
        painter.gradient(
            [.hex(0x09_0E_1A, 0), .hex(0x09_0E_1A, 0.72), night], at: [0, 0.6, 1],
            in: CGRect(x: 0, y: 300, width: 390, height: 201))
        painter.statusBar(white)
        drawButtons(painter)
        drawTitle(painter)
        drawFacts(painter)
        drawForecast(painter)
        drawBooking(painter)
        return CGImage(bitmap, isOpaque: true)
    }

    private func drawButtons(_ painter: ScreenPainter) {
        let buttons: [(CGFloat, Symbol)] = [(40, .back), (302, .share), (350, .bookmark)]
        for (x, symbol) in buttons {
            let circle = CGRect(x: x - 20, y: 60, width: 40, height: 40)
            painter.card(circle, radius: 20, color: .hex(0x0A_12_20, 0.45))
            painter.outline(circle, radius: 20, color: .hex(0xFF_FF_FF, 0.16), width: 0.8)
            painter.symbol(symbol, at: CGPoint(x: x, y: 80), size: 20, color: white)
        }
    }

    private func drawTitle(_ painter: ScreenPainter) {
        let badge = CGRect(x: 20, y: 362, width: 92, height: 26)
        painter.card(badge, radius: 13, color: .hex(0x6C_F2_B4, 0.16))
        painter.outline(badge, radius: 13, color: .hex(0x6C_F2_B4, 0.55), width: 0.8)
        painter.text("NIGHT SKY", 11, weight: 700, color: mint, x: 66, baseline: 379, anchor: .center, kern: 0.8)
        painter.text("Aurora over Senja", 35, weight: 700, color: white, x: 19, baseline: 427)
        painter.symbol(.pin, at: CGPoint(x: 27, y: 448), size: 15, color: quiet)
        let width = painter.text("Senja, Norway", 15, weight: 500, color: .hex(0xC9_D2_E2), x: 39, baseline: 453.4)
        painter.text("·  69.3° N", 15, weight: 500, color: quiet, x: 47 + width, baseline: 453.4)
        let count = painter.text("(312)", 14, weight: 500, color: quiet, x: 370, baseline: 453.4, anchor: .right)
        let rating = painter.text(
            "4.8", 15, weight: 700, color: white, x: 365 - count, baseline: 453.4, anchor: .right)
        painter.symbol(
            .star, at: CGPoint(x: 353 - count - rating, y: 447.6), size: 14, color: .hex(0xFF_D1_66))
    }

    private func drawFacts(_ painter: ScreenPainter) {
        let facts = [("Kp 6", "Activity"), ("92 %", "Clear sky"), ("−8°", "At midnight")]
        for (index, (value, name)) in facts.enumerated() {
            let box = CGRect(x: 20 + CGFloat(index) * 119, y: 474, width: 112, height: 72)
            painter.card(box, radius: 20, color: panel)
            painter.outline(box, radius: 20, color: .hex(0xFF_FF_FF, 0.07))
            painter.text(value, 21, weight: 700, color: white, x: box.minX + 16, baseline: 506)
            painter.text(name, 12.5, weight: 500, color: quiet, x: box.minX + 16, baseline: 528)
        }
    }

    private func drawForecast(_ painter: ScreenPainter) {
        let box = CGRect(x: 20, y: 558, width: 350, height: 178)
        painter.card(box, radius: 24, color: panel)
        painter.outline(box, radius: 24, color: .hex(0xFF_FF_FF, 0.07))
        painter.text("Tonight", 17, weight: 600, color: white, x: 38, baseline: 589)
        painter.text("Best around midnight", 14, weight: 600, color: mint, x: 352, baseline: 588.5, anchor: .right)

        let chart = CGRect(x: 38, y: 606, width: 314, height: 92)
        let context = painter.context
        for row in 0..<4 {
            let y = chart.minY + chart.height * CGFloat(row) / 3
            painter.card(
                CGRect(x: chart.minX, y: y, width: chart.width, height: 0.6), radius: 0, color: .hex(0xFF_FF_FF, 0.08))
        }
        // How strong the lights are expected to be from hour to hour.
        let levels: [CGFloat] = [0.12, 0.2, 0.42, 0.78, 0.96, 0.72, 0.5, 0.58, 0.3, 0.16]
        func point(_ index: Int) -> CGPoint {
            CGPoint(
                x: chart.minX + chart.width * CGFloat(index) / CGFloat(levels.count - 1),
                y: chart.maxY - chart.height * levels[index])
        }
        let line = CGMutablePath()
        line.move(to: point(0))
        for index in 1..<levels.count {
            let (a, b) = (point(index - 1), point(index))
            let middle = (a.x + b.x) / 2
            line.addCurve(to: b, control1: CGPoint(x: middle, y: a.y), control2: CGPoint(x: middle, y: b.y))
        }
        let area = CGMutablePath()
        area.addPath(line)
        area.addLine(to: CGPoint(x: chart.maxX, y: chart.maxY))
        area.addLine(to: CGPoint(x: chart.minX, y: chart.maxY))
        area.closeSubpath()
        context.saveGState()
        context.addPath(area)
        context.clip()
        painter.gradient([.hex(0x6C_F2_B4, 0.42), .hex(0x2C_C9_C6, 0)], in: chart)
        context.restoreGState()
        context.saveGState()
        context.setShadow(offset: .zero, blur: 12, color: .hex(0x6C_F2_B4, 0.8))
        context.setStrokeColor(mint)
        context.setLineWidth(2.6)
        context.setLineCap(.round)
        context.addPath(line)
        context.strokePath()
        context.restoreGState()

        let best = point(4)
        context.saveGState()
        context.setStrokeColor(.hex(0xFF_FF_FF, 0.35))
        context.setLineDash(phase: 0, lengths: [3, 3])
        context.strokeLineSegments(between: [CGPoint(x: best.x, y: best.y + 9), CGPoint(x: best.x, y: chart.maxY)])
        context.restoreGState()
        painter.card(CGRect(x: best.x - 7, y: best.y - 7, width: 14, height: 14), radius: 7, color: white)
        painter.card(CGRect(x: best.x - 4, y: best.y - 4, width: 8, height: 8), radius: 4, color: teal)
        for (index, hour) in ["20", "21", "22", "23", "0", "1", "2", "3", "4", "5"].enumerated() {
            let isBest = index == 4
            painter.text(
                hour, 11.5, weight: isBest ? 700 : 500, color: isBest ? white : quiet, x: point(index).x, baseline: 720,
                anchor: .center)
        }
    }

    private func drawBooking(_ painter: ScreenPainter) {
        painter.gradient(
            [.hex(0x09_0E_1A, 0), night], at: [0, 1], in: CGRect(x: 0, y: 730, width: 390, height: 24))
        let price = painter.text("€240", 25, weight: 700, color: white, x: 20, baseline: 788)
        painter.text("/ night", 14, weight: 500, color: quiet, x: 24 + price, baseline: 787.5)
        painter.text("Glass cabin, 2 guests", 13, weight: 500, color: quiet, x: 20, baseline: 808)
        let button = CGRect(x: 196, y: 760, width: 174, height: 54)
        painter.context.saveGState()
        painter.context.setShadow(offset: CGSize(width: 0, height: 6), blur: 26, color: .hex(0x3A_E0_B8, 0.45))
        painter.context.fill(painter.rounded(button, 27), color: teal)
        painter.context.restoreGState()
        painter.gradient([mint, teal], in: button, radius: 27, across: true)
        painter.text(
            "Reserve", 17, weight: 700, color: .hex(0x06_1A_1C), x: button.midX, baseline: 793, anchor: .center)
        painter.homeIndicator(.hex(0xFF_FF_FF, 0.9))
    }
}
