import UIKit

extension UITabBarController {
    private static let directors = Attachments<UITabBarController, TabDirector>()

    /// How one tab's screen turns into another's: forward to later tabs, back to earlier ones. Nil for at once.
    public var transition: Interlude.Transition? {
        get { UITabBarController.directors[self]?.transition }
        set {
            let director = UITabBarController.directors[self] ?? TabDirector(self)
            UITabBarController.directors[self] = director
            director.transition = newValue
        }
    }
}

/// Animates the changes of a tab bar controller.
@MainActor
final class TabDirector: NSObject, UITabBarControllerDelegate {
    private weak var tabs: UITabBarController?
    private weak var other: (any UITabBarControllerDelegate)?
    private var drivers: [TransitionDriver] = []

    var transition: Interlude.Transition? { didSet { watchDrags() } }

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init()
        other = tabs.delegate
        tabs.delegate = self
    }

    private func watchDrags() {
        for driver in drivers { driver.detach() }
        drivers = []
        guard let tabs, let interaction = transition?.interaction else { return }
        drivers = [(interaction, -1), (interaction.reversed, 1)].map { interaction, step in
            TransitionDriver(interaction, on: tabs.view) { [weak tabs] in
                guard let tabs, let list = tabs.viewControllers else { return false }
                let index = tabs.selectedIndex + step
                guard list.indices.contains(index) else { return false }
                tabs.selectedIndex = index
                return true
            }
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let ask = other?.tabBarController(_:animationControllerForTransitionFrom:to:)
        if let own = ask?(tabBarController, fromVC, toVC) { return own }
        let list = tabBarController.viewControllers ?? []
        let (from, to) = (list.firstIndex { $0 === fromVC } ?? 0, list.firstIndex { $0 === toVC } ?? 0)
        return transition?.animator(isReturning: to < from)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let animator = animationController as? TransitionAnimator else {
            return (other?.tabBarController(_:interactionControllerFor:))?(tabBarController, animationController)
        }
        for driver in drivers where driver.isDragging { return driver.controller(for: animator) }
        return nil
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        (other?.tabBarController(_:shouldSelect:))?(tabBarController, viewController) ?? true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        (other?.tabBarController(_:didSelect:))?(tabBarController, viewController)
    }
}
