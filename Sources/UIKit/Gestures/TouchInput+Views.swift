extension TouchInput {
    /// Tells views of the touches that have changed, as far as recognizers let them be told.
    func deliverToViews(_ changed: [UITouch], _ event: UIEvent) {
        for touch in changed where touch.phase == .began { decide(touch) }
        send(changed.filter { $0.phase == .began && $0.delivery == .begun }, .began, event)
        send(changed.filter { $0.phase == .moved && $0.delivery == .begun }, .moved, event)
        for touch in changed where touch.phase == .ended && touch.delivery == .begun {
            touch.delivery = touch.isEndDelayed ? .endHeld : .over
        }
        send(changed.filter { $0.phase == .ended && $0.delivery == .over && $0.reachesView }, .ended, event)
        let cancelled = changed.filter { $0.phase == .cancelled && $0.delivery == .begun }
        for touch in changed where touch.phase == .cancelled { touch.delivery = .over }
        send(cancelled, .cancelled, event)
    }

    /// Whether and when a view is told of a new touch.
    private func decide(_ touch: UITouch) {
        guard touch.delivery == .undecided else { return }
        if touch.isTaken || isRefused(touch) {
            touch.delivery = .over
            touch.reachesView = false
        } else {
            touch.delivery = touch.isBeginningDelayed ? .held : .begun
        }
    }

    /// Whether the view, or another one that has touches, wants no further one.
    private func isRefused(_ touch: UITouch) -> Bool {
        touches.contains { other in
            guard other !== touch, !other.isOver, other.window === touch.window, other.reachesView else { return false }
            if other.view === touch.view { return touch.view?.isMultipleTouchEnabled == false }
            return touch.view?.isExclusiveTouch == true || other.view?.isExclusiveTouch == true
        }
    }

    /// Tells views what waited for recognizers to fail.
    func releaseHeld() {
        for touch in touches {
            if touch.delivery == .held, !touch.isBeginningDelayed {
                touch.delivery = .begun
                touch.posing(as: .began, atStart: true) { send([touch], .began, currentEvent) }
                if touch.phase == .ended, touch.delivery == .begun { touch.delivery = .endHeld }
            }
            if touch.delivery == .endHeld, !touch.isEndDelayed {
                touch.delivery = .over
                touch.posing(as: .ended, atStart: false) { send([touch], .ended, currentEvent) }
            }
        }
        dropFinished()
    }

    /// Tells views that a gesture has taken touches away from them.
    func cancelInViews(_ taken: [UITouch]) {
        for touch in taken where touch.delivery != .over {
            let isTold = touch.delivery == .begun || touch.delivery == .endHeld
            touch.delivery = .over
            touch.reachesView = false
            guard isTold else { continue }
            touch.posing(as: .cancelled, atStart: false) { send([touch], .cancelled, currentEvent) }
        }
    }

    /// Calls the method for a phase, once for each view.
    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var rest = touches
        while let view = rest.first?.view {
            let own = Set(rest.filter { $0.view === view })
            rest.removeAll { $0.view === view }
            switch phase {
            case .began: view.touchesBegan(own, with: event)
            case .moved: view.touchesMoved(own, with: event)
            case .ended: view.touchesEnded(own, with: event)
            default: view.touchesCancelled(own, with: event)
            }
        }
    }
}

extension UITouch {
    /// Whether a recognizer has it to itself.
    fileprivate var isTaken: Bool { watchers.contains { $0.hasRecognized && $0.cancelsTouchesInView } }
    fileprivate var isBeginningDelayed: Bool { watchers.contains { $0.isUndecided && $0.delaysTouchesBegan } }
    fileprivate var isEndDelayed: Bool { watchers.contains { $0.isUndecided && $0.delaysTouchesEnded } }
}
