extension CGPath {
    /// The outline of the path's stroke, to be filled by the winding rule; made of straight lines.
    ///
    /// Curves and round corners are followed to a twentieth of a point. The transform applies to the outline, so it
    /// bends the pen as well.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroker = Stroker(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit, tolerance: 0.05)
        return stroker.outline(of: self, transform: transform)
    }
}

/// Turns lines into the outlines of their strokes.
///
/// Each side of a line is an offset chain. On the outside of a corner it takes the join's way, on the inside it goes
/// through the corner itself. So the outline is, point for point, the sum of one rectangle for each straight piece and
/// one wedge for each corner, all wound the same way: the winding rule fills exactly what the pen covers, however
/// tightly the line turns.
package struct Stroker {
    private let radius: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private let tolerance: CGFloat
    /// The greatest turn that a chord may take along a round join, and its cosine.
    private let step: CGFloat
    private let stepCosine: CGFloat

    /// Makes a pen. The tolerance is the greatest distance between the outline and a true curve.
    package init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat) {
        radius = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.tolerance = tolerance
        let sag = max(1 - tolerance / max(radius, tolerance), 0)
        step = 2 * CGFloat(Elementary.acos(Double(sag)))
        stepCosine = 2 * sag * sag - 1
    }

    /// The outline of a path's stroke, transformed; empty for a width that is not above zero.
    package func outline(of path: CGPath, transform: CGAffineTransform = .identity) -> CGPath {
        guard radius > 0, radius.isFinite else { return CGPath(elements: []) }
        var steps: [CGPath.Element] = []
        for chain in path.flattened(tolerance: tolerance) {
            for contour in contours(of: chain) {
                for (index, point) in contour.enumerated() {
                    let place = point.applying(transform)
                    steps.append(index == 0 ? .move(place) : .line(place))
                }
                steps.append(.close)
            }
        }
        return CGPath(elements: steps)
    }

    /// A corner of the chain with the directions in and out of it.
    private struct Corner {
        var point: CGPoint
        var isSmooth: Bool
        var before: CGVector
        var after: CGVector
    }

    private func contours(of chain: Polyline) -> [[CGPoint]] {
        let corners = self.corners(of: chain)
        guard let first = corners.first, let last = corners.last, corners.count > 1 else {
            return chain.points.count > 1 || chain.isClosed ? dot(at: chain.points[0]) : []
        }
        var left: [CGPoint] = []
        var right: [CGPoint] = []
        for corner in chain.isClosed ? corners[...] : corners.dropFirst().dropLast() {
            appendSides(of: corner, left: &left, right: &right)
        }
        if chain.isClosed { return [left, right.reversed()] }
        var contour: [CGPoint] = []
        appendCap(at: first.point, facing: CGVector(dx: -first.after.dx, dy: -first.after.dy), to: &contour)
        contour += left
        appendCap(at: last.point, facing: last.before, to: &contour)
        contour += right.reversed()
        return [contour]
    }

    /// The chain's points that lie apart, each with its directions; one at most where there is no direction.
    private func corners(of chain: Polyline) -> [Corner] {
        // What lies closer together than this has a direction made of rounding errors.
        let apart = tolerance * 1e-3
        var corners: [Corner] = []
        for (index, point) in chain.points.enumerated() {
            if let last = corners.last {
                let gap = CGVector(from: last.point, to: point)
                guard gap.length > apart, let direction = gap.unit else { continue }
                corners[corners.count - 1].after = direction
                corners.append(
                    Corner(point: point, isSmooth: chain.isSmooth[index], before: direction, after: direction))
            } else {
                corners.append(
                    Corner(point: point, isSmooth: chain.isSmooth[index], before: .zero, after: .zero))
            }
        }
        guard chain.isClosed, let first = corners.first else { return corners }
        while corners.count > 1, CGVector(from: corners[corners.count - 1].point, to: first.point).length <= apart {
            corners.removeLast()
        }
        if corners.count > 1, let last = corners.last {
            guard let direction = CGVector(from: last.point, to: first.point).unit else { return [first] }
            corners[corners.count - 1].after = direction
            corners[0].before = direction
        }
        return corners
    }

    /// Adds what the two sides do at a corner, in the direction of travel.
    private func appendSides(of corner: Corner, left: inout [CGPoint], right: inout [CGPoint]) {
        let (d0, d1) = (corner.before, corner.after)
        let cross = d0.dx * d1.dy - d0.dy * d1.dx
        let dot = d0.dx * d1.dx + d0.dy * d1.dy
        let n0 = CGVector(dx: -d0.dy * radius, dy: d0.dx * radius)
        let n1 = CGVector(dx: -d1.dy * radius, dy: d1.dx * radius)
        if cross <= 0 {
            appendJoin(corner, from: n0, to: n1, cross: cross, dot: dot, to: &left)
            right += [corner.point - n0, corner.point, corner.point - n1]
        } else {
            left += [corner.point + n0, corner.point, corner.point + n1]
            appendJoin(corner, from: -n0, to: -n1, cross: cross, dot: dot, to: &right)
        }
    }

    /// Adds the outside of a corner, from one offset to another.
    private func appendJoin(
        _ corner: Corner, from n0: CGVector, to n1: CGVector, cross: CGFloat, dot: CGFloat, to side: inout [CGPoint]
    ) {
        side.append(corner.point + n0)
        if corner.isSmooth || join == .round {
            if dot < stepCosine {
                let turn = CGFloat(Elementary.atan2(Double(cross), Double(dot)))
                appendArc(around: corner.point, from: n0, turn: cross == 0 ? -.pi : turn, to: &side)
            }
        } else if join == .miter, (1 + dot) / 2 * miterLimit * miterLimit >= 1 {
            // The offsets' tangents meet along their sum; half a turn has a tip at infinity, which no limit allows.
            let tip = CGVector(dx: (n0.dx + n1.dx) / (1 + dot), dy: (n0.dy + n1.dy) / (1 + dot))
            if tip.dx.isFinite && tip.dy.isFinite { side.append(corner.point + tip) }
        }
        side.append(corner.point + n1)
    }

    /// Adds the inner points of an arc around a point that begins at an offset and turns by an angle.
    private func appendArc(around center: CGPoint, from start: CGVector, turn: CGFloat, to side: inout [CGPoint]) {
        let count = max((abs(turn) / step).rounded(.up), 1)
        guard count > 1, count < 10_000 else { return }
        let (sine, cosine) = Elementary.sincos(Double(turn / count))
        var offset = start
        for _ in 1..<Int(count) {
            offset = CGVector(dx: offset.dx * cosine - offset.dy * sine, dy: offset.dx * sine + offset.dy * cosine)
            side.append(center + offset)
        }
    }

    /// Adds the end of a line that leaves a point in a direction, from its left side to its right.
    private func appendCap(at point: CGPoint, facing direction: CGVector, to contour: inout [CGPoint]) {
        let left = CGVector(dx: -direction.dy * radius, dy: direction.dx * radius)
        let out = cap == .square ? CGVector(dx: direction.dx * radius, dy: direction.dy * radius) : .zero
        contour.append(point + left + out)
        if cap == .round { appendArc(around: point, from: left, turn: -.pi, to: &contour) }
        contour.append(point - left + out)
    }

    /// What the pen leaves on a subpath without length.
    private func dot(at point: CGPoint) -> [[CGPoint]] {
        guard cap != .butt else { return [] }
        var contour: [CGPoint] = []
        appendCap(at: point, facing: CGVector(dx: -1, dy: 0), to: &contour)
        appendCap(at: point, facing: CGVector(dx: 1, dy: 0), to: &contour)
        return [contour]
    }
}

extension CGVector {
    fileprivate static prefix func - (vector: CGVector) -> CGVector { CGVector(dx: -vector.dx, dy: -vector.dy) }
}

extension CGPoint {
    fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
    }
}
