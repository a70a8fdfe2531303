/// Animates changes of views, and can be paused, scrubbed, turned round and continued at another pace.
///
/// | state | what leads there |
/// |---|---|
/// | `inactive` | a new animator; one that has ended, or was stopped without finishing |
/// | `active` | started, paused, or given a fraction: the blocks have run, and their changes move or stand still |
/// | `stopped` | stopped; the views are where they were, and `finishAnimation(at:)` is to follow |
///
/// What layers show of it depends on nothing but the calls and the time, so any later moment can be drawn beforehand.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    /// The pace.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// How long it takes, in seconds. A spring that is given by its physics takes as long as it takes.
    open private(set) var duration: TimeInterval
    /// How long it waits after the start, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// What the animator does.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether views can be touched while they are animated.
    open var isUserInteractionEnabled = true
    /// Whether the app finds out itself which moving view was touched.
    open var isManualHitTestingEnabled = false
    /// Whether the animator can be paused, scrubbed, turned round and stopped.
    open var isInterruptible = true
    /// Whether a fraction that is set stands for so much of the way and not of the time.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, where it can be turned round, and does not complete.
    open var pausesOnCompletion = false

    private let pacing: AnimationPacing
    private var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var run: AnimatorRun?
    private var startsReversed = false
    /// The model values at the end, while the animator is stopped.
    private var modelValues: [ModelValue] = []

    /// Makes an animator.
    /// - Parameter duration: how long it takes, in seconds.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        (pacing, self.duration) = parameters.pacing(duration: max(duration, 0))
        super.init()
    }

    /// Makes an animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a cubic Bézier curve from (0, 0) to (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator with a spring.
    /// - Parameter ratio: 1 to come to rest without swinging, towards 0 more and more swings.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
        let curve = curves[Int((options.rawValue >> 16) & 3)]
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// A copy that is inactive, with the same pace and duration and without blocks.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    }

    // MARK: Blocks

    /// Adds changes that begin when a part of the time that is left is over, and end with the animator.
    ///
    /// An active animator makes them at once, an inactive one when it becomes active.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        switch state {
        case .inactive: blocks.append((animation, delayFactor))
        case .active: run?.collect(animation, delayFactor: Double(delayFactor))
        case .stopped:
            reportMisuse("UIViewPropertyAnimator.addAnimations(_:): a stopped animator takes no more animations")
        }
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds what is called when the animator has ended, with where.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Moving

    /// Whether the animator moves.
    open var isRunning: Bool { run?.isRunning ?? false }

    /// Whether the animator goes back to its beginning. It turns round where it is.
    open var isReversed: Bool {
        get { run?.isReversed ?? startsReversed }
        set {
            guard state != .stopped, mayInterrupt("isReversed") else { return }
            startsReversed = newValue
            run?.reverse(newValue)
        }
    }

    /// How far the animator has come in the direction that it has, 0 to 1. Setting it moves the views there; an inactive
    /// animator is paused there.
    ///
    /// While the animator runs it is the part of its time. Where it stands still and `scrubsLinearly` it is the part of
    /// the way, whatever the pace, so that views follow a finger.
    open var fractionComplete: CGFloat {
        get {
            guard let run else { return 0 }
            let fraction = run.fraction(evenly: scrubsLinearly)
            return CGFloat(run.isReversed ? 1 - fraction : fraction)
        }
        set {
            guard state != .stopped, newValue.isFinite, mayInterrupt("fractionComplete") else { return }
            let run = activate()
            let wasRunning = run.isRunning
            run.pause(evenly: scrubsLinearly)
            let fraction = Double(min(max(newValue, 0), 1))
            run.scrub(to: run.isReversed ? 1 - fraction : fraction, evenly: scrubsLinearly && !wasRunning)
            if wasRunning { run.goOn() }
        }
    }

    /// Starts the animator, or has it go on.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animator after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state != .stopped else {
            return reportMisuse("UIViewPropertyAnimator.startAnimation(): a stopped animator has to be finished first")
        }
        let run = activate()
        guard !run.isRunning else { return }
        self.delay = max(delay, 0)
        run.goOn(delay: self.delay)
    }

    /// Has the animator stand still; an inactive one becomes active, at its beginning.
    open func pauseAnimation() {
        guard state != .stopped, mayInterrupt("pauseAnimation()") else { return }
        activate().pause(evenly: scrubsLinearly)
    }

    /// Has a paused animator go on at another pace.
    /// - Parameters:
    ///   - parameters: the pace from here on; nil for the animator's.
    ///   - durationFactor: how long the rest takes, as a part of the whole duration; 0 for what is left of it.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard state == .active, let run else {
            return reportMisuse("UIViewPropertyAnimator.continueAnimation(…): only an active animator can go on")
        }
        run.pause(evenly: scrubsLinearly)
        run.goOn(at: parameters, durationFactor: Double(max(durationFactor, 0)))
    }

    // MARK: The end

    /// Stops the animator and leaves the views where they are.
    /// - Parameter withoutFinishing: whether that is all, and completions are not called. Otherwise
    ///   `finishAnimation(at:)` is to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let run, mayInterrupt("stopAnimation(_:)") else { return }
        modelValues = run.modelValues
        run.settle()
        state = .stopped
        if withoutFinishing {
            completions = []
            end(run, at: .current)
        }
    }

    /// Ends an animator that was stopped.
    /// - Parameter finalPosition: what the views show afterwards: the beginning, the end, or what they show now.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped, let run else {
            return reportMisuse("UIViewPropertyAnimator.finishAnimation(at:): the animator has not been stopped")
        }
        if finalPosition != .current {
            CATransaction.withoutActions { for value in modelValues { value.restore() } }
            if finalPosition == .start { run.goToStart() }
        }
        end(run, at: finalPosition)
    }

    private func end(_ run: AnimatorRun, at position: UIViewAnimatingPosition) {
        run.finish(at: position)
        complete(at: position)
    }

    /// The run is over.
    func complete(at position: UIViewAnimatingPosition) {
        let completions = completions
        self.completions = []
        (modelValues, blocks) = ([], [])
        run = nil
        startsReversed = false
        state = .inactive
        AnimationContext.outsideOfBlocks { for completion in completions { completion(position) } }
    }

    /// Runs the blocks, unless that has happened.
    private func activate() -> AnimatorRun {
        if let run { return run }
        let run = AnimatorRun(self, pacing: pacing, duration: duration)
        self.run = run
        state = .active
        run.reverse(startsReversed)
        let waiting = blocks
        blocks = []
        for (block, delayFactor) in waiting { run.collect(block, delayFactor: Double(delayFactor)) }
        run.begin()
        return run
    }

    private func mayInterrupt(_ call: String) -> Bool {
        if !isInterruptible && state == .active {
            reportMisuse("UIViewPropertyAnimator.\(call): the animator is not interruptible")
            return false
        }
        return true
    }
}
