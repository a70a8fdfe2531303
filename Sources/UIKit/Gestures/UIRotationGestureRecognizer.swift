/// Recognises two fingers that turn about each other.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned, in radians, clockwise. Set it to go on from another angle.
    open var rotation: CGFloat = 0
    /// How fast they turn, in radians a second.
    open private(set) var velocity: CGFloat = 0

    private var base: FingerPair?
    private var turned: CGFloat = 0
    private var last: (turned: CGFloat, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { regroup(event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = fingerPair, let base else { return }
        let step = pair.turn(since: base)
        self.base = pair
        turned += step
        rotation += step
        if let last, event.timestamp > last.time {
            velocity = (turned - last.turned) / (event.timestamp - last.time)
        }
        last = (turned, event.timestamp)
        if wanted == .possible {
            if abs(turned) * pair.distance / 2 > FingerPair.slop { state = .began }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.contains(where: { !$0.isOver }) { return regroup(event) }
        state = wanted == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { (rotation, velocity, base, turned, last) = (0, 0, nil, 0, nil) }

    /// Goes on without a jump with the fingers that are down now.
    private func regroup(_ event: UIEvent) {
        base = fingerPair
        last = (turned, event.timestamp)
    }
}
