/// Where a popover's bubble is, and its arrow.
struct PopoverLayout {
    /// The bubble with its arrow, in the container.
    let frame: CGRect
    /// Where the arrow points.
    let direction: UIPopoverArrowDirection
    /// Where the arrow's tip is, along the bubble's side, in points.
    let arrow: CGFloat

    /// The arrow's base and height, and the bubble's corner radius, in points.
    static let arrowBase: CGFloat = 37
    static let arrowHeight: CGFloat = 13
    static let cornerRadius: CGFloat = 13

    /// Places a bubble with contents of a size beside a source within an area.
    init(
        content: CGSize, source: CGRect, permitted: UIPopoverArrowDirection, area: CGRect, overlaps: Bool
    ) {
        let height = PopoverLayout.arrowHeight
        // The room on the side of the source that an arrow leaves to the bubble.
        let rooms: [(UIPopoverArrowDirection, CGSize)] = [
            (.up, CGSize(width: area.width, height: area.maxY - source.maxY - height)),
            (.down, CGSize(width: area.width, height: source.minY - area.minY - height)),
            (.left, CGSize(width: area.maxX - source.maxX - height, height: area.height)),
            (.right, CGSize(width: source.minX - area.minX - height, height: area.height)),
        ]
        let allowed = rooms.filter { permitted.contains($0.0) }
        let choices = allowed.isEmpty ? rooms : allowed
        func fit(_ room: CGSize) -> CGFloat {
            min(max(room.width, 0), content.width) * min(max(room.height, 0), content.height)
        }
        var best = choices[0]
        for choice in choices where fit(choice.1) > fit(best.1) + 0.5 { best = choice }
        direction = best.0
        let least: CGFloat = overlaps ? 0 : 60
        let size = CGSize(
            width: min(content.width, max(best.1.width, least)), height: min(content.height, max(best.1.height, least)))
        let isVertical = direction == .up || direction == .down
        func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            max(low, min(middle - length / 2, high - length))
        }
        let margin = PopoverLayout.cornerRadius + PopoverLayout.arrowBase / 2
        if isVertical {
            let x = along(source.midX, size.width, area.minX, area.maxX)
            let y = direction == .up ? source.maxY : source.minY - size.height - height
            frame = CGRect(x: x, y: y, width: size.width, height: size.height + height)
            arrow = min(max(source.midX - x, margin), max(size.width - margin, margin))
        } else {
            let y = along(source.midY, size.height, area.minY, area.maxY)
            let x = direction == .left ? source.maxX : source.minX - size.width - height
            frame = CGRect(x: x, y: y, width: size.width + height, height: size.height)
            arrow = min(max(source.midY - y, margin), max(size.height - margin, margin))
        }
    }

    /// The part of the bubble without the arrow, in the bubble's coordinates.
    var contentFrame: CGRect {
        let (size, height) = (frame.size, PopoverLayout.arrowHeight)
        switch direction {
        case .up: return CGRect(x: 0, y: height, width: size.width, height: size.height - height)
        case .down: return CGRect(x: 0, y: 0, width: size.width, height: size.height - height)
        case .left: return CGRect(x: height, y: 0, width: size.width - height, height: size.height)
        default: return CGRect(x: 0, y: 0, width: size.width - height, height: size.height)
        }
    }

    /// The outline of bubble and arrow, in the bubble's coordinates.
    @MainActor var outline: UIBezierPath {
        let content = contentFrame
        let path = UIBezierPath(roundedRect: content, cornerRadius: PopoverLayout.cornerRadius)
        let (base, height) = (PopoverLayout.arrowBase / 2, PopoverLayout.arrowHeight)
        // Drawn as pointing up at the origin, its sides curved in and its tip round, and then turned.
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: -base, y: height))
        tip.addCurve(
            to: CGPoint(x: 0, y: 0), controlPoint1: CGPoint(x: -base * 0.45, y: height),
            controlPoint2: CGPoint(x: -base * 0.35, y: 0))
        tip.addCurve(
            to: CGPoint(x: base, y: height), controlPoint1: CGPoint(x: base * 0.35, y: 0),
            controlPoint2: CGPoint(x: base * 0.45, y: height))
        tip.addLine(to: CGPoint(x: base, y: height + 1))
        tip.addLine(to: CGPoint(x: -base, y: height + 1))
        tip.close()
        let (angle, place): (CGFloat, CGPoint) =
            switch direction {
            case .up: (0, CGPoint(x: arrow, y: 0))
            case .down: (.pi, CGPoint(x: arrow, y: frame.height))
            case .left: (-.pi / 2, CGPoint(x: 0, y: arrow))
            default: (.pi / 2, CGPoint(x: frame.width, y: arrow))
            }
        tip.apply(
            CGAffineTransform(rotationAngle: angle).concatenating(CGAffineTransform(translationX: place.x, y: place.y)))
        path.append(tip)
        return path
    }
}
