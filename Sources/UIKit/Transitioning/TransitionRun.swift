/// A transition on its way: starts the animator, lets a finger drive it, and sees that it ends.
@MainActor
final class TransitionRun {
    let context: TransitionContext
    let animator: (any UIViewControllerAnimatedTransitioning)?
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) var coordinator: TransitionCoordinator!
    /// What follows when it is over; whether it came to its end.
    var onCompletion: ((Bool) -> Void)?
    /// What comes last of all.
    var afterwards: (() -> Void)?
    /// What is checked of the views at the end.
    var checks = TransitionChecks()

    private(set) var isOver = false
    /// Whether the machinery ended it, so that what the animator still says does not matter.
    private var isForced = false
    private var driver: LayerDriver?
    private var driven: [CALayer] = []
    private var interruptible: (any UIViewImplicitlyAnimating)?
    private var record = ViewAnimationRecord()
    private var watch: DisplayTimer?
    /// The window that takes no touches until the end.
    private weak var blocked: UIWindow?

    init(
        _ context: TransitionContext, animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.context = context
        self.animator = animator
        self.interactor = animator == nil ? nil : interactor
        coordinator = TransitionCoordinator(run: self, context: context)
        context.run = self
        driven = [context.containerView.layer]
        for controller in [context.from, context.to] { controller?.currentTransition = self }
    }

    /// How long it takes without a finger, in seconds.
    private(set) lazy var duration: TimeInterval = animator?.transitionDuration(using: context) ?? 0
    var completionSpeed: CGFloat { interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

    /// Starts it.
    func start() {
        checks.begin(context)
        guard animator != nil else {
            coordinator.start()
            return complete(true)
        }
        if let interactor, interactor.wantsInteractiveStart {
            context.isInteractive = true
            coordinator.initiallyInteractive = true
            interactor.startInteractiveTransition(context)
            // An interactor that animates by itself has no animator begin.
            if driver == nil && interruptible == nil && !isOver { coordinator.start() }
        } else {
            beginAnimation()
            if let percentDriven = interactor as? UIPercentDrivenInteractiveTransition { percentDriven.join(self) }
            keepTouchesAway()
        }
    }

    /// Keeps fingers off the window until the end, unless one can take hold of what moves.
    private func keepTouchesAway() {
        guard !isOver, interactor == nil, interruptible == nil, let window = context.containerView.window else {
            return
        }
        window.blockTouches()
        blocked = window
    }

    /// Has the animator animate.
    func beginAnimation() {
        guard let animator else { return }
        driver = LayerDriver(driven, duration: duration)
        UIView.recordingChanges(record) { animator.animateTransition(using: context) }
        guard !isOver else { return }
        interruptible = findInterruptibleAnimator()
        coordinator.isInterruptible = interruptible != nil
        UIView.recordingChanges(record) { coordinator.start() }
        watchCompletion()
    }

    /// Runs changes with the transition's duration.
    func animate(_ changes: @escaping () -> Void) {
        if let interruptible, interruptible.state == .active { return interruptible.addAnimations(changes) }
        UIView.recordingChanges(record) {
            UIView.animate(
                withDuration: duration, delay: 0, options: coordinatorOptions, animations: changes, completion: nil)
        }
    }

    private var coordinatorOptions: UIView.AnimationOptions {
        (animator as? StandardAnimator)?.options(for: context) ?? [.curveEaseInOut]
    }

    private func findInterruptibleAnimator() -> (any UIViewImplicitlyAnimating)? {
        guard let found = animator?.interruptibleAnimator(using: context), !(found is NoInterruptibleAnimator) else {
            return nil
        }
        return found
    }

    /// An animator that nothing moves for any more, and that has not completed, is reported.
    private func watchCompletion() {
        watch = DisplayTimer(after: duration + 1) { [weak self] in
            guard let self, !isOver, !context.isInteractive else { return }
            if context.containerView.layer.animationCount > 0 || interruptible?.isRunning == true {
                return watchCompletion()
            }
            report(.neverCompleted)
        }
    }

    // MARK: A finger

    /// Holds the animation at its start, for a finger to move.
    func hold() {
        if interruptible == nil { interruptible = findInterruptibleAnimator() }
        if let interruptible {
            if interruptible.state == .inactive { interruptible.startAnimation() }
            interruptible.pauseAnimation()
        } else {
            driver?.hold()
        }
    }

    /// Has a layer outside the container follow the finger too.
    func drive(_ layer: CALayer) {
        guard !driven.contains(where: { $0 === layer }) else { return }
        driven.append(layer)
        driver?.add(layer)
    }

    /// Moves the animation to a part of the way.
    func update(_ percent: CGFloat) {
        guard !isOver, context.isInteractive else { return }
        let part = min(max(percent, 0), 1)
        coordinator.percentComplete = part
        if let interruptible { interruptible.fractionComplete = part } else { driver?.move(to: Double(part)) }
    }

    /// The finger lets go: the rest plays, forward or back.
    func letGo(isCancelled: Bool) {
        guard !isOver, context.isInteractive else { return }
        context.isInteractive = false
        context.transitionWasCancelled = isCancelled
        coordinator.interactionChanged()
        if let interruptible {
            interruptible.isReversed = isCancelled
            let timing = (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
            interruptible.continueAnimation(
                withTimingParameters: timing, durationFactor: timing == nil ? 0 : 1 / max(completionSpeed, 0.01))
            return
        }
        guard let driver else { return }
        let speed = max(Double(completionSpeed), 0.01)
        guard isCancelled else {
            driver.playForward(speed: speed)
            return watchCompletion()
        }
        driver.playBack(speed: speed) { [weak self] in self?.endCancelled() }
    }

    /// A finger takes a running transition over.
    func takeOver() {
        guard !isOver, !context.isInteractive else { return }
        context.isInteractive = true
        context.transitionWasCancelled = false
        if let interruptible {
            interruptible.pauseAnimation()
            interruptible.isReversed = false
            coordinator.percentComplete = interruptible.fractionComplete
        } else if let driver {
            coordinator.percentComplete = CGFloat(driver.hold())
        }
        coordinator.interactionChanged()
    }

    /// How far it is now, 0 to 1.
    var percentComplete: CGFloat { coordinator.percentComplete }

    /// The animation has been played back to its start: what it changed is given back, and it ends.
    private func endCancelled() {
        guard !isOver else { return }
        CATransaction.withoutActions { record.restore() }
        removeAnimations()
        if !isOver { force(false) }
    }

    private func removeAnimations() {
        // The completion of an animation may begin another one; a chain of a hundred never ends.
        for _ in 0..<100 where !isOver {
            let layers = driven.filter { $0.animationCount > 0 }
            if layers.isEmpty { return }
            for layer in layers { layer.removeAnimationsBeneath() }
        }
    }

    // MARK: The end

    /// Ends it now: a drag goes back to its start, anything else to its end.
    func endNow() {
        guard !isOver else { return }
        let isCancelled = context.isInteractive || context.transitionWasCancelled
        if context.isInteractive {
            context.isInteractive = false
            context.transitionWasCancelled = true
            coordinator.interactionChanged()
        }
        guard !isOver else { return }
        if let interruptible {
            if interruptible.state == .active { interruptible.stopAnimation(false) }
            if interruptible.state == .stopped { interruptible.finishAnimation(at: isCancelled ? .start : .end) }
        } else {
            if isCancelled { CATransaction.withoutActions { record.restore() } }
        }
        removeAnimations()
        if !isOver { force(!isCancelled) }
    }

    private func force(_ didComplete: Bool) {
        isForced = true
        complete(didComplete)
    }

    /// The animator says that it has finished.
    func complete(_ didComplete: Bool) {
        guard !isOver else {
            if !isForced { report(.completedTwice) }
            return
        }
        let isCancelled = context.transitionWasCancelled
        if didComplete && isCancelled && !isForced { report(.completedAfterCancel) }
        if !didComplete { context.transitionWasCancelled = true }
        isOver = true
        context.isInteractive = false
        watch?.cancel()
        blocked?.unblockTouches()
        driver?.release()
        let success = didComplete && !isCancelled
        if !isForced && animator != nil { checks.end(self, success) }
        for controller in [context.from, context.to] where controller?.currentTransition === self {
            controller?.currentTransition = nil
        }
        (interactor as? UIPercentDrivenInteractiveTransition)?.leave(self)
        animator?.animationEnded(success)
        let completion = onCompletion
        onCompletion = nil
        completion?(success)
        coordinator.finish()
        let last = afterwards
        afterwards = nil
        last?()
        context.letControllersGo()
        (driver, interruptible) = (nil, nil)
        record = ViewAnimationRecord()
    }

    func report(_ kind: TransitionIssue.Kind) {
        TransitionIssue.report(kind, from: context.from, to: context.to, animator: animator)
    }
}

extension CALayer {
    /// Takes all animations off the layer's tree.
    fileprivate func removeAnimationsBeneath() {
        removeAllAnimations()
        for layer in sublayers ?? [] where layer.animationCount > 0 { layer.removeAnimationsBeneath() }
        if let mask, mask.animationCount > 0 { mask.removeAnimationsBeneath() }
    }
}
