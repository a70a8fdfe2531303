extension LayoutEngine {
    /// Makes a constraint a part of the solver, or brings it up to date there.
    func apply(_ constraint: NSLayoutConstraint, owner: UIView, isRightToLeft: Bool) {
        if !broken.isEmpty, broken.contains(where: { $0 === constraint }) {
            retriesBroken = true
            return
        }
        let (old, priority) = (installation(of: constraint), constraint.priority.rawValue)
        if let old, old.isRightToLeft == isRightToLeft, (old.priority >= 1000) == (priority >= 1000) {
            // Only the numbers change.
            if old.priority != priority { solver.setPriority(priority, of: old.handle) }
            var expression = LayoutExpression(owner: owner, isRightToLeft: isRightToLeft, engine: self)
            let constant = expression.constant(of: constraint)
            constraint.installation?.priority = priority
            guard constant != old.constant else { return }
            do {
                try solver.setConstant(constant, of: old.handle)
                constraint.installation?.constant = constant
                retriesBroken = retriesBroken || !broken.isEmpty
            } catch {
                report(constraint, among: error.constraints)
                giveUp(constraint)
            }
            return
        }
        if old != nil { uninstall(constraint) }
        add(constraint, owner: owner, isRightToLeft: isRightToLeft)
    }

    private func add(_ constraint: NSLayoutConstraint, owner: UIView, isRightToLeft: Bool) {
        var expression = LayoutExpression(owner: owner, isRightToLeft: isRightToLeft, engine: self)
        expression.add(constraint)
        guard expression.isComplete else { return }
        // Items stay while a constraint is tried out.
        use(expression.items, 1)
        do {
            let handle = try solver.add(
                expression.summands, constraint.relation.solverRelation, expression.constant,
                priority: constraint.priority.rawValue)
            if isFitting { return }
            constraint.installation = InstalledConstraint(
                engine: serial, handle: handle, items: expression.items, constant: expression.constant,
                priority: constraint.priority.rawValue, isRightToLeft: isRightToLeft)
            setOwner(constraint, of: handle)
            if constraint.dependsOnBaseline { baselineConstraints.append(constraint) }
        } catch {
            report(constraint, among: error.constraints)
            use(expression.items, -1)
            if !broken.contains(where: { $0 === constraint }) { broken.append(constraint) }
        }
    }

    /// Takes a constraint out of the solver.
    func uninstall(_ constraint: NSLayoutConstraint) {
        invalidate()
        if !broken.isEmpty { broken.removeAll { $0 === constraint } }
        reported.remove(ObjectIdentifier(constraint))
        guard let entry = installation(of: constraint) else { return }
        constraint.installation = nil
        retriesBroken = retriesBroken || !broken.isEmpty
        setOwner(nil, of: entry.handle)
        solver.remove(entry.handle)
        if constraint.dependsOnBaseline { baselineConstraints.removeAll { $0 === constraint } }
        use(entry.items, -1)
    }

    /// What is known of a constraint, if it is a part of this solver.
    func installation(of constraint: NSLayoutConstraint) -> InstalledConstraint? {
        constraint.installation.flatMap { $0.engine == serial ? $0 : nil }
    }

    /// The app's constraint that a part of the solver is.
    func owner(of handle: LayoutSolver.Constraint) -> NSLayoutConstraint? {
        handle.number < owners.count ? owners[handle.number] : nil
    }

    private func setOwner(_ owner: NSLayoutConstraint?, of handle: LayoutSolver.Constraint) {
        while owners.count <= handle.number { owners.append(nil) }
        owners[handle.number] = owner
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
        guard let last = handles.compactMap(owner).last else { return false }
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
            add(constraint, owner: owner, isRightToLeft: readsRightToLeft(in: owner))
        }
    }

    /// Sets the constants anew of constraints that refer to baselines.
    func refreshBaselines() {
        for constraint in baselineConstraints {
            guard let owner = constraint.owner else { continue }
            apply(constraint, owner: owner, isRightToLeft: readsRightToLeft(in: owner))
        }
    }

    /// A view has left the tree.
    func remove(tree: UIView) {
        pendingTrees.removeAll { $0 === tree }
        guard let layout = tree.layoutIfMade, layout.hasConstraintsInside else { return }
        for constraint in layout.constraints { uninstall(constraint) }
        for child in tree.children { remove(tree: child) }
    }

    /// Takes every view out of the engine's care.
    func dissolve() {
        for item in items { item.reference.variables = nil }
        for constraint in changed { constraint.isQueued = false }
    }
}

extension LayoutOperand {
    /// Whether it names a part of some sort.
    func names(_ isSort: (NSLayoutConstraint.Attribute) -> Bool) -> Bool {
        isSort(attribute) || (subtrahend.map { isSort($0.attribute) } ?? false)
    }
}
