/// Where the touches of a display come in, and the way they take: first to the recognizers of the touched view and of
/// those around it, then to the view.
@preconcurrency @MainActor
package final class TouchInput {
    /// What a finger does.
    package struct Change: Sendable, Equatable {
        /// The finger.
        package var id: Int
        /// Comes down, moves, is lifted or is taken away.
        package var phase: UITouch.Phase
        /// Where, in the screen's points.
        package var location: CGPoint

        /// Makes a change.
        package init(id: Int, phase: UITouch.Phase, location: CGPoint) {
            (self.id, self.phase, self.location) = (id, phase, location)
        }
    }

    /// The touches that are down, and those that views wait to hear the end of.
    private(set) var touches: [UITouch] = []
    let arbiter = GestureArbiter()
    /// How many times touches were asked to be ignored.
    var ignores = 0

    private unowned let screen: UIScreen
    private var event = UIEvent()
    private var taps: [Tap] = []
    private var isHandling = false
    private var waiting: [([Change], TimeInterval)] = []

    /// A touch that was lifted not long ago.
    private struct Tap {
        var location: CGPoint
        var time: TimeInterval
        var count: Int
    }

    /// How long after a tap another one counts as its successor, in seconds, and how far away, in points.
    static let tapInterval: TimeInterval = 0.35
    static let tapDistance: CGFloat = 45

    init(screen: UIScreen) {
        self.screen = screen
        arbiter.input = self
    }

    /// A finger does something, now unless a time is given.
    package func touch(id: Int, phase: UITouch.Phase, at location: CGPoint, time: TimeInterval? = nil) {
        handle([Change(id: id, phase: phase, location: location)], time: time)
    }

    /// Fingers do something together. What comes while an event is handled is handled after it.
    package func handle(_ changes: [Change], time: TimeInterval? = nil) {
        waiting.append((changes, time ?? CACurrentMediaTime()))
        guard !isHandling else { return }
        isHandling = true
        while !waiting.isEmpty {
            let (changes, time) = waiting.removeFirst()
            send(changes, max(time, event.time))
        }
        isHandling = false
    }

    /// Where a finger that is down is, in the screen's points.
    package func location(ofFinger id: Int) -> CGPoint? {
        touches.first { $0.id == id && !$0.isOver }.map(onScreen)
    }

    /// Takes all touches away.
    package func cancelAll() {
        handle(touches.filter { !$0.isOver }.map { Change(id: $0.id, phase: .cancelled, location: onScreen($0)) })
    }

    private func send(_ changes: [Change], _ time: TimeInterval) {
        for touch in touches where !touch.isOver { touch.phase = .stationary }
        if !touches.contains(where: { !$0.isOver }) { event = UIEvent() }
        event.time = time
        var changed: [UITouch] = []
        for change in changes where change.location.x.isFinite && change.location.y.isFinite {
            guard let touch = apply(change, time), !changed.contains(where: { $0 === touch }) else { continue }
            changed.append(touch)
        }
        guard !changed.isEmpty else { return }
        (event.touches, event.changed) = (touches.filter { !$0.isOver || changed.contains($0) }, changed)
        UIApplication.shared.sendEvent(event)
        event.changed = []
        for touch in changed where touch.phase == .ended { StatusBarTap(screen).touchEnded(touch) }
        dropFinished()
    }

    /// Brings a touch up to date with what its finger does; nil where that means nothing.
    private func apply(_ change: Change, _ time: TimeInterval) -> UITouch? {
        let known = touches.first { $0.id == change.id && !$0.isOver }
        switch change.phase {
        case .began:
            return known == nil ? begin(change, time) : nil
        case .moved, .ended, .cancelled:
            guard let touch = known, let window = touch.window else { return nil }
            touch.move(to: window.convert(change.location, from: nil as UIWindow?), time: time)
            touch.phase = change.phase
            touch.isOver = change.phase != .moved
            if change.phase == .ended {
                taps.append(Tap(location: change.location, time: time, count: touch.tapCount))
            }
            return touch
        default:
            return nil
        }
    }

    private func begin(_ change: Change, _ time: TimeInterval) -> UITouch? {
        guard ignores == 0 else { return nil }
        let touch = UITouch(id: change.id)
        event.touches = touches
        for window in screen.windows.reversed() {
            let point = window.convert(change.location, from: nil as UIWindow?)
            guard let view = window.hitTest(point, with: event) else { continue }
            (touch.view, touch.window) = (view, window)
            touch.begin(at: point, time: time)
            break
        }
        guard touch.window != nil else { return nil }
        taps.removeAll { time - $0.time > TouchInput.tapInterval }
        let last = taps.lastIndex {
            hypot($0.location.x - change.location.x, $0.location.y - change.location.y) <= TouchInput.tapDistance
        }
        if let last { touch.tapCount = taps.remove(at: last).count + 1 }
        touches.append(touch)
        return touch
    }

    /// Hands on the touches of a window that have changed.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = event.changed.filter { $0.window === window }
        for touch in changed where touch.phase == .began { arbiter.addWatchers(of: touch, event) }
        arbiter.deliver(changed, event)
        deliverToViews(changed, event)
        arbiter.resetFinished()
        releaseHeld()
    }

    /// The event of the touches that are down.
    var currentEvent: UIEvent { event }

    func dropFinished() { touches.removeAll { $0.isOver && ($0.delivery == .over || $0.delivery == .undecided) } }

    private func onScreen(_ touch: UITouch) -> CGPoint {
        touch.window?.convert(touch.location, to: nil as UIWindow?) ?? touch.location
    }
}

extension UIWindow {
    func deliver(_ event: UIEvent) { screen.touchInput.deliver(event, in: self) }
}
