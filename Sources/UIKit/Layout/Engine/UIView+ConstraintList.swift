extension UIView {
    /// The constraints that are installed on the view.
    public var constraints: [NSLayoutConstraint] { layoutIfMade?.constraints ?? [] }

    /// Installs a constraint; its items are the view, in it, or guides there.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        if let complaint = constraint.complaint { return reportMisuse(complaint) }
        var isInside = true
        constraint.forEachReference { isInside = isInside && $0.layoutView?.isDescendant(of: self) ?? false }
        guard isInside else {
            return reportMisuse(
                "\(constraint.text) cannot be added to a \(type(of: self)) that does not hold its items")
        }
        install(constraint)
    }

    /// Installs constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }

    /// Takes a constraint away.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self, let layout = layoutIfMade else { return }
        layoutRoot.layoutIfMade?.engine?.uninstall(constraint)
        if let place = layout.constraints.lastIndex(where: { $0 === constraint }) {
            layout.constraints.remove(at: place)
        }
        constraint.owner = nil
        constraint.forEachReference { $0.forget(constraint) }
    }

    /// Takes constraints away.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { removeConstraint(one) }
    }

    func install(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { return }
        constraint.owner?.removeConstraint(constraint)
        layout.constraints.append(constraint)
        constraint.owner = self
        constraint.forEachReference { $0.remember(constraint) }
        announceConstraints()
        layoutEngine.constraintDidChange(constraint)
    }

    /// Has the views around know that there are constraints in here.
    func announceConstraints() {
        var view: UIView? = self
        while let current = view, !current.layout.hasConstraintsInside {
            current.layout.hasConstraintsInside = true
            view = current.parent
        }
    }

    /// How much the view resists growing over the size of its contents.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = layoutIfMade?.hugging ?? (.defaultLow, .defaultLow)
        return axis == .horizontal ? priorities.0 : priorities.1
    }

    /// Sets how much the view resists growing over the size of its contents.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard contentHuggingPriority(for: axis) != priority else { return }
        if axis == .horizontal { layout.hugging.0 = priority } else { layout.hugging.1 = priority }
        intrinsicSizeMayHaveChanged()
    }

    /// How much the view resists shrinking under the size of its contents.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let priorities = layoutIfMade?.compressionResistance ?? (.defaultHigh, .defaultHigh)
        return axis == .horizontal ? priorities.0 : priorities.1
    }

    /// Sets how much the view resists shrinking under the size of its contents.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard contentCompressionResistancePriority(for: axis) != priority else { return }
        if axis == .horizontal {
            layout.compressionResistance.0 = priority
        } else {
            layout.compressionResistance.1 = priority
        }
        intrinsicSizeMayHaveChanged()
    }

    /// The constraints that have a say in the view's place and size along an axis: those that refer to it.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        (layoutIfMade?.references ?? []).filter { $0.first.isHorizontal == (axis == .horizontal) }
    }

    /// Whether the constraints leave the view's place or size open.
    public var hasAmbiguousLayout: Bool {
        guard let engine = layoutRoot.layoutIfMade?.engine else { return false }
        engine.update()
        return engine.isAmbiguous(self)
    }

    /// Shows another solution of constraints that leave the view's place open; there is none to show here.
    public func exerciseAmbiguityInLayout() {}
}

extension NSLayoutConstraint {
    /// Visits the items.
    func forEachReference(_ body: (LayoutReference) -> Void) {
        first.forEachReference(body)
        second?.forEachReference(body)
    }
}

extension LayoutReference {
    /// Notes a constraint that refers to the item.
    func remember(_ constraint: NSLayoutConstraint) {
        if isGuide {
            guide?.references.append(constraint)
        } else if let layout = view?.layout, layout.references.last !== constraint {
            layout.references.append(constraint)
        }
    }

    /// Forgets a constraint that referred to the item.
    func forget(_ constraint: NSLayoutConstraint) {
        guide?.references.removeAll { $0 === constraint }
        view?.layoutIfMade?.references.removeAll { $0 === constraint }
    }
}

extension LayoutOperand {
    /// Whether it lies along the horizontal axis.
    var isHorizontal: Bool {
        switch attribute {
        case .width: true
        case .height, .notAnAttribute: false
        default: attribute.kind != .vertical
        }
    }
}
