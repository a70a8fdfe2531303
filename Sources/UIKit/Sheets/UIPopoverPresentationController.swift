/// Presents a controller in a bubble whose arrow points at what it is about; where there is little width, as a card.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points at.
    open var sourceView: UIView?
    /// The part of that view; null for all of it.
    open var sourceRect: CGRect = .null
    /// The button in a bar that the arrow points at.
    open var barButtonItem: UIBarButtonItem?
    /// The sides on which the arrow may be.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The side on which the arrow is.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .any
    /// Views behind the bubble that can be used while it is there.
    open var passthroughViews: [UIView]?
    /// The bubble's colour; nil for the system's.
    open var backgroundColor: UIColor?
    /// How far from the screen's sides the bubble stays.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the bubble may cover what the arrow points at.
    open var canOverlapSourceViewRect = false
    /// The card that takes the bubble's place where there is little width.
    public private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: presentingViewController)

    private let bubble = PopoverView()
    private let dimmingView = UIView()
    private let tap = UITapGestureRecognizer()
    private var adapted: Bool?

    /// Whether the controller is on a card instead.
    private var isCard: Bool {
        if let adapted { return adapted }
        let traits = containerView?.traitCollection ?? presentingViewController.traitCollection
        guard traits.horizontalSizeClass == .compact || traits.verticalSizeClass == .compact else { return false }
        let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .pageSheet
        return style != .none && style != .popover
    }

    private var card: UISheetPresentationController? { isCard ? adaptiveSheetPresentationController : nil }

    // MARK: What is where

    open override var presentedView: UIView? { card?.presentedView ?? bubble }

    open override var frameOfPresentedViewInContainerView: CGRect {
        card?.frameOfPresentedViewInContainerView ?? layout?.frame ?? super.frameOfPresentedViewInContainerView
    }

    private var layout: PopoverLayout? {
        guard let containerView else { return nil }
        var size = presentedViewController.preferredContentSize
        if size.width <= 0 { size.width = 320 }
        if size.height <= 0 { size.height = 480 }
        return PopoverLayout(
            content: size, source: sourceFrame(in: containerView), permitted: permittedArrowDirections,
            area: containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins),
            overlaps: canOverlapSourceViewRect)
    }

    private func sourceFrame(in container: UIView) -> CGRect {
        if let view = barButtonItem?.shownView { return container.convert(view.bounds, from: view) }
        guard let sourceView else {
            return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
        }
        return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let card { return card.containerViewWillLayoutSubviews() }
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        let isMoving = presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
        if !isMoving { placeBubble() }
    }

    private func placeBubble() {
        guard let layout else { return }
        arrowDirection = layout.direction
        bubble.show(layout, backgroundColor)
        bubble.frame = layout.frame
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if isCard {
            return adaptiveSheetPresentationController.preferredContentSizeDidChange(
                forChildContentContainer: container)
        }
        guard containerView != nil, UIView.inheritedAnimationDuration > 0 else { return }
        placeBubble()
    }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        adapted = isCard
        if let card {
            card.containerView = containerView
            card.delegate = delegate
            card.presentingViewController = presentingViewController
            return card.presentationTransitionWillBegin()
        }
        guard let containerView else { return }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        UIView.performWithoutAnimation {
            dimmingView.frame = containerView.bounds
            containerView.insertSubview(dimmingView, at: 0)
            bubble.hold(presentedViewController.view)
            placeBubble()
        }
        tap.addTarget(self, action: Selector("tapped", UIPopoverPresentationController.tappedOutside))
        dimmingView.addGestureRecognizer(tap)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if let card { return end(card, completed, isDismissal: false) }
        if !completed { dimmingView.removeFromSuperview() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        card?.dismissalTransitionWillBegin()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if let card { return end(card, completed, isDismissal: true) }
        guard completed else { return }
        dimmingView.removeFromSuperview()
        adapted = nil
    }

    private func end(_ card: UISheetPresentationController, _ completed: Bool, isDismissal: Bool) {
        if isDismissal {
            card.dismissalTransitionDidEnd(completed)
        } else {
            card.presentationTransitionDidEnd(completed)
        }
        guard completed == isDismissal else { return }
        card.containerView = nil
        adapted = nil
    }

    private func tappedOutside() {
        guard !presentedViewController.isBeingDismissed else { return }
        let delegate = delegate
        guard !presentedViewController.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(self) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        presentingViewController.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
    }

    // MARK: For this module

    override func goesBeneath(another run: TransitionRun) { card?.goesBeneath(another: run) }

    override func wasTakenAway() {
        card?.wasTakenAway()
        dimmingView.removeFromSuperview()
        adapted = nil
    }

    override func standardAnimator(isDismissal: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        card?.standardAnimator(isDismissal: isDismissal) ?? CrossDissolveAnimator(isReversed: isDismissal)
    }

    override func standardInteractor(isDismissal: Bool) -> (any UIViewControllerInteractiveTransitioning)? {
        card?.standardInteractor(isDismissal: isDismissal)
    }

    override var letsTouchesThrough: Bool { card?.letsTouchesThrough ?? false }
}

/// Decides about and is told of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The popover is about to come.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Sides of a popover on which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points left.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points right.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
