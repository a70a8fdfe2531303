extension UIView {
    /// Places the subviews as the constraints say.
    func applyConstraints() {
        guard let engine = engineIfNeeded else { return }
        engine.refreshRegions(of: self)
        engine.update(during: self)
        for child in children { engine.place(child) }
        if let scroll = self as? UIScrollView { engine.sizeContent(of: scroll) }
    }

    /// The engine of the view's tree, if there are constraints in it.
    var engineIfNeeded: LayoutEngine? {
        guard let layout = layoutRoot.layoutIfMade, layout.hasConstraintsInside else { return nil }
        return layout.engine ?? layoutEngine
    }

    /// Solves the constraints and lays the views out inside this one that wait for it, until none moves any more.
    func layOutWithConstraints() {
        for _ in 0..<4 {
            let engine = engineIfNeeded
            engine?.update()
            engine?.hasMoved = false
            layer.layoutIfNeeded()
            guard let engine, engine.isDirty || engine.hasMoved else { return }
        }
    }

    /// The view has got into another tree, or its own frame counts as constraints from now on.
    func constraintsMayHaveChanged() {
        guard let layout = layoutIfMade else { return }
        if parent != nil, let engine = layout.engine {
            // What was the outermost view is one no more; the engine of the tree takes over.
            engine.dissolve()
            layout.engine = nil
        }
        if layout.isKnown { layoutRoot.layoutIfMade?.engine?.frameRuleDidChange(self) }
        guard parent != nil, layout.hasConstraintsInside else { return }
        parent?.announceConstraints()
        layoutEngine.add(tree: self)
    }

    /// The view has left a tree: its constraints to the outside are over.
    func leaveConstraints(of parent: UIView) {
        guard parent.layoutRoot.layoutIfMade?.hasConstraintsInside ?? false else { return }
        dropOutsideConstraints(of: self)
        if layoutIfMade?.hasConstraintsInside ?? false { parent.layoutRoot.layoutIfMade?.engine?.remove(tree: self) }
    }

    private func dropOutsideConstraints(of root: UIView) {
        if let layout = layoutIfMade {
            for constraint in layout.references where !(constraint.owner?.isDescendant(of: root) ?? true) {
                constraint.isActive = false
            }
            for guide in layout.guides + layout.regions {
                for constraint in guide.references where !(constraint.owner?.isDescendant(of: root) ?? true) {
                    constraint.isActive = false
                }
            }
        }
        for child in children { child.dropOutsideConstraints(of: root) }
    }

    /// The contents ask for another size.
    func intrinsicSizeMayHaveChanged() {
        guard layoutIfMade?.isKnown ?? false else {
            superview?.setNeedsLayout()
            return
        }
        layoutRoot.layoutIfMade?.engine?.intrinsicSizeDidChange(self)
    }

    /// The frame was set by hand.
    func geometryDidChange() {
        guard let layout = layoutIfMade, layout.isKnown else { return }
        layoutRoot.layoutIfMade?.engine?.frameDidChange(self)
    }

    /// The reading direction may have changed.
    func readingDirectionMayHaveChanged() {
        guard layoutIfMade?.hasConstraintsInside ?? false else { return }
        layoutRoot.layoutIfMade?.engine?.directionDidChange()
    }

    /// The size nearest to one that the constraints leave the view.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        updateConstraintsIfNeeded()
        return LayoutEngine.fittingSize(of: self, target, horizontal, vertical)
    }
}
