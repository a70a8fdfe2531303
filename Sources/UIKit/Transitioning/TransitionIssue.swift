/// A misuse of the transition machinery that would hang, show black or leave something behind.
///
/// Each is printed once on the standard error stream. A test collects them instead:
///
///     var issues: [TransitionIssue] = []
///     TransitionIssue.handler = { issues.append($0) }
public struct TransitionIssue: Hashable, Sendable, CustomStringConvertible {
    /// What went wrong.
    public enum Kind: Hashable, Sendable {
        /// The animator has finished moving things, and `completeTransition` was not called.
        case neverCompleted
        /// `completeTransition` was called again.
        case completedTwice
        /// `completeTransition(true)` was called although the transition was cancelled.
        case completedAfterCancel
        /// The view that comes never got into the container.
        case viewNotInContainer
        /// The view that comes is not where its final frame is.
        case wrongFinalFrame
        /// A view keeps a transform, an alpha or a hidden flag that it did not have before.
        case stateLeftBehind(property: String)
        /// The container holds a view that belongs to neither screen, such as a snapshot.
        case viewLeftBehind(type: String)
        /// The transitioning delegate that the controller was presented with does not exist any more.
        case delegateGone
        /// A controller was pushed or popped while another one was being pushed or popped.
        case overlappingTransitions
        /// A controller was presented by one that presents another already.
        case alreadyPresenting
        /// A controller was pushed that is on the stack already.
        case alreadyOnStack
        /// A controller was presented by one that is not on screen.
        case presenterNotOnScreen
    }

    /// What went wrong.
    public let kind: Kind
    /// The type of the controller that was seen first.
    public let from: String
    /// The type of the controller that comes.
    public let to: String
    /// The type of the animator; nil where there is none.
    public let animator: String?

    /// Makes an issue.
    public init(kind: Kind, from: String, to: String, animator: String?) {
        (self.kind, self.from, self.to, self.animator) = (kind, from, to, animator)
    }

    /// What happened and what to do, in a line.
    public var description: String {
        let place = "from \(from) to \(to)" + (animator.map { " by \($0)" } ?? "")
        return "Transition \(place): \(explanation)"
    }

    private var explanation: String {
        switch kind {
        case .neverCompleted:
            "nothing moves any more, but the animator has not called completeTransition(_:). "
                + "Call transitionContext.completeTransition(!transitionContext.transitionWasCancelled) when it has finished"
        case .completedTwice:
            "completeTransition(_:) was called again after the transition was over. Call it once"
        case .completedAfterCancel:
            "completeTransition(true) was called although the transition was cancelled. "
                + "Pass !transitionContext.transitionWasCancelled"
        case .viewNotInContainer:
            "the view of \(to) was never added to the container. Call containerView.addSubview(_:) with "
                + "transitionContext.view(forKey: .to)"
        case .wrongFinalFrame:
            "the view of \(to) did not end at transitionContext.finalFrame(for:). Set its frame to that"
        case .stateLeftBehind(let property):
            "a view's \(property) is not what it was before the transition. Set it back before you complete"
        case .viewLeftBehind(let type):
            "a \(type) was left in the container. Remove what you added before you complete"
        case .delegateGone:
            "the transitioningDelegate that it was presented with is gone, so it goes the plain way. "
                + "The property is weak: keep the delegate somewhere until the controller is dismissed"
        case .overlappingTransitions:
            "it began while another one of the same navigation controller was running, which was ended at once. "
                + "Wait for the first one's completion, for instance with transitionCoordinator"
        case .alreadyPresenting:
            "\(from) presents another controller already, so nothing was done. Present from the topmost one, or dismiss"
        case .alreadyOnStack:
            "\(to) is on the navigation stack already, so nothing was done. Pop to it, or push another controller"
        case .presenterNotOnScreen:
            "the view of \(from) is not in a window. The controller will be presented once it is"
        }
    }

    /// What is done with issues; nil to print each once.
    @MainActor public static var handler: ((TransitionIssue) -> Void)?

    @MainActor private static var printed: Set<TransitionIssue> = []

    @MainActor static func report(
        _ kind: Kind, from: UIViewController?, to: UIViewController?, animator: AnyObject? = nil
    ) {
        func name(_ object: AnyObject?) -> String { object.map { "\(type(of: $0))" } ?? "nothing" }
        let issue = TransitionIssue(
            kind: kind, from: name(from), to: name(to), animator: animator.map { "\(type(of: $0))" })
        if let handler { return handler(issue) }
        if printed.insert(issue).inserted { reportMisuse(issue.description) }
    }
}
