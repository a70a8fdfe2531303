extension Timer {
    /// Makes a timer that sends a message after some seconds, and again where wanted, in the time of the current display
    /// where there is one.
    ///
    /// Under a virtual clock it is sent as the stage is advanced; without a display by the run loop. The target is kept
    /// until the timer is invalid.
    /// - Parameter aSelector: takes the timer, or nothing.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        SelectorTimer(ti, aTarget, aSelector, userInfo, repeats: yesOrNo)
    }
}

/// A timer that sends a message.
private final class SelectorTimer: Timer {
    private var call: DelayedCall?
    private let info: Any?

    init(_ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, repeats: Bool) {
        self.info = info
        super.init(fire: .distantFuture, interval: interval, repeats: repeats) { _ in }
        call = DelayedCall(after: interval, repeats: repeats) { [weak self] in
            guard let self else { return }
            selector.perform(on: target, with: [self])
            if !repeats { invalidate() }
        }
        SelectorTimer.valid.with { $0.append(self) }
    }

    /// Timers that somebody waits for, whether anybody else keeps them or not.
    private static let valid = Guarded<[SelectorTimer]>([])

    override var userInfo: Any? { info }
    override var isValid: Bool { call?.isWaiting ?? false }

    override func fire() { call?.fire() }

    override func invalidate() {
        call?.cancel()
        call = nil
        SelectorTimer.valid.with { list in list.removeAll { $0 === self } }
        super.invalidate()
    }
}
