extension NSLayoutConstraint {
    /// The constraint in words: the same for the same views, whatever the addresses.
    var text: String {
        var result = "<\(type(of: self))"
        if let identifier { result += " '\(identifier)'" }
        result += " \(first.text) \(relation.sign) "
        if let second {
            result += multiplier == 1 ? second.text : "\(Self.number(multiplier))*\(second.text)"
            if constant != 0 { result += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
        } else {
            result += Self.number(constant)
        }
        if priority != .required { result += " @\(Self.number(CGFloat(priority.rawValue)))" }
        return result + (isActive ? " (active)>" : " (inactive)>")
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}

extension LayoutOperand {
    /// The operand in words.
    var text: String {
        if let subtrahend {
            let start = "\(name(of: subtrahend.reference.object)).\(subtrahend.attribute.name)"
            return "(\(name(of: item)).\(attribute.name) - \(start))"
        }
        return "\(name(of: item)).\(attribute.name)"
    }

    /// What the operand is a part of, in words.
    var itemName: String { name(of: item) }

    private func name(of item: NSObject?) -> String {
        guard let item else { return "nil" }
        if let guide = item as? UILayoutGuide { return guide.text }
        let label = (item as? UIView)?.accessibilityIdentifier
        return label.map { "\(type(of: item)):'\($0)'" } ?? "\(type(of: item))"
    }
}
