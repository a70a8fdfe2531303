import UIKit

/// Animates a transition between controllers.
///
/// Subclass it to write one of your own: override `animate(_:)`. It is completed for you, when everything has come to rest
/// or has been dragged back, and a finger can drive it without more ado.
///
///     final class Tilt: TransitionAnimator {
///         override func animate(_ stage: TransitionStage) {
///             stage.animate(stage.new) { progress in Pose().turned(by: (1 - progress) * .pi / 2, around: .z) }
///         }
///     }
///     navigation.transition = Transition("tilt", animator: Tilt.self)
@preconcurrency @MainActor
open class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// What is animated.
    public let transition: Transition
    /// Whether this is the way back: a pop, a dismissal.
    public let isReturning: Bool
    /// The stage, while the transition runs.
    public private(set) var stage: TransitionStage?
    /// Is called when it is over, with whether it came to its end.
    public var didEnd: ((Bool) -> Void)?

    /// Makes an animator of a transition.
    public required init(_ transition: Transition, isReturning: Bool) {
        self.transition = transition
        self.isReturning = isReturning
        super.init()
    }

    /// Says how everything on the stage looks at each moment.
    open func animate(_ stage: TransitionStage) { transition.play(stage) }

    /// How long it takes, in seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transition.duration(isReturning: isReturning)
    }

    /// Sets the stage, and has everything move.
    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        let stage = TransitionStage(context, transition, isReturning: isReturning)
        self.stage = stage
        animate(stage)
        stage.run { [weak self] in
            self?.stage = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// The transition is over.
    open func animationEnded(_ transitionCompleted: Bool) { didEnd?(transitionCompleted) }
}
