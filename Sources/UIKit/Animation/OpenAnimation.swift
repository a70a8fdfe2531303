/// A group of animations that is being put together between `beginAnimations` and `commitAnimations`.
@MainActor
final class OpenAnimation {
    let identifier: String?
    let context: UnsafeMutableRawPointer?
    /// Is told of the beginning and the end.
    weak var delegate: NSObject?
    var willStart: Selector?
    var didStop: Selector?
    /// The transition of a view's picture.
    var transition: (effect: UIView.AnimationTransition, view: UIView)?
    /// How changes from now on are animated.
    var timing = Timing() { didSet { if timing != oldValue { replaceContext() } } }

    private lazy var tracker = AnimationTracker(allowsUserInteraction: true) { [self] in stop($0) }
    private lazy var current = makeContext()

    /// What can be set of a group.
    struct Timing: Equatable {
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var autoreverses = false
        var beginsFromCurrentState = false
    }

    /// The groups that are open, the innermost one last.
    static var all: [OpenAnimation] = []

    init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        (self.identifier, self.context) = (identifier, context)
        AnimationContext.begin(current)
    }

    private func replaceContext() {
        let new = makeContext()
        AnimationContext.replace(current, by: new)
        current = new
    }

    /// Closes the group: its animations go on by themselves.
    func commit() {
        AnimationContext.end(current)
        if let transition, let effect = transition.effect.options.transition {
            current.add(effect, to: transition.view.layer)
        }
        if let willStart, let delegate { willStart.perform(on: delegate, with: [identifier as Any, context as Any]) }
        tracker.close()
    }

    private func stop(_ finished: Bool) {
        guard let didStop, let delegate else { return }
        didStop.perform(on: delegate, with: [identifier as Any, finished, context as Any])
    }

    private func makeContext() -> AnimationContext {
        let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
        var options: UIView.AnimationOptions = [
            curves[timing.curve.rawValue], .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
        ]
        if timing.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        if timing.autoreverses { options.insert(.autoreverse) }
        let context = AnimationContext(
            duration: timing.duration, delay: timing.delay, pacing: AnimationPacing(options), options: options,
            tracker: tracker)
        context.repeatCount = timing.repeatCount
        return context
    }
}

extension UIView.AnimationTransition {
    fileprivate var options: UIView.AnimationOptions {
        switch self {
        case .none: []
        case .flipFromLeft: .transitionFlipFromLeft
        case .flipFromRight: .transitionFlipFromRight
        case .curlUp: .transitionCurlUp
        case .curlDown: .transitionCurlDown
        }
    }
}
