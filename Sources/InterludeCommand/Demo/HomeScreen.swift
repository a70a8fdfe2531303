import InterludeStage

/// The start of an app for travellers, by day.
struct HomeScreen {
    private let ink = CGColor.hex(0x16_1B_26)
    private let quiet = CGColor.hex(0x7C_80_8C)
    private let accent = CGColor.hex(0x0B_7A_83)
    private let white = CGColor.white

    private let hero = CGRect(x: 20, y: 256, width: 350, height: 286)
    private let escapes: [(rect: CGRect, title: String, detail: String)] = [
        (CGRect(x: 20, y: 602, width: 154, height: 102), "Siwa Dunes", "4 days · from €310"),
        (CGRect(x: 188, y: 602, width: 154, height: 102), "White Cliffs", "2 days · from €145"),
        (CGRect(x: 356, y: 602, width: 154, height: 102), "Black Forest", "3 days · from €190"),
    ]

    /// Draws it at a number of pixels to a point.
    func picture(scale: CGFloat) -> CGImage? {
        @Sendable func pixels(_ length: CGFloat) -> Int { max(Int((length * scale).rounded()), 2) }
        let scenes = inParallel(4) { index -> CGImage? in
            let rect = index == 0 ? hero : escapes[index - 1].rect
            let (width, height) = (pixels(rect.width), pixels(rect.height))
            let scene =
                switch index {
                case 0: AlpineLake().picture(width: width, height: height)
                case 1: Dunes().picture(width: width, height: height)
                case 2: Coast().picture(width: width, height: height)
                default: MistyForest().picture(width: width, height: height)
                }
            return scene.map { CGImage($0, isOpaque: true) }
        }
        guard let bitmap = Bitmap(width: pixels(390), height: pixels(844)),
            let context = CGContext(bitmap, scale: scale)
        else { return nil }
        let painter = ScreenPainter(context: context)
        painter.gradient([.hex(0xFB_F9_F5), .hex(0xF1_EE_E8)], in: painter.backdrop)
        painter.statusBar(ink)
        drawHeader(painter)
        drawSearch(painter)
        if let lake = scenes[0] { drawHero(painter, lake) }
        drawEscapes(painter, Array(scenes.dropFirst()))
        drawTabs(painter)
        return CGImage(bitmap, isOpaque: true)
    }

    private func drawHeader(_ painter: ScreenPainter) {
        painter.text("Tuesday, 3 June", 14, weight: 500, color: quiet, x: 20, baseline: 82)
        painter.text("Where to next?", 33, weight: 700, color: ink, x: 19, baseline: 117)
        // Somebody's portrait: shoulders and a head before a sunny wall.
        let frame = CGRect(x: 322, y: 70, width: 48, height: 48)
        painter.card(frame, radius: 24, color: white, shadow: (14, 5, 0.18))
        let inner = frame.insetBy(dx: 2.5, dy: 2.5)
        painter.gradient([.hex(0xFF_D1_8A), .hex(0xF2_7E_6B)], in: inner, radius: 21.5)
        let context = painter.context
        context.saveGState()
        context.addPath(painter.rounded(inner, 21.5))
        context.clip()
        context.setFillColor(.hex(0x25_4D_5C))
        context.fillEllipse(in: CGRect(x: 328, y: 100, width: 36, height: 40))
        context.setFillColor(.hex(0x3A_25_20))
        context.fillEllipse(in: CGRect(x: 336, y: 78, width: 20, height: 22))
        context.setFillColor(.hex(0xF4_C3_A0))
        context.fill(CGRect(x: 342.5, y: 95, width: 7, height: 9))
        context.fillEllipse(in: CGRect(x: 338.5, y: 82, width: 15, height: 18))
        context.setFillColor(.hex(0x3A_25_20))
        context.fillEllipse(in: CGRect(x: 336.5, y: 78.5, width: 19, height: 9))
        context.restoreGState()
    }

    private func drawSearch(_ painter: ScreenPainter) {
        painter.card(CGRect(x: 322, y: 138, width: 48, height: 48), radius: 16, color: ink, shadow: (18, 7, 0.22))
        let field = CGRect(x: 20, y: 138, width: 292, height: 48)
        painter.card(field, radius: 16, color: white, shadow: (22, 7, 0.08))
        painter.symbol(.search, at: CGPoint(x: 43, y: 162), size: 20, color: quiet)
        painter.text("Lakes, trails, quiet places", 16, color: quiet, x: 62, baseline: 167.8)
        painter.symbol(.sliders, at: CGPoint(x: 346, y: 162), size: 22, color: white, weight: 1.9)

        var x: CGFloat = 20
        for (index, name) in ["For you", "Lakes", "Coast", "Deserts", "Forests"].enumerated() {
            let width = TextLayout(name, TextStyle(font: TextFont(size: 14, weight: 600))).size.width + 32
            let chip = CGRect(x: x, y: 202, width: width, height: 36)
            let chosen = index == 0
            painter.card(chip, radius: 18, color: chosen ? accent : white, shadow: (12, 4, chosen ? 0.16 : 0.06))
            painter.text(
                name, 14, weight: 600, color: chosen ? white : ink, x: chip.midX, baseline: 225, anchor: .center)
            x += width + 9
        }
    }

    private func drawHero(_ painter: ScreenPainter, _ lake: CGImage) {
        painter.card(hero, radius: 28, color: white, shadow: (44, 18, 0.34))
        painter.picture(lake, in: hero, radius: 28)
        painter.gradient(
            [.hex(0x06_18_26, 0), .hex(0x06_18_26, 0), .hex(0x06_18_26, 0.72)], at: [0, 0.56, 1], in: hero,
            radius: 28)
        painter.outline(hero, radius: 28, color: .hex(0xFF_FF_FF, 0.22))

        let badge = CGRect(x: 36, y: 272, width: 116, height: 30)
        painter.card(badge, radius: 15, color: .hex(0xFF_FF_FF, 0.92))
        painter.symbol(.star, at: CGPoint(x: 52, y: 286.6), size: 13, color: .hex(0xE8_9A_1C))
        painter.text("Editors’ pick", 12.5, weight: 600, color: ink, x: 63, baseline: 291.4)
        painter.card(CGRect(x: 314, y: 270, width: 40, height: 40), radius: 20, color: .hex(0xFF_FF_FF, 0.92))
        painter.symbol(.fullHeart, at: CGPoint(x: 334, y: 290.5), size: 20, color: .hex(0xE8_4A_5F))

        painter.text("Lago di Sorapis", 27, weight: 700, color: white, x: 38, baseline: 496)
        painter.symbol(.pin, at: CGPoint(x: 45, y: 516), size: 15, color: .hex(0xFF_FF_FF, 0.9))
        painter.text("Dolomites, Italy", 15, weight: 500, color: .hex(0xFF_FF_FF, 0.92), x: 56, baseline: 521.4)
        let rating = CGRect(x: 288, y: 500, width: 64, height: 30)
        painter.card(rating, radius: 15, color: .hex(0xFF_FF_FF, 0.2))
        painter.symbol(.star, at: CGPoint(x: 304, y: 514.4), size: 13, color: .hex(0xFF_D1_66))
        painter.text("4.9", 14.5, weight: 700, color: white, x: 315, baseline: 520.2)
        // Which of five pictures this is.
        for index in 0..<5 {
            let width: CGFloat = index == 0 ? 16 : 5
            let x = 172 + (index == 0 ? 0 : 11 + CGFloat(index) * 9)
            let dot = CGRect(x: x, y: 552, width: width, height: 5)
            painter.card(dot, radius: 2.5, color: index == 0 ? accent : .hex(0x16_1B_26, 0.18))
        }
    }

    private func drawEscapes(_ painter: ScreenPainter, _ scenes: [CGImage?]) {
        painter.text("Weekend escapes", 21, weight: 700, color: ink, x: 20, baseline: 586)
        painter.text("See all", 15, weight: 600, color: accent, x: 370, baseline: 585, anchor: .right)
        for (scene, escape) in zip(scenes, escapes) {
            guard let scene else { continue }
            painter.card(escape.rect, radius: 20, color: white, shadow: (20, 8, 0.20))
            painter.picture(scene, in: escape.rect, radius: 20)
            painter.text(escape.title, 15.5, weight: 600, color: ink, x: escape.rect.minX + 2, baseline: 725)
            painter.text(escape.detail, 12.5, weight: 500, color: quiet, x: escape.rect.minX + 2, baseline: 743)
        }
    }

    private func drawTabs(_ painter: ScreenPainter) {
        let bar = CGRect(x: 0, y: 760, width: 391, height: 85)
        painter.card(bar, radius: 0, color: .hex(0xFF_FF_FF, 0.94), shadow: (26, -4, 0.10))
        let tabs: [(Symbol, String)] = [
            (.compass, "Explore"), (.map, "Map"), (.heart, "Saved"), (.person, "Profile"),
        ]
        for (index, (symbol, name)) in tabs.enumerated() {
            let x = 54 + CGFloat(index) * 94
            let color = index == 0 ? accent : CGColor.hex(0x9A_9E_A8)
            painter.symbol(symbol, at: CGPoint(x: x, y: 783), size: 25, color: color, weight: 1.9)
            painter.text(name, 10.5, weight: 600, color: color, x: x, baseline: 809, anchor: .center)
        }
        painter.homeIndicator(ink)
    }
}
