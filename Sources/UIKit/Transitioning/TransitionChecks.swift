/// What must be true of a transition's views when it is over.
@MainActor
struct TransitionChecks {
    /// What a transition must not leave behind on a view.
    private struct Look: Equatable {
        var transform: CATransform3D
        var alpha: CGFloat
        var isHidden: Bool

        @MainActor init(_ view: UIView) {
            (transform, alpha, isHidden) = (view.transform3D, view.alpha, view.isHidden)
        }

        /// The first property in which another look differs.
        func difference(to other: Look) -> String? {
            if transform != other.transform { return "transform" }
            if alpha != other.alpha { return "alpha" }
            return isHidden != other.isHidden ? "isHidden" : nil
        }
    }

    /// Whether the view that goes has to look as before: whether it will be seen again.
    var checksFrom = true
    /// Whether nothing but the two views may be in the container at the end.
    var checksLeftovers = false
    private var looks: [(view: UIView, look: Look)] = []

    mutating func begin(_ context: TransitionContext) {
        var views: [UIView] = []
        if checksFrom, let from = context.fromView ?? context.from?.viewIfLoaded { views.append(from) }
        if let to = context.toView { views.append(to) }
        looks = views.map { ($0, Look($0)) }
    }

    func end(_ run: TransitionRun, _ success: Bool) {
        let context = run.context
        for (view, look) in looks {
            // A cancelled animator may leave the view that did not come as it is: it has gone.
            if !success && view === context.toView { continue }
            if let property = Look(view).difference(to: look) { run.report(.stateLeftBehind(property: property)) }
        }
        guard success else { return }
        if let to = context.toView, let controller = context.to {
            if !to.isDescendant(of: context.containerView) {
                run.report(.viewNotInContainer)
            } else {
                let frame = context.finalFrame(for: controller)
                if !frame.isEmpty && to.superview === context.containerView && !to.layer.frame.isNear(frame) {
                    run.report(.wrongFinalFrame)
                }
            }
        }
        guard checksLeftovers else { return }
        for view in context.containerView.subviews where !view.isScreenOf(context.from) && !view.isScreenOf(context.to)
        {
            run.report(.viewLeftBehind(type: "\(type(of: view))"))
        }
    }
}

extension UIView {
    /// Whether this view is a controller's or holds it.
    fileprivate func isScreenOf(_ controller: UIViewController?) -> Bool {
        controller?.viewIfLoaded?.isDescendant(of: self) ?? false
    }
}

extension CGRect {
    /// Whether a rectangle is the same to within what rounding makes.
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
            && abs(height - other.height) < 0.01
    }
}
