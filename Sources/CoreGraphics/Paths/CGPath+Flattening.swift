/// A chain of straight lines.
package struct Polyline: Hashable, Sendable {
    /// The corners from first to last. The first is not repeated at the end of a closed chain.
    package var points: [CGPoint]
    /// For each point whether it lies on the inside of a curve, where the chain stands for a smooth line.
    package var isSmooth: [Bool]
    /// Whether a line goes from the last point back to the first.
    package var isClosed: Bool
}

extension CGPath {
    /// The subpaths as chains of straight lines that stay within a distance of the curves, transformed.
    ///
    /// The tolerance is measured after the transform. Curves are cut at equal steps of their parameter, so the same
    /// path gives the same chain everywhere. Steps with a coordinate that is not finite are left out; a subpath of a
    /// lone point is a chain of that point.
    package func flattened(tolerance: CGFloat, transform: CGAffineTransform = .identity) -> [Polyline] {
        var chains: [Polyline] = []
        var chain = Polyline(points: [], isSmooth: [], isClosed: false)
        func append(_ point: CGPoint, smooth: Bool) {
            chain.points.append(point)
            chain.isSmooth.append(smooth)
        }
        func finish() {
            if !chain.points.isEmpty { chains.append(chain) }
            chain = Polyline(points: [], isSmooth: [], isClosed: false)
        }
        func append(_ curve: CubicCurve) {
            let count = curve.chordCount(tolerance: tolerance)
            for index in 1..<max(count, 1) {
                append(curve.point(at: CGFloat(index) / CGFloat(count)), smooth: true)
            }
            append(curve.end, smooth: false)
        }
        for element in elements {
            let step = transform.isIdentity ? element : element.applying(transform)
            guard step.isFinite else { continue }
            if case .move(let point) = step {
                finish()
                append(point, smooth: false)
                continue
            }
            guard let start = chain.points.first else { continue }
            // After a close the next step goes on from where the closed subpath began.
            if chain.isClosed {
                finish()
                append(start, smooth: false)
            }
            let from = chain.points.last ?? start
            switch step {
            case .line(let end): append(end, smooth: false)
            case .quadCurve(let control, let end): append(CubicCurve(from: from, control: control, to: end))
            case .curve(let control1, let control2, let end): append(CubicCurve(from, control1, control2, end))
            case .close, .move: chain.isClosed = true
            }
        }
        finish()
        for index in chains.indices { chains[index].dropRepeatedStart() }
        return chains
    }

    /// The path with straight lines in place of curves, nowhere further from it than a distance.
    public func flattened(threshold: CGFloat) -> CGPath {
        var steps: [Element] = []
        for chain in flattened(tolerance: max(threshold, 1e-6)) {
            for (index, point) in chain.points.enumerated() { steps.append(index == 0 ? .move(point) : .line(point)) }
            if chain.isClosed { steps.append(.close) }
        }
        return CGPath(elements: steps)
    }
}

extension Polyline {
    /// Takes the last point of a closed chain away where it is the first one again.
    fileprivate mutating func dropRepeatedStart() {
        guard isClosed, points.count > 1, points.last == points.first else { return }
        points.removeLast()
        isSmooth.removeLast()
    }
}
