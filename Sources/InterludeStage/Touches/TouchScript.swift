import UIKit

/// What fingers do on a screen, and when.
///
/// A script is a list of touches on a clock of its own, which begins at 0. Each gesture begins where the one before has
/// ended unless it is given a time:
///
///     var script = TouchScript()
///     script.tap(at: CGPoint(x: 100, y: 200), time: 0.5)
///     script.wait(0.3)
///     script.drag(from: CGPoint(x: 10, y: 300), to: CGPoint(x: 380, y: 300), duration: 0.4)
///     stage.play(script) { frame in film.append(frame) }
///
/// - SeeAlso: ``init(parsing:)``, for scripts that are written down.
public struct TouchScript: Sendable, Equatable {
    /// What a finger does at a moment.
    public struct Step: Sendable, Equatable {
        /// When, in seconds.
        public var time: TimeInterval
        /// Which finger.
        public var finger: Int
        /// Whether it comes down, moves, is lifted or taken away.
        public var phase: UITouch.Phase
        /// Where, in points.
        public var location: CGPoint
    }

    /// How a movement goes from its beginning to its end.
    public enum Pace: Sendable, Equatable {
        /// At one speed.
        case even
        /// Slowly, fast, slowly: the finger rests when it is lifted.
        case ease
        /// Fast at first: the finger rests when it is lifted.
        case easeOut
        /// Slowly at first: the finger is fast when it is lifted.
        case easeIn

        func value(at fraction: Double) -> Double {
            switch self {
            case .even: fraction
            case .ease: CAMediaTimingFunction(name: .easeInEaseOut).evaluate(fraction)
            case .easeOut: CAMediaTimingFunction(name: .easeOut).evaluate(fraction)
            case .easeIn: CAMediaTimingFunction(name: .easeIn).evaluate(fraction)
            }
        }
    }

    /// What happens, in the order of time.
    public private(set) var steps: [Step] = []
    /// When the last gesture, or the wait after it, has ended, in seconds. The next one begins here.
    public private(set) var duration: TimeInterval = 0

    /// How long a tap lasts, and how far apart the taps of a double tap are, in seconds.
    static let tapDuration: TimeInterval = 0.05
    /// The time between two places of a finger that moves, in seconds.
    static let interval: TimeInterval = 1 / 60

    /// Makes a script in which nothing happens.
    public init() {}

    /// Adds what a finger does at a moment.
    public mutating func add(_ phase: UITouch.Phase, at location: CGPoint, finger: Int = 0, time: TimeInterval? = nil) {
        insert(Step(time: start(time), finger: finger, phase: phase, location: location))
    }

    /// Lets some seconds go by before the next gesture.
    public mutating func wait(_ seconds: TimeInterval) { duration += TouchScript.seconds(seconds) }

    /// Adds taps in quick succession.
    public mutating func tap(at location: CGPoint, count: Int = 1, finger: Int = 0, time: TimeInterval? = nil) {
        var time = start(time)
        for index in 0..<max(1, count) {
            if index > 0 { time += 2 * TouchScript.tapDuration }
            let up = time + TouchScript.tapDuration
            insert(
                Step(time: time, finger: finger, phase: .began, location: location),
                Step(time: up, finger: finger, phase: .ended, location: location))
            time = up
        }
    }

    /// Adds a finger that stays for some seconds.
    public mutating func press(
        at location: CGPoint, duration: TimeInterval, finger: Int = 0, time: TimeInterval? = nil
    ) {
        let time = start(time)
        insert(Step(time: time, finger: finger, phase: .began, location: location))
        insert(Step(time: time + TouchScript.seconds(duration), finger: finger, phase: .ended, location: location))
    }

    /// Adds a finger that comes down, moves and is lifted.
    /// - Parameters:
    ///   - duration: how long it moves, in seconds.
    ///   - hold: how long it then rests before it is lifted, in seconds.
    public mutating func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval, pace: Pace = .even, hold: TimeInterval = 0,
        finger: Int = 0, time: TimeInterval? = nil
    ) {
        drag(along: [start, end], duration: duration, pace: pace, hold: hold, finger: finger, time: time)
    }

    /// Adds a finger that comes down, moves along straight lines through points and is lifted.
    public mutating func drag(
        along points: [CGPoint], duration: TimeInterval, pace: Pace = .even, hold: TimeInterval = 0, finger: Int = 0,
        time: TimeInterval? = nil
    ) {
        guard let first = points.first, let last = points.last else { return }
        let (begin, duration) = (self.start(time), TouchScript.seconds(duration))
        var new = [Step(time: begin, finger: finger, phase: .began, location: first)]
        for (moment, fraction) in TouchScript.moments(duration, pace) {
            let place = TouchScript.place(fraction, along: points)
            new.append(Step(time: begin + moment, finger: finger, phase: .moved, location: place))
        }
        let end = begin + duration + TouchScript.seconds(hold)
        insert(new + [Step(time: end, finger: finger, phase: .ended, location: last)])
    }

    /// Adds two fingers on opposite sides of a point that move apart or together, and turn.
    /// - Parameters:
    ///   - spread: how far apart they are at first and at last, in points.
    ///   - angle: the direction from one to the other at first and at last, in radians, 0 for to the right.
    public mutating func pinch(
        at center: CGPoint, spread: (from: CGFloat, to: CGFloat), angle: (from: CGFloat, to: CGFloat) = (0, 0),
        duration: TimeInterval, pace: Pace = .even, fingers: (Int, Int) = (0, 1), time: TimeInterval? = nil
    ) {
        let (begin, duration) = (start(time), TouchScript.seconds(duration))
        var new: [Step] = []
        func add(_ phase: UITouch.Phase, _ moment: TimeInterval, _ fraction: Double) {
            let radius = (spread.from + (spread.to - spread.from) * fraction) / 2
            let direction = angle.from + (angle.to - angle.from) * fraction
            for (finger, sign) in [(fingers.0, -1.0), (fingers.1, 1.0)] {
                let place = CGPoint(
                    x: center.x + sign * radius * Elementary.cos(direction),
                    y: center.y + sign * radius * Elementary.sin(direction))
                new.append(Step(time: begin + moment, finger: finger, phase: phase, location: place))
            }
        }
        add(.began, 0, 0)
        for (moment, fraction) in TouchScript.moments(duration, pace) { add(.moved, moment, fraction) }
        add(.ended, duration, 1)
        insert(new)
    }

    private func start(_ time: TimeInterval?) -> TimeInterval { time.map(TouchScript.seconds) ?? duration }

    /// A length of time that can go by: none for what is no number, negative or without end.
    private static func seconds(_ value: TimeInterval) -> TimeInterval { value > 0 && value < .infinity ? value : 0 }

    /// Puts steps, in the order of their times, among those that there are: after those of the same time.
    private mutating func insert(_ new: Step...) { insert(new) }

    private mutating func insert(_ new: [Step]) {
        guard let first = new.first, let last = new.last else { return }
        duration = max(duration, last.time)
        let place = steps.lastIndex { $0.time <= first.time }.map { $0 + 1 } ?? 0
        var later = Array(steps[place...])[...]
        steps.removeSubrange(place...)
        steps.reserveCapacity(steps.count + later.count + new.count)
        for step in new {
            while let earlier = later.first, earlier.time <= step.time {
                steps.append(earlier)
                later.removeFirst()
            }
            steps.append(step)
        }
        steps += later
    }

    /// The moments at which a finger that moves is seen, and how far it has come.
    private static func moments(_ duration: TimeInterval, _ pace: Pace) -> [(TimeInterval, Double)] {
        let count = max(1, Int(min((duration / interval - 1e-6).rounded(.up), 100_000)))
        return (1...count).map { index in
            let moment = index == count ? duration : Double(index) * interval
            return (moment, index == count ? 1 : pace.value(at: moment / duration))
        }
    }

    private static func place(_ fraction: Double, along points: [CGPoint]) -> CGPoint {
        let lengths = zip(points, points.dropFirst()).map { a, b in
            ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        }
        var rest = fraction * lengths.reduce(0, +)
        guard fraction < 1 else { return points[points.count - 1] }
        for (index, length) in lengths.enumerated() {
            if rest <= length, length > 0 {
                let (a, b, part) = (points[index], points[index + 1], rest / length)
                return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
            }
            rest -= length
        }
        return points[points.count - 1]
    }
}
