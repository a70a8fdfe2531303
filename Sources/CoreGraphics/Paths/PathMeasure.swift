/// A path by its length: places at fractions of the whole way, and the parts between them.
///
/// All subpaths count, one after the other; the jumps between them have no length. Making it costs a few hundred
/// operations a curve, asking for a place one search.
package struct PathMeasure: Sendable {
    /// A drawn step of the path.
    package struct Segment: Sendable {
        /// The step's course; a straight line is passed at constant speed.
        package let curve: CubicCurve
        /// Whether the step is a straight line.
        package let isLine: Bool
        /// Which subpath it belongs to, from 0.
        package let subpath: Int
        /// Whether it is the line that closes its subpath.
        package let closes: Bool
        /// The length of the path before it.
        package let start: CGFloat
        /// Its lengths up to the end of each of the equal steps of its parameter; a line has one.
        fileprivate let lengths: [CGFloat]

        /// Its length.
        package var length: CGFloat { lengths.last ?? 0 }
        /// The length of the path up to its end.
        package var end: CGFloat { start + length }
    }

    /// A place on the path.
    package struct Place: Sendable {
        /// Where it is.
        package var point: CGPoint
        /// The direction of travel, of length 1; along x where the path has no direction.
        package var tangent: CGVector
    }

    /// The drawn steps from first to last.
    package private(set) var segments: [Segment] = []

    /// The whole length.
    package var length: CGFloat { segments.last?.end ?? 0 }

    /// Measures a path. Steps with a coordinate that is not finite are left out.
    package init(_ path: CGPath) {
        var subpath = -1
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in path.elements where element.isFinite {
            switch element {
            case .move(let point):
                subpath += 1
                start = point
            case .line(let end):
                append(CubicCurve(from: current, to: end), isLine: true, subpath: subpath)
            case .quadCurve(let control, let end):
                append(CubicCurve(from: current, control: control, to: end), isLine: false, subpath: subpath)
            case .curve(let control1, let control2, let end):
                append(CubicCurve(current, control1, control2, end), isLine: false, subpath: subpath)
            case .close:
                append(CubicCurve(from: current, to: start), isLine: true, subpath: subpath, closes: true)
                subpath += 1
            }
            current = element.points.last ?? start
        }
    }

    private mutating func append(_ curve: CubicCurve, isLine: Bool, subpath: Int, closes: Bool = false) {
        var lengths: [CGFloat] = []
        if isLine {
            lengths = [CGVector(from: curve.start, to: curve.end).length]
        } else {
            let count = 16
            var sum: CGFloat = 0
            for index in 0..<count {
                let (t0, t1) = (CGFloat(index) / CGFloat(count), CGFloat(index + 1) / CGFloat(count))
                sum += curve.length(from: t0, to: t1)
                lengths.append(sum)
            }
        }
        segments.append(
            Segment(
                curve: curve, isLine: isLine, subpath: subpath, closes: closes, start: length, lengths: lengths))
    }

    /// The same path without the lines that close subpaths which end where they began: nothing moves along those.
    package var withoutIdleLines: PathMeasure {
        var moving = self
        moving.segments.removeAll { $0.closes && $0.length <= 1e-9 * length }
        return moving.segments.isEmpty ? self : moving
    }

    /// The place at a fraction of the whole length, held to 0…1; nil when the path draws nothing.
    package func place(at fraction: CGFloat) -> Place? {
        guard let last = segments.last else { return nil }
        let distance = length * min(max(fraction.isNaN ? 0 : fraction, 0), 1)
        let segment = segments[segmentIndex(at: distance)]
        return (distance < last.end ? segment : last).place(at: segment.parameter(at: distance - segment.start))
    }

    /// The first step that reaches a length of the path.
    func segmentIndex(at distance: CGFloat) -> Int {
        var (low, high) = (0, segments.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].end < distance { low = middle + 1 } else { high = middle }
        }
        return max(low, 0)
    }
}

extension PathMeasure.Segment {
    /// The place at a parameter from 0 to 1.
    package func place(at t: CGFloat) -> PathMeasure.Place {
        let point = isLine ? curve.start.interpolated(to: curve.end, at: t) : curve.point(at: t)
        return PathMeasure.Place(point: point, tangent: curve.direction(at: t) ?? CGVector(dx: 1, dy: 0))
    }

    /// The part between two parameters.
    func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
        guard isLine else { return curve.part(from: t0, to: t1) }
        let end = t1 == 1 ? curve.end : curve.start.interpolated(to: curve.end, at: t1)
        return CubicCurve(from: curve.start.interpolated(to: curve.end, at: t0), to: end)
    }

    /// The parameter at which the step has come a length, held to 0…1.
    package func parameter(at distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard distance < length else { return 1 }
        if isLine { return distance / length }
        let step = lengths.firstIndex { $0 >= distance } ?? 0
        let before = step == 0 ? 0 : lengths[step - 1]
        let t0 = CGFloat(step) / CGFloat(lengths.count)
        var (low, high) = (t0, CGFloat(step + 1) / CGFloat(lengths.count))
        // Halving, as it cannot leave the step; 40 times leaves less than a double can tell.
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if before + curve.length(from: t0, to: middle) < distance { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
