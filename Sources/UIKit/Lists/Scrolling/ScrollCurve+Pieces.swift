extension ScrollCurve.Piece {
    /// How fast content comes back that was let go beyond an edge, in radians a second.
    static let bounceFrequency = 10.0
    /// How fast content at least goes to a target that its own velocity would not take it to, in radians a second.
    static let arrivalFrequency = 12.0

    /// A velocity that dies away.
    static func decay(from place: Double, to target: Double, rate: Double, pixel: Double) -> Self {
        let distance = target - place
        let duration = abs(distance) > pixel / 2 ? Elementary.log(2 * abs(distance) / pixel) / rate : 0
        return Self(law: .decay(rate: rate), start: 0, duration: duration, target: target, distance: distance)
    }

    /// A spring that pulls to an edge.
    static func spring(
        from place: Double, to target: Double, velocity: Double, surroundings: ScrollSurroundings,
        frequency: Double = bounceFrequency
    ) -> Self {
        let law = ScrollCurve.Law.spring(frequency: frequency, velocity: velocity)
        var piece = Self(law: law, start: 0, duration: 0, target: target, distance: target - place)
        piece.duration = piece.settlingTime(frequency, velocity, pixel: surroundings.pixel)
        return piece
    }

    /// The way to a target that somebody has chosen: as the velocity dies away where that is about right, else by a
    /// spring that does not go beyond the target.
    static func arrival(
        from place: Double, at target: Double, velocity: Double, surroundings: ScrollSurroundings
    ) -> Self {
        let distance = target - place
        guard distance != 0 else { return Self(law: .rest, start: 0, duration: 0, target: target, distance: 0) }
        let rate = velocity / distance
        if rate >= 0.8 * surroundings.rate, rate <= surroundings.rate * 8 {
            return decay(from: place, to: target, rate: rate, pixel: surroundings.pixel)
        }
        return spring(
            from: place, to: target, velocity: velocity, surroundings: surroundings,
            frequency: max(arrivalFrequency, rate))
    }

    /// Where the piece is at a time after its beginning, seen from its target.
    func offset(at time: Double) -> Double {
        switch law {
        case .rest: return 0
        case .decay(let rate): return -distance * Elementary.exp(-rate * time)
        case .spring(let frequency, let velocity):
            let pull = velocity - frequency * distance
            return (pull * time - distance) * Elementary.exp(-frequency * time)
        case .ease(let duration):
            guard duration > 0 else { return 0 }
            return -distance * (1 - ScrollCurve.Piece.easing.value(at: time / duration))
        }
    }

    /// How fast it is at a time after its beginning.
    func velocity(at time: Double) -> Double {
        switch law {
        case .rest: return 0
        case .decay(let rate): return distance * rate * Elementary.exp(-rate * time)
        case .spring(let frequency, let velocity):
            let pull = velocity - frequency * distance
            return (pull - frequency * (pull * time - distance)) * Elementary.exp(-frequency * time)
        case .ease:
            let step = 1e-4
            return (offset(at: time + step) - offset(at: time)) / step
        }
    }

    private static let easing = UnitBezier(0.42, 0, 0.58, 1)

    /// When a spring has come to rest: from then on it stays within half a pixel.
    private func settlingTime(_ frequency: Double, _ velocity: Double, pixel: Double) -> Double {
        let pull = velocity - frequency * distance
        // After its last turning point the motion only dies away.
        let turn = pull == 0 ? 0 : max(0, 1 / frequency + distance / pull)
        guard abs(offset(at: turn)) > pixel / 2 else { return 0 }
        var (low, high) = (turn, turn + 1 / frequency)
        while abs(offset(at: high)) > pixel / 2 {
            low = high
            high += 1 / frequency
        }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(offset(at: middle)) > pixel / 2 { low = middle } else { high = middle }
        }
        return high
    }
}
