/// Manages how a controller is presented: where it is, what is around it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that presents.
    public private(set) unowned var presentingViewController: UIViewController
    /// The controller that is presented.
    public private(set) unowned var presentedViewController: UIViewController

    /// Makes a presentation controller for a pair of controllers; the presenting one is set when it is known.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        self.presentingViewController = presentingViewController ?? presentedViewController
        super.init()
    }

    /// Traits that the presented controller sees before those around it.
    open var overrideTraitCollection: UITraitCollection?

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }
}

/// Presents a sheet.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {}
/// Presents a popover.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {}
