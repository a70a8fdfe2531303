/// What can be known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// How the controller is presented; `.none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger drove it from the beginning.
    var initiallyInteractive: Bool { get }
    /// Whether it can be stopped and turned around.
    var isInterruptible: Bool { get }
    /// Whether it follows a finger now.
    var isInteractive: Bool { get }
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
    /// How long it takes without a finger, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far it has come, 0 to 1, while it follows a finger.
    var percentComplete: CGFloat { get }
    /// How fast the rest plays.
    var completionVelocity: CGFloat { get }
    /// The pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// One of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which it happens.
    var containerView: UIView { get }
    /// How the container is turned against the screen: not at all.
    var targetTransform: CGAffineTransform { get }
}

/// Lets animations run along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates along with the transition.
    /// - Parameters:
    ///   - animation: changes; they take the transition's duration and pace.
    ///   - completion: runs when the transition is over, cancelled or not.
    /// - Returns: whether they could be added: not when the transition is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Animates a view along that is not in the transition's container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Has a block called when the finger lets go or takes over.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
    /// Has a block called when the finger lets go.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Animates along with the transition.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
    /// Has a block called when the finger lets go.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) { notifyWhenInteractionChanges(handler) }
}
