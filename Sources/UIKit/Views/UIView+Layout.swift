extension UIView {
    /// Changes the view's place or size, and lets what depends on it follow.
    func changeGeometry(_ change: () -> Void) {
        let oldFrame = (layer.position, layer.bounds.size)
        change()
        let newSize = layer.bounds.size
        if newSize != oldFrame.1 {
            if settings.autoresizesSubviews { resizeSubviews(from: oldFrame.1, to: newSize) }
            if settings.contentMode == .redraw { setNeedsDisplay() }
            setNeedsLayout()
        }
        if newSize != oldFrame.1 || layer.position != oldFrame.0 { geometryDidChange() }
        if layer.position != oldFrame.0 { moveInSafeArea() }
    }

    /// What covers the superview may cover another part of the view now.
    private func moveInSafeArea() {
        guard let parent, currentWindow != nil,
            settings.knownSafeAreaInsets != .zero || parent.settings.knownSafeAreaInsets != .zero
        else { return }
        tellSafeAreaChange()
    }

    /// Resizes the subviews as their autoresizing masks say.
    private func resizeSubviews(from old: CGSize, to new: CGSize) {
        for child in children {
            let mask = child.settings.autoresizingMask
            guard !mask.isEmpty, child.settings.translatesAutoresizingMaskIntoConstraints else { continue }
            let frame = child.frame
            let horizontal = UIView.resized(
                (frame.minX, frame.width, old.width - frame.maxX), by: new.width - old.width,
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            let vertical = UIView.resized(
                (frame.minY, frame.height, old.height - frame.maxY), by: new.height - old.height,
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            child.frame = CGRect(
                x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
        }
    }

    /// Shares a change of length among the flexible ones of before, length and after: in proportion to their sizes,
    /// equally where those are all 0.
    private static func resized(
        _ parts: (before: CGFloat, length: CGFloat, after: CGFloat), by change: CGFloat, _ before: Bool, _ length: Bool,
        _ after: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let total = (before ? parts.before : 0) + (length ? parts.length : 0) + (after ? parts.after : 0)
        let count = (before ? 1 : 0) + (length ? 1 : 0) + (after ? 1 : 0)
        guard count > 0 else { return (parts.before, parts.length) }
        func share(_ part: CGFloat) -> CGFloat { change * (total == 0 ? 1 / CGFloat(count) : part / total) }
        return (
            before ? parts.before + share(parts.before) : parts.before,
            max(length ? parts.length + share(parts.length) : parts.length, 0)
        )
    }

    func layOutNow() {
        updateConstraintsFromTop()
        layOutWithConstraints()
    }

    /// Views inside wait for an update of their constraints. Where that is known of a view it is known of all around it.
    func noteConstraintUpdatesInside() {
        var view: UIView? = self
        while let current = view, !current.settings.hasConstraintUpdatesInside {
            current.settings.hasConstraintUpdatesInside = true
            view = current.parent
        }
    }

    /// Updates the constraints of the views inside that wait for it.
    func updateConstraintsInside() {
        guard settings.hasConstraintUpdatesInside else { return }
        settings.hasConstraintUpdatesInside = false
        for child in children {
            child.updateConstraintsIfNeeded()
            // Those that do not say that they have done it are asked again.
            if child.settings.needsUpdateConstraints || child.settings.hasConstraintUpdatesInside {
                settings.hasConstraintUpdatesInside = true
            }
        }
    }

    private func updateConstraintsFromTop() {
        var top = self
        while let parent = top.parent { top = parent }
        top.updateConstraintsIfNeeded()
    }

    /// One turn of layout: what the layer asks its delegate for.
    func performLayout() {
        if settings.needsUpdateConstraints { updateConstraintsFromTop() }
        tellSafeAreaChange()
        viewController?.willLayOutView()
        layoutSubviews()
        viewController?.didLayOutView()
    }

    // MARK: Safe area and margins

    var currentSafeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let parent {
            let outer = (parent as? UIScrollView)?.contentSafeAreaInsets ?? parent.safeAreaInsets
            // What nothing around it covers is not covered.
            guard outer != .zero else { return viewController?.safeArea(from: .zero) ?? .zero }
            let area = parent.bounds
            let frame = CGRect(origin: isPassingBy ? area.origin : untransformedOrigin, size: bounds.size)
            // Where nothing covers the superview, nothing covers a view that sticks out of it.
            func inset(_ outer: CGFloat, _ distance: CGFloat) -> CGFloat { outer > 0 ? max(0, outer - distance) : 0 }
            insets = UIEdgeInsets(
                top: inset(outer.top, frame.minY - area.minY), left: inset(outer.left, frame.minX - area.minX),
                bottom: inset(outer.bottom, area.maxY - frame.maxY), right: inset(outer.right, area.maxX - frame.maxX))
            insets = UIEdgeInsets(
                top: min(insets.top, frame.height), left: min(insets.left, frame.width),
                bottom: min(insets.bottom, frame.height), right: min(insets.right, frame.width))
        }
        return viewController?.safeArea(from: insets) ?? insets
    }

    /// Whether a transition moves the view over its superview, which it fills before or afterwards: on the way it is laid
    /// out as it is there.
    private var isPassingBy: Bool { viewController?.currentTransition != nil && parent?.bounds.size == bounds.size }

    /// Where the view's corner would be without its transform.
    private var untransformedOrigin: CGPoint {
        CGPoint(
            x: layer.position.x - layer.anchorPoint.x * layer.bounds.width,
            y: layer.position.y - layer.anchorPoint.y * layer.bounds.height)
    }

    /// Tells the view and everything in it of the safe area, where it has changed.
    func tellSafeAreaChange() {
        let insets = safeAreaInsets
        guard insets != settings.knownSafeAreaInsets else { return }
        settings.knownSafeAreaInsets = insets
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        setNeedsLayout()
        for child in children { child.tellSafeAreaChange() }
    }

    var defaultLayoutMargins: NSDirectionalEdgeInsets {
        if viewController != nil {
            let side: CGFloat = bounds.width >= 400 ? 20 : 16
            return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    }

    var currentLayoutMargins: UIEdgeInsets {
        let own = directionalLayoutMargins
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        var margins = UIEdgeInsets(
            top: own.top, left: isLeftToRight ? own.leading : own.trailing, bottom: own.bottom,
            right: isLeftToRight ? own.trailing : own.leading)
        if insetsLayoutMarginsFromSafeArea {
            let safe = safeAreaInsets
            margins.top += safe.top
            margins.left += safe.left
            margins.bottom += safe.bottom
            margins.right += safe.right
        }
        guard preservesSuperviewLayoutMargins, let parent else { return margins }
        let (outer, area, frame) = (parent.layoutMargins, parent.bounds, self.frame)
        margins.top = max(margins.top, outer.top - (frame.minY - area.minY))
        margins.left = max(margins.left, outer.left - (frame.minX - area.minX))
        margins.bottom = max(margins.bottom, outer.bottom - (area.maxY - frame.maxY))
        margins.right = max(margins.right, outer.right - (area.maxX - frame.maxX))
        return margins
    }
}
