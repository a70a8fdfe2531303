import CoreGraphics

extension SeededRandom {
    /// A point within a hundred points of the origin.
    mutating func point() -> CGPoint {
        CGPoint(x: .random(in: -100...100, using: &self), y: .random(in: -100...100, using: &self))
    }

    /// A path of a few subpaths of lines and curves, some of them closed.
    mutating func path() -> CGMutablePath {
        let path = CGMutablePath()
        for _ in 0..<Int.random(in: 1...3, using: &self) {
            path.move(to: point())
            for _ in 0..<Int.random(in: 1...4, using: &self) {
                switch Int.random(in: 0..<3, using: &self) {
                case 0: path.addLine(to: point())
                case 1: path.addQuadCurve(to: point(), control: point())
                default: path.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if Bool.random(using: &self) { path.closeSubpath() }
        }
        return path
    }
}

/// The distance between two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { CGVector(from: a, to: b).length }

/// The distance of a point from a straight piece.
func distance(_ point: CGPoint, toSegmentFrom a: CGPoint, to b: CGPoint) -> CGFloat {
    let (line, way) = (CGVector(from: a, to: b), CGVector(from: a, to: point))
    let square = line.dx * line.dx + line.dy * line.dy
    guard square > 0 else { return distance(point, a) }
    let along = min(max((line.dx * way.dx + line.dy * way.dy) / square, 0), 1)
    return distance(point, a.interpolated(to: b, at: along))
}

/// The distance of a point from a chain of lines.
func distance(_ point: CGPoint, to chain: Polyline) -> CGFloat {
    var least = distance(point, chain.points[0])
    for (a, b) in zip(chain.points, chain.points.dropFirst() + (chain.isClosed ? [chain.points[0]] : [])) {
        least = min(least, distance(point, toSegmentFrom: a, to: b))
    }
    return least
}

/// How far a rectangle reaches beyond another at most; below zero where it lies inside.
func excess(of rect: CGRect, over other: CGRect) -> CGFloat {
    max(other.minX - rect.minX, other.minY - rect.minY, rect.maxX - other.maxX, rect.maxY - other.maxY)
}
