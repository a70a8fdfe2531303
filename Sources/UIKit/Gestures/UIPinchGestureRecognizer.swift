/// Recognises two fingers that move apart or together.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far apart the fingers are, by how far they were. Set it to go on from another scale.
    open var scale: CGFloat = 1 {
        didSet { if !isFollowing { base = fingerPair } }
    }
    /// How fast the scale changes, a second.
    open private(set) var velocity: CGFloat = 0

    private var start: FingerPair?
    private var base: FingerPair?
    private var last: (scale: CGFloat, time: TimeInterval)?
    private var isFollowing = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { regroup(event) }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = fingerPair, let start, let base, base.distance > 0 else { return }
        if wanted == .possible, abs(pair.distance - start.distance) <= FingerPair.slop { return }
        isFollowing = true
        let step = max(pair.distance, 1) / max(base.distance, 1)
        self.base = pair
        scale *= step
        isFollowing = false
        if let last, event.timestamp > last.time {
            velocity = (scale - last.scale) / (event.timestamp - last.time)
        }
        last = (scale, event.timestamp)
        state = wanted == .possible ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.contains(where: { !$0.isOver }) { return regroup(event) }
        state = wanted == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        (start, base, last) = (nil, nil, nil)
        isFollowing = true
        scale = 1
        isFollowing = false
        velocity = 0
    }

    /// Goes on without a jump with the fingers that are down now.
    private func regroup(_ event: UIEvent) {
        base = fingerPair
        if wanted == .possible { start = base }
        last = (scale, event.timestamp)
    }
}
