/// How a controller is presented.
struct PresentationState {
    weak var presenting: UIViewController?
    var presented: UIViewController?
    var style = UIModalPresentationStyle.automatic
    var controller: UIPresentationController?
}
@MainActor final class TransitionRun {}
@MainActor final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    init(window: UIWindow) { containerView = window }
    func run() {}
    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 0 }
    var completionCurve: UIView.AnimationCurve { .linear }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    let containerView: UIView
    var targetTransform: CGAffineTransform { .identity }
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { true }
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { true }
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }
}
extension UIViewController {
    /// A way of coming and going.
    public class Transition: NSObject {}
    func loadViewFromFile() -> Bool { false }
    var childrenOnScreen: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childList.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }
    func exchange(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {}
    func presentOther(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {}
    func dismissPresented(animated: Bool, completion: (() -> Void)?) {}
    func removePresentations() {}
    var activePresentationController: UIPresentationController? { presentationState.controller }
    var currentCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    func showAnywhere(_ vc: UIViewController, _ sender: Any?) { present(vc, animated: true) }
    func follow(_ identifier: String, _ sender: Any?) {}
    func canUnwind(_ action: Selector) -> Bool { false }
    func unwindOneStep(towards subsequent: UIViewController) {}
}
/// A stack of screens.
@preconcurrency @MainActor open class UINavigationController: UIViewController {}
/// Screens side by side.
@preconcurrency @MainActor open class UITabBarController: UIViewController {}
/// What a navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The title.
    open var title: String?
    /// Makes an item with a title.
    public init(title: String) { self.title = title }
    func controllerTitleDidChange(_ title: String?) { self.title = title }
}
/// What a tab bar shows for a controller.
@preconcurrency @MainActor open class UITabBarItem: NSObject {
    /// The title.
    open var title: String?
    /// Makes an item.
    public init(title: String?, image: UIImage?, tag: Int) { self.title = title }
    func controllerTitleDidChange(_ title: String?) { self.title = title }
}
/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: NSObject {}
/// Screens from a file.
@preconcurrency @MainActor open class UIStoryboard: NSObject {}
/// A way from one screen of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {}
