/// A convex polygon on the pixel grid, its corners in 256ths of a pixel.
///
/// The grid makes coverage exact integer arithmetic: a polygon moved by whole pixels covers the same parts of the
/// pixels it moves to, and two polygons that share an edge share it to the last bit.
struct Outline {
    /// A corner in 256ths of a pixel.
    struct Corner: Equatable {
        var x: Int32
        var y: Int32
    }

    /// The corners in order around the polygon, either way round.
    var corners: [Corner]

    /// How far from the origin a corner may lie, in pixels.
    static let reach = 2_097_152.0

    init(corners: [Corner]) { self.corners = corners }

    /// Puts device points on the grid. Points out of reach must have been clipped away.
    init(_ points: [SIMD2<Double>]) {
        corners = []
        corners.reserveCapacity(points.count)
        for point in points {
            let corner = Corner(x: Outline.grid(point.x), y: Outline.grid(point.y))
            if corners.last != corner { corners.append(corner) }
        }
        if corners.count > 1, corners.last == corners.first { corners.removeLast() }
    }

    /// A coordinate in 256ths of a pixel, to the nearest.
    static func grid(_ value: Double) -> Int32 {
        let limit = reach * 256
        let scaled = (value * 256).rounded()
        return Int32(min(max(scaled, -limit), limit))
    }

    /// The pixels that the polygon touches.
    var bounds: PixelRect {
        guard var low = corners.first, corners.count > 2 else { return .empty }
        var high = low
        for corner in corners {
            low.x = min(low.x, corner.x)
            low.y = min(low.y, corner.y)
            high.x = max(high.x, corner.x)
            high.y = max(high.y, corner.y)
        }
        return PixelRect(
            x0: Int(low.x >> 8), y0: Int(low.y >> 8), x1: Int((high.x + 255) >> 8), y1: Int((high.y + 255) >> 8))
    }

    /// Whether the polygon is a rectangle with sides along the axes.
    var isRectangle: Bool {
        guard corners.count == 4 else { return false }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        return (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
            || (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    }

    /// The largest rectangle of whole pixels inside the polygon where that is easy to tell; empty otherwise.
    var wholePixels: PixelRect {
        guard isRectangle else { return .empty }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            return .empty
        }
        let rect = PixelRect(
            x0: Int((left + 255) >> 8), y0: Int((top + 255) >> 8), x1: Int(right >> 8), y1: Int(bottom >> 8))
        return rect.isEmpty ? .empty : rect
    }
}
