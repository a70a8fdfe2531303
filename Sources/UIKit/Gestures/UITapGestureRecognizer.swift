/// Recognises taps of one or more fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps it takes.
    open var numberOfTapsRequired = 1
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointer that count.
    open var buttonMaskRequired = UIEvent.ButtonMask.primary

    private var taps = 0
    private var fingers: [UITouch] = []

    /// How far a finger may move in points, and how long it may stay in seconds.
    private static let allowableMovement: CGFloat = 45
    private static let maximumDuration: TimeInterval = 0.75

    /// The number of fingers of the last tap.
    open override var numberOfTouches: Int { fingers.count }

    open override func location(in view: UIView?) -> CGPoint {
        guard !fingers.isEmpty else { return super.location(in: view) }
        let points = fingers.map { $0.location(in: view) }
        return CGPoint(
            x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
            y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    }

    open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        fingers.indices.contains(touchIndex) ? fingers[touchIndex].location(in: view) : location(in: view)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard wanted == .possible else { return }
        if fingers.allSatisfy(\.isOver) {
            let isFar = !fingers.isEmpty && !isNear(fingers[0], self.touches.last)
            if isFar { return state = .failed }
            fingers = []
        }
        fingers += self.touches.filter { touch in touches.contains(touch) && !fingers.contains(touch) }
        if fingers.count > numberOfTouchesRequired { return state = .failed }
        startTimer(UITapGestureRecognizer.maximumDuration) { $0.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if fingers.contains(where: { $0.distanceFromStart > UITapGestureRecognizer.allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard wanted == .possible else { return }
        if fingers.contains(where: { $0.distanceFromStart > UITapGestureRecognizer.allowableMovement }) {
            return state = .failed
        }
        guard fingers.allSatisfy(\.isOver) else { return }
        if fingers.count < numberOfTouchesRequired { return state = .failed }
        taps += 1
        if taps >= numberOfTapsRequired {
            stopTimer()
            state = .ended
        } else {
            startTimer(TouchInput.tapInterval) { $0.state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    /// Fewer taps are part of more, and do not prevent them.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func reset() {
        taps = 0
        fingers = []
    }

    private func isNear(_ a: UITouch, _ b: UITouch?) -> Bool {
        guard let b else { return true }
        return hypot(a.location.x - b.location.x, a.location.y - b.location.y) <= TouchInput.tapDistance
    }
}

extension UIEvent {
    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Makes a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The first one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The second one.
        public static let secondary = ButtonMask(rawValue: 2)
        /// A button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }
}

extension UITouch {
    /// How far the finger is from where it came down, in points.
    var distanceFromStart: CGFloat { hypot(location.x - start.x, location.y - start.y) }
}
