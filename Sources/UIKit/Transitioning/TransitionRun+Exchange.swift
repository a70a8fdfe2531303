extension TransitionRun {
    /// A container's change from one of its controllers to another.
    /// - Parameter container: the view that the controllers' views are in, and fill.
    convenience init(
        from: UIViewController?, to: UIViewController?, in container: UIView, isAnimated: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interactor: (any UIViewControllerInteractiveTransitioning)?
    ) {
        var sides = TransitionContext.Sides()
        (sides.from, sides.to) = (from, to)
        (sides.fromView, sides.toView) = (from?.viewIfLoaded, to?.view)
        sides.fromInitial = from?.viewIfLoaded?.layer.frame ?? .zero
        sides.toFinal = { container.bounds }
        self.init(
            TransitionContext(sides, in: container, style: .none, isAnimated: isAnimated), animator: animator,
            interactor: interactor)
        checks.checksLeftovers = true
    }
}
