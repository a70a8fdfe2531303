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

    /// What is behind can be used where the presentation lets touches through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let presentation, presentation.letsTouchesThrough else { return hit }
        let inside = presentation.presentedView.map { hit?.isDescendant(of: $0) ?? false } ?? false
        return inside ? hit : nil
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
