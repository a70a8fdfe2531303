/// One of the animations that come with the system.
@MainActor
class StandardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How long it takes, in seconds.
    var duration: TimeInterval { 0.4 }

    /// Whether this is the way back.
    let isReversed: Bool

    init(isReversed: Bool) {
        self.isReversed = isReversed
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        transitionContext?.isAnimated == false ? 0 : duration
    }

    /// What moves by a finger moves evenly.
    func options(for context: any UIViewControllerContextTransitioning) -> UIView.AnimationOptions {
        context.isInteractive ? [.curveLinear] : [.curveEaseInOut]
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating { NoInterruptibleAnimator() }

    /// Animates changes, does something when they are over, and completes.
    func run(
        _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
        then cleanUp: @escaping () -> Void = {}
    ) {
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, options: options(for: context),
            animations: changes
        ) { _ in
            cleanUp()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Puts the view that comes into the container, at its final place, beneath or above the one that goes.
    static func place(_ context: any UIViewControllerContextTransitioning, beneath: Bool) {
        guard let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        view.frame = context.finalFrame(for: controller)
        if beneath, let from = context.view(forKey: .from), from.superview === context.containerView {
            context.containerView.insertSubview(view, belowSubview: from)
        } else if beneath {
            context.containerView.insertSubview(view, at: 0)
        } else {
            context.containerView.addSubview(view)
        }
    }
}

/// From the bottom, and back there.
final class CoverVerticalAnimator: StandardAnimator {
    override func options(for context: any UIViewControllerContextTransitioning) -> UIView.AnimationOptions {
        context.isInteractive ? [.curveLinear] : isReversed ? [.curveEaseInOut] : [.curveEaseOut]
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        StandardAnimator.place(context, beneath: isReversed)
        guard let view = context.view(forKey: isReversed ? .from : .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let home = view.center
        let hidden = CGPoint(
            x: home.x, y: home.y + max(0, context.containerView.bounds.maxY - view.frame.minY))
        if !isReversed { UIView.performWithoutAnimation { view.center = hidden } }
        run(context, { view.center = self.isReversed ? hidden : home })
    }
}

/// Fading.
final class CrossDissolveAnimator: StandardAnimator {
    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        StandardAnimator.place(context, beneath: isReversed)
        guard let view = context.view(forKey: isReversed ? .from : .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let alpha = view.alpha
        if !isReversed { UIView.performWithoutAnimation { view.alpha = 0 } }
        run(context, { view.alpha = self.isReversed ? 0 : alpha }, then: { view.alpha = alpha })
    }
}

/// One of the effects of `CATransition`: a sheet that turns, a page that curls.
final class EffectAnimator: StandardAnimator {
    private let options: UIView.AnimationOptions

    override var duration: TimeInterval { 0.75 }

    init(isReversed: Bool, options: UIView.AnimationOptions) {
        self.options = options
        super.init(isReversed: isReversed)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        UIView.transition(
            with: context.containerView, duration: transitionDuration(using: context), options: options
        ) {
            StandardAnimator.place(context, beneath: false)
            if to == nil { from?.isHidden = true }
        } completion: { _ in
            if to == nil { from?.isHidden = false }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// A navigation controller's push and pop: the new screen comes from the trailing edge, over the old one, which moves the
/// other way by 30 % of the width under a scrim.
final class NavigationAnimator: StandardAnimator {
    override var duration: TimeInterval { 0.35 }

    /// How far the screen underneath moves, in widths.
    private static let parallax: CGFloat = 0.3
    /// How dark the scrim becomes.
    private static let scrimAlpha: CGFloat = 0.1

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        StandardAnimator.place(context, beneath: isReversed)
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        let (container, isReversed) = (context.containerView, isReversed)
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = container.bounds.width * (isRightToLeft ? -1 : 1)
        let (lower, upper) = isReversed ? (to, from) : (from, to)
        let (lowerHome, upperHome) = (lower.center, upper.center)
        let lowerAway = CGPoint(x: lowerHome.x - width * NavigationAnimator.parallax, y: lowerHome.y)
        let upperAway = CGPoint(x: upperHome.x + width, y: upperHome.y)
        let scrim = UIView(frame: container.bounds)
        scrim.backgroundColor = UIColor(white: 0, alpha: NavigationAnimator.scrimAlpha)
        UIView.performWithoutAnimation {
            container.insertSubview(scrim, belowSubview: upper)
            scrim.alpha = isReversed ? 1 : 0
            lower.center = isReversed ? lowerAway : lowerHome
            upper.center = isReversed ? upperHome : upperAway
        }
        run(context) {
            scrim.alpha = isReversed ? 0 : 1
            lower.center = isReversed ? lowerHome : lowerAway
            upper.center = isReversed ? upperAway : upperHome
        } then: {
            scrim.removeFromSuperview()
            // The device may have been turned on the way.
            for view in [lower, upper] { view.frame = container.bounds }
        }
    }
}
