extension PathMeasure {
    /// The part of the path between two lengths of it, as open subpaths.
    package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        var steps: [CGPath.Element] = []
        append(from: start, to: end, in: segments.indices, to: &steps, joined: false)
        return CGPath(elements: steps)
    }

    /// Adds the part between two lengths, of some steps only; `joined` goes on from where the steps already are.
    private func append(
        from start: CGFloat, to end: CGFloat, in range: Range<Int>, to steps: inout [CGPath.Element], joined: Bool
    ) {
        var subpath = joined ? segments[range.lowerBound].subpath : -1
        for segment in segments[range] where segment.end > start && segment.start < end {
            let t0 = segment.parameter(at: start - segment.start)
            let t1 = segment.parameter(at: end - segment.start)
            let part = segment.part(from: t0, to: t1)
            if segment.subpath != subpath {
                subpath = segment.subpath
                steps.append(.move(part.start))
            }
            steps.append(
                segment.isLine
                    ? .line(part.end) : .curve(control1: part.control1, control2: part.control2, end: part.end))
        }
    }
}

extension CGPath {
    /// The part between two fractions of the whole length, 0 to 1, as a stroke's start and end cut it.
    ///
    /// From 0 to 1 it is the path itself, closed where it is closed. Nothing is left where the end does not lie
    /// behind the start.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        if start <= 0 && end >= 1 { return self }
        guard start < end else { return CGPath(elements: []) }
        let measure = PathMeasure(self)
        return measure.part(from: max(start, 0) * measure.length, to: min(end, 1) * measure.length)
    }

    /// The path cut into dashes: `lengths` are drawn and left out in turn, again from the first when they are used
    /// up, beginning `phase` into them in each subpath.
    ///
    /// Where the lengths are unusable (none, one below zero, all zero) or there would be more than 100,000 dashes,
    /// it is the path itself.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let measure = PathMeasure(self)
        let period = lengths.reduce(0, +)
        let usable = lengths.allSatisfy { $0 >= 0 } && period > 0 && period.isFinite && phase.isFinite
        guard usable, measure.length / period * CGFloat(lengths.count) < 100_000 else { return applying(transform) }
        return measure.dashed(phase: phase, lengths: lengths).applying(transform)
    }

    /// The path drawn the other way: last subpath first, each from its end to its start.
    package func reversed() -> CGPath {
        var subpaths: [[Element]] = []
        for element in elements {
            let startsAnew = if case .move = element { true } else { subpaths.last?.last == .close }
            if startsAnew { subpaths.append([]) }
            if subpaths.isEmpty { continue }
            subpaths[subpaths.count - 1].append(element)
        }
        var steps: [Element] = []
        var start = CGPoint.zero
        var reversedSubpaths: [[Element]] = []
        for subpath in subpaths {
            if case .move(let point)? = subpath.first { start = point }
            reversedSubpaths.append(CGPath.reversed(subpath, from: start))
        }
        for subpath in reversedSubpaths.reversed() { steps += subpath }
        return CGPath(elements: steps)
    }

    /// The steps of one subpath, which begins at a point, the other way round.
    private static func reversed(_ subpath: [Element], from start: CGPoint) -> [Element] {
        var ends = [start]
        var drawn: [Element] = []
        for element in subpath {
            if case .move = element { continue }
            guard let end = element.points.last else { continue }
            drawn.append(element)
            ends.append(end)
        }
        var steps: [Element] = [.move(ends[ends.count - 1])]
        for (index, element) in drawn.enumerated().reversed() {
            switch element {
            case .quadCurve(let control, _): steps.append(.quadCurve(control: control, end: ends[index]))
            case .curve(let control1, let control2, _):
                steps.append(.curve(control1: control2, control2: control1, end: ends[index]))
            case .line, .move, .close: steps.append(.line(ends[index]))
            }
        }
        if subpath.last == .close { steps.append(.close) }
        return steps
    }
}

extension PathMeasure {
    /// The dashes of all subpaths, for lengths that can be used.
    fileprivate func dashed(phase: CGFloat, lengths: [CGFloat]) -> CGPath {
        var steps: [CGPath.Element] = []
        var first = 0
        while first < segments.count {
            let subpath = segments[first].subpath
            let next = segments[first...].firstIndex { $0.subpath != subpath } ?? segments.count
            appendDashes(of: first..<next, phase: phase, lengths: lengths, to: &steps)
            first = next
        }
        return CGPath(elements: steps)
    }

    private func appendDashes(
        of range: Range<Int>, phase: CGFloat, lengths: [CGFloat], to steps: inout [CGPath.Element]
    ) {
        let (start, end) = (segments[range.lowerBound].start, segments[range.upperBound - 1].end)
        var dashes: [(start: CGFloat, end: CGFloat)] = []
        // An odd number of lengths draws in one round what it leaves out in the next.
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        let offset = phase.truncatingRemainder(dividingBy: period)
        var position = start - (offset < 0 ? offset + period : offset)
        while position < end {
            for (index, length) in pattern.enumerated() {
                if index % 2 == 0, position + length > start || position == start, position < end {
                    dashes.append((max(position, start), min(position + length, end)))
                }
                position += length
            }
        }
        guard let firstDash = dashes.first, let lastDash = dashes.last else { return }
        // A closed subpath has no ends: what is drawn up to its start goes on from there.
        let closed = segments[range.upperBound - 1].closes
        let wraps = closed && firstDash.start == start && lastDash.end == end && dashes.count > 1
        for dash in wraps ? dashes.dropFirst() : dashes[...] {
            append(from: dash.start, to: dash.end, in: range, to: &steps, joined: false)
        }
        if wraps { append(from: firstDash.start, to: firstDash.end, in: range, to: &steps, joined: true) }
        if closed, dashes.count == 1, firstDash == (start, end) { steps.append(.close) }
    }
}
