/// How the changes made within a block are animated.
///
/// Blocks nest; the innermost one's context counts. It makes of each change an animation of the view's layer, hands it
@MainActor
final class AnimationContext {
    /// The length of one cycle in seconds.
    let duration: TimeInterval
    /// How long it waits, in seconds.
    let delay: TimeInterval
    let pacing: AnimationPacing
    var repeatCount: Float
    var autoreverses: Bool
    let options: UIView.AnimationOptions
    let tracker: AnimationTracker
    /// Collects changes as keyframes.
    var recording: KeyframeRecording?
    /// Takes the changes over.
    var animator: AnimatorRun?
    /// The views that have been resized, in order.
    private(set) var resizedViews: [UIView] = []
    /// The animations added so far, to take further changes of the same property into.
    private var added: [ChangedProperty: AddedAnimation] = [:]

    private struct AddedAnimation {
        let key: String
        let start: Any
        /// Keeps the layer, whose identity is the key, alive.
        let layer: CALayer
    }

    init(
        duration: TimeInterval, delay: TimeInterval, pacing: AnimationPacing, options: UIView.AnimationOptions,
        tracker: AnimationTracker
    ) {
        let outer = AnimationContext.current
        let inherited = outer.map { options.contains(.overrideInheritedDuration) ? duration : $0.duration }
        self.duration = max(inherited ?? duration, 0)
        self.delay = max(delay, 0)
        self.pacing = outer.map { options.contains(.overrideInheritedCurve) ? pacing : $0.pacing } ?? pacing
        self.options = options
        self.tracker = tracker
        let isFree = options.contains(.overrideInheritedOptions)
        repeatCount = options.contains(.repeat) ? .infinity : (isFree ? 0 : outer?.repeatCount ?? 0)
        autoreverses = options.contains(.autoreverse) || !isFree && outer?.autoreverses ?? false
        recording = outer?.recording
        animator = outer?.animator
    }

    // MARK: The open blocks

    private static var open: [AnimationContext] = []
    /// Whether blocks animate at all.
    static var isEnabled = true

    /// The innermost open block's context.
    static var current: AnimationContext? { open.last }

    /// Runs a block of changes in the context.
    func run(_ changes: () -> Void) {
        AnimationContext.begin(self)
        changes()
        if options.contains(.layoutSubviews) {
            for view in resizedViews { view.layoutIfNeeded() }
        }
        AnimationContext.end(self)
    }

    /// Has a context count until it is ended.
    static func begin(_ context: AnimationContext) { open.append(context) }

    /// Ends a context, and those inside it that nobody has ended.
    static func end(_ context: AnimationContext) {
        if let place = open.lastIndex(where: { $0 === context }) { open.removeSubrange(place...) }
    }

    /// Has another context count in the place of one.
    static func replace(_ context: AnimationContext, by other: AnimationContext) {
        if let place = open.lastIndex(where: { $0 === context }) { open[place] = other }
    }

    /// Runs what must not be animated along with the open blocks' changes: completions.
    static func outsideOfBlocks(_ body: () -> Void) {
        let saved = open
        open = []
        body()
        open = saved
    }

    // MARK: Changes

    /// Whether a change now would be animated.
    var animates: Bool { AnimationContext.isEnabled && (duration > 0 || delay > 0) }

    /// Animates a change of a layer's property that has been made.
    func animate(_ layer: CALayer, _ key: String, from start: Any, before: ModelValue) {
        if key == "bounds", let view = layer.delegate as? UIView { resizedViews.append(view) }
        if let recording { return recording.note(layer, key, from: start, before: before, to: layer.modelValue(key)) }
        if let animator { return animator.note(layer, key, from: start, before: before, in: self) }
        guard layer.isOnDisplay else { return }
        let property = ChangedProperty(layer, key)
        if let earlier = added[property], layer.animation(forKey: earlier.key) != nil {
            return layer.retime(earlier.key) {
                ($0 as? CABasicAnimation)?.lead(key, of: layer, from: earlier.start, to: layer.modelValue(key))
            }
        }
        let animation = pacing.animation
        let (animationKey, start) = layer.place(
            animation, key, from: start, beginsFromCurrentState: options.contains(.beginFromCurrentState))
        added[property] = AddedAnimation(key: animationKey, start: start, layer: layer)
        add(animation, to: layer, forKey: animationKey)
    }

    /// Gives an animation the block's timing and adds it.
    func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
        // A length of 0 would stand for the transaction's.
        animation.duration = max(duration, 1e-6)
        animation.repeatCount = repeatCount
        animation.autoreverses = autoreverses
        animation.fillMode = .both
        animation.delegate = tracker
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        animation.isHandedOver = true
        tracker.expectAnimation()
        layer.add(animation, forKey: key)
    }
}
