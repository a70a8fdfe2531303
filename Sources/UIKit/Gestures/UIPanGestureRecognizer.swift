/// Recognises fingers that are dragged.
///
/// It begins when the middle of the fingers has moved by more than 10 points; these count in the translation.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it takes at least.
    open var minimumNumberOfTouches = 1
    /// How many fingers count at most.
    open var maximumNumberOfTouches = Int.max
    /// The kinds of scrolling that count as dragging.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private var motion = PanMotion()
    private var time: TimeInterval = 0

    /// How far the middle has to move, in points.
    static let slop: CGFloat = 10

    /// How far the fingers have moved, in a view's coordinates, nil for the window's.
    open func translation(in view: UIView?) -> CGPoint { convert(motion.translation, to: view) }

    /// Counts the movement from a given one on.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        motion.setTranslation(convert(translation, from: view))
    }

    /// How fast the fingers move, in points a second of a view's coordinates, nil for the window's: as in the last
    /// moments of the touch, nothing once they have rested.
    open func velocity(in view: UIView?) -> CGPoint { convert(motion.velocity(at: time), to: view) }

    /// Whether a movement so far, in the window's coordinates, is one that this recognizer is for.
    func isOfInterest(_ movement: CGVector) -> Bool? {
        hypot(movement.dx, movement.dy) > UIPanGestureRecognizer.slop ? true : nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        time = event.timestamp
        if self.touches.count > maximumNumberOfTouches {
            if wanted == .possible { return state = .failed }
            for touch in self.touches.dropFirst(maximumNumberOfTouches) { ignore(touch, for: event) }
        }
        motion.regroup(centroid, time)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        follow(event)
        let left = self.touches.filter { !$0.isOver }
        if left.count >= minimumNumberOfTouches {
            motion.regroup(middle(of: left), time)
        } else if wanted == .possible {
            if left.isEmpty { state = .failed }
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = self.touches.filter { !$0.isOver }
        if left.count >= minimumNumberOfTouches {
            motion.regroup(middle(of: left), event.timestamp)
        } else {
            state = .cancelled
        }
    }

    open override func reset() { motion = PanMotion() }

    private func follow(_ event: UIEvent) {
        time = event.timestamp
        guard self.touches.count >= minimumNumberOfTouches else { return motion.regroup(centroid, time) }
        let before = motion.translation
        motion.move(to: centroid, time)
        if wanted == .possible {
            switch isOfInterest(motion.translation) {
            case true?: state = .began
            case false?: state = .failed
            case nil: break
            }
        } else if motion.translation != before {
            state = .changed
        }
    }

    private func middle(of touches: [UITouch]) -> CGPoint {
        CGPoint(
            x: touches.reduce(0) { $0 + $1.location.x } / CGFloat(touches.count),
            y: touches.reduce(0) { $0 + $1.location.y } / CGFloat(touches.count))
    }

    private func convert(_ vector: CGVector, to view: UIView?) -> CGPoint {
        let (origin, end) = (convert(CGPoint.zero, to: view), convert(CGPoint(x: vector.dx, y: vector.dy), to: view))
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func convert(_ point: CGPoint, from view: UIView?) -> CGVector {
        guard let view, let window = touchedWindow, view !== window else { return CGVector(dx: point.x, dy: point.y) }
        let (origin, end) = (view.convert(CGPoint.zero, to: window), view.convert(point, to: window))
        return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }
}

/// Kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Step by step, with a wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Smoothly, on a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// All.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
