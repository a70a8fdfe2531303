extension StoryboardViews {
    /// Gives a view what only its kind has.
    func applySpecial(_ element: StoryboardElement, to view: UIView) {
        switch view {
        case let label as UILabel: apply(element, to: label)
        case let button as UIButton: apply(element, to: button)
        case let image as UIImageView:
            image.image = values.image(of: element)
            image.isHighlighted = element.bool("highlighted") ?? false
        case let stack as UIStackView: values.apply(element, to: stack)
        case let field as UITextField: apply(element, to: field)
        case let text as UITextView:
            text.text = values.text(element, "text") ?? ""
            if let font = values.font(element.value("fontDescription")) { text.font = font }
            if let color = values.color(element.value("textColor")) { text.textColor = color }
            if let alignment = element["textAlignment"].flatMap({ StoryboardNames.alignments[$0] }) {
                text.textAlignment = alignment
            }
            text.isEditable = element.bool("editable") ?? true
            apply(element, to: text as UIScrollView)
        case let control as UIControl: apply(element, to: control)
        case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
        case let indicator as UIActivityIndicatorView:
            if element["style"] == "large" || element["style"] == "whiteLarge" { indicator.style = .large }
            if let color = values.color(element.value("color")) { indicator.color = color }
            indicator.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
            if element.bool("animating") == true { indicator.startAnimating() }
        case let effect as UIVisualEffectView: apply(element, to: effect)
        case let cell as UITableViewCell: apply(element, to: cell)
        case let scroll as UIScrollView: apply(element, to: scroll)
        default: break
        }
    }

    private func apply(_ element: StoryboardElement, to label: UILabel) {
        label.text = values.text(element, "text")
        if let font = values.font(element.value("fontDescription")) { label.font = font }
        if let color = values.color(element.value("textColor")) { label.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ StoryboardNames.alignments[$0] }) {
            label.textAlignment = alignment
        }
        if let mode = element["lineBreakMode"].flatMap({ StoryboardNames.lineBreakModes[$0] }) {
            label.lineBreakMode = mode
        }
        if let text = values.attributedText(element.value("attributedText")) { label.attributedText = text }
        if let color = values.color(element.value("shadowColor")) { label.shadowColor = color }
        if let offset = values.size(element.value("shadowOffset")) { label.shadowOffset = offset }
        label.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") == true
        if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    }

    private func apply(_ element: StoryboardElement, to effect: UIVisualEffectView) {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemMaterial": .systemMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThickMaterial": .systemThickMaterial,
        ]
        let style = element.child("blurEffect")?["style"].flatMap { styles[$0] }
        effect.effect = UIBlurEffect(style: style ?? .regular)
    }
}
