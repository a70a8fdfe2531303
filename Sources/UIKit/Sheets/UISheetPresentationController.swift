/// Presents a controller as a card that rests at one of several heights and can be dragged between them and away.
///
/// Where there is room, as on a pad, the card stands in the middle of the screen.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the card may rest, from low to high.
    open var detents: [Detent] = [.large()] { didSet { sheetDidChange() } }
    /// The height at which the card rests; nil for the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { sheetDidChange() } }
    }
    /// The greatest height at which what is behind the card is not dimmed and can be used; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }
    /// Whether there is a handle at the card's upper edge.
    open var prefersGrabberVisible = false { didSet { sheetView.showsGrabber = prefersGrabberVisible } }
    /// The radius of the card's corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }
    /// Whether scrolling in the card raises it, as long as it can be raised.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the card is a card, and does not fill the screen, where there is little height.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }
    /// Whether a card at the edge is as wide as its contents would like to be.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }
    /// Whether the card has a page's size, where there is room.
    open var prefersPageSizing = true { didSet { sheetDidChange() } }
    /// The view that the card comes from, where there is room.
    open var sourceView: UIView?

    /// The card.
    let sheetView = SheetView()
    let dimmingView = UIView()
    let pushBack = PresenterPushBack()
    private(set) lazy var drag = SheetDrag(self)
    /// How far a finger holds the card above where it rests, in points; below 0 for lower.
    var lift: CGFloat = 0

    /// Makes a presentation controller for a pair of controllers.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        overrideTraitCollection = UITraitCollection(userInterfaceLevel: .elevated)
    }

    /// Makes changes and moves the card along gradually.
    open func animateChanges(_ changes: () -> Void) {
        guard let containerView, containerView.window != nil, !isMoving else { return changes() }
        UIView.animate(springDuration: SheetAnimator.duration, options: [.allowUserInteraction]) {
            changes()
            placeSheet()
            containerView.layoutIfNeeded()
        }
    }

    /// Asks the detents again for their heights.
    open func invalidateDetents() { sheetDidChange() }

    private func sheetDidChange() {
        guard let containerView, !isMoving else { return }
        if UIView.inheritedAnimationDuration > 0 { placeSheet() } else { containerView.setNeedsLayout() }
    }

    /// Whether the card comes or goes now.
    var isMoving: Bool { presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed }

    // MARK: What is where

    open override var presentedView: UIView? { sheetView }

    open override var frameOfPresentedViewInContainerView: CGRect { geometry.frame }

    /// Where the card rests.
    var geometry: SheetGeometry { SheetGeometry(self) }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        if !isMoving { UIView.performWithoutAnimation { placeSheet() } }
    }

    /// Puts the card, the dimming and the presenter where they are for the card's height.
    func placeSheet() {
        let geometry = self.geometry
        sheetView.show(geometry, radius: preferredCornerRadius)
        // A card behind another one is scaled: its place is set apart from that.
        let frame = geometry.frame(lift: lift)
        sheetView.bounds.size = frame.size
        sheetView.center = CGPoint(x: frame.midX, y: frame.midY)
        show(geometry, amount: 1)
        sheetView.layoutIfNeeded()
    }

    /// Dims what is behind, and pushes it back.
    /// - Parameter amount: how much, from 0 for not at all to 1 for what the card's height asks for.
    func show(_ geometry: SheetGeometry, amount: CGFloat) {
        let height = geometry.height + max(lift, geometry.minimumHeight - geometry.height)
        dimmingView.alpha = amount * geometry.dimming(atHeight: height)
        pushBack.show(amount * geometry.pushBack(atHeight: height))
    }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        let geometry = self.geometry
        UIView.performWithoutAnimation {
            dimmingView.backgroundColor = UIColor { traits in
                UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
            }
            dimmingView.frame = containerView.bounds
            dimmingView.alpha = 0
            containerView.insertSubview(dimmingView, at: 0)
            sheetView.hold(presentedViewController.view, dimmingView)
            sheetView.showsGrabber = prefersGrabberVisible
            sheetView.show(geometry, radius: preferredCornerRadius)
            pushBack.begin(behind: self)
        }
        drag.attach()
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { return settle() }
        end()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { return end() }
        drag.wasCancelled()
        settle()
    }

    private func settle() {
        UIView.performWithoutAnimation { placeSheet() }
        containerView?.setNeedsLayout()
    }

    private func end() {
        dimmingView.removeFromSuperview()
        UIView.performWithoutAnimation { pushBack.end() }
        drag.detach()
        lift = 0
    }

    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        // The presenter takes its new size unscaled; laying the container out pushes it back again.
        UIView.performWithoutAnimation { pushBack.show(0) }
        super.viewWillTransition(to: size, with: coordinator)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sheetDidChange()
    }

    // MARK: For this module

    override func goesBeneath(another run: TransitionRun) {
        let geometry = self.geometry
        _ = run.coordinator.animate { [weak self] _ in
            self?.show(geometry, amount: 0)
        } completion: { [weak self] context in
            guard let self, context.isCancelled else { return }
            show(geometry, amount: 1)
        }
    }

    override func wasTakenAway() { end() }

    override func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        presentedViewController.modalTransitionStyle == .coverVertical
            ? SheetAnimator(isReversed: isDismissal, sheet: self) : nil
    }

    override func standardInteractor(isDismissal: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
        isDismissal ? drag.interactor : nil
    }

    override var letsTouchesThrough: Bool { !isMoving && geometry.dimming(atHeight: geometry.height) == 0 }

    /// Tells the delegate that the user has brought the card to another height.
    func userSelects(_ identifier: Detent.Identifier) {
        guard identifier != selectedDetentIdentifier else { return }
        selectedDetentIdentifier = identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

/// Is told of a card's heights.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has brought the card to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
