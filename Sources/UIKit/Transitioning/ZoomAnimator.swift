/// A screen that grows out of a view and shrinks back into it, over a dimmed background.
final class ZoomAnimator: StandardAnimator {
    private weak var controller: UIViewController?
    private let zoomOptions: UIViewController.Transition.ZoomOptions
    private let source: (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?

    override var duration: TimeInterval { 0.45 }

    init(
        isReversed: Bool, controller: UIViewController, options: UIViewController.Transition.ZoomOptions,
        source: @escaping (UIViewController.Transition.ZoomSourceViewProviderContext) -> UIView?
    ) {
        self.controller = controller
        zoomOptions = options
        self.source = source
        super.init(isReversed: isReversed)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let context = transitionContext
        let container = context.containerView
        StandardAnimator.place(context, beneath: isReversed)
        guard let view = context.view(forKey: isReversed ? .from : .to), let controller,
            let other = context.viewController(forKey: isReversed ? .to : .from)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let sourceView = source(.init(zoomed: controller, source: other))
        let visible = sourceView.flatMap { $0.window == nil || $0.isHidden ? nil : $0 }
        let small =
            visible.map { $0.convert($0.bounds, to: container) }
            ?? CGRect(x: view.center.x - 1, y: view.center.y - 1, width: 2, height: 2)
        let full = view.frame
        let aligned =
            visible.flatMap { zoomOptions.alignmentRectProvider?(.init(sourceView: $0, zoomed: controller)) }
            ?? view.bounds

        // The screen is scaled so that its aligned part covers the source view, and cut to the source view's shape.
        let scale = max(small.width / max(aligned.width, 1), small.height / max(aligned.height, 1))
        let shrunk = CGAffineTransform(scaleX: scale, y: scale)
        let away = CGPoint(
            x: small.midX - (aligned.midX - view.bounds.midX) * scale,
            y: small.midY - (aligned.midY - view.bounds.midY) * scale)
        let mask = UIView(frame: view.bounds)
        mask.backgroundColor = .black
        let cut = CGRect(
            x: aligned.midX - small.width / scale / 2, y: aligned.midY - small.height / scale / 2,
            width: small.width / scale, height: small.height / scale)
        let radius = (visible?.layer.cornerRadius ?? 0) / scale
        let dimming = UIView(frame: container.bounds)
        dimming.backgroundColor = zoomOptions.dimmingColor ?? UIColor(white: 0, alpha: 0.3)
        let (home, sourceAlpha) = (view.center, visible?.alpha ?? 1)
        let isReversed = isReversed

        func makeSmall() {
            view.transform = shrunk
            view.center = away
            mask.frame = cut
            mask.layer.cornerRadius = radius
            dimming.alpha = 0
        }
        func makeFull() {
            view.transform = .identity
            view.center = home
            mask.frame = view.bounds
            mask.layer.cornerRadius = 0
            dimming.alpha = 1
        }
        UIView.performWithoutAnimation {
            container.insertSubview(dimming, belowSubview: view)
            view.mask = mask
            visible?.alpha = 0
            if isReversed { makeFull() } else { makeSmall() }
        }
        run(context) {
            if isReversed { makeSmall() } else { makeFull() }
        } then: {
            dimming.removeFromSuperview()
            view.mask = nil
            view.transform = .identity
            view.frame = full
            visible?.alpha = sourceAlpha
        }
    }
}
