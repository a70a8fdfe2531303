extension NSLayoutConstraint {
    /// The engine that the constraint is a part of.
    var engine: LayoutEngine? { owner?.layoutRoot.layoutIfMade?.engine }

    /// Installs the constraint on the nearest view that holds all of its items.
    func activate() {
        if let complaint { return reportMisuse(complaint) }
        var ancestor = first.commonView
        if let second {
            ancestor = second.commonView.flatMap { ancestor?.nearestCommonAncestor(with: $0) }
        }
        guard let ancestor else {
            return reportMisuse("\(text) cannot be activated: its views are in no common view; add them to one first")
        }
        ancestor.install(self)
    }

    /// What is wrong with the constraint, whatever views it is about.
    var complaint: String? {
        let (kind, other) = (first.kind, second?.kind ?? .none)
        if kind == .none || !first.isComplete { return "\(text) cannot be activated: its first item is missing" }
        if let second, !second.isComplete {
            return "\(text) cannot be activated: its second item is missing"
        }
        if second == nil, kind != .length {
            return "\(text) cannot be activated: a place needs a second item that it is relative to"
        }
        if second != nil, kind != other, !(kind.isHorizontal && other.isHorizontal && !kind.isMixed(with: other)) {
            return "\(text) cannot be activated: its two sides are not of the same kind"
        }
        return nil
    }
}

extension NSLayoutConstraint.Attribute.Kind {
    /// Whether it is a place from left to right.
    var isHorizontal: Bool { self == .side || self == .readingSide || self == .centerX }

    /// Whether one depends on the reading direction and the other does not.
    func isMixed(with other: Self) -> Bool {
        (self == .side && other == .readingSide) || (self == .readingSide && other == .side)
    }
}

extension UIView {
    /// The outermost view around this one.
    var layoutRoot: UIView {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    /// The innermost view that holds both, if they are in one tree.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self || other.parent === self { return self }
        if other.parent === parent, let parent { return parent }
        var ancestor: UIView? = self
        while let current = ancestor {
            if other.isDescendant(of: current) { return current }
            ancestor = current.parent
        }
        return nil
    }
}
