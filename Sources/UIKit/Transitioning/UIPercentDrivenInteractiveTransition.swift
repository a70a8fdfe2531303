/// Lets a finger drive the animation of an animator, by the part of the way that it has come.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var run: TransitionRun?

    /// Makes one that drives from the beginning.
    public override init() { super.init() }

    /// How long the transition takes without a finger, in seconds.
    open var duration: CGFloat { CGFloat(run?.duration ?? 0) }
    /// How far the finger has brought it, 0 to 1.
    open var percentComplete: CGFloat { run?.percentComplete ?? 0 }
    /// How fast the rest plays when the finger lets go, in units of the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// The pace of that rest.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The pace of that rest, for an animator that can be interrupted.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether a finger drives from the beginning.
    open var wantsInteractiveStart = true

    /// Has the animator begin and holds its animation at the start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let run = (transitionContext as? TransitionContext)?.run else { return }
        self.run = run
        run.beginAnimation()
        run.hold()
    }

    /// Takes a running transition over.
    open func pause() { run?.takeOver() }
    /// Moves to a part of the way, 0 to 1. Does nothing once the finger has let go.
    open func update(_ percentComplete: CGFloat) { run?.update(percentComplete) }
    /// Plays the rest backward.
    open func cancel() { run?.letGo(isCancelled: true) }
    /// Plays the rest.
    open func finish() { run?.letGo(isCancelled: false) }

    /// A transition has begun without a finger, which may take it over.
    func join(_ run: TransitionRun) { self.run = run }

    /// A transition is over.
    func leave(_ run: TransitionRun) { if self.run === run { self.run = nil } }
}
