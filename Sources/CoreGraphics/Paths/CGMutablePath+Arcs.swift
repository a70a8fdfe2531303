extension CGMutablePath {
    /// The length of a control arm, in radii, of the cubic curve that comes nearest to a quarter circle.
    static let quarterArm: CGFloat = 0.552_284_749_830_793_4

    /// Adds the ellipse that fills a rectangle as a closed subpath, from its greatest x towards its greatest y.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let around = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.minX + rx, ty: rect.minY + ry)
        let matrix = around.concatenating(transform)
        let k = CGMutablePath.quarterArm
        func add(_ x: CGFloat, _ y: CGFloat, _ arm1: CGPoint, _ arm2: CGPoint) {
            addCurve(to: CGPoint(x: x, y: y), control1: arm1, control2: arm2, transform: matrix)
        }
        move(to: CGPoint(x: 1, y: 0), transform: matrix)
        add(0, 1, CGPoint(x: 1, y: k), CGPoint(x: k, y: 1))
        add(-1, 0, CGPoint(x: -k, y: 1), CGPoint(x: -1, y: k))
        add(0, -1, CGPoint(x: -1, y: -k), CGPoint(x: -k, y: -1))
        add(1, 0, CGPoint(x: k, y: -1), CGPoint(x: 1, y: -k))
        closeSubpath()
    }

    /// Adds a rectangle with elliptic corners as a closed subpath, from the middle of its side of greatest x.
    ///
    /// A corner never takes more than half of a side; a negative one counts as zero.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
        let (left, right, bottom, top) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let ax = rx * (1 - CGMutablePath.quarterArm)
        let ay = ry * (1 - CGMutablePath.quarterArm)
        func line(_ x: CGFloat, _ y: CGFloat) { addLine(to: CGPoint(x: x, y: y), transform: transform) }
        func corner(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
            addCurve(to: end, control1: control1, control2: control2, transform: transform)
        }
        move(to: CGPoint(x: right, y: rect.midY), transform: transform)
        line(right, top - ry)
        corner(CGPoint(x: right - rx, y: top), CGPoint(x: right, y: top - ay), CGPoint(x: right - ax, y: top))
        line(left + rx, top)
        corner(CGPoint(x: left, y: top - ry), CGPoint(x: left + ax, y: top), CGPoint(x: left, y: top - ay))
        line(left, bottom + ry)
        corner(CGPoint(x: left + rx, y: bottom), CGPoint(x: left, y: bottom + ay), CGPoint(x: left + ax, y: bottom))
        line(right - rx, bottom)
        corner(CGPoint(x: right, y: bottom + ry), CGPoint(x: right - ax, y: bottom), CGPoint(x: right, y: bottom + ay))
        closeSubpath()
    }

    /// Adds an arc of a circle, with a line from the current point to its start when there is one.
    ///
    /// Angles are radians from the x axis towards the y axis. `clockwise` is meant where y points up: true lets the
    /// angle fall. A sweep of a whole turn or more is one whole circle.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn: CGFloat = 2 * .pi
        var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
        guard delta.isFinite else { return }
        if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -delta : delta,
            transform: transform)
    }

    /// Adds an arc of a circle that sweeps an angle in radians, positive from the x axis towards the y axis.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
        let sweep = min(max(delta, -2 * .pi), 2 * .pi)
        let around = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        let matrix = around.concatenating(transform)
        var (sine, cosine) = Elementary.sincos(Double(startAngle))
        let start = CGPoint(x: cosine, y: sine)
        if elements.isEmpty { move(to: start, transform: matrix) } else { addLine(to: start, transform: matrix) }
        guard sweep != 0 else { return }

        // Within a quarter turn a cubic curve keeps to the circle within 0.03 % of the radius.
        let count = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
        let step = sweep / count
        let arm = Elementary.tan(Double(step) / 4) * 4 / 3
        for index in 1...Int(count) {
            let (nextSine, nextCosine) = Elementary.sincos(Double(startAngle + step * CGFloat(index)))
            addCurve(
                to: CGPoint(x: nextCosine, y: nextSine),
                control1: CGPoint(x: cosine - arm * sine, y: sine + arm * cosine),
                control2: CGPoint(x: nextCosine + arm * nextSine, y: nextSine - arm * nextCosine), transform: matrix)
            (sine, cosine) = (nextSine, nextCosine)
        }
    }

    /// Adds a line and an arc that round off a corner: the arc touches the line from the current point to the first
    /// point and the line from there to the second.
    ///
    /// Where the three points lie on one line, or the radius is zero, only a line to the first point is added.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPointIfAny else { return }
        let start = current.applying(transform.inverted())
        let corner = tangent1End
        let (d0, d1) = (CGVector(from: corner, to: start).unit, CGVector(from: corner, to: tangent2End).unit)
        guard let d0, let d1, radius > 0, radius.isFinite else { return addLine(to: corner, transform: transform) }
        let cross = d0.dx * d1.dy - d0.dy * d1.dx
        let dot = d0.dx * d1.dx + d0.dy * d1.dy
        guard abs(cross) > 1e-9 else { return addLine(to: corner, transform: transform) }

        // Half the corner's angle has the tangent (1 − cos) / sin; the arc begins radius / that tangent away.
        let distance = radius * abs(cross) / (1 - dot)
        let sweep = CGFloat(.pi - Elementary.acos(Double(min(max(dot, -1), 1))))
        let side: CGFloat = cross < 0 ? 1 : -1
        let touch = CGPoint(x: corner.x + d0.dx * distance, y: corner.y + d0.dy * distance)
        let inward = CGVector(dx: d0.dy * side, dy: -d0.dx * side)
        let center = CGPoint(x: touch.x + inward.dx * radius, y: touch.y + inward.dy * radius)
        let startAngle = CGFloat(Elementary.atan2(Double(-inward.dy), Double(-inward.dx)))
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: sweep * side, transform: transform)
    }
}

extension CGVector {
    /// The displacement between two points.
    package init(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

    /// The length.
    package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

    /// The vector of length 1 in the same direction; nil when there is no direction.
    package var unit: CGVector? {
        let length = self.length
        guard length > 0, length.isFinite else { return nil }
        return CGVector(dx: dx / length, dy: dy / length)
    }
}
