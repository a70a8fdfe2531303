extension LayoutEngine {
    /// Makes a constraint a part of the solver, or brings it up to date there.
    func apply(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner, owner.isDescendant(of: root), constraint.complaint == nil else { return }
        if broken.contains(where: { $0 === constraint }) {
            retriesBroken = true
            return
        }
        let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (old, priority) = (installed[ObjectIdentifier(constraint)], constraint.priority.rawValue)
        if let old, old.isRightToLeft == isRightToLeft, (old.priority >= 1000) == (priority >= 1000) {
            // Only the numbers change.
            if old.priority != priority { solver.setPriority(priority, of: old.handle) }
            var expression = LayoutExpression(owner: owner, isRightToLeft: isRightToLeft, engine: self)
            let constant = expression.constant(of: constraint)
            installed[ObjectIdentifier(constraint)]?.priority = priority
            guard constant != old.constant else { return }
            do {
                try solver.setConstant(constant, of: old.handle)
                installed[ObjectIdentifier(constraint)]?.constant = constant
                retriesBroken = retriesBroken || !broken.isEmpty
            } catch {
                report(constraint, among: error.constraints)
                giveUp(constraint)
            }
            return
        }
        if old != nil { uninstall(constraint) }
        add(constraint, owner: owner, isRightToLeft: isRightToLeft, reports: true)
    }

    @discardableResult
    private func add(
        _ constraint: NSLayoutConstraint, owner: UIView, isRightToLeft: Bool, reports: Bool
    ) -> Bool {
        var expression = LayoutExpression(owner: owner, isRightToLeft: isRightToLeft, engine: self)
        expression.add(constraint)
        // Items stay while a constraint is tried out.
        use(expression.items, 1)
        do {
            let handle = try solver.add(
                expression.summands, constraint.relation.solverRelation, expression.constant,
                priority: constraint.priority.rawValue)
            installed[ObjectIdentifier(constraint)] = InstalledConstraint(
                handle: handle, items: expression.items, constant: expression.constant,
                priority: constraint.priority.rawValue, isRightToLeft: isRightToLeft)
            owners[handle] = constraint
            if constraint.dependsOnBaseline { baselineConstraints.append(constraint) }
            if constraint.dependsOnDirection { directedConstraints.append(constraint) }
            return true
        } catch {
            if reports { report(constraint, among: error.constraints) }
            use(expression.items, -1)
            if !broken.contains(where: { $0 === constraint }) { broken.append(constraint) }
            return false
        }
    }

    /// Takes a constraint out of the solver.
    func uninstall(_ constraint: NSLayoutConstraint) {
        invalidate()
        let identity = ObjectIdentifier(constraint)
        broken.removeAll { $0 === constraint }
        reported.remove(identity)
        guard let entry = installed.removeValue(forKey: identity) else { return }
        retriesBroken = retriesBroken || !broken.isEmpty
        owners[entry.handle] = nil
        solver.remove(entry.handle)
        if constraint.dependsOnBaseline { baselineConstraints.removeAll { $0 === constraint } }
        if constraint.dependsOnDirection { directedConstraints.removeAll { $0 === constraint } }
        use(entry.items, -1)
    }

    /// Leaves a constraint out until others have changed.
    func giveUp(_ constraint: NSLayoutConstraint) {
        let wasReported = reported.contains(ObjectIdentifier(constraint))
        let retries = retriesBroken
        uninstall(constraint)
        retriesBroken = retries
        if wasReported { reported.insert(ObjectIdentifier(constraint)) }
        broken.append(constraint)
    }

    /// Leaves out the last constraint of an app's among those that contradict something of the views' own.
    /// - Returns: whether there was one.
    func giveUp(among handles: [LayoutSolver.Constraint], newcomer: NSLayoutConstraint?) -> Bool {
        guard let last = handles.compactMap({ owners[$0] }).last else { return false }
        report(last, among: handles)
        giveUp(last)
        return true
    }

    /// Tries those again that were left out.
    func retryBroken() {
        retriesBroken = false
        let constraints = broken
        broken.removeAll()
        for constraint in constraints {
            guard let owner = constraint.owner, owner.isDescendant(of: root) else { continue }
            let isRightToLeft = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
            add(constraint, owner: owner, isRightToLeft: isRightToLeft, reports: false)
        }
    }

    /// Sets the constants anew of constraints that refer to baselines.
    func refreshBaselines() { for constraint in baselineConstraints { apply(constraint) } }

    /// A view has left the tree.
    func remove(tree: UIView) {
        pendingTrees.removeAll { $0 === tree }
        guard let layout = tree.layoutIfMade, layout.hasConstraintsInside else { return }
        for constraint in layout.constraints { uninstall(constraint) }
        for child in tree.children { remove(tree: child) }
    }

    /// Takes every view out of the engine's care.
    func dissolve() {
        for item in items { (item.object as? UIView)?.layoutIfMade?.isKnown = false }
        for constraint in changed { constraint.isQueued = false }
    }
}

extension NSLayoutConstraint {
    private var attributes: [Attribute] {
        [
            first.attribute, first.subtrahend?.attribute, second?.attribute, second?.subtrahend?.attribute,
        ].compactMap { $0 }
    }

    var dependsOnBaseline: Bool { attributes.contains { $0 == .firstBaseline || $0 == .lastBaseline } }
    var dependsOnDirection: Bool { attributes.contains { $0.kind == .readingSide } }
}
