/// A change that an animator makes: a property's way, how far it has come, and the animation that shows it.
@MainActor
final class AnimatorChange: NSObject, @preconcurrency CAAnimationDelegate {
    let layer: CALayer
    /// The property or a component of it.
    let keyPath: String
    /// The value before.
    let start: Any
    /// The value after.
    private(set) var end: Any
    private let before: ModelValue
    /// The way there, where it is not straight.
    private let course: (keys: KeyframeRecording.Keys, mode: CAAnimationCalculationMode)?
    let pacing: AnimationPacing
    /// The part of the animator's time that the change takes.
    let part: AnimatorPart
    /// How the change goes on from where it was taken up last.
    var progress: AnimatorProgress
    /// The key of the layer's animation, while there is one.
    private var animationKey: String?
    /// Whether the animation has come to its end and only shows it.
    private var hasEnded = false
    private weak var run: AnimatorRun?
    /// Keeps the animator alive while the layer carries the animation.
    private var owner: AnyObject?

    init(
        _ layer: CALayer, _ keyPath: String, from start: Any, before: ModelValue, pacing: AnimationPacing,
        part: AnimatorPart,
        course: (keys: KeyframeRecording.Keys, mode: CAAnimationCalculationMode)? = nil, in run: AnimatorRun
    ) {
        self.layer = layer
        self.keyPath = keyPath
        self.start = start
        self.before = before
        self.pacing = pacing
        self.part = part
        self.course = course
        self.run = run
        end = layer.value(forKeyPath: keyPath) ?? NSNull()
        progress = AnimatorProgress(pacing, part, duration: run.duration)
    }

    /// The property as a whole.
    var property: String { keyPath.hasPrefix("position.") ? "position" : keyPath }

    /// Takes a further change of the property in.
    func changeEnd() {
        end = layer.value(forKeyPath: keyPath) ?? NSNull()
        guard let animationKey else { return }
        layer.retime(animationKey) { lead($0) }
    }

    // MARK: Showing

    /// Has the layer show the change as it stands or goes on.
    /// - Returns: whether the layer carries an animation now that will end.
    func show(_ motion: AnimatorMotion) -> Bool {
        guard layer.isOnDisplay else { return false }
        if hasEnded { hide() }
        if let animationKey {
            layer.retime(animationKey) { time($0, motion) }
        } else {
            let animation = valuelessAnimation
            let isWhole = course == nil && keyPath == property
            let key =
                isWhole
                ? (animation as? CABasicAnimation).map {
                    layer.place($0, property, from: start, beginsFromCurrentState: false).key
                } : nil
            lead(animation)
            time(animation, motion)
            animation.delegate = self
            owner = run?.animator
            hasEnded = false
            let free = key ?? layer.freeKey(property)
            animationKey = free
            layer.add(animation, forKey: free)
        }
        return motion.duration != nil
    }

    /// Takes the animation off.
    func hide() {
        guard let key = animationKey else { return }
        animationKey = nil
        owner = nil
        layer.removeAnimation(forKey: key)
    }

    private var valuelessAnimation: CAPropertyAnimation { course == nil ? pacing.animation : CAKeyframeAnimation() }

    private func lead(_ animation: CAAnimation) {
        switch (animation, course) {
        case (let animation as CABasicAnimation, _): animation.lead(keyPath, of: layer, from: start, to: end)
        case (let animation as CAKeyframeAnimation, let course?):
            animation.calculationMode = course.mode
            animation.keyTimes = course.keys.times.map { NSNumber(value: $0) }
            animation.lead(keyPath, of: layer, through: course.keys.values, to: end)
        default: break
        }
    }

    private func time(_ animation: CAAnimation, _ motion: AnimatorMotion) {
        let begin = layer.convertTime(CACurrentMediaTime(), from: nil) + motion.delay
        // A beginning at 0 would stand for none.
        animation.beginTime = begin == 0 ? -.leastNormalMagnitude : begin
        animation.duration = max(motion.duration ?? 1, 1e-6)
        animation.speed = motion.duration == nil ? 0 : 1
        animation.fillMode = .both
        // At its beginning the model value is another one; the animator takes the animation off.
        animation.isRemovedOnCompletion = !motion.endsAtStart
        (animation as? CAPropertyAnimation)?.stretch = progress.stretch
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        guard animationKey != nil else { return }
        if flag && !anim.isRemovedOnCompletion { hasEnded = true } else { animationKey = nil }
        // Whoever made the animator may have let it go.
        withExtendedLifetime(owner) {
            if animationKey == nil { owner = nil }
            run?.changeDidEnd()
        }
    }

    // MARK: Model values

    /// Moves the model value to where the change stands.
    func settle(at progress: Double) {
        let animation = valuelessAnimation
        lead(animation)
        animation.stretch = .still(at: progress)
        guard let value = layer.modelValue(movedBy: animation, at: 0) else { return }
        if keyPath == "backgroundColor", let view = layer.delegate as? UIView {
            let color = (value as? CGColor).map { UIColor(cgColor: $0) }
            if progress == 0 { before.restore() } else { view.backgroundColor = color }
        } else {
            layer.setValue(value is NSNull ? nil : value, forKeyPath: keyPath)
        }
    }
}

extension CALayer {
    /// A key that no animation of a property has yet.
    func freeKey(_ property: String) -> String {
        let taken = animationKeys() ?? []
        return ([property] + (2..<taken.count + 3).map { "\(property)-\($0)" }).first { !taken.contains($0) }
            ?? property
    }
}

extension AnimationStretch {
    /// A change that stays where it is.
    static func still(at progress: Double) -> AnimationStretch {
        var stretch = AnimationStretch(curve: nil)
        (stretch.base, stretch.span) = (progress, 0)
        return stretch
    }
}
