/// Where an animator stopped.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end.
    case end
    /// At the start.
    case start
    /// Somewhere between.
    case current
}

/// What an animator does.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing yet.
    case inactive
    /// It animates, or waits in the middle.
    case active
    /// It has been stopped and waits to be finished.
    case stopped
}

/// An animation that can be started, stopped, scrubbed and turned around.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What it does.
    var state: UIViewAnimatingState { get }
    /// Whether it moves.
    var isRunning: Bool { get }
    /// Whether it goes back.
    var isReversed: Bool { get set }
    /// How far it has come, 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts it, or goes on.
    func startAnimation()
    /// Starts it after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses it.
    func pauseAnimation()
    /// Stops it where it is.
    /// - Parameter withoutFinishing: whether that is all; otherwise `finishAnimation(at:)` is to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends an animation that was stopped.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which blocks can be added.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that are animated from a later moment on, as a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that are animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what happens at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another pace.
    /// - Parameter durationFactor: the rest's share of the duration; 0 for what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    /// Adds changes, from now on.
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    /// Adds nothing.
    public func addAnimations(_ animation: @escaping () -> Void) {}
    /// Adds nothing.
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    /// Goes on as before.
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}
