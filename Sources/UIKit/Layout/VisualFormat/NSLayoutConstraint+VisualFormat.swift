extension NSLayoutConstraint {
    /// Makes the constraints that a visual format such as `H:|-[icon(40)]-8-[title]-|` describes.
    ///
    /// A format that cannot be read is said on the standard error stream, with the place, and gives no constraints.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var numbers: [String: Double] = [:]
        for (name, value) in metrics ?? [:] { numbers[name] = number(value) }
        var items: [String: any LayoutItem] = [:]
        for (name, value) in views { items[name] = value as? any LayoutItem }
        var parser = VisualFormatParser(format, metrics: numbers, views: Set(items.keys))
        do {
            let parsed = try parser.parse()
            return VisualFormatBuilder(format: parsed, options: opts, items: items).constraints
        } catch {
            reportMisuse(error.message)
            return []
        }
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

/// Makes constraints from a visual format.
@MainActor
private struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let items: [String: any LayoutItem]

    var constraints: [NSLayoutConstraint] {
        let row = format.views.compactMap { items[$0.name] }
        guard row.count == format.views.count, let first = row.first, let last = row.last else { return [] }
        var result: [NSLayoutConstraint] = []
        let container = (first as? UIView)?.superview ?? first.layoutReference.layoutView
        if format.beginsAtSuperview, let container {
            result += ends(of: container, format.connections[0], first, isStart: true)
        }
        for (index, view) in format.views.enumerated() {
            if index > 0 { result += distances(format.connections[index], row[index - 1], row[index]) }
            result += view.predicates.map { length(row[index], $0) }
        }
        if format.endsAtSuperview, let container {
            result += ends(of: container, format.connections[row.count], last, isStart: false)
        }
        return result + alignments(row)
    }

    /// The attributes at which rows begin and end.
    private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.axis == .vertical { return (.top, .bottom) }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
    }

    /// Constraints between a side of the superview and the first or last view.
    private func ends(
        of container: UIView, _ connection: VisualFormat.Connection?, _ view: any LayoutItem, isStart: Bool
    ) -> [NSLayoutConstraint] {
        let side = isStart ? sides.start : sides.end
        switch connection {
        case .standard:
            let margins = LayoutOperand(container.layoutMarginsGuide, side)
            return [NSLayoutConstraint(LayoutOperand(view, side), .equal, margins, multiplier: 1, constant: 0)]
        case .predicates(let predicates):
            let outer = LayoutOperand(container, side)
            return predicates.map {
                isStart
                    ? distance(from: outer, to: LayoutOperand(view, side), $0)
                    : distance(from: LayoutOperand(view, side), to: outer, $0)
            }
        case .flush, nil:
            let outer = LayoutOperand(container, side)
            return [NSLayoutConstraint(LayoutOperand(view, side), .equal, outer, multiplier: 1, constant: 0)]
        }
    }

    /// Constraints for what lies between neighbours.
    private func distances(
        _ connection: VisualFormat.Connection?, _ before: any LayoutItem, _ after: any LayoutItem
    ) -> [NSLayoutConstraint] {
        let usesBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
        let end = LayoutOperand(before, usesBaselines ? .lastBaseline : sides.end)
        let start = LayoutOperand(after, usesBaselines ? .firstBaseline : sides.start)
        switch connection {
        case .predicates(let predicates): return predicates.map { distance(from: end, to: start, $0) }
        case .standard:
            return [
                distance(from: end, to: start, VisualFormat.Predicate(length: .constant(Double(systemSpacing))))
            ]
        case .flush, nil: return [distance(from: end, to: start, VisualFormat.Predicate(length: .constant(0)))]
        }
    }

    private func distance(
        from start: LayoutOperand, to end: LayoutOperand, _ predicate: VisualFormat.Predicate
    ) -> NSLayoutConstraint {
        var constant = 0.0
        if case .constant(let value) = predicate.length { constant = value }
        // Rows that run to the left have the greater place first.
        let runsLeft = format.axis == .horizontal && options.contains(.directionRightToLeft)
        let result = NSLayoutConstraint(
            runsLeft ? start : end, predicate.relation, runsLeft ? end : start, multiplier: 1, constant: constant)
        result.priority = UILayoutPriority(predicate.priority)
        return result
    }

    private func length(_ item: any LayoutItem, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        let result: NSLayoutConstraint
        switch predicate.length {
        case .constant(let value):
            result = NSLayoutConstraint(
                LayoutOperand(item, attribute), predicate.relation, nil, multiplier: 1, constant: value)
        case .view(let name, let multiplier, let constant):
            result = NSLayoutConstraint(
                LayoutOperand(item, attribute), predicate.relation, LayoutOperand(items[name], attribute),
                multiplier: multiplier, constant: constant)
        }
        result.priority = UILayoutPriority(predicate.priority)
        return result
    }

    /// Constraints that line all views up with the first one.
    private func alignments(_ row: [any LayoutItem]) -> [NSLayoutConstraint] {
        let all: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return all.filter { options.contains($0.0) }.flatMap { _, attribute in
            row.dropFirst().map {
                NSLayoutConstraint(
                    LayoutOperand($0, attribute), .equal, LayoutOperand(row[0], attribute), multiplier: 1, constant: 0)
            }
        }
    }
}
