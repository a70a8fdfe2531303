/// What a group of fingers has done: how far its middle has come, and how fast it went in the last moments.
struct PanMotion {
    /// How far the middle has come, in the window's points. It does not jump when a finger is added or lifted.
    private(set) var translation = CGVector.zero
    /// The same without what has been taken off since.
    private var path = CGVector.zero
    private var samples: [Sample] = []
    private var lastMiddle: CGPoint?

    private struct Sample {
        var time: TimeInterval
        var path: CGVector
    }

    /// How long the moments are that the velocity is taken from, in seconds: three frames and a bit.
    private static let moments: TimeInterval = 0.055
    /// How long a finger has to rest before it counts as slow as it is.
    private static let rest: TimeInterval = 0.1

    /// The fingers are others now.
    mutating func regroup(_ middle: CGPoint, _ time: TimeInterval) {
        lastMiddle = middle
        if samples.isEmpty { samples = [Sample(time: time, path: path)] }
    }

    /// The fingers have moved.
    mutating func move(to middle: CGPoint, _ time: TimeInterval) {
        let from = lastMiddle ?? middle
        lastMiddle = middle
        let step = CGVector(dx: middle.x - from.x, dy: middle.y - from.y)
        guard step != .zero else { return }
        translation = CGVector(dx: translation.dx + step.dx, dy: translation.dy + step.dy)
        path = CGVector(dx: path.dx + step.dx, dy: path.dy + step.dy)
        if let last = samples.last, time - last.time > PanMotion.rest {
            // The finger rested: what it did before says nothing about its present speed.
            samples = [Sample(time: max(last.time, time - PanMotion.rest), path: last.path)]
        }
        if samples.last?.time == time, samples.count > 1 { samples.removeLast() }
        samples.append(Sample(time: time, path: path))
        while samples.count > 2, time - samples[1].time >= PanMotion.moments { samples.removeFirst() }
    }

    /// Counts from another place on.
    mutating func setTranslation(_ translation: CGVector) { self.translation = translation }

    /// How fast the middle moves, in points a second, as seen at a time.
    func velocity(at time: TimeInterval) -> CGVector {
        guard let first = samples.first, let last = samples.last, last.time > first.time,
            time - last.time <= PanMotion.rest
        else { return .zero }
        let seconds = last.time - first.time
        return CGVector(
            dx: (last.path.dx - first.path.dx) / seconds, dy: (last.path.dy - first.path.dy) / seconds)
    }
}
