/// Makes the constraints that a stack view consists of.
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let container: any LayoutItem
    private let isRow: Bool
    private let shown: [UIView]
    private let hidden: [UIView]

    /// Under what is required, so that a view that must have a size keeps it without a contradiction.
    private static let nearlyRequired: Float = 999.4
    /// Under what a size to fit asks for.
    private static let snug: Float = 49

    init(_ stack: UIStackView) {
        self.stack = stack
        container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        isRow = stack.axis == .horizontal
        shown = stack.arrangedSubviews.filter { !$0.isHidden }
        hidden = stack.arrangedSubviews.filter(\.isHidden)
    }

    /// All of them.
    var constraints: [NSLayoutConstraint] {
        var result = ends + distances + lengths
        for view in shown { result += alignment(of: view) }
        result += baselines
        for view in hidden { result += collapse(of: view) }
        result.append(make(container, length, .equal, nil, priority: Self.snug, named: "UISV-canvas-fit"))
        result.append(make(container, breadth, .equal, nil, priority: Self.snug, named: "UISV-canvas-fit"))
        return result
    }

    private var start: NSLayoutConstraint.Attribute { isRow ? .leading : .top }
    private var end: NSLayoutConstraint.Attribute { isRow ? .trailing : .bottom }
    private var middle: NSLayoutConstraint.Attribute { isRow ? .centerX : .centerY }
    private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }
    private var near: NSLayoutConstraint.Attribute { isRow ? .top : .leading }
    private var far: NSLayoutConstraint.Attribute { isRow ? .bottom : .trailing }
    private var breadth: NSLayoutConstraint.Attribute { isRow ? .height : .width }

    private func make(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem, NSLayoutConstraint.Attribute)?, constant: CGFloat = 0, priority: Float = 1000,
        multiplier: CGFloat = 1, named name: String
    ) -> NSLayoutConstraint {
        let second = other.map { LayoutOperand($0.0, $0.1) }
        return make(
            LayoutOperand(item, attribute), relation, second, constant: constant, priority: priority,
            multiplier: multiplier, named: name)
    }

    private func make(
        _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
        constant: CGFloat = 0, priority: Float = 1000, multiplier: CGFloat = 1, named name: String
    ) -> NSLayoutConstraint {
        let result = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        result.priority = UILayoutPriority(priority)
        result.identifier = name
        return result
    }

    // MARK: Along the axis

    private var ends: [NSLayoutConstraint] {
        guard let first = shown.first, let last = shown.last else { return [] }
        return [
            make(first, start, .equal, (container, start), named: "UISV-canvas-connection"),
            make(container, end, .equal, (last, end), named: "UISV-canvas-connection"),
        ]
    }

    private var usesBaselines: Bool { stack.isBaselineRelativeArrangement && !isRow }

    /// The distance from one view to the next.
    private func gap(_ before: UIView, _ after: UIView) -> LayoutOperand {
        LayoutOperand(
            after, usesBaselines ? .firstBaseline : start,
            minus: LayoutOperand.Part(item: before, attribute: usesBaselines ? .lastBaseline : end))
    }

    private var distances: [NSLayoutConstraint] {
        let pairs = zip(shown, shown.dropFirst())
        let hasEqualGaps = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        var result = pairs.map { before, after in
            make(
                gap(before, after), hasEqualGaps ? .greaterThanOrEqual : .equal, nil,
                constant: stack.effectiveSpacing(after: before), named: "UISV-spacing")
        }
        guard hasEqualGaps, let (first, second) = pairs.first(where: { _ in true }) else { return result }
        for (before, after) in pairs.dropFirst() {
            if stack.distribution == .equalSpacing {
                result.append(
                    make(gap(before, after), .equal, gap(first, second), named: "UISV-distributing-edge"))
            } else {
                result.append(
                    make(
                        step(before, after), .equal, step(first, second), priority: 149,
                        named: "UISV-distributing-center"))
            }
        }
        return result
    }

    /// The distance from one view's middle to the next one's.
    private func step(_ before: UIView, _ after: UIView) -> LayoutOperand {
        LayoutOperand(after, middle, minus: LayoutOperand.Part(item: before, attribute: middle))
    }

    private var lengths: [NSLayoutConstraint] {
        guard let first = shown.first else { return [] }
        switch stack.distribution {
        case .fill, .equalSpacing, .equalCentering: return []
        case .fillEqually:
            return shown.dropFirst().map { make($0, length, .equal, (first, length), named: "UISV-fill-equally") }
        case .fillProportionally:
            let sized = shown.map { ($0, contentLength(of: $0)) }.filter { $0.1 > 0 }
            guard let (reference, unit) = sized.first else {
                return shown.dropFirst().map {
                    make($0, length, .equal, (first, length), named: "UISV-fill-proportionally")
                }
            }
            return sized.dropFirst().map { view, own in
                make(
                    view, length, .equal, (reference, length), priority: Self.nearlyRequired, multiplier: own / unit,
                    named: "UISV-fill-proportionally")
            }
        }
    }

    private func contentLength(of view: UIView) -> CGFloat {
        let size =
            view is UIStackView
            ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.intrinsicContentSize
        return isRow ? size.width : size.height
    }

    // MARK: Across the axis

    private func alignment(of view: UIView) -> [NSLayoutConstraint] {
        let name = "UISV-alignment"
        let isInside = [
            make(view, near, .greaterThanOrEqual, (container, near), named: "UISV-spanning-boundary"),
            make(container, far, .greaterThanOrEqual, (view, far), named: "UISV-spanning-boundary"),
        ]
        switch stack.alignment {
        case .fill:
            return [
                make(view, near, .equal, (container, near), named: name),
                make(container, far, .equal, (view, far), named: name),
            ]
        case .leading: return [make(view, near, .equal, (container, near), named: name), isInside[1]]
        case .trailing: return [make(container, far, .equal, (view, far), named: name), isInside[0]]
        case .center:
            let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
            return isInside + [make(view, center, .equal, (container, center), named: name)]
        case .firstBaseline:
            return isInside + [
                make(
                    view, near, .equal, (container, near), priority: Self.snug - 1, named: "UISV-ambiguity-suppression")
            ]
        case .lastBaseline:
            return isInside + [
                make(view, far, .equal, (container, far), priority: Self.snug - 1, named: "UISV-ambiguity-suppression")
            ]
        }
    }

    private var baselines: [NSLayoutConstraint] {
        guard isRow, let first = shown.first else { return [] }
        let attribute: NSLayoutConstraint.Attribute
        switch stack.alignment {
        case .firstBaseline: attribute = .firstBaseline
        case .lastBaseline: attribute = .lastBaseline
        default: return []
        }
        return shown.dropFirst().map { make($0, attribute, .equal, (first, attribute), named: "UISV-alignment") }
    }

    // MARK: Hidden views

    /// Has a hidden view take up no room, where it would be.
    private func collapse(of view: UIView) -> [NSLayoutConstraint] {
        let all = stack.arrangedSubviews
        let place = all.firstIndex { $0 === view } ?? 0
        let before = all[..<place].last { !$0.isHidden }
        let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
        return [
            make(view, length, .equal, nil, priority: Self.nearlyRequired, named: "UISV-hiding"),
            make(
                view, start, .equal, before.map { ($0, end) } ?? (container, start), priority: Self.nearlyRequired,
                named: "UISV-hiding"),
            make(view, center, .equal, (container, center), priority: Self.nearlyRequired, named: "UISV-hiding"),
            // It keeps the breadth that it had, which must not have a say in that of the others.
            make(
                view, breadth, .equal, nil, constant: isRow ? view.bounds.height : view.bounds.width,
                priority: Self.nearlyRequired, named: "UISV-hiding"),
        ]
    }
}
