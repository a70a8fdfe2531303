/// Decides which recognizers may recognise: keeps those that watch touches, asks whom each one has to wait for and whom it
/// prevents, and sends their actions.
///
/// All recognizers see what touches do before any of them is judged; then they are judged one after the other, those of
/// inner views first, on one view in the order in which they were added.
@MainActor
final class GestureArbiter {
    weak var input: TouchInput?
    /// The recognizers that have been given touches and are not through with them.
    private(set) var active: [UIGestureRecognizer] = []
    private var isDelivering = false
    private var isJudging = false

    // MARK: Touches

    /// Gives a new touch to the recognizers that watch its view.
    func addWatchers(of touch: UITouch, _ event: UIEvent) {
        var view = touch.view
        while let current = view {
            for recognizer in current.recognizers where recognizer.accepts(touch, event) {
                touch.watchers.append(recognizer)
                recognizer.take(touch)
                activate(recognizer)
            }
            view = current.superview
        }
    }

    private func activate(_ recognizer: UIGestureRecognizer) {
        recognizer.arbiter = self
        guard !active.contains(where: { $0 === recognizer }) else { return }
        let depth = recognizer.depth
        let place = active.firstIndex {
            let other = $0.depth
            if other != depth { return other < depth }
            guard let view = recognizer.view, view === $0.view else { return false }
            let places = (index(of: recognizer, in: view), index(of: $0, in: view))
            return places.0 < places.1
        }
        active.insert(recognizer, at: place ?? active.endIndex)
    }

    private func index(of recognizer: UIGestureRecognizer, in view: UIView) -> Int {
        view.recognizers.firstIndex { $0 === recognizer } ?? .max
    }

    /// Tells recognizers what touches have done, and judges what they make of it.
    func deliver(_ changed: [UITouch], _ event: UIEvent) {
        isDelivering = true
        for recognizer in active {
            for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                let own = changed.filter { touch in
                    touch.phase == phase && recognizer.touches.contains { $0 === touch }
                }
                guard !own.isEmpty, !recognizer.isFinished else { continue }
                recognizer.handle(Set(own), phase, event)
            }
        }
        for touch in changed where touch.isOver {
            for recognizer in touch.watchers { recognizer.letGo(of: touch) }
        }
        isDelivering = false
        judge()
    }

    // MARK: Judging

    /// A recognizer has asked for another state outside of the delivery of touches.
    func stateDidChange() {
        guard !isDelivering else { return }
        judge()
        guard !isJudging else { return }
        resetFinished()
        input?.releaseHeld()
    }

    private func judge() {
        guard !isJudging else { return }
        isJudging = true
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for recognizer in active where !recognizer.requests.isEmpty {
                hasChanged = judge(recognizer) || hasChanged
            }
        }
        isJudging = false
    }

    /// Grants or refuses the next state that a recognizer has asked for.
    /// - Returns: whether anything has come of it; not while it has to wait.
    private func judge(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let next = recognizer.requests.first else { return false }
        if recognizer.granted == .possible, next != .failed {
            switch verdict(recognizer) {
            case .wait:
                recognizer.showPossible()
                return false
            case .refuse:
                recognizer.fail()
                return true
            case .grant:
                recognizer.grantNext()
                exclude(recognizer)
                recognizer.sendActions()
                if recognizer.cancelsTouchesInView { input?.cancelInViews(recognizer.received) }
                return true
            }
        }
        recognizer.grantNext()
        if next != .failed { recognizer.sendActions() }
        return true
    }

    private enum Verdict {
        case grant
        case refuse
        case wait
    }

    private func verdict(_ recognizer: UIGestureRecognizer) -> Verdict {
        var verdict = Verdict.grant
        for other in active where other !== recognizer && other.sharesTouches(with: recognizer) {
            if other.hasRecognized {
                if recognizer.waits(for: other) || other.excludes(recognizer) { return .refuse }
            } else if other.isUndecided, recognizer.waits(for: other) {
                // Two that wait for each other would wait for ever.
                let isMutual = !other.requests.isEmpty && other.waits(for: recognizer)
                if !isMutual { verdict = .wait }
            }
        }
        return verdict
    }

    /// Has the others fail that a recognizer excludes.
    private func exclude(_ winner: UIGestureRecognizer) {
        for other in active where other !== winner && other.isUndecided && other.sharesTouches(with: winner) {
            if other.waits(for: winner) || winner.excludes(other) { other.fail() }
        }
    }

    // MARK: The end

    /// Makes recognizers ready again that are through with their touches.
    func resetFinished() {
        guard !isJudging, !isDelivering else { return }
        for recognizer in active
        where recognizer.isFinished && recognizer.touches.isEmpty && recognizer.requests.isEmpty {
            active.removeAll { $0 === recognizer }
            recognizer.becomeReady()
        }
    }
}
