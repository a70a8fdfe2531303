extension LayoutEngine {
    /// The variables of a view or guide, made if need be.
    func variables(of reference: LayoutReference) -> LayoutVariables {
        if isFitting {
            if let item = ownItems[ObjectIdentifier(reference)] { return item }
        } else if let item = reference.variables, item.engine == serial {
            return item
        }
        let item = LayoutVariables(reference, self, &solver)
        if isFitting { ownItems[ObjectIdentifier(reference)] = item } else { reference.variables = item }
        items.append(item)
        applyOwnConstraints(of: item)
        return item
    }

    /// The variables of a view, if a constraint refers to it.
    func variablesIfKnown(of view: UIView) -> LayoutVariables? {
        guard let layout = view.layoutIfMade, layout.isKnown else { return nil }
        let item = layout.reference(to: view).variables
        return item?.engine == serial ? item : nil
    }

    /// Forgets an item to which no constraint refers any more.
    private func remove(_ item: LayoutVariables) {
        removeOwn(of: item)
        releaseOuter(of: item)
        for index in item.content.indices { setContent(index, nil, of: item) }
        for variable in item.all { solver.removeVariable(variable) }
        item.isRemoved = true
        if isFitting {
            ownItems[ObjectIdentifier(item.reference)] = nil
        } else if item.reference.variables === item {
            item.reference.variables = nil
        }
        items.removeAll { $0 === item }
    }

    /// Counts a constraint more or less that refers to items.
    func use(_ used: [LayoutVariables], _ change: Int) {
        for item in used { item.uses += change }
        guard change < 0 else { return }
        for item in used where item.uses == 0 && !item.isRemoved { remove(item) }
    }

    /// Sets the constraints that an item brings with it.
    func applyOwnConstraints(of item: LayoutVariables) {
        if let guide = item.reference.guide { return applyOwnConstraints(of: item, guide: guide) }
        guard let view = item.reference.view else { return }
        let isRoot = view === root
        let isFixed = view.translatesAutoresizingMaskIntoConstraints && !(isRoot && isFitting)
        item.isPlacedByConstraints = !isFixed && !isRoot
        if isFixed {
            for index in item.content.indices { setContent(index, nil, of: item) }
            let size = view.bounds.size
            let (center, anchor) = (view.layer.position, view.layer.anchorPoint)
            setOwn(
                isRoot ? .size : .frame,
                isRoot
                    ? [([item.width], -size.width), ([item.height], -size.height)]
                    : [
                        ([item.x], anchor.x * size.width - center.x), ([item.y], anchor.y * size.height - center.y),
                        ([item.width], -size.width), ([item.height], -size.height),
                    ], .equal, 1000, of: item)
        } else {
            if item.rule != .positive { removeOwn(of: item) }
            applyContentSize(of: item, view: view)
        }
    }

    private func applyOwnConstraints(of item: LayoutVariables, guide: UILayoutGuide) {
        guard let region = guide.region, let view = guide.owningView else {
            return
        }
        if region == .content {
            return setOwn(.frame, [([item.x], 0), ([item.y], 0)], .equal, 1000, of: item)
        }
        let insets = view.insets(of: guide)
        let surroundings =
            region == .margins ? view.scrolledContent?.reference ?? view.layoutReference : view.layoutReference
        let outer = item.outer ?? variables(of: surroundings)
        if item.outer == nil {
            outer.uses += 1
            item.outer = outer
        }
        setOwn(
            .region,
            [
                ([item.x], -insets.left), ([item.y], -insets.top),
                ([item.x, item.width, outer.width], insets.right),
                ([item.y, item.height, outer.height], insets.bottom),
            ], .equal, 1000, of: item)
    }

    /// Has lengths that came out negative be at least zero, if what is required allows it.
    /// - Returns: whether there were any.
    func keepLengthsPositive() -> Bool {
        var hasChanged = false
        for item in items where item.rule == .none {
            let least = min(solver.value(of: item.width), solver.value(of: item.height))
            guard least < -1e-6 else { continue }
            setOwn(.positive, [([item.width], 0), ([item.height], 0)], .greaterThanOrEqual, 999.9, of: item)
            hasChanged = true
        }
        return hasChanged
    }

    /// Sets an item's own constraints, or only changes their constants. The third variable of one is subtracted.
    private func setOwn(
        _ rule: LayoutVariables.Rule, _ rows: [(variables: [LayoutSolver.Variable], constant: CGFloat)],
        _ relation: LayoutSolver.Relation, _ priority: Float, of item: LayoutVariables
    ) {
        if item.rule == rule {
            for (handle, row) in zip(item.own, rows) { setConstant(row.constant, of: handle) }
            return
        }
        removeOwn(of: item)
        item.rule = rule
        for row in rows {
            let summands = row.variables.enumerated().map { LayoutSolver.Summand($1, $0 == 2 ? -1 : 1) }
            if let handle = addRequired(summands, relation, row.constant, priority) { item.own.append(handle) }
        }
        if item.own.count != rows.count { item.rule = .none }
    }

    private func removeOwn(of item: LayoutVariables) {
        for handle in item.own { solver.remove(handle) }
        item.own.removeAll()
        item.rule = .none
    }

    /// Lets go of the view that a region belongs to.
    private func releaseOuter(of item: LayoutVariables) {
        guard let outer = item.outer else { return }
        item.outer = nil
        use([outer], -1)
    }

    /// Has a view take on the size of its contents.
    private func applyContentSize(of item: LayoutVariables, view: UIView) {
        var size = view.intrinsicContentSize
        if item.isWidthDependent, let text = view as? any WidthDependentContent, text.dependsOnWidth {
            size = text.intrinsicContentSize(forWidth: item.contentWidth ?? 0)
        }
        let insets = view.alignmentRectInsets
        let none = UIView.noIntrinsicMetric
        let lengths = [
            size.width == none ? nil : size.width + insets.left + insets.right,
            size.height == none ? nil : size.height + insets.top + insets.bottom,
        ]
        for axis in [0, 1] {
            let direction: NSLayoutConstraint.Axis = axis == 0 ? .horizontal : .vertical
            let priorities = [
                view.contentHuggingPriority(for: direction), view.contentCompressionResistancePriority(for: direction),
            ]
            for side in [0, 1] {
                setContent(2 * axis + side, lengths[axis].map { ($0, priorities[side].rawValue) }, of: item)
            }
        }
    }

    /// Sets one of the four constraints for the size of the contents.
    private func setContent(_ index: Int, _ value: (length: CGFloat, priority: Float)?, of item: LayoutVariables) {
        // Contents never have to have their size at any price: what is required beats them without a contradiction.
        let priority = min(value?.priority ?? 0, 999.5)
        if let value, let content = item.content[index], priority > 0 {
            if content.length != value.length { setConstant(-value.length, of: content.handle) }
            if content.priority != priority { solver.setPriority(priority, of: content.handle) }
            item.content[index]?.length = value.length
            item.content[index]?.priority = priority
            return
        }
        if let content = item.content[index] { solver.remove(content.handle) }
        item.content[index] = nil
        guard let value, priority > 0 else { return }
        let relation: LayoutSolver.Relation = index % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual
        let summands = [LayoutSolver.Summand(index < 2 ? item.width : item.height, 1)]
        guard let handle = try? solver.add(summands, relation, -value.length, priority: priority) else { return }
        item.content[index] = LayoutVariables.ContentConstraint(
            handle: handle, length: value.length, priority: priority)
    }

    /// Has contents whose height depends on the width take as much width as they like, to begin with.
    func relaxWidthDependentContents() {
        for item in items where item.isWidthDependent && item.contentWidth != nil {
            item.contentWidth = nil
            if let view = item.reference.view, item.content[0] != nil { applyContentSize(of: item, view: view) }
        }
    }

    /// Asks contents anew that have got less width than they were asked to fit last.
    /// - Returns: whether any answer is another one.
    func refreshWidthDependentContents() -> Bool {
        var hasChanged = false
        for item in items {
            guard item.isWidthDependent, item.isPlacedByConstraints || (isFitting && item.reference.view === root),
                let view = item.reference.view as? any WidthDependentContent, view.dependsOnWidth,
                let asked = item.content[1]?.length
            else { continue }
            let width = target(of: item).width
            guard width < asked - 1e-6, width != item.contentWidth else { continue }
            item.contentWidth = width
            applyContentSize(of: item, view: view)
            hasChanged = true
        }
        return hasChanged
    }

    /// Sets the insets of a view's regions anew, where they have changed.
    func refreshRegions(of view: UIView) {
        for guide in view.layoutIfMade?.regions ?? [] {
            guard let item = guide.reference.variables, item.engine == serial, item.rule == .region else { continue }
            applyOwnConstraints(of: item)
        }
    }

    func refreshAllRegions() {
        for item in items where item.rule == .region { applyOwnConstraints(of: item) }
    }

    private func setConstant(_ constant: CGFloat, of handle: LayoutSolver.Constraint) {
        guard solver.constant(of: handle) != constant else { return }
        if !isUpdating { invalidate() }
        while true {
            do {
                try solver.setConstant(constant, of: handle)
                retriesBroken = !broken.isEmpty
                return
            } catch {
                guard giveUp(among: error.constraints, newcomer: nil) else { return }
            }
        }
    }

    /// Adds a constraint of an item's own; whatever contradicts it gives way.
    private func addRequired(
        _ summands: [LayoutSolver.Summand], _ relation: LayoutSolver.Relation, _ constant: CGFloat, _ priority: Float
    ) -> LayoutSolver.Constraint? {
        while true {
            do {
                return try solver.add(summands, relation, constant, priority: priority)
            } catch {
                guard giveUp(among: error.constraints, newcomer: nil) else { return nil }
            }
        }
    }
}
