/// How a controller is presented, and what it presents.
struct PresentationState {
    /// Who presents it.
    weak var presenting: UIViewController?
    /// Whom it presents.
    var presented: UIViewController?
    var style = UIModalPresentationStyle.automatic
    /// What manages the controller's presentation while it is presented, or from when somebody asked for it.
    var controller: UIPresentationController?
    /// The transition in which it comes or goes.
    var run: TransitionRun?
    /// What is to be presented once the controller is on screen.
    var pending: (() -> Void)?
}
