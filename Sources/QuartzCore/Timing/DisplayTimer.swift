/// Calls a function once, when the display's clock has come to a time.
///
/// A stage calls it on its way, at exactly that time, before the animations that end at the same moment. Without a
/// display it is never called.
package final class DisplayTimer {
    /// When it is called, in the display's time.
    package let time: CFTimeInterval
    private weak var clock: (any MediaClock)?
    private var action: (() -> Void)?

    /// Makes a timer of the current display that is called some seconds from now; it need not be kept.
    @discardableResult
    package init(after delay: CFTimeInterval, _ action: @escaping () -> Void) {
        time = CACurrentMediaTime() + (delay > 0 && delay.isFinite ? delay : 0)
        clock = CurrentDisplay.clock
        guard clock != nil else { return }
        self.action = action
        let state = ThreadState.current
        // Now and then, so that a long script's timers do not each look at all the others.
        if state.timers.count.nonzeroBitCount <= 1 { state.timers.removeAll { $0.clock == nil } }
        let place = state.timers.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0
        state.timers.insert(self, at: place)
    }

    /// Whether it is still to be called.
    package var isWaiting: Bool { action != nil }

    /// Sees that it is not called.
    package func cancel() {
        guard action != nil else { return }
        action = nil
        let state = ThreadState.current
        if let place = state.timers.firstIndex(where: { $0 === self }) { state.timers.remove(at: place) }
    }

    fileprivate func fire() {
        let action = self.action
        cancel()
        action?()
    }

    fileprivate func belongs(to display: any MediaClock) -> Bool { clock === display }
}

/// When the next timer of a display is to be called; nil where none waits.
package func nextTimer(of display: any MediaClock) -> CFTimeInterval? {
    ThreadState.current.timers.first { $0.belongs(to: display) }?.time
}

/// Calls the timers of a display whose time has come, in the order of their times.
package func fireTimers(of display: any MediaClock, at time: CFTimeInterval) {
    // Those that are added meanwhile for now have their turn next.
    let due = ThreadState.current.timers.prefix { $0.time <= time }.filter { $0.belongs(to: display) }
    for timer in due { timer.fire() }
}
