extension StoryboardValues {
    /// Sets those properties of a view that differ by the room that there is.
    func apply(_ keys: Set<String>, of element: StoryboardElement, to view: UIView) {
        if keys.contains("hidden") { view.isHidden = element.bool("hidden") ?? false }
        if keys.contains("alpha") { view.alpha = element.number("alpha") ?? 1 }
        if keys.contains("backgroundColor") { view.backgroundColor = color(element.value("backgroundColor")) }
        if keys.contains("tintColor") { view.tintColor = color(element.value("tintColor")) }
        if keys.contains("layoutMargins"), let margins = insets(element.value("layoutMargins")) {
            view.layoutMargins = margins
        }
        if keys.contains("fontDescription"), let font = font(element.value("fontDescription")) {
            switch view {
            case let label as UILabel: label.font = font
            case let button as UIButton: button.titleLabel?.font = font
            case let field as UITextField: field.font = font
            case let text as UITextView: text.font = font
            default: break
            }
        }
        if keys.contains("textColor"), let color = color(element.value("textColor")) {
            switch view {
            case let label as UILabel: label.textColor = color
            case let field as UITextField: field.textColor = color
            case let text as UITextView: text.textColor = color
            default: break
            }
        }
        if keys.contains("text"), let label = view as? UILabel { label.text = text(element, "text") }
        if keys.contains("numberOfLines"), let label = view as? UILabel {
            label.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
        }
        if keys.contains("image"), let picture = view as? UIImageView { picture.image = image(of: element) }
        if let stack = view as? UIStackView,
            !keys.isDisjoint(with: ["axis", "spacing", "alignment", "distribution"])
        {
            apply(element, to: stack)
        }
    }

    /// Sets the constant and the priority of a constraint, as far as they differ.
    func apply(_ keys: Set<String>, of element: StoryboardElement, to constraint: NSLayoutConstraint) {
        if keys.contains("constant") { constraint.constant = element.number("constant") ?? 0 }
        if keys.contains("priority") { constraint.priority = priority(element.number("priority") ?? 1000) }
    }

    func apply(_ element: StoryboardElement, to stack: UIStackView) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.spacing = element.number("spacing") ?? 0
        let alignments: [String: UIStackView.Alignment] = [
            "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
            "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
        ]
        let distributions: [String: UIStackView.Distribution] = [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]
        if let alignment = element["alignment"].flatMap({ alignments[$0] }) { stack.alignment = alignment }
        if let distribution = element["distribution"].flatMap({ distributions[$0] }) {
            stack.distribution = distribution
        }
    }

    func priority(_ value: CGFloat) -> UILayoutPriority { UILayoutPriority(Float(min(max(value, 1), 1000))) }
}
