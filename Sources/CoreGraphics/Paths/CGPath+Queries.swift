extension CGPath {
    /// Whether there are no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next line would begin; zero when the path is empty.
    public var currentPoint: CGPoint { currentPointIfAny ?? .zero }

    /// Where the next line would begin; nil when the path is empty.
    package var currentPointIfAny: CGPoint? {
        guard let last = elements.last else { return nil }
        if let end = last.points.last { return end }
        let start = elements.last { if case .move = $0 { true } else { false } }
        return start?.points.last
    }

    /// The smallest rectangle around all points, control points too; the null rectangle when there are none.
    public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points).filter(\.isFinite)) }

    /// The smallest rectangle around the outline itself; the null rectangle when there is none.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements where element.isFinite {
            switch element {
            case .move(let end), .line(let end): points.append(end)
            case .quadCurve(let control, let end):
                points += CubicCurve(from: current, control: control, to: end).extremes
            case .curve(let control1, let control2, let end):
                points += CubicCurve(current, control1, control2, end).extremes
            case .close: continue
            }
            current = element.points.last ?? current
        }
        return CGRect(around: points)
    }

    /// Whether a point, taken through a transform first, lies inside the path. Open subpaths count as closed.
    ///
    /// Curves are followed to a thousandth of a point.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let place = point.applying(transform)
        guard boundingBox.insetBy(dx: -1, dy: -1).contains(place) else { return false }
        var winding = 0
        for polyline in flattened(tolerance: 0.001) {
            guard var last = polyline.points.last else { continue }
            for next in polyline.points {
                if (last.y <= place.y) != (next.y <= place.y) {
                    let along = (place.y - last.y) / (next.y - last.y)
                    if last.x + along * (next.x - last.x) > place.x { winding += next.y > last.y ? 1 : -1 }
                }
                last = next
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// Whether the path is one rectangle along the axes; it is put where the pointer points, if there is one.
    ///
    /// The pointer is written to before the call returns and not kept.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var corners = elements.flatMap(\.points)
        let kinds = elements.enumerated().allSatisfy { index, element in
            switch element {
            case .move: index == 0
            case .line: index > 0
            case .close: index == elements.count - 1
            default: false
            }
        }
        guard kinds else { return false }
        if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
        guard corners.count == 4 else { return false }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let widthFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let heightFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard widthFirst || heightFirst else { return false }
        rect?.pointee = CGRect(around: corners)
        return true
    }
}

extension CGPath.Element {
    /// Whether every coordinate of the step is a finite number.
    package var isFinite: Bool { points.allSatisfy(\.isFinite) }
}

extension CGPoint {
    /// Whether both coordinates are finite numbers.
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// The point at a fraction of the straight way to another.
    package func interpolated(to other: CGPoint, at fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
