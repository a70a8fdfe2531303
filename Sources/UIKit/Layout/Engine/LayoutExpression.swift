/// Writes a constraint as a sum of variables.
@MainActor
struct LayoutExpression {
    let owner: UIView
    let isRightToLeft: Bool
    let engine: LayoutEngine
    private(set) var summands: [LayoutSolver.Summand] = []
    private(set) var constant = 0.0
    private(set) var items: [LayoutVariables] = []
    /// Whether all items still exist.
    private(set) var isComplete = true
    private var collectsVariables = true
    /// Whether places are measured from the right, where lines begin.
    private var isMirrored = false

    init(owner: UIView, isRightToLeft: Bool, engine: LayoutEngine) {
        (self.owner, self.isRightToLeft, self.engine) = (owner, isRightToLeft, engine)
    }

    /// Writes first - multiplier × second - constant.
    mutating func add(_ constraint: NSLayoutConstraint) {
        isMirrored = isRightToLeft && constraint.dependsOnDirection
        add(constraint.first, times: 1)
        if let second = constraint.second { add(second, times: -Double(constraint.multiplier)) }
        constant -= Double(constraint.constant)
        if isMirrored, constraint.multiplier != 1, constraint.first.kind != .length {
            // Places are measured from where lines begin, which is the width away.
            addTerm(variables(of: owner.layoutReference).width, 1 - Double(constraint.multiplier))
        }
    }

    /// The constant alone.
    mutating func constant(of constraint: NSLayoutConstraint) -> Double {
        collectsVariables = false
        add(constraint)
        return constant
    }

    private mutating func add(_ operand: LayoutOperand, times factor: Double) {
        if let reference = operand.reference { add(reference, operand.attribute, times: factor) }
        if let subtrahend = operand.subtrahend { add(subtrahend.reference, subtrahend.attribute, times: -factor) }
    }

    private mutating func add(
        _ item: LayoutReference, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
    ) {
        if let inner = attribute.withinMargins {
            if let view = item.view { add(view.layoutMarginsGuide.reference, inner, times: factor) }
            return
        }
        let insets = item.view?.alignmentRectInsets ?? .zero
        switch attribute {
        case .left: addEdge(item, horizontal: true, at: 0, times: factor, plus: insets.left)
        case .right: addEdge(item, horizontal: true, at: 1, times: factor, plus: -insets.right)
        case .top: addEdge(item, horizontal: false, at: 0, times: factor, plus: insets.top)
        case .bottom: addEdge(item, horizontal: false, at: 1, times: factor, plus: -insets.bottom)
        case .centerX:
            let factor = isMirrored ? -factor : factor
            addEdge(item, horizontal: true, at: 0.5, times: factor, plus: (insets.left - insets.right) / 2)
        case .centerY:
            addEdge(item, horizontal: false, at: 0.5, times: factor, plus: (insets.top - insets.bottom) / 2)
        // Where lines run to the left, places grow to the left.
        case .leading: isRightToLeft ? add(item, .right, times: -factor) : add(item, .left, times: factor)
        case .trailing: isRightToLeft ? add(item, .left, times: -factor) : add(item, .right, times: factor)
        case .width: addLength(item, horizontal: true, times: factor, minus: insets.left + insets.right)
        case .height: addLength(item, horizontal: false, times: factor, minus: insets.top + insets.bottom)
        case .firstBaseline, .lastBaseline: addBaseline(item, attribute, times: factor)
        default: break
        }
    }

    private mutating func addBaseline(
        _ item: LayoutReference, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
    ) {
        guard let view = item.view else { return add(item, .bottom, times: factor) }
        let isFirst = attribute == .firstBaseline
        let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if inner !== view, inner.isDescendant(of: view) { return add(inner.layoutReference, attribute, times: factor) }
        guard let text = view as? any TextBaselines else { return add(item, .bottom, times: factor) }
        let box = text.lineBox
        let baseline = isFirst ? box.firstBaseline : box.lastBaseline
        addEdge(item, horizontal: false, at: 0.5, times: factor, plus: baseline - box.height / 2)
    }

    private mutating func addLength(
        _ item: LayoutReference, horizontal: Bool, times factor: Double, minus less: CGFloat
    ) {
        constant -= factor * Double(less)
        guard collectsVariables else { return }
        if item.object == nil { isComplete = false }
        let item = variables(of: item)
        addTerm(horizontal ? item.width : item.height, factor)
    }

    /// Adds a place: a part of the way from one side to the other, and some points.
    private mutating func addEdge(
        _ item: LayoutReference, horizontal: Bool, at part: Double, times factor: Double, plus more: CGFloat
    ) {
        constant += factor * Double(more)
        guard collectsVariables else { return }
        guard var view = item.layoutView else {
            isComplete = false
            return
        }
        let isOwner = !item.isGuide && view === owner
        if part != 0 {
            // As with UIKit's, sides of a scroll view mean the content, and its middle that of the frame.
            let sized = isOwner && part == 1 ? owner.scrolledContent?.reference ?? item : item
            let item = variables(of: sized)
            addTerm(horizontal ? item.width : item.height, factor * part)
        }
        if isOwner { return }
        if item.isGuide {
            let item = variables(of: item)
            addTerm(horizontal ? item.x : item.y, factor)
            if view !== owner { addScroll(of: view, horizontal: horizontal, times: factor) }
        }
        while view !== owner, let parent = view.parent {
            let item = variables(of: view.layoutReference)
            addTerm(horizontal ? item.x : item.y, factor)
            view = parent
            if view !== owner { addScroll(of: view, horizontal: horizontal, times: factor) }
        }
    }

    /// Takes away how far a view is scrolled.
    private mutating func addScroll(of view: UIView, horizontal: Bool, times factor: Double) {
        guard let guide = view.scrolledFrame else { return }
        let item = variables(of: guide.reference)
        addTerm(horizontal ? item.x : item.y, -factor)
    }

    private mutating func variables(of reference: LayoutReference) -> LayoutVariables {
        let item = engine.variables(of: reference)
        if !items.contains(where: { $0 === item }) { items.append(item) }
        return item
    }

    private mutating func addTerm(_ variable: LayoutSolver.Variable, _ coefficient: Double) {
        if collectsVariables { summands.append(LayoutSolver.Summand(variable, coefficient)) }
    }
}

extension UIView {
    /// What constraints inside mean by the view's sides, where that is not its frame: what a scroll view scrolls.
    var scrolledContent: UILayoutGuide? { self is UIScrollView ? regionGuide(.content) : nil }
    /// The guide that tells how far the view is scrolled, for a scroll view.
    var scrolledFrame: UILayoutGuide? { self is UIScrollView ? regionGuide(.frame) : nil }
}
