extension SymbolLibrary {
    private static func design(_ outline: String, isFilled: Bool) -> SymbolDesign {
        SymbolDesign(lines: outline, areas: isFilled ? outline : "")
    }

    private static let heart =
        "M 12 20.2 C 6.4 16.4 2.9 12.8 2.9 9 C 2.9 6.1 5 4 7.6 4 C 9.4 4 11 5 12 6.7 C 13 5 14.6 4 16.4 "
        + "4 C 19 4 21.1 6.1 21.1 9 C 21.1 12.8 17.6 16.4 12 20.2 Z"
    private static let drop =
        "M 12 3 C 12 3 5.4 10.2 5.4 14.8 C 5.4 18.4 8.3 21 12 21 C 15.7 21 18.6 18.4 18.6 14.8 "
        + "C 18.6 10.2 12 3 12 3 Z"
    private static let cloud =
        "M 6.8 18.8 C 4 18.8 2 16.9 2 14.4 C 2 12.2 3.6 10.4 5.8 10.1 C 6.4 7 9 5 12.2 5 C 15.6 5 18.2 7.3 "
        + "18.6 10.4 C 20.6 10.7 22 12.4 22 14.5 C 22 16.9 20.1 18.8 17.6 18.8 Z"
    private static let moon =
        "M 20.6 14.6 C 19.6 15 18.5 15.2 17.4 15.2 C 12.6 15.2 9 11.6 9 6.8 C 9 5.6 9.2 4.5 9.6 3.5 "
        + "C 5.8 4.8 3.2 8.3 3.2 12.3 C 3.2 17.2 7 21 11.9 21 C 15.8 21 19.2 18.4 20.6 14.6 Z"
    private static let bolt =
        "M 13.4 2.8 L 5 13.4 C 4.7 13.8 4.9 14.2 5.4 14.2 H 11 L 10.2 21 L 19 10.6 C 19.3 10.2 19.1 9.8 18.6 "
        + "9.8 H 12.8 Z"
    private static let leaf =
        "M 4.6 18.2 C 3.4 12 6.4 6 20.4 4.4 C 20.8 13.6 16.4 19 10 18.6 C 8.6 18.5 7.4 18 6.6 17.2"
    private static let flame =
        "M 12.6 2.6 C 13 6.4 18.8 9 18.8 14.6 C 18.8 18.6 16 21.4 12 21.4 C 8 21.4 5.2 18.6 5.2 14.8 C 5.2 "
        + "12 6.8 10.2 7.6 8.6 C 8.4 9.6 8.8 10.4 9 11.4 C 11.4 9.4 12.4 6.2 12.6 2.6 Z"

    /// Plain shapes, and the sky's.
    static let shapes: [String: SymbolDesign] = [
        "circle": SymbolDesign(lines: SymbolFrame.circle.outline(isFilled: false)),
        "circle.fill": SymbolDesign(areas: SymbolFrame.circle.outline(isFilled: true)),
        "square": SymbolDesign(lines: SymbolFrame.square.outline(isFilled: false)),
        "square.fill": SymbolDesign(areas: SymbolFrame.square.outline(isFilled: true)),
        "rectangle": SymbolDesign(lines: "R 2 5 20 14 3"),
        "rectangle.fill": SymbolDesign(areas: "R 1.2 4.2 21.6 15.6 3.8"),
        "capsule": SymbolDesign(lines: "R 2 6.4 20 11.2 5.6"),
        "capsule.fill": SymbolDesign(areas: "R 1.2 5.6 21.6 12.8 6.4"),
        "triangle": design("M 12 4 L 21 19.4 H 3 Z", isFilled: false),
        "triangle.fill": design("M 12 4 L 21 19.4 H 3 Z", isFilled: true),
        "square.grid.2x2": SymbolDesign(
            lines: "R 3.4 3.4 7 7 1.6 R 13.6 3.4 7 7 1.6 R 3.4 13.6 7 7 1.6 R 13.6 13.6 7 7 1.6"),
        "square.grid.2x2.fill": SymbolDesign(
            areas: "R 2.8 2.8 8.2 8.2 2.2 R 13 2.8 8.2 8.2 2.2 R 2.8 13 8.2 8.2 2.2 R 13 13 8.2 8.2 2.2"),
        "square.on.square": SymbolDesign(
            lines: "R 8 8 13 13 2.8 M 5.6 16 Q 3 16 3 13.2 V 5.8 Q 3 3 5.8 3 H 13.2 Q 16 3 16 5.6"),
        "square.stack": SymbolDesign(lines: "R 3 8.8 18 12.2 2.8 M 4.8 5.9 H 19.2 M 7 3 H 17"),
        "heart": design(heart, isFilled: false),
        "heart.fill": design(heart, isFilled: true),
        "star": SymbolDesign(parts: [SymbolDesign.Part(path: star, isStroked: true)]),
        "star.fill": SymbolDesign(parts: [
            SymbolDesign.Part(path: star, isStroked: false), SymbolDesign.Part(path: star, isStroked: true),
        ]),
        "drop": design(drop, isFilled: false),
        "drop.fill": design(drop, isFilled: true),
        "cloud": design(cloud, isFilled: false),
        "cloud.fill": design(cloud, isFilled: true),
        "moon": design(moon, isFilled: false),
        "moon.fill": design(moon, isFilled: true),
        "bolt": design(bolt, isFilled: false),
        "bolt.fill": design(bolt, isFilled: true),
        "flame": design(flame, isFilled: false),
        "flame.fill": design(flame, isFilled: true),
        "leaf": SymbolDesign(lines: leaf + " M 3.4 20.8 C 5.4 15.6 9.4 12 14.6 10.2"),
        "leaf.fill": SymbolDesign(
            lines: leaf + " M 3.4 20.8 L 6.6 17.2", areas: leaf + " Z",
            cutLines: "M 6.8 17 C 8.6 13.8 11.2 11.6 14.8 10.2"),
        "sun.max": SymbolDesign(lines: "O 12 12 4 " + rays),
        "sun.max.fill": SymbolDesign(lines: rays, areas: "O 12 12 4.8"),
        "gearshape": SymbolDesign(parts: [
            SymbolDesign.Part(path: gear, isStroked: true),
            SymbolDesign.Part(path: CGPath(elements: SymbolPath("O 12 12 3.1").path.elements), isStroked: true),
        ]),
        "gear": SymbolDesign(parts: [
            SymbolDesign.Part(path: gear, isStroked: true),
            SymbolDesign.Part(path: CGPath(elements: SymbolPath("O 12 12 3.1").path.elements), isStroked: true),
        ]),
        "gearshape.fill": SymbolDesign(parts: [
            SymbolDesign.Part(path: gear, isStroked: false), SymbolDesign.Part(path: gear, isStroked: true),
            SymbolDesign.Part(
                path: CGPath(elements: SymbolPath("O 12 12 3.2").path.elements), isStroked: false, cuts: true),
        ]),
        "sparkles": SymbolDesign(
            areas: sparkle(9.4, 13.4, 7.4) + " " + sparkle(18.2, 6.2, 4.2) + " " + sparkle(18.6, 18.8, 3)),
    ]

    private static let star: CGPath = {
        let path = CGMutablePath()
        let points = (0..<10).map { index in
            let radius: CGFloat = index % 2 == 0 ? 9.6 : 4.1
            let (sine, cosine) = Elementary.sincos(Double(index) * .pi / 5)
            return CGPoint(x: 12 + radius * CGFloat(sine), y: 12.6 - radius * CGFloat(cosine))
        }
        path.addLines(between: points)
        path.closeSubpath()
        return CGPath(elements: path.elements)
    }()

    /// A wheel of eight teeth.
    private static let gear: CGPath = {
        let path = CGMutablePath()
        let teeth = 8
        var points: [CGPoint] = []
        for tooth in 0..<teeth {
            // Each tooth: up its flank, along its top, down again.
            for (angle, radius) in [(-0.30, 6.9), (-0.17, 9.4), (0.17, 9.4), (0.30, 6.9)] as [(Double, CGFloat)] {
                let (sine, cosine) = Elementary.sincos(2 * .pi * (Double(tooth) + angle) / Double(teeth))
                points.append(CGPoint(x: 12 + radius * CGFloat(sine), y: 12 - radius * CGFloat(cosine)))
            }
        }
        path.addLines(between: points)
        path.closeSubpath()
        return CGPath(elements: path.elements)
    }()

    private static let rays: String = (0..<8).map { ray in
        let (sine, cosine) = Elementary.sincos(Double(ray) * .pi / 4)
        func place(_ radius: Double) -> String { "\(12 + radius * sine) \(12 - radius * cosine)" }
        return "M \(place(7.2)) L \(place(9.6))"
    }.joined(separator: " ")

    /// A star of four points.
    private static func sparkle(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> String {
        let d = r * 0.16
        return "M \(x) \(y - r) Q \(x + d) \(y - d) \(x + r) \(y) Q \(x + d) \(y + d) \(x) \(y + r) "
            + "Q \(x - d) \(y + d) \(x - r) \(y) Q \(x - d) \(y - d) \(x) \(y - r) Z"
    }
}
