extension UIView {
    /// Animates changes that keyframes make one after the other.
    /// - Parameters:
    ///   - duration: how long it takes on the whole, in seconds.
    ///   - delay: how long it waits, in seconds.
    ///   - options: how the way between the keyframes goes. The pace of the whole is slow, fast, slow, unless the bits of
    ///     another curve of ``AnimationOptions`` are set.
    ///   - animations: calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. What it changes itself
    ///     takes the whole time.
    ///   - completion: is called once when the animations have ended; with whether all of them ran to their ends.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let common = AnimationOptions(rawValue: options.rawValue)
        let tracker = AnimationTracker(
            allowsUserInteraction: common.contains(.allowUserInteraction), completion: completion)
        let context = AnimationContext(
            duration: duration, delay: delay, pacing: AnimationPacing(common), options: common, tracker: tracker)
        let recording = KeyframeRecording(mode: options.calculationMode)
        context.recording = recording
        context.run(animations)
        context.recording = nil
        for course in recording.courses { context.animate(course, recording.mode) }
        tracker.close()
    }

    /// Makes changes in a part of a keyframe animation's time.
    /// - Parameters:
    ///   - frameStartTime: when the changes begin, 0 for the animation's beginning to 1 for its end.
    ///   - frameDuration: how long they take, as a part of the animation's duration.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recording = AnimationContext.current?.recording else { return animations() }
        recording.run(from: frameStartTime, length: frameDuration, animations)
    }

    /// How keyframes are animated.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out within the block, so that they move along.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views can be touched while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Begins where a running animation has got to.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// There and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// With its own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes nothing over from a block around it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from each value to the next.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// From each value to the next at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight from each value to the next, at an even speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// In a curve through all values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// In a curve through all values, at an even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The mode of the layers' animations.
        var calculationMode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }
    }
}

extension AnimationContext {
    /// Animates a property on its way through keyframes.
    fileprivate func animate(_ course: KeyframeRecording.Course, _ mode: CAAnimationCalculationMode) {
        let (layer, key) = (course.layer, course.key)
        if let animator { return animator.note(course, mode, in: self) }
        guard layer.isOnDisplay else { return }
        let placed = CABasicAnimation()
        let (animationKey, start) = layer.place(
            placed, key, from: course.start, beginsFromCurrentState: options.contains(.beginFromCurrentState))
        var course = course
        course.start = start
        let animation = course.animation(mode)
        switch pacing {
        case .curve(let function): animation.timingFunction = function
        case .spring, .springs: animation.stretch = pacing.stretch(duration: duration)
        }
        add(animation, to: layer, forKey: animationKey)
    }
}
