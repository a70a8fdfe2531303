/// A card that comes from the lower edge and goes there, as a spring without swinging; a finger can take it on its way.
final class SheetAnimator: StandardAnimator {
    private let sheet: UISheetPresentationController
    private var animator: UIViewPropertyAnimator?

    /// How long a card seems to move, in seconds.
    static let duration: TimeInterval = 0.4
    /// How long it takes until it is wholly at rest.
    private static let settling: TimeInterval = 0.6

    override var duration: TimeInterval { SheetAnimator.settling }

    init(isReversed: Bool, sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init(isReversed: isReversed)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    override func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let context = transitionContext
        let animator = UIViewPropertyAnimator(
            duration: SheetAnimator.settling, timingParameters: UISpringTimingParameters(dampingRatio: 1))
        self.animator = animator
        StandardAnimator.place(context, beneath: false)
        let view = sheet.sheetView
        let geometry = sheet.geometry
        let home = CGPoint(x: view.layer.frame.midX, y: view.layer.frame.midY)
        let hidden = CGPoint(x: home.x, y: context.containerView.bounds.maxY + view.bounds.height / 2)
        let (sheet, isReversed) = (sheet, isReversed)
        if !isReversed {
            UIView.performWithoutAnimation {
                view.layoutIfNeeded()
                view.center = hidden
            }
        }
        animator.addAnimations {
            view.center = isReversed ? hidden : home
            sheet.show(geometry, amount: isReversed ? 0 : 1)
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}
