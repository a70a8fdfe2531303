/// Recognises a quick movement in one direction, while it happens.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// The directions that count.
    open var direction: Direction = .right
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1

    private var begin: TimeInterval?

    /// How far the fingers have to go, how far they may stray, in points, and how long it may take, in seconds.
    private static let length: CGFloat = 50
    private static let straying: CGFloat = 50
    private static let duration: TimeInterval = 0.5

    /// The directions of swipes.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > numberOfTouchesRequired { return state = .failed }
        if begin == nil { begin = event.timestamp }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        state = .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() { begin = nil }

    private func follow(_ event: UIEvent) {
        guard wanted == .possible, let begin else { return }
        if event.timestamp - begin > UISwipeGestureRecognizer.duration { return state = .failed }
        let moves = self.touches.map { CGVector(dx: $0.location.x - $0.start.x, dy: $0.location.y - $0.start.y) }
        let ways = moves.map(way)
        if ways.contains(nil) { return state = .failed }
        guard self.touches.count == numberOfTouchesRequired, let first = ways.first, let way = first,
            !way.isEmpty, ways.allSatisfy({ $0 == way })
        else { return }
        state = .ended
    }

    /// The direction that a movement has, empty while it is too short, nil when it is none that counts.
    private func way(_ move: CGVector) -> Direction? {
        let candidates: [(Direction, along: CGFloat, across: CGFloat)] = [
            (.right, move.dx, abs(move.dy)), (.left, -move.dx, abs(move.dy)), (.up, -move.dy, abs(move.dx)),
            (.down, move.dy, abs(move.dx)),
        ]
        let counting = candidates.filter { direction.contains($0.0) }
        if let found = counting.first(where: { $0.along >= UISwipeGestureRecognizer.length && $0.along > $0.across }) {
            return found.0
        }
        let isOpen = counting.contains {
            $0.across <= UISwipeGestureRecognizer.straying && $0.along > -UIPanGestureRecognizer.slop
        }
        return isOpen ? [] : nil
    }
}
