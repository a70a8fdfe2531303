import UIKit

extension UIViewController {
    private static let directors = Attachments<UIViewController, PresentationDirector>()

    /// How the controller is presented and dismissed; nil for the system's way.
    ///
    /// Set it before the controller is presented. It sets `modalPresentationStyle` and `transitioningDelegate`.
    public var presentation: Interlude.Transition? {
        get { UIViewController.directors[self]?.transition }
        set {
            guard let newValue else {
                guard let director = UIViewController.directors[self] else { return }
                UIViewController.directors[self] = nil
                if transitioningDelegate === director {
                    transitioningDelegate = nil
                    modalPresentationStyle = .automatic
                }
                return
            }
            let director = PresentationDirector(self, newValue)
            UIViewController.directors[self] = director
            transitioningDelegate = director
            modalPresentationStyle = newValue.layout == nil ? .fullScreen : .custom
        }
    }
}

/// Animates how a controller is presented and dismissed.
@MainActor
final class PresentationDirector: NSObject, UIViewControllerTransitioningDelegate {
    private weak var controller: UIViewController?
    let transition: Transition
    private var driver: TransitionDriver?
    private var card: CardDriver?

    init(_ controller: UIViewController, _ transition: Transition) {
        (self.controller, self.transition) = (controller, transition)
        super.init()
    }

    private func watchDrags() {
        guard driver == nil, card == nil, let controller, let interaction = transition.interaction else { return }
        let dismiss = { [weak controller] in
            guard let controller, controller.presentingViewController != nil, !controller.isBeingDismissed else {
                return false
            }
            controller.dismiss(animated: true)
            return true
        }
        if case .card(let direction) = interaction.kind {
            card = CardDriver(interaction, direction, on: controller.view, dismiss)
        } else {
            driver = TransitionDriver(interaction, on: controller.view, begin: dismiss)
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard let layout = transition.layout else { return nil }
        return LayoutPresentationController(presented, presenting: presenting, layout)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = transition.animator(isReturning: false)
        animator.didEnd = { [weak self] in if $0 { self?.watchDrags() } }
        return animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator = transition.animator(isReturning: true)
        animator.didEnd = { [weak self] in if $0 { self?.card?.putDown() } }
        return animator
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        (animator as? TransitionAnimator).flatMap { driver?.controller(for: $0) }
    }
}
