/// What lets animations run along with a transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private unowned let run: TransitionRun
    private let context: TransitionContext
    private var animations: [(view: UIView?, block: Block)] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var endHandlers: [Block] = []
    private var hasStarted = false
    private var isOver = false
    /// Views outside the container that are animated along.
    private(set) var viewsOutside: [UIView] = []
    var initiallyInteractive = false
    var isInterruptible = false
    var percentComplete: CGFloat = 0

    init(run: TransitionRun, context: TransitionContext) {
        self.run = run
        self.context = context
        super.init()
    }

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { isOver ? 0 : run.duration }
    var completionVelocity: CGFloat { isOver ? 1 : run.completionSpeed }
    var completionCurve: UIView.AnimationCurve { isOver ? .easeInOut : run.completionCurve }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if hasStarted { play(view, animation) } else { animations.append((view, animation)) }
        }
        return true
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) { if !isOver { interactionHandlers.append(handler) } }
    func notifyWhenInteractionEnds(_ handler: @escaping Block) { if !isOver { endHandlers.append(handler) } }

    /// Starts what was to run along, in the order of asking.
    func start() {
        hasStarted = true
        let pending = animations
        animations = []
        for (view, block) in pending { play(view, block) }
    }

    private func play(_ view: UIView?, _ block: @escaping Block) {
        if let view, !view.isDescendant(of: context.containerView) {
            viewsOutside.append(view)
            run.drive(view.layer)
        }
        guard context.isAnimated else { return UIView.performWithoutAnimation { block(self) } }
        run.animate { block(self) }
    }

    /// Tells that the finger has let go or has taken over.
    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
        guard !context.isInteractive else { return }
        let handlers = endHandlers
        endHandlers = []
        for handler in handlers { handler(self) }
    }

    /// The transition is over.
    func finish() {
        isOver = true
        let pending = completions
        (completions, animations, interactionHandlers, endHandlers) = ([], [], [], [])
        for completion in pending { completion(self) }
    }
}
