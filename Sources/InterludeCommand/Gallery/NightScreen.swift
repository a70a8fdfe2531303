import InterludeStage

/// The gallery's screen after: a night under the northern lights, in a few flat colours.
struct NightScreen {
    private let ink = CGColor.hex(0x0B_10_2B)
    private let panel = CGColor.hex(0x1D_26_56)
    private let mint = CGColor.hex(0x62_EB_B4)
    private let pale = CGColor.hex(0xA9_B8_F2)

    /// Draws it, 390×845 points.
    func draw(_ painter: ScreenPainter) {
        let context = painter.context
        painter.card(painter.backdrop, radius: 0, color: .hex(0x16_1D_49))
        painter.band([(-10, 262), (90, 186), (200, 252), (300, 150), (400, 190)], thickness: 96, .hex(0x1C_5C_78))
        painter.band([(-10, 290), (90, 218), (200, 280), (300, 182), (400, 220)], thickness: 36, mint)
        context.setFillColor(.hex(0xFF_F0_C9))
        for (x, y, size) in stars { context.fillEllipse(in: CGRect(x: x, y: y, width: size, height: size)) }
        context.fillEllipse(in: CGRect(x: 44, y: 62, width: 92, height: 92))
        context.setFillColor(.hex(0x16_1D_49))
        context.fillEllipse(in: CGRect(x: 76, y: 48, width: 84, height: 84))
        painter.ridge([(-10, 452), (70, 380), (150, 440), (240, 350), (320, 432), (400, 376)], .hex(0x2B_38_7C))
        painter.ridge([(-10, 500), (100, 446), (190, 508), (300, 436), (400, 494)], .hex(0x18_21_52))
        painter.ridge([(-10, 548), (120, 520), (250, 556), (400, 516)], ink)

        painter.text("Night", 104, weight: 800, color: .white, x: 22, baseline: 650)
        painter.card(CGRect(x: 26, y: 680, width: 228, height: 96), radius: 48, color: mint)
        painter.card(CGRect(x: 90, y: 722, width: 100, height: 13), radius: 6.5, color: ink)
        painter.card(CGRect(x: 268, y: 680, width: 96, height: 96), radius: 48, color: panel)
        painter.symbol(.star, at: CGPoint(x: 316, y: 727), size: 52, color: .hex(0xFF_F0_C9))
        painter.card(CGRect(x: 130, y: 812, width: 130, height: 9), radius: 4.5, color: pale)
    }

    private let stars: [(CGFloat, CGFloat, CGFloat)] = [
        (190, 64, 12), (262, 104, 9), (330, 52, 12), (40, 204, 9),
    ]
}
