/// What a running transition tells its animator, and hears from it.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    var isInteractive = false
    var transitionWasCancelled = false
    private(set) var from: UIViewController?
    private(set) var to: UIViewController?
    private(set) var fromView: UIView?
    private(set) var toView: UIView?
    private var sides: Sides
    weak var run: TransitionRun?

    /// The two sides of a transition.
    struct Sides {
        var from: UIViewController?
        var to: UIViewController?
        var fromView: UIView?
        var toView: UIView?
        /// Where the one that goes is at the start.
        var fromInitial = CGRect.zero
        /// Where the one that comes is at the start; empty where it is not there.
        var toInitial = CGRect.zero
        /// Where it is at the end, which may change on the way, as the device is turned.
        var toFinal: @MainActor () -> CGRect = { .zero }
    }

    init(_ sides: Sides, in container: UIView, style: UIModalPresentationStyle, isAnimated: Bool) {
        containerView = container
        presentationStyle = style
        self.isAnimated = isAnimated
        (from, to) = (sides.from, sides.to)
        (fromView, toView) = (sides.fromView, sides.toView)
        self.sides = sides
        super.init()
    }

    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { run?.update(percentComplete) }
    func finishInteractiveTransition() { run?.letGo(isCancelled: false) }
    func cancelInteractiveTransition() { run?.letGo(isCancelled: true) }
    func pauseInteractiveTransition() { run?.takeOver() }
    func completeTransition(_ didComplete: Bool) {
        if let run { return run.complete(didComplete) }
        TransitionIssue.report(.completedTwice, from: from, to: to)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? fromView : key == .to ? toView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === from ? sides.fromInitial : vc === to ? sides.toInitial : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? sides.toFinal() : .zero }

    /// Lets the controllers go: an animator may keep the context.
    func letControllersGo() {
        (fromView, toView) = (nil, nil)
        (from, to) = (nil, nil)
        sides = Sides()
    }
}
