import InterludeStage

/// A small drawing on a square of 24 units: what is filled, by the even-odd rule, and what is stroked.
struct Symbol {
    var filled: CGPath?
    var stroked: CGPath?

    private static func path(_ build: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        build(path)
        return CGPath(elements: path.elements)
    }

    private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
        CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }

    static let search = Symbol(
        stroked: path {
            $0.addEllipse(in: circle(10.5, 10.5, 6.5))
            $0.addLines(between: [p(15.3, 15.3), p(20.5, 20.5)])
        })

    static let sliders = Symbol(
        stroked: path {
            $0.addLines(between: [p(3, 8), p(12.5, 8)])
            $0.addLines(between: [p(18.5, 8), p(21, 8)])
            $0.addEllipse(in: circle(15.5, 8, 2.8))
            $0.addLines(between: [p(3, 16), p(5.5, 16)])
            $0.addLines(between: [p(11.5, 16), p(21, 16)])
            $0.addEllipse(in: circle(8.5, 16, 2.8))
        })

    private static let heartOutline = path {
        $0.move(to: p(12, 20.3))
        $0.addCurve(to: p(2.8, 9.3), control1: p(6.5, 16.6), control2: p(2.8, 13.2))
        $0.addCurve(to: p(12, 6.8), control1: p(2.8, 3.6), control2: p(9.4, 2))
        $0.addCurve(to: p(21.2, 9.3), control1: p(14.6, 2), control2: p(21.2, 3.6))
        $0.addCurve(to: p(12, 20.3), control1: p(21.2, 13.2), control2: p(17.5, 16.6))
        $0.closeSubpath()
    }
    static let heart = Symbol(stroked: heartOutline)
    static let fullHeart = Symbol(filled: heartOutline)

    static let star = Symbol(
        filled: path { star in
            let points = (0..<10).map { index in
                let radius: CGFloat = index % 2 == 0 ? 10 : 4.4
                let (sine, cosine) = Elementary.sincos(Double(index) * .pi / 5)
                return p(12 + radius * CGFloat(sine), 12.6 - radius * CGFloat(cosine))
            }
            star.addLines(between: points)
            star.closeSubpath()
        })

    static let pin = Symbol(
        filled: path {
            $0.move(to: p(12, 22))
            $0.addCurve(to: p(4.5, 10), control1: p(8, 17.6), control2: p(4.5, 14))
            $0.addCurve(to: p(12, 2.4), control1: p(4.5, 5.6), control2: p(7.8, 2.4))
            $0.addCurve(to: p(19.5, 10), control1: p(16.2, 2.4), control2: p(19.5, 5.6))
            $0.addCurve(to: p(12, 22), control1: p(19.5, 14), control2: p(16, 17.6))
            $0.closeSubpath()
            $0.addEllipse(in: circle(12, 10, 2.9))
        })

    static let back = Symbol(stroked: path { $0.addLines(between: [p(14.5, 5), p(7.5, 12), p(14.5, 19)]) })

    static let share = Symbol(
        stroked: path {
            $0.addLines(between: [p(12, 14.5), p(12, 3)])
            $0.addLines(between: [p(8, 6.6), p(12, 2.8), p(16, 6.6)])
            $0.addLines(between: [p(8, 10.2), p(5, 10.2), p(5, 20.6), p(19, 20.6), p(19, 10.2), p(16, 10.2)])
        })

    static let bookmark = Symbol(
        stroked: path {
            $0.addLines(between: [p(6.2, 3.4), p(17.8, 3.4), p(17.8, 20.6), p(12, 16), p(6.2, 20.6)])
            $0.closeSubpath()
        })

    static let compass = Symbol(
        filled: path {
            $0.addEllipse(in: circle(12, 12, 10))
            $0.addLines(between: [p(16.8, 7.2), p(13.8, 13.8), p(7.2, 16.8), p(10.2, 10.2)])
            $0.closeSubpath()
        })

    static let map = Symbol(
        stroked: path {
            $0.addLines(between: [
                p(3, 6.2), p(9, 3.6), p(15, 6.2), p(21, 3.6), p(21, 17.8), p(15, 20.4), p(9, 17.8), p(3, 20.4),
            ])
            $0.closeSubpath()
            $0.addLines(between: [p(9, 3.6), p(9, 17.8)])
            $0.addLines(between: [p(15, 6.2), p(15, 20.4)])
        })

    static let person = Symbol(
        stroked: path {
            $0.addEllipse(in: circle(12, 8, 4.2))
            $0.move(to: p(3.8, 20.6))
            $0.addCurve(to: p(20.2, 20.6), control1: p(5, 13.4), control2: p(19, 13.4))
        })

    static let signal = Symbol(
        filled: path { bars in
            for (index, height) in [CGFloat(4.6), 7.6, 10.8, 14].enumerated() {
                let bar = CGRect(x: 2 + CGFloat(index) * 5.3, y: 19 - height, width: 3.9, height: height)
                bars.addRoundedRect(in: bar, cornerWidth: 1.1, cornerHeight: 1.1)
            }
        })

    static let wireless = Symbol(
        filled: path { fan in
            // Rings of a quarter circle, cut out of a fan with its point at the bottom.
            for (outer, inner) in [(CGFloat(15.4), CGFloat(12.4)), (10.4, 7.4), (5.4, 0.01)] {
                let center = p(12, 19.4)
                let (low, high) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
                let ring = CGMutablePath()
                ring.addArc(center: center, radius: outer, startAngle: low, endAngle: high, clockwise: false)
                ring.addArc(center: center, radius: inner, startAngle: high, endAngle: low, clockwise: true)
                ring.closeSubpath()
                fan.addPath(ring)
            }
        })
}
