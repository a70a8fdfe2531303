import InterludeStage

/// The gallery's screen before: a morning, in a few flat colours, because flat colours stay small without loss.
struct DayScreen {
    private let plum = CGColor.hex(0x57_2B_4E)
    private let coral = CGColor.hex(0xE8_5D_4F)
    private let cream = CGColor.hex(0xFF_F6_EA)

    /// Draws it, 390×845 points.
    func draw(_ painter: ScreenPainter) {
        let context = painter.context
        painter.card(painter.backdrop, radius: 0, color: .hex(0xFF_D3_9B))
        context.setFillColor(.hex(0xFF_E3_B8))
        context.fillEllipse(in: CGRect(x: 136, y: 152, width: 236, height: 236))
        context.setFillColor(.hex(0xFF_F3_D6))
        context.fillEllipse(in: CGRect(x: 180, y: 196, width: 148, height: 148))
        painter.ridge([(-10, 340), (60, 262), (120, 330), (210, 250), (300, 336), (400, 276)], .hex(0xF6_A0_73))
        painter.ridge([(-10, 372), (90, 342), (170, 396), (260, 330), (340, 386), (400, 352)], .hex(0xE3_6F_5C))
        painter.ridge([(-10, 440), (80, 408), (190, 450), (290, 404), (400, 446)], .hex(0x9E_3F_5C))

        painter.text("Day", 104, weight: 800, color: plum, x: 24, baseline: 134)

        painter.card(CGRect(x: 0, y: 478, width: 390, height: 420), radius: 44, color: cream)
        painter.card(CGRect(x: 26, y: 506, width: 162, height: 148), radius: 34, color: .hex(0xFF_DD_AE))
        painter.card(CGRect(x: 202, y: 506, width: 162, height: 148), radius: 34, color: .hex(0xFF_C6_B5))
        painter.card(CGRect(x: 74, y: 547, width: 66, height: 66), radius: 33, color: .hex(0xFF_F6_EA))
        painter.symbol(.fullHeart, at: CGPoint(x: 283, y: 580), size: 84, color: coral)
        painter.card(CGRect(x: 26, y: 680, width: 338, height: 96), radius: 48, color: coral)
        painter.card(CGRect(x: 145, y: 722, width: 100, height: 13), radius: 6.5, color: cream)
        painter.card(CGRect(x: 130, y: 812, width: 130, height: 9), radius: 4.5, color: plum)
    }
}
