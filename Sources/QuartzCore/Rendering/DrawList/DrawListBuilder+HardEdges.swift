/// Edges that are not smoothed: a pixel shows what is on the side of them on which its centre lies.
///
/// A piece with such edges is drawn in the pixels that they leave, with the edges themselves moved out of the way. Where
/// they lie along the device's axes that is one rectangle, elsewhere a strip for each row.
extension DrawListBuilder {
    /// A piece with its hard edges moved outwards, and where to draw it; nil for one without hard edges.
    ///
    /// Rounded corners are always smooth, and so is what comes to lie partly behind the viewer.
    func hardParts(
        _ shape: RoundedRectangle, _ plane: PlaneTransform, _ surroundings: Surroundings
    ) -> (outer: RoundedRectangle, parts: [Surroundings])? {
        guard !shape.hardEdges.isEmpty, shape.isSquare, let quad = HardQuad(shape.rect, plane) else { return nil }
        let bounds = plane.outline(shape.points(scale: scale)).bounds.intersection(surroundings.scissor)
        var outer = RoundedRectangle(quad.widened(shape.rect, shape.hardEdges))
        outer.hardEdges = []
        let edges = quad.edges(shape.hardEdges)
        var parts: [Surroundings] = []
        guard !bounds.isEmpty else { return (outer, parts) }
        for row in bounds.y0..<bounds.y1 {
            var columns = bounds.x0..<bounds.x1
            for edge in edges { edge.cut(&columns, row: row) }
            guard !columns.isEmpty else { continue }
            let last = parts.last?.scissor
            if let last, last.y1 == row, last.x0..<last.x1 == columns {
                parts[parts.count - 1].scissor.y1 = row + 1
            } else {
                var part = surroundings
                part.scissor = PixelRect(x0: columns.lowerBound, y0: row, x1: columns.upperBound, y1: row + 1)
                parts.append(part)
            }
        }
        return (outer, parts)
    }
}

/// A layer's rectangle on the device.
private struct HardQuad {
    /// The corners on the grid, around from the least x and y to the greatest x.
    private let corners: [Outline.Corner]
    private let isClockwise: Bool

    /// Nil for a rectangle that is seen from its edge or lies partly behind the viewer.
    init?(_ rect: CGRect, _ plane: PlaneTransform) {
        let points = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ].map { plane.project(Double($0.0), Double($0.1)) }
        guard points.allSatisfy({ $0.z > 1e-5 && ($0.x / $0.z).isFinite && ($0.y / $0.z).isFinite }) else { return nil }
        corners = points.map { Outline.Corner(x: Outline.grid($0.x / $0.z), y: Outline.grid($0.y / $0.z)) }
        var twiceArea: Int64 = 0
        for (a, b) in zip(corners, corners[1...] + corners[..<1]) {
            twiceArea += Int64(a.x) * Int64(b.y) - Int64(b.x) * Int64(a.y)
        }
        guard twiceArea != 0 else { return nil }
        isClockwise = twiceArea > 0
    }

    func edges(_ mask: CAEdgeAntialiasingMask) -> [HardEdge] {
        let all: [CAEdgeAntialiasingMask] = [.layerBottomEdge, .layerRightEdge, .layerTopEdge, .layerLeftEdge]
        return all.indices.filter { mask.contains(all[$0]) }.map {
            HardEdge(from: corners[$0], to: corners[($0 + 1) % 4], isClockwise: isClockwise)
        }
    }

    /// The rectangle with some edges moved outwards, more than a few pixels each.
    func widened(_ rect: CGRect, _ mask: CAEdgeAntialiasingMask) -> CGRect {
        /// As far as the rectangle is wide, and as eight pixels are along a side of it.
        func reach(_ length: CGFloat, _ a: Outline.Corner, _ b: Outline.Corner) -> CGFloat {
            let (dx, dy) = (CGFloat(b.x - a.x) / 256, CGFloat(b.y - a.y) / 256)
            return length * (1 + 8 / max((dx * dx + dy * dy).squareRoot(), 0.01))
        }
        let across = max(reach(rect.width, corners[0], corners[1]), reach(rect.width, corners[3], corners[2]))
        let down = max(reach(rect.height, corners[0], corners[3]), reach(rect.height, corners[1], corners[2]))
        let (left, right) = (mask.contains(.layerLeftEdge), mask.contains(.layerRightEdge))
        let (low, high) = (mask.contains(.layerBottomEdge), mask.contains(.layerTopEdge))
        return CGRect(
            x: rect.minX - (left ? across : 0), y: rect.minY - (low ? down : 0),
            width: rect.width + (left ? across : 0) + (right ? across : 0),
            height: rect.height + (low ? down : 0) + (high ? down : 0))
    }
}

/// A straight edge on the device, and on which side of it something lies.
private struct HardEdge {
    private let upper: Outline.Corner
    private let lower: Outline.Corner
    /// Whether what it bounds lies to its left, or above it where it is level.
    private let isEnd: Bool

    init(from: Outline.Corner, to: Outline.Corner, isClockwise: Bool) {
        isEnd = (from.y == to.y ? from.x > to.x : to.y > from.y) == isClockwise
        // From above whichever way it was given: what meets at an edge has to be cut at the same place.
        (upper, lower) = from.y < to.y || from.y == to.y && from.x < to.x ? (from, to) : (to, from)
    }

    /// Takes the columns away whose centres, in a row, lie beyond the edge.
    func cut(_ columns: inout Range<Int>, row: Int) {
        let middle = Int64(row) * 256 + 128
        guard upper.y != lower.y else {
            let isBeyond = (middle >= Int64(upper.y)) == isEnd
            if isBeyond { columns = columns.lowerBound..<columns.lowerBound }
            return
        }
        // The first column whose centre lies on the edge or right of it, rounded up exactly.
        let rise = Int64(lower.y - upper.y)
        let dividend = Int64(upper.x) * rise + (middle - Int64(upper.y)) * Int64(lower.x - upper.x) - 128 * rise
        let divisor = 256 * rise
        let quotient = dividend / divisor
        let first = Int(dividend > quotient * divisor ? quotient + 1 : quotient)
        let kept =
            isEnd
            ? columns.lowerBound..<max(first, columns.lowerBound) : min(first, columns.upperBound)..<columns.upperBound
        columns = columns.clamped(to: kept)
    }
}
