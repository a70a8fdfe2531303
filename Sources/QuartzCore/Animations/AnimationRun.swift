/// The run of an animation on a layer.
final class AnimationRun {
    /// The animation: a copy of the one that was added.
    let animation: CAAnimation
    /// Counts up over all animations of a thread; the order in which they were added.
    let order: Int
    /// Whether the transaction has been committed that added it; before that it has no beginning.
    var isCommitted = false
    /// Whether its delegate knows that it has begun.
    var hasStarted = false
    /// Whether it is over and its delegate knows.
    var hasStopped = false
    private let completion: CompletionGroup?

    init(_ animation: CAAnimation, order: Int, completion: CompletionGroup?) {
        self.animation = animation
        self.order = order
        self.completion = completion
        completion?.hold()
    }

    /// Tells the delegate, once, that the animation has begun.
    func start() {
        guard !hasStarted else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Tells the delegate, once, that the animation is over, and then the transaction that waits for it.
    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        completion?.release()
    }
}
