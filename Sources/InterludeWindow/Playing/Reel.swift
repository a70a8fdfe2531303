/// The latest moments of a take, and the one of them that is looked at. There is always one.
package struct Reel: Sendable {
    /// The moments, in the order of time, each at another time.
    package private(set) var moments: [Moment]
    /// Which one is looked at.
    package private(set) var position = 0

    /// How many moments are kept: a minute at full speed. Those in which nothing moves share their memory.
    package static let capacity = 3600

    /// Makes a reel of one moment.
    package init(_ first: Moment) { moments = [first] }

    /// What is looked at.
    package var current: Moment { moments[position] }
    /// The latest moment.
    package var last: Moment { moments[moments.count - 1] }
    /// Whether the latest moment is looked at.
    package var isAtEnd: Bool { position == moments.count - 1 }

    /// The moment before the latest.
    package var lastButOne: Moment? { moments.count > 1 ? moments[moments.count - 2] : nil }

    /// Adds a moment and looks at it.
    package mutating func append(_ moment: Moment) {
        moments.append(moment)
        // Some at once, so that not every moment moves all the others.
        let surplus = moments.count - Reel.capacity
        if surplus >= Reel.capacity / 10 { moments.removeFirst(surplus) }
        position = moments.count - 1
    }

    /// Puts another moment in the place of the latest.
    package mutating func replaceLast(_ moment: Moment) { moments[moments.count - 1] = moment }

    /// Looks at the last moment up to a time, or at the first one.
    package mutating func seek(to time: PlayTime) {
        // The moments before `low` are not after the time, those from `high` on are.
        var (low, high) = (0, moments.count)
        while low < high {
            let middle = (low + high) / 2
            if moments[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        position = max(0, low - 1)
    }

    /// Looks at the moment some frames away, at the next one at least.
    package mutating func step(frames: Int) {
        let start = position
        seek(to: PlayTime(units: current.time.units + frames * PlayTime.frame.units))
        // Between moments that are further apart than a frame.
        if frames > 0, position == start { position = min(start + 1, moments.count - 1) }
    }

    /// Forgets what comes after the moment that is looked at.
    package mutating func cut() { moments.removeSubrange((position + 1)...) }
}
