/// Calls a function after some seconds, and again where wanted: by the current display's clock, without a display by
/// the run loop.
final class DelayedCall {
    private let interval: TimeInterval
    private let repeats: Bool
    private var action: (() -> Void)?
    private var displayTimer: DisplayTimer?
    private var loopTimer: Timer?

    init(after interval: TimeInterval, repeats: Bool, _ action: @escaping () -> Void) {
        self.interval = max(interval, repeats ? 0.0001 : 0)
        self.repeats = repeats
        self.action = action
        if CurrentDisplay.clock != nil { waitForDisplay() } else { waitForRunLoop() }
    }

    /// Whether it will still be called.
    var isWaiting: Bool { action != nil }

    /// Sees that it is called no more.
    func cancel() {
        action = nil
        displayTimer?.cancel()
        loopTimer?.invalidate()
        (displayTimer, loopTimer) = (nil, nil)
    }

    /// Calls it now.
    func fire() {
        let action = self.action
        if !repeats { cancel() }
        action?()
    }

    private func waitForDisplay() {
        displayTimer = DisplayTimer(after: interval) {
            self.fire()
            if self.isWaiting { self.waitForDisplay() }
        }
    }

    private func waitForRunLoop() {
        // Sound: the run loop's timers are called on the thread that they are made on.
        nonisolated(unsafe) let call = self
        loopTimer = Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { _ in call.fire() }
    }
}
