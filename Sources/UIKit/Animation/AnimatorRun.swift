/// The run of an animator from its start to its end: its changes, and where they stand.
///
/// Every layer's animation is a function of the time from the moment on when the run was started, turned or continued,
/// so what a display shows at any later moment is known at once.
@MainActor
final class AnimatorRun {
    weak var animator: UIViewPropertyAnimator?
    /// The length of the whole in seconds.
    let duration: TimeInterval
    private let pacing: AnimationPacing
    private var changes: [AnimatorChange] = []
    /// How far the whole has come: the progress of a change that takes all of the time.
    private var whole: AnimatorProgress
    /// What moves now; nil where everything stands still.
    private var phase: Phase?
    /// Where on its time the run stands still.
    private var place = 0.0
    /// Where it was stopped, and whether it has been moved since then.
    private var hold = 0.0
    private(set) var isReversed = false
    private var waiting = 0
    private var trackers: [AnimationTracker] = []
    /// How many changes of each block run now, to take further changes of the same property into.
    private var openChanges: [ChangedProperty: AnimatorChange] = [:]
    private var openPart = AnimatorPart()

    private struct Phase {
        let begin: TimeInterval
        let duration: TimeInterval
        let from: Double
        let to: Double
    }

    init(_ animator: UIViewPropertyAnimator, pacing: AnimationPacing, duration: TimeInterval) {
        self.animator = animator
        self.pacing = pacing
        self.duration = duration
        whole = AnimatorProgress(pacing, AnimatorPart(), duration: duration)
    }

    var isRunning: Bool { phase != nil }

    // MARK: Changes

    /// Runs a block whose changes are the animator's.
    /// - Parameter delayFactor: when they begin, as a part of the time that is left.
    func collect(_ changes: () -> Void, delayFactor: Double) {
        let now = isReversed ? 0 : currentPlace
        openPart = AnimatorPart(opening: now + (1 - now) * min(max(delayFactor, 0), 1), closing: 1)
        openChanges = [:]
        let tracker = AnimationTracker(completion: nil)
        let context = AnimationContext(
            duration: duration * (1 - openPart.opening), delay: 0, pacing: pacing,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions],
            tracker: tracker)
        context.recording = nil
        context.animator = self
        let count = self.changes.count
        context.run(changes)
        for change in self.changes[count...] { join(change) }
    }

    /// Notes a change of a block.
    func note(_ layer: CALayer, _ key: String, from start: Any, before: ModelValue, in context: AnimationContext) {
        track(context)
        let property = ChangedProperty(layer, key)
        if let earlier = openChanges[property], earlier.part == part(context) { return earlier.changeEnd() }
        let part = part(context)
        if key == "position", case .springs = context.pacing, let point = start as? CGPoint {
            for (axis, value) in [point.x, point.y].enumerated() {
                changes.append(
                    AnimatorChange(
                        layer, axis == 0 ? "position.x" : "position.y", from: NSNumber(value: Double(value)),
                        before: before, pacing: context.pacing.along(axis), part: part, in: self))
            }
            return
        }
        let change = AnimatorChange(
            layer, key, from: start, before: before, pacing: context.pacing, part: part, in: self)
        openChanges[property] = change
        changes.append(change)
    }

    /// Notes a way through keyframes.
    func note(_ course: KeyframeRecording.Course, _ mode: CAAnimationCalculationMode, in context: AnimationContext) {
        track(context)
        changes.append(
            AnimatorChange(
                course.layer, course.key, from: course.start, before: course.before, pacing: context.pacing,
                part: part(context),
                course: (course.keys(mode), mode), in: self))
    }

    /// The part of the time that a context inside the animator's block takes.
    private func part(_ context: AnimationContext) -> AnimatorPart {
        guard duration > 0 else { return openPart }
        let opening = min(openPart.opening + context.delay / duration, 1)
        let overrides = context.options.contains(.overrideInheritedDuration)
        let closing = overrides ? min(opening + context.duration / duration, 1) : 1
        return AnimatorPart(opening: opening, closing: closing)
    }

    /// Has a block inside the animator's complete with it.
    private func track(_ context: AnimationContext) {
        guard !trackers.contains(where: { $0 === context.tracker }) else { return }
        trackers.append(context.tracker)
        context.tracker.expectAnimation()
    }

    /// Takes a new change in, as the run stands.
    private func join(_ change: AnimatorChange) {
        guard let phase else {
            _ = change.show(AnimatorMotion())
            return
        }
        change.progress.goOn(from: currentPlace, isReversed: isReversed)
        let left = phase.begin + phase.duration - now
        if change.show(AnimatorMotion(duration: max(left, 0), endsAtStart: isReversed)) { waiting += 1 }
    }

    // MARK: Time

    /// The time that the layers have.
    private var now: TimeInterval {
        let time = CACurrentMediaTime()
        return changes.first { $0.layer.isOnDisplay }?.layer.convertTime(time, from: nil) ?? time
    }

    /// How far the phase has come, 0 to 1.
    private var phaseFraction: Double {
        guard let phase, phase.duration > 0 else { return 1 }
        return min(max((now - phase.begin) / phase.duration, 0), 1)
    }

    private var currentPlace: Double {
        guard let phase else { return place }
        return phase.from + (phase.to - phase.from) * phaseFraction
    }

    /// How far the run has come, 0 at its beginning: of its time while it moves, of the way where it stands still and
    /// is scrubbed evenly.
    func fraction(evenly: Bool) -> Double {
        phase == nil && evenly ? min(max(whole.value, 0), 1) : currentPlace
    }

    // MARK: Moving

    /// Stops where it is.
    func pause(evenly: Bool) {
        guard phase != nil else { return }
        let fraction = phaseFraction
        place = currentPlace
        phase = nil
        whole.stop(at: fraction)
        hold = evenly ? min(max(whole.value, 0), 1) : place
        whole.hold(at: hold)
        for change in changes {
            change.progress.stop(at: fraction)
            change.progress.hold(at: hold)
            _ = change.show(AnimatorMotion())
        }
    }

    /// Moves a run that stands still.
    func scrub(to fraction: Double, evenly: Bool) {
        whole.scrub(to: fraction, evenly: evenly)
        for change in changes {
            change.progress.scrub(to: fraction, evenly: evenly)
            _ = change.show(AnimatorMotion())
        }
        if evenly {
            if fraction != hold { place = whole.place(of: fraction) }
        } else {
            place = fraction
        }
        hold = fraction
    }

    /// Turns round.
    func reverse(_ isReversed: Bool) {
        guard isReversed != self.isReversed else { return }
        self.isReversed = isReversed
        guard phase != nil else { return }
        pause(evenly: false)
        goOn()
    }

    /// Starts at the beginning, or at the end where it is reversed, without moving yet.
    func begin() {
        guard isReversed else { return }
        scrub(to: 1, evenly: false)
    }

    /// Goes on to the end, or to the beginning.
    /// - Parameters:
    ///   - pacing: another pace for what is left, and how long it takes then, where it says so itself.
    ///   - durationFactor: how long it takes, as a part of the whole duration; 0 for what is left of it.
    func goOn(
        delay: TimeInterval = 0, at provider: (any UITimingCurveProvider)? = nil, durationFactor: Double = 0
    ) {
        let left = isReversed ? place : 1 - place
        var length = durationFactor > 0 ? duration * durationFactor : duration * left
        if let provider {
            let (pacing, own) = provider.pacing(duration: length)
            length = own
            whole.goOn(at: pacing, duration: length, from: place, isReversed: isReversed)
            for change in changes {
                let axis = change.keyPath == "position.y" ? 1 : 0
                let pacing = change.keyPath == change.property ? pacing : pacing.along(axis)
                change.progress.goOn(at: pacing, duration: length, from: place, isReversed: isReversed)
            }
        } else {
            whole.goOn(from: place, isReversed: isReversed)
            for change in changes { change.progress.goOn(from: place, isReversed: isReversed) }
        }
        phase = Phase(begin: now + delay, duration: length, from: place, to: isReversed ? 0 : 1)
        let motion = AnimatorMotion(duration: length, delay: delay, endsAtStart: isReversed)
        waiting = 0
        // Counted first: showing may have another animator's animations end.
        waiting = changes.reduce(into: 0) { if $1.show(motion) { $0 += 1 } }
        if waiting == 0 { phaseDidEnd() }
    }

    /// One of the layers' animations has ended, or its layer has left the tree.
    func changeDidEnd() {
        guard phase != nil else { return }
        waiting -= 1
        if waiting == 0 { phaseDidEnd() }
    }

    private func phaseDidEnd() {
        guard let animator else { return }
        let isReversed = isReversed
        if animator.pausesOnCompletion {
            phase = nil
            place = isReversed ? 0 : 1
            scrub(to: place, evenly: false)
            return
        }
        phase = nil
        if isReversed { goToStart() }
        finish(at: isReversed ? .start : .end)
        animator.complete(at: isReversed ? .start : .end)
    }

    // MARK: The end

    /// Takes all animations off and leaves the model where they stand.
    func settle() {
        let fraction = phase == nil ? 0 : phaseFraction
        phase = nil
        CATransaction.withoutActions {
            for change in changes.reversed() {
                change.progress.stop(at: fraction)
                change.hide()
                change.settle(at: change.progress.value)
            }
        }
    }

    /// The model values of all that the run changes.
    var modelValues: [ModelValue] { changes.map { ModelValue($0.layer, $0.keyPath) } }

    /// Sets the values that belong to the beginning, where the model has those of the end.
    func goToStart() {
        CATransaction.withoutActions { for change in changes.reversed() { change.settle(at: 0) } }
    }

    /// Takes all animations off and forgets the changes.
    func finish(at position: UIViewAnimatingPosition) {
        phase = nil
        for change in changes { change.hide() }
        changes = []
        openChanges = [:]
        let waiting = trackers
        trackers = []
        for tracker in waiting { tracker.animationDidStop(CAAnimation(), finished: position == .end) }
    }
}
