extension UIView {
    /// Places the subviews as the constraints say.
    func applyConstraints() {}
    /// The view has got into another tree, or its own frame counts as constraints from now on.
    func constraintsMayHaveChanged() {}
    /// The view has left a tree: its constraints to the outside are over.
    func leaveConstraints(of parent: UIView) {}
    /// The contents ask for another size.
    func intrinsicSizeMayHaveChanged() { superview?.setNeedsLayout() }
    /// The frame was set by hand.
    func geometryDidChange() {}
    /// The size nearest to one that the constraints leave the view.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        bounds.size
    }
}
