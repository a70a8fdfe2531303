extension UIView {
    /// Animates the changes that a block makes.
    /// - Parameters:
    ///   - duration: how long it takes, in seconds.
    ///   - delay: how long it waits, in seconds.
    ///   - options: the pace, and how it goes together with other animations.
    ///   - animations: changes the views.
    ///   - completion: is called once when the animations have ended, or at once where nothing is animated; with whether
    ///     all of them ran to their ends.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, delay, AnimationPacing(options), options, animations, completion)
    }

    /// Animates the changes that a block makes, slow, fast, slow.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(duration, 0, AnimationPacing([]), [], animations, completion)
    }

    /// Animates the changes that a block makes as springs would.
    /// - Parameters:
    ///   - duration: when all but a thousandth of the way is done for good, in seconds.
    ///   - dampingRatio: 1 to come to rest without swinging, towards 0 more and more swings.
    ///   - velocity: the speed at the beginning, in whole ways a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            dampingRatio: Double(dampingRatio), duration: duration, initialVelocity: Double(velocity))
        animate(duration, delay, .spring(spring), options, animations, completion)
    }

    /// Animates the changes that a block makes as springs would that feel as if they took a time.
    /// - Parameters:
    ///   - duration: the time that the motion seems to take, in seconds; it is wholly at rest later.
    ///   - bounce: how much it overshoots, 0 for not at all to 1; below 0 it only creeps to its end.
    ///   - initialSpringVelocity: the speed at the beginning, in whole ways a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        let settling = duration > 0 ? min(spring.settlingTime, duration * 100) : 0
        animate(settling, delay, .spring(spring), options, animations, completion)
    }

    static func animate(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pacing: AnimationPacing, _ options: AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let tracker = AnimationTracker(
            allowsUserInteraction: options.contains(.allowUserInteraction), completion: completion)
        let context = AnimationContext(
            duration: duration, delay: delay, pacing: pacing, options: options, tracker: tracker)
        context.run(animations)
        tracker.close()
    }

    /// Repeats the changes that a block makes within an animation block.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let context = AnimationContext.current else { return animations() }
        let inherited = (context.repeatCount, context.autoreverses)
        (context.repeatCount, context.autoreverses) = (Float(count), autoreverses)
        animations()
        (context.repeatCount, context.autoreverses) = inherited
    }

    // MARK: Animating or not

    /// Runs a block whose changes are not animated, whatever block it runs in.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = AnimationContext.isEnabled
        AnimationContext.isEnabled = false
        actionsWithoutAnimation()
        AnimationContext.isEnabled = wasEnabled
    }

    /// Sets whether blocks animate; they still make their changes and complete.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationContext.isEnabled = enabled }

    /// Whether blocks animate.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// The duration of the animation block that is being run, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval {
        AnimationContext.current.map { $0.animates ? $0.duration : 0 } ?? 0
    }
}
