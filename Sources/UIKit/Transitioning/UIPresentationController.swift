/// Manages how a controller is presented: where it is, what is around it, what comes along when it comes and goes.
///
/// The container view exists from the beginning of the presentation to the end of the dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that presents.
    public internal(set) unowned var presentingViewController: UIViewController
    /// The controller that is presented.
    public private(set) unowned var presentedViewController: UIViewController
    /// The view in which the presentation happens; nil while there is none.
    public internal(set) var containerView: UIView?
    /// Is asked and told about adapting and dismissing.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Traits that the presented controller sees before those around it.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.viewIfLoaded?.traitsMayHaveChanged() }
    }
    /// The style that the controller asked for.
    public internal(set) var presentationStyle: UIModalPresentationStyle

    /// How the presenter looked before, to be checked when it is seen again.
    var presenterPlace: PresenterPlace?
    /// Whether a transitioning delegate decided how the controller came.
    var hadTransitioningDelegate = false

    /// Makes a presentation controller for a pair of controllers; the presenting one is set when it is known.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        presentationStyle = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// The style in the surroundings as they are.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: presentingViewController.traitCollection)
    }

    /// The style in surroundings with some traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        presentationStyle == .popover && traitCollection.horizontalSizeClass == .compact
            ? .pageSheet : presentationStyle
    }

    // MARK: What is where

    /// The view that is animated: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where the presented view is at the end, in the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation fills the screen rather than a part of it.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view goes away while the presented one is there.
    open var shouldRemovePresentersView: Bool { false }

    /// The container is about to place its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// The container has placed its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Coming and going

    /// The controller is about to come: the place to put further views into the container.
    open func presentationTransitionWillBegin() {}
    /// The controller has come, or has not.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The controller is about to go.
    open func dismissalTransitionWillBegin() {}
    /// The controller has gone, or has not.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Contents

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(
            to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
            with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

    // MARK: For this module

    /// The animation that comes with this way of presenting; nil for what the transition style says.
    func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Lets a finger drive that animation.
    func standardInteractor(isDismissal: Bool) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The controller goes without animation, beneath another one that is animated.
    func goesBeneath(another run: TransitionRun) {}
    /// The controller has gone, with or without having been told so.
    func wasTakenAway() {}
    /// Whether what is behind can be used beside the presented view.
    var letsTouchesThrough: Bool { false }
    /// Whether the presented view's frame follows the container's size by itself.
    var keepsPresentedFrame: Bool { false }
}

/// Is asked and told about how a presentation adapts and is dismissed by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in the present surroundings.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style in surroundings with some traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// The controller that is presented instead in a style; nil for the same.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// The presentation is about to begin in a style.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may dismiss the controller.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user has begun to dismiss the controller.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user has dismissed the controller.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user has tried to dismiss the controller, and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The controller's own.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.adaptivePresentationStyle
    }
    /// The same as without traits.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    /// The same controller.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// It may.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
