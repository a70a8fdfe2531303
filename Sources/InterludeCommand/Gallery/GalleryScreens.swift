import InterludeStage

/// The two screens that the gallery's transitions go between, 390×845 points: a shape of 6 to 13, in whole pixels at many
/// sizes.
enum GalleryScreens {
    static let size = CGSize(width: 390, height: 845)

    /// The height in pixels of a frame of a width.
    static func height(forWidth width: Int) -> Int { (width * 13 + 5) / 6 }

    /// Both screens, a number of pixels wide.
    static func pictures(width: Int) throws -> (before: CGImage, after: CGImage) {
        if let problem = FontLibrary.shared.problem { throw Failure(problem) }
        let pictures = inParallel(2) { index in
            picture(width: width) { index == 0 ? DayScreen().draw($0) : NightScreen().draw($0) }
        }
        guard let before = pictures[0], let after = pictures[1] else {
            throw Failure("the gallery's screens cannot be drawn: not enough memory")
        }
        return (before, after)
    }

    private static func picture(width: Int, _ draw: (ScreenPainter) -> Void) -> CGImage? {
        guard let bitmap = Bitmap(width: width, height: height(forWidth: width)),
            let context = CGContext(bitmap, scale: CGFloat(width) / size.width)
        else { return nil }
        draw(ScreenPainter(context: context))
        return CGImage(bitmap, isOpaque: true)
    }
}

extension ScreenPainter {
    /// Fills everything below a line of hills.
    func ridge(_ points: [(x: CGFloat, y: CGFloat)], _ color: CGColor) {
        let path = CGMutablePath()
        addCurve(points, to: path)
        path.addLine(to: CGPoint(x: 400, y: 860))
        path.addLine(to: CGPoint(x: -10, y: 860))
        path.closeSubpath()
        context.fill(CGPath(elements: path.elements), color: color)
    }

    /// Fills a band that hangs from a line.
    func band(_ points: [(x: CGFloat, y: CGFloat)], thickness: CGFloat, _ color: CGColor) {
        let path = CGMutablePath()
        addCurve(points, to: path)
        addCurve(points.reversed().map { ($0.x, $0.y + thickness) }, to: path)
        path.closeSubpath()
        context.fill(CGPath(elements: path.elements), color: color)
    }

    /// Adds a smooth line through points, level at each.
    private func addCurve(_ points: [(x: CGFloat, y: CGFloat)], to path: CGMutablePath) {
        for (index, point) in points.enumerated() {
            let end = CGPoint(x: point.x, y: point.y)
            if index == 0 {
                if path.isEmpty { path.move(to: end) } else { path.addLine(to: end) }
                continue
            }
            let middle = (points[index - 1].x + point.x) / 2
            path.addCurve(
                to: end, control1: CGPoint(x: middle, y: points[index - 1].y), control2: CGPoint(x: middle, y: point.y))
        }
    }
}
