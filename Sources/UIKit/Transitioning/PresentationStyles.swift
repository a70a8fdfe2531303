/// Where a presenter's view was, to be put back there, and how it looked.
@MainActor
struct PresenterPlace {
    weak var superview: UIView?
    var view: UIView
    var index: Int
    var frame: CGRect

    init?(of view: UIView?) {
        guard let view, let superview = view.superview else { return nil }
        self.view = view
        self.superview = superview
        index = superview.subviews.firstIndex { $0 === view } ?? 0
        frame = view.frame
    }

    /// Puts the view back.
    func restore() {
        guard let superview, view.superview !== superview else { return }
        superview.insertSubview(view, at: index)
        view.frame = view.autoresizingMask.isEmpty ? frame : superview.bounds
    }
}

/// Over the whole screen; what is behind is taken away.
final class FullScreenPresentationController: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
}

/// Over the whole screen or a context; what is behind stays.
final class OverScreenPresentationController: UIPresentationController {}

/// Over the controller that defines the context.
final class ContextPresentationController: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
    /// Whether what is behind counts as gone.
    let hidesPresenter: Bool

    init(presented: UIViewController, presenting: UIViewController, hidesPresenter: Bool) {
        self.hidesPresenter = hidesPresenter
        super.init(presentedViewController: presented, presenting: presenting)
    }
}

/// The view in which a presentation happens.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    private var knownSize: CGSize?

    /// Lays the presented view out, between what the presentation controller does before and after.
    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentation else { return }
        presentation.containerViewWillLayoutSubviews()
        if let knownSize, knownSize != bounds.size { presentation.placePresentedView() }
        knownSize = bounds.size
        presentation.containerViewDidLayoutSubviews()
    }
}

extension UIPresentationController {
    /// Puts the presented view where it belongs, as far as it is not turned or scaled.
    func placePresentedView() {
        guard let view = presentedView, view.superview === containerView, CATransform3DIsIdentity(view.transform3D)
        else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }
}

/// Presents a popover: on a phone, a sheet.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points at.
    open var sourceView: UIView?
    /// The part of that view.
    open var sourceRect: CGRect = .null
    /// The bar button that the arrow points at.
    open var barButtonItem: UIBarButtonItem?
    /// The sides on which the arrow may be.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
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
