/// A movement along one axis in closed form: a place for each moment, whatever was asked for before.
///
/// It is made of pieces that follow each other: a velocity that dies away, and from an edge on a spring. Places and
/// velocities are in points and points a second.
struct ScrollCurve: Equatable {
    /// How a piece of the movement goes.
    enum Law: Equatable {
        /// Stands at its target.
        case rest
        /// The distance dies away at a rate, in 1/s.
        case decay(rate: Double)
        /// A critically damped spring of a frequency, in radians a second, that begins with a velocity.
        case spring(frequency: Double, velocity: Double)
        /// From beginning to end in some seconds: slowly, fast, slowly.
        case ease(duration: Double)
    }

    /// A part of the movement.
    struct Piece: Equatable {
        var law: Law
        /// When it begins, in seconds after the movement's beginning.
        var start: Double
        /// How long it lasts, in seconds.
        var duration: Double
        /// Where it goes.
        var target: Double
        /// How far that is from where it begins.
        var distance: Double
    }

    private(set) var pieces: [Piece]

    /// Standing still.
    init(at place: Double) {
        pieces = [Piece(law: .rest, start: 0, duration: 0, target: place, distance: 0)]
    }

    /// From one place to another in some seconds, whatever is between.
    init(from place: Double, to target: Double, duration: Double) {
        let law = Law.ease(duration: duration)
        pieces = [Piece(law: law, start: 0, duration: duration, target: target, distance: target - place)]
    }

    /// Let go at a place with a velocity.
    init(from place: Double, velocity: Double, target: Double?, surroundings: ScrollSurroundings) {
        let range = surroundings.range
        let edge = min(max(place, range.lowerBound), range.upperBound)
        if edge != place {
            pieces = [.spring(from: place, to: edge, velocity: velocity, surroundings: surroundings)]
            return
        }
        if let target {
            pieces = [.arrival(from: place, at: target, velocity: velocity, surroundings: surroundings)]
            return
        }
        let free = ScrollCurve.freeTarget(from: place, velocity: velocity, surroundings: surroundings)
        let piece = Piece.decay(from: place, to: free, rate: surroundings.rate, pixel: surroundings.pixel)
        let limit = min(max(free, range.lowerBound), range.upperBound)
        guard limit != free else {
            pieces = [piece]
            return
        }
        // The velocity that is left at the edge goes into the spring.
        let beyond = free - limit
        let arrival = Elementary.log(piece.distance / beyond) / surroundings.rate
        pieces = [
            Piece(
                law: piece.law, start: 0, duration: arrival, target: piece.target, distance: piece.distance)
        ]
        guard surroundings.bounces else {
            pieces.append(Piece(law: .rest, start: arrival, duration: 0, target: limit, distance: 0))
            return
        }
        var spring = Piece.spring(
            from: limit, to: limit, velocity: beyond * surroundings.rate, surroundings: surroundings)
        spring.start = arrival
        pieces.append(spring)
    }

    /// Where a movement comes to rest that nothing stops: on a whole pixel.
    static func freeTarget(from place: Double, velocity: Double, surroundings: ScrollSurroundings) -> Double {
        surroundings.onPixel(place + velocity / surroundings.rate)
    }

    /// How long the movement lasts in seconds.
    var duration: Double { pieces.last.map { $0.start + $0.duration } ?? 0 }

    /// Where it ends.
    var end: Double { pieces.last?.target ?? 0 }

    /// Where it is at a time in seconds after its beginning.
    func place(at time: Double) -> Double {
        guard time < duration else { return end }
        let piece = piece(at: time)
        return piece.target + piece.offset(at: max(0, time - piece.start))
    }

    /// How fast it is at a time, in points a second.
    func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        let piece = piece(at: time)
        return piece.velocity(at: max(0, time - piece.start))
    }

    /// The last piece goes to another place from where it begins.
    mutating func redirect(to target: Double) {
        guard let last = pieces.indices.last else { return }
        pieces[last].distance += target - pieces[last].target
        pieces[last].target = target
    }

    /// Everything is moved by a distance.
    mutating func shift(by distance: Double) {
        for index in pieces.indices { pieces[index].target += distance }
    }

    private func piece(at time: Double) -> Piece { pieces.last { $0.start <= time } ?? pieces[0] }
}
