/// Solves the constraints of everything in an outermost view.
///
/// Every view or guide that a constraint refers to has four variables: its place in the view around it and its size.
/// What a constraint says about views further apart is written with the places of all views between. Changes are only
/// noted; `update()` carries them out, solves, and has those views laid out whose subviews are to move.
@MainActor
final class LayoutEngine {
    /// The outermost view.
    unowned let root: UIView
    /// Tells this engine from all others.
    let serial: Int
    private static var count = 0
    var solver = LayoutSolver()
    var items: [LayoutVariables] = []
    /// The items, for an engine that only fits, and is one beside that of the tree; never iterated over.
    var ownItems: [ObjectIdentifier: LayoutVariables] = [:]
    /// The app's constraints, by the numbers of the solver's.
    var owners: [NSLayoutConstraint?] = []
    /// Installed constraints that refer to a baseline.
    var baselineConstraints: [NSLayoutConstraint] = []
    /// Constraints that are left out, because they contradict others.
    var broken: [NSLayoutConstraint] = []
    var retriesBroken = false
    /// Constraints that were printed already; never iterated over.
    var reported: Set<ObjectIdentifier> = []
    /// Constraints that were left out since conflicts were told of, and what there is to say about them.
    var unsaid: [(left: NSLayoutConstraint, message: String)] = []

    /// Trees whose constraints the engine has yet to see.
    var pendingTrees: [UIView] = []
    /// Constraints that were added or changed.
    var changed: [NSLayoutConstraint] = []
    /// Items whose own constraints have to be set anew.
    var changedItems: [LayoutVariables] = []
    var isDirty = true
    var isUpdating = false
    /// Whether views have been asked to lay out since this was last set to false.
    var hasMoved = false
    /// Whether the engine only answers what size fits.
    let isFitting: Bool
    private var readsRightToLeft = false
    /// Pixels to a point.
    private var scale: CGFloat = 1

    init(root: UIView, isFitting: Bool = false) {
        self.root = root
        self.isFitting = isFitting
        serial = Self.count
        Self.count += 1
        readsRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if root.layoutIfMade?.hasConstraintsInside ?? false { pendingTrees = [root] }
    }

    // MARK: What has changed

    /// A constraint is new or has another constant or priority.
    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        invalidate()
        guard !constraint.isQueued else { return }
        constraint.isQueued = true
        changed.append(constraint)
    }

    /// A view with constraints in it has got into the tree.
    func add(tree: UIView) {
        invalidate()
        pendingTrees.append(tree)
    }

    /// A view's frame was set by hand.
    func frameDidChange(_ view: UIView) {
        guard let item = variablesIfKnown(of: view), !item.isPlacedByConstraints else { return }
        queue(item)
        invalidate()
    }

    /// The contents of a view ask for another size.
    func intrinsicSizeDidChange(_ view: UIView) {
        guard let item = variablesIfKnown(of: view) else { return }
        item.contentWidth = nil
        queue(item)
        invalidate()
    }

    /// A view's frame counts as constraints, or does so no more.
    func frameRuleDidChange(_ view: UIView) {
        guard let item = variablesIfKnown(of: view) else { return }
        queue(item)
        invalidate()
    }

    /// The reading direction of a view may be another one.
    func directionDidChange() {
        changeDirection(in: root)
    }

    private func changeDirection(in view: UIView) {
        guard let layout = view.layoutIfMade, layout.hasConstraintsInside else { return }
        for constraint in layout.constraints where constraint.dependsOnDirection { constraintDidChange(constraint) }
        for child in view.children { changeDirection(in: child) }
    }

    func queue(_ item: LayoutVariables) {
        guard !item.isQueued else { return }
        item.isQueued = true
        changedItems.append(item)
    }

    /// Has the next layout solve anew.
    func invalidate() {
        guard !isDirty, !isFitting else { return }
        isDirty = true
        root.setNeedsLayout()
    }

    // MARK: Solving

    /// Carries out what has changed and has the views laid out whose subviews are to move.
    /// - Parameter view: one that is being laid out anyway.
    func update(during view: UIView? = nil) {
        guard isDirty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        noteDirection()
        scale = (root as? UIWindow)?.screen.scale ?? UIScreen.main.scale
        installPending()
        refreshAllRegions()
        refreshBaselines()
        relaxWidthDependentContents()
        solver.solve()
        for _ in 0..<6 {
            let hasNegative = keepLengthsPositive()
            guard refreshWidthDependentContents() || hasNegative else { break }
            refreshBaselines()
            solver.solve()
        }
        isDirty = false
        tellConflicts()
        if !isFitting { markMoved(except: view) }
    }

    private func noteDirection() {
        let isRightToLeft = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard isRightToLeft != readsRightToLeft else { return }
        readsRightToLeft = isRightToLeft
        directionDidChange()
    }

    /// Whether lines run to the left in a view.
    func readsRightToLeft(in view: UIView) -> Bool {
        // Most views say nothing about it themselves, and traits are much to put together.
        guard view.settings.semanticContentAttribute == .unspecified else {
            return view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        }
        return view.settings.knownTraits.map { $0.layoutDirection == .rightToLeft } ?? readsRightToLeft
    }

    private func installPending() {
        var rounds = 0
        while !(pendingTrees.isEmpty && changed.isEmpty && changedItems.isEmpty && !retriesBroken), rounds < 8 {
            rounds += 1
            let trees = pendingTrees
            pendingTrees.removeAll()
            for tree in trees where tree.isDescendant(of: root) { installAll(in: tree) }
            let constraints = changed
            changed.removeAll()
            for constraint in constraints {
                constraint.isQueued = false
                guard let owner = constraint.owner, owner.isDescendant(of: root) else { continue }
                apply(constraint, owner: owner, isRightToLeft: readsRightToLeft(in: owner))
            }
            let views = changedItems
            changedItems.removeAll()
            for item in views {
                item.isQueued = false
                if item.uses > 0 { applyOwnConstraints(of: item) }
            }
            if retriesBroken { retryBroken() }
        }
    }

    private func installAll(in view: UIView) {
        guard let layout = view.layoutIfMade, layout.hasConstraintsInside else { return }
        // What is further inside comes first: once the sizes there are known, what lies around them has shorter rows.
        for child in view.children { installAll(in: child) }
        let isRightToLeft = readsRightToLeft(in: view)
        for constraint in layout.constraints where isFitting || installation(of: constraint) == nil {
            apply(constraint, owner: view, isRightToLeft: isRightToLeft)
        }
    }

    /// Has those views laid out in which a subview is not where it should be.
    private func markMoved(except current: UIView?) {
        for item in items {
            if item.isContent, let scroll = item.reference.guide?.owningView as? UIScrollView, scroll !== current,
                scroll.contentSize != contentSize(item, of: scroll)
            {
                scroll.setNeedsLayout()
                hasMoved = true
            }
            guard item.isPlacedByConstraints, let view = item.reference.view, let parent = view.parent,
                parent !== current,
                !item.isInPlace(target(of: item))
            else { continue }
            parent.setNeedsLayout()
            hasMoved = true
        }
    }

    /// Gives a view the frame that the constraints have found.
    func place(_ view: UIView) {
        guard let item = variablesIfKnown(of: view), item.isPlacedByConstraints else { return }
        let target = target(of: item)
        guard !item.isInPlace(target) else { return }
        if view.bounds.size != target.size { view.bounds.size = target.size }
        let anchor = view.layer.anchorPoint
        let center = CGPoint(
            x: target.minX + anchor.x * target.width, y: target.minY + anchor.y * target.height)
        if view.center != center { view.center = center }
    }

    /// The frame that the constraints have found for a view, its sides on whole pixels.
    func target(of item: LayoutVariables) -> CGRect {
        func pixel(_ value: Double) -> CGFloat { ((value * scale).rounded() / scale) }
        let (x, y) = (solver.value(of: item.x), solver.value(of: item.y))
        let (width, height) = (max(0, solver.value(of: item.width)), max(0, solver.value(of: item.height)))
        let (left, top) = (pixel(x), pixel(y))
        return CGRect(x: left, y: top, width: pixel(x + width) - left, height: pixel(y + height) - top)
    }

    /// Gives a scroll view's content the size that the constraints have found, if they say anything about it.
    func sizeContent(of scroll: UIScrollView) {
        guard let guide = scroll.layoutIfMade?.regions.first(where: { $0.region == .content }),
            let item = guide.reference.variables, item.engine == serial
        else { return }
        let size = contentSize(item, of: scroll)
        if scroll.contentSize != size { scroll.contentSize = size }
    }

    /// The size that constraints give a scroll view's content; what they leave open stays as it is.
    private func contentSize(_ item: LayoutVariables, of scroll: UIScrollView) -> CGSize {
        let (size, old) = (target(of: item).size, scroll.contentSize)
        return CGSize(
            width: solver.isDetermined(item.width) ? size.width : old.width,
            height: solver.isDetermined(item.height) ? size.height : old.height)
    }

    /// Where a guide is in its view's coordinates.
    func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect {
        guard let item = guide.reference.variables else { return .zero }
        return target(of: item)
    }

    /// Whether the constraints leave a variable of a view open.
    func isAmbiguous(_ view: UIView) -> Bool {
        guard let item = variablesIfKnown(of: view) else { return false }
        return item.all.contains { !solver.isDetermined($0) }
    }
}
