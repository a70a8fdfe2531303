import UIKit

/// A way from one screen to the next, and back.
///
/// It is a value: what it does, how long it takes and at which pace, and whether a finger can drive it. The same value
/// serves pushes and pops, presentations and dismissals, tabs, children, views and layers:
///
///     navigation.transition = .cube(.left)
///     controller.presentation = .dialog(size: CGSize(width: 300, height: 150))
///     tabs.transition = .slide().lasting(0.3)
///     pictureView.change(with: .ripple()) { pictureView.image = next }
///
/// One of your own is a function of a ``TransitionStage``. The way back is the way there, played backwards:
///
///     let tilt = Transition("tilt", duration: 0.5) { stage in
///         stage.animate(stage.new) { progress in Pose().turned(by: (1 - progress) * .pi / 2, around: .z) }
///     }
@MainActor
public struct Transition {
    /// What a transition does with the two screens on a stage.
    public typealias Effect = @MainActor (TransitionStage) -> Void

    /// What it is called.
    public var name: String
    /// How long it takes, in seconds.
    public var duration: TimeInterval
    /// At which pace it goes.
    public var curve: TransitionCurve
    /// How long the way back takes; nil for as long as the way there.
    public var returnDuration: TimeInterval?
    /// At which pace the way back goes; nil for the pace of the way there.
    public var returnCurve: TransitionCurve?
    /// How a finger drives it; nil for not at all.
    public var interaction: TransitionInteraction?
    /// Where a presented screen lies; nil for all over, without what is under it.
    public var layout: PresentationLayout?
    /// Whether left and right change places where people read from right to left.
    public var mirrors = true
    /// Whether it stays as it is where people have asked for less motion, and does not become a fade.
    public var keepsMotion = false

    let effect: Effect
    var returnEffect: Effect?
    var animatorType: TransitionAnimator.Type = TransitionAnimator.self
    /// Whether elements stay with their screens.
    var isCalm = false

    /// Makes a transition of a function, which is called once for each time that it runs.
    public init(
        _ name: String, duration: TimeInterval = 0.4, curve: TransitionCurve = .easeInOut, effect: @escaping Effect
    ) {
        self.name = name
        self.duration = duration
        self.curve = curve
        self.effect = effect
    }

    /// Makes a transition of a class whose `animate(_:)` does it.
    public init(
        _ name: String, duration: TimeInterval = 0.4, curve: TransitionCurve = .easeInOut,
        animator: TransitionAnimator.Type
    ) {
        self.init(name, duration: duration, curve: curve) { _ in }
        animatorType = animator
    }

    // MARK: Changing one

    /// The same, lasting as long as given, in seconds.
    public func lasting(_ duration: TimeInterval, back: TimeInterval? = nil) -> Transition {
        changing {
            $0.duration = max(duration, 0)
            $0.returnDuration = back
        }
    }

    /// The same at another pace.
    public func paced(by curve: TransitionCurve, back: TransitionCurve? = nil) -> Transition {
        changing {
            $0.curve = curve
            $0.returnCurve = back
        }
    }

    /// The same, driven by a finger.
    public func dragged(by interaction: TransitionInteraction?) -> Transition {
        changing { $0.interaction = interaction }
    }

    /// The same, where a screen that is presented lies somewhere else.
    public func presented(at layout: PresentationLayout?) -> Transition { changing { $0.layout = layout } }

    /// The same with another one's way back.
    public func returning(by other: Transition) -> Transition {
        changing {
            $0.returnEffect = other.returnEffect ?? other.effect
            $0.returnDuration = other.returnDuration ?? other.duration
            $0.returnCurve = other.returnCurve ?? other.curve
        }
    }

    /// The same where people have asked for less motion, too.
    public func keepingMotion() -> Transition { changing { $0.keepsMotion = true } }

    /// The same where people read from right to left, too.
    public func unmirrored() -> Transition { changing { $0.mirrors = false } }

    private func changing(_ change: (inout Transition) -> Void) -> Transition {
        var transition = self
        change(&transition)
        return transition
    }

    // MARK: Running one

    /// The one to run now: a fade where people have asked for less motion.
    var forNow: Transition {
        guard UIAccessibility.isReduceMotionEnabled && !keepsMotion else { return self }
        return Transition.fade.presented(at: layout).dragged(by: interaction).changing { $0.isCalm = true }
    }

    func duration(isReturning: Bool) -> TimeInterval { isReturning ? returnDuration ?? duration : duration }
    func curve(isReturning: Bool) -> TransitionCurve { isReturning ? returnCurve ?? curve : curve }
    func play(_ stage: TransitionStage) { (stage.isReturning ? returnEffect ?? effect : effect)(stage) }

    /// What animates it between controllers.
    func animator(isReturning: Bool) -> TransitionAnimator {
        let transition = forNow
        return transition.animatorType.init(transition, isReturning: isReturning)
    }
}
