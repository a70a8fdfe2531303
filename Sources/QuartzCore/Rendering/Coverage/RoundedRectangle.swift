/// The outline of a layer: a rectangle some of whose corners are rounded.
struct RoundedRectangle: Equatable {
    var rect: CGRect
    var radius: CGFloat
    var corners: CACornerMask
    var curve: CALayerCornerCurve
    /// The edges that are not smoothed.
    var hardEdges: CAEdgeAntialiasingMask = []

    /// How much longer than its radius a continuous corner is.
    static let continuousReach: CGFloat = 1.528665

    init(_ rect: CGRect, radius: CGFloat = 0, corners: CACornerMask = .all, curve: CALayerCornerCurve = .circular) {
        self.rect = rect
        self.radius = max(0, min(radius, min(rect.width, rect.height) / 2))
        self.corners = corners
        self.curve = curve
    }

    /// Whether no corner is rounded.
    var isSquare: Bool { radius <= 0 || corners.isEmpty }

    /// The rectangle with its sides moved inwards, corners following.
    func inset(by distance: CGFloat) -> RoundedRectangle {
        let inner = rect.insetBy(dx: distance, dy: distance)
        let flat = inner.isNull || inner.width <= 0 || inner.height <= 0
        return RoundedRectangle(
            flat ? CGRect(x: rect.midX, y: rect.midY, width: 0, height: 0) : inner,
            radius: radius - distance, corners: corners, curve: curve)
    }

    /// Points around the outline, clockwise from the top left.
    ///
    /// - Parameter scale: device pixels to a point, for how finely curves are cut.
    func points(scale: CGFloat) -> [SIMD2<Double>] {
        let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        guard !isSquare else { return [SIMD2(x0, y0), SIMD2(x1, y0), SIMD2(x1, y1), SIMD2(x0, y1)] }
        let arc = unitCorner(scale: scale)
        var result: [SIMD2<Double>] = []
        func corner(
            _ mask: CACornerMask, _ x: CGFloat, _ y: CGFloat, _ along: SIMD2<Double>, _ out: SIMD2<Double>
        ) {
            let point = SIMD2(Double(x), Double(y))
            guard corners.contains(mask) else { return result.append(point) }
            // From the side before the corner to the side after it.
            for step in arc { result.append(point - along * step.x + out * step.y) }
        }
        corner(.layerMinXMinYCorner, x0, y0, SIMD2(0, -1), SIMD2(1, 0))
        corner(.layerMaxXMinYCorner, x1, y0, SIMD2(1, 0), SIMD2(0, 1))
        corner(.layerMaxXMaxYCorner, x1, y1, SIMD2(0, 1), SIMD2(-1, 0))
        corner(.layerMinXMaxYCorner, x0, y1, SIMD2(-1, 0), SIMD2(0, -1))
        return result
    }

    /// Points along a rounded corner: distances from the corner, back along the first side and on along the second.
    private func unitCorner(scale: CGFloat) -> [SIMD2<Double>] {
        let half = min(rect.width, rect.height) / 2
        let reach = curve == .continuous ? min(radius * RoundedRectangle.continuousReach, half) : radius
        // The superellipse that passes the corner as closely as the circle does and meets the sides without a bend.
        let depth = 1 - 0.2928932188134524 * radius / reach
        let exponent = 0.6931471805599453 / -Elementary.log(Double(depth))
        let steps = max(4, min(64, Int((Double(reach * scale).squareRoot() * 2.4).rounded(.up))))
        return (0...steps).map { step in
            if step == 0 { return SIMD2(Double(reach), 0) }
            if step == steps { return SIMD2(0, Double(reach)) }
            let (sine, cosine) = Elementary.sincos(Double(step) / Double(steps) * .pi / 2)
            let x = reach == radius ? cosine : Elementary.pow(cosine, 2 / exponent)
            let y = reach == radius ? sine : Elementary.pow(sine, 2 / exponent)
            return SIMD2(Double(reach) * (1 - y), Double(reach) * (1 - x))
        }
    }
}
