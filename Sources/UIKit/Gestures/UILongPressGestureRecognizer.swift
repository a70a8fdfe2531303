/// Recognises fingers that stay where they are for a while; then it follows them.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the fingers have to stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move meanwhile, in points.
    open var allowableMovement: CGFloat = 10
    /// How many taps have to come before.
    open var numberOfTapsRequired = 0
    /// How many fingers it takes.
    open var numberOfTouchesRequired = 1

    private var taps = 0

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard wanted == .possible else { return }
        if self.touches.count > numberOfTouchesRequired { return state = .failed }
        guard self.touches.count == numberOfTouchesRequired else { return }
        if taps == numberOfTapsRequired {
            startTimer(minimumPressDuration) { $0.state = .began }
        } else {
            stopTimer()
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if wanted != .possible {
            state = .changed
        } else if self.touches.contains(where: { $0.distanceFromStart > allowableMovement }) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if wanted != .possible {
            state = .ended
        } else if taps == numberOfTapsRequired {
            state = .failed
        } else if self.touches.allSatisfy({ $0.isOver }) {
            taps += 1
            startTimer(TouchInput.tapInterval) { $0.state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() { taps = 0 }
}
