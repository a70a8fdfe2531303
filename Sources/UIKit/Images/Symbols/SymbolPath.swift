/// Outlines written down in short: letters for steps, each followed by its numbers.
///
/// `M x y` moves, `L x y` and `H x` and `V y` draw lines, `C x1 y1 x2 y2 x y` and `Q x1 y1 x y` curves, `Z` closes; beyond
/// what SVG has, `O x y r` is a circle, `R x y w h r` a rectangle with round corners, and `A x y r from to` an arc between
/// two angles in degrees, clockwise from the direction of x, which a line leads to where something is there already.
struct SymbolPath {
    private(set) var path = CGMutablePath()
    /// Whether the text made sense to its end.
    private(set) var isValid = true

    init(_ text: String) {
        var numbers: [CGFloat] = []
        var step: Character?
        for word in text.replacingOccurrences(of: ",", with: " ").split(separator: " ") {
            var rest = word
            if let first = rest.first, first.isLetter {
                add(step, numbers)
                (step, numbers) = (first, [])
                rest = rest.dropFirst()
            }
            guard !rest.isEmpty else { continue }
            guard let number = Double(rest) else {
                isValid = false
                return
            }
            numbers.append(CGFloat(number))
        }
        add(step, numbers)
    }

    private mutating func add(_ step: Character?, _ n: [CGFloat]) {
        guard let step else { return }
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (step, n.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", 2...) where n.count % 2 == 0:
            for index in stride(from: 0, to: n.count, by: 2) { path.addLine(to: point(index)) }
        case ("H", 1): path.addLine(to: CGPoint(x: n[0], y: path.currentPoint.y))
        case ("V", 1): path.addLine(to: CGPoint(x: path.currentPoint.x, y: n[0]))
        case ("C", 6...) where n.count % 6 == 0:
            for index in stride(from: 0, to: n.count, by: 6) {
                path.addCurve(to: point(index + 4), control1: point(index), control2: point(index + 2))
            }
        case ("Q", 4...) where n.count % 4 == 0:
            for index in stride(from: 0, to: n.count, by: 4) {
                path.addQuadCurve(to: point(index + 2), control: point(index))
            }
        case ("Z", 0): path.closeSubpath()
        case ("O", 3):
            path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
        case ("R", 5):
            let radius = min(n[4], n[2] / 2, n[3] / 2)
            path.addRoundedRect(
                in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerWidth: radius, cornerHeight: radius)
        case ("A", 5):
            let (start, end) = (n[3] * .pi / 180, n[4] * .pi / 180)
            path.addArc(center: point(0), radius: n[2], startAngle: start, endAngle: end, clockwise: n[3] > n[4])
        default: isValid = false
        }
    }
}
