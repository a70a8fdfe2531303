import UIKit

extension UINavigationController {
    private static let directors = Attachments<UINavigationController, NavigationDirector>()

    private var director: NavigationDirector {
        if let director = UINavigationController.directors[self] { return director }
        let director = NavigationDirector(self)
        UINavigationController.directors[self] = director
        return director
    }

    /// How screens come and go; nil for the system's way.
    ///
    /// The controller's delegate goes on being told and asked: what it has an animator for goes its way.
    public var transition: Interlude.Transition? {
        get { UINavigationController.directors[self]?.transition }
        set { director.transition = newValue }
    }

    /// Pushes a screen in a way of its own, and pops it that way too.
    public func push(_ controller: UIViewController, with transition: Interlude.Transition, animated: Bool = true) {
        director.ownTransitions[controller] = transition
        pushViewController(controller, animated: animated)
        director.watchDrags()
    }
}

/// Animates the pushes and pops of a navigation controller.
@MainActor
final class NavigationDirector: NSObject, UINavigationControllerDelegate {
    private weak var navigation: UINavigationController?
    /// Who was the delegate before.
    private weak var other: (any UINavigationControllerDelegate)?
    let ownTransitions = Attachments<UIViewController, Transition>()
    private var driver: TransitionDriver?

    var transition: Interlude.Transition? { didSet { watchDrags() } }

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        other = navigation.delegate
        navigation.delegate = self
    }

    /// The transition that the topmost screen goes by.
    private var current: Interlude.Transition? {
        guard let top = navigation?.topViewController else { return transition }
        return ownTransitions[top] ?? transition
    }

    /// Has fingers drag the topmost screen away.
    func watchDrags() {
        driver?.detach()
        driver = nil
        guard let navigation, let interaction = current?.interaction else { return }
        driver = TransitionDriver(interaction, on: navigation.view) { [weak navigation] in
            guard let navigation, navigation.viewControllers.count > 1 else { return false }
            return navigation.popViewController(animated: true) != nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let ask = other?.navigationController(_:animationControllerFor:from:to:)
        if let own = ask?(navigationController, operation, fromVC, toVC) { return own }
        let isReturning = operation == .pop
        let transition = ownTransitions[isReturning ? fromVC : toVC] ?? transition
        return transition?.animator(isReturning: isReturning)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let animator = animationController as? TransitionAnimator else {
            return (other?.navigationController(_:interactionControllerFor:))?(
                navigationController, animationController)
        }
        return driver?.controller(for: animator)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { (other?.navigationController(_:willShow:animated:))?(navigationController, viewController, animated) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        watchDrags()
        (other?.navigationController(_:didShow:animated:))?(navigationController, viewController, animated)
    }
}
