/// An outline as a value that changes. Outlines of the same steps change point by point.
struct PathValue: Componentwise, Vanishable, Equatable {
    let path: CGPath

    static func unboxed(_ value: Any) -> PathValue? { (plainValue(of: value) as? CGPath).map(PathValue.init) }

    var boxed: Any { path }

    var vanished: PathValue? { nil }

    func combined(with other: PathValue, _ function: (Double, Double) -> Double) -> PathValue? {
        let (mine, its) = (path.elements, other.path.elements)
        guard mine.count == its.count else { return nil }
        var result: [CGPath.Element] = []
        result.reserveCapacity(mine.count)
        for (a, b) in zip(mine, its) {
            guard let element = Self.combined(a, b, function) else { return nil }
            result.append(element)
        }
        return PathValue(path: CGPath(elements: result))
    }

    private static func combined(
        _ a: CGPath.Element, _ b: CGPath.Element, _ function: (Double, Double) -> Double
    ) -> CGPath.Element? {
        func point(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
            CGPoint(x: function(Double(p.x), Double(q.x)), y: function(Double(p.y), Double(q.y)))
        }
        switch (a, b) {
        case (.move(let p), .move(let q)): return .move(point(p, q))
        case (.line(let p), .line(let q)): return .line(point(p, q))
        case (.quadCurve(let c, let p), .quadCurve(let d, let q)):
            return .quadCurve(control: point(c, d), end: point(p, q))
        case (.curve(let c1, let c2, let p), .curve(let d1, let d2, let q)):
            return .curve(control1: point(c1, d1), control2: point(c2, d2), end: point(p, q))
        case (.close, .close): return .close
        default: return nil
        }
    }
}
