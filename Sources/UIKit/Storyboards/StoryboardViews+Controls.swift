extension StoryboardViews {
    func apply(_ element: StoryboardElement, to button: UIButton) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        for state in element.children where state.name == "state" {
            guard let key = state["key"].flatMap({ states[$0] }) else { continue }
            if let title = values.text(state, "title") { button.setTitle(title, for: key) }
            if let title = values.attributedText(state.value("attributedTitle")) {
                button.setAttributedTitle(title, for: key)
            }
            if let color = values.color(state.value("titleColor")) { button.setTitleColor(color, for: key) }
            if let image = values.image(of: state) { button.setImage(image, for: key) }
            if let image = values.image(state["backgroundImage"]) { button.setBackgroundImage(image, for: key) }
        }
        if let font = values.font(element.value("fontDescription")) { button.titleLabel?.font = font }
        if let look = element.child("buttonConfiguration") { button.configuration = configuration(look) }
        button.isEnabled = element.bool("enabled") ?? true
        button.isSelected = element.bool("selected") ?? false
        alignContents(of: button, element)
    }

    private func configuration(_ look: StoryboardElement) -> UIButton.Configuration {
        var configuration: UIButton.Configuration
        switch look["style"] {
        case "filled": configuration = .filled()
        case "tinted": configuration = .tinted()
        case "gray": configuration = .gray()
        default: configuration = .plain()
        }
        configuration.title =
            values.text(look, "title") ?? values.attributedText(look.value("attributedTitle"))?.string
        configuration.subtitle = values.text(look, "subtitle")
        configuration.image = values.image(of: look)
        configuration.baseForegroundColor = values.color(look.value("baseForegroundColor"))
        configuration.baseBackgroundColor = values.color(look.value("baseBackgroundColor"))
        configuration.imagePadding = look.number("imagePadding") ?? 0
        let corners: [String: UIButton.Configuration.CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let style = look["cornerStyle"].flatMap({ corners[$0] }) { configuration.cornerStyle = style }
        let sizes: [String: UIButton.Configuration.Size] = [
            "mini": .mini, "small": .small, "medium": .medium, "large": .large,
        ]
        if let size = look["buttonSize"].flatMap({ sizes[$0] }) { configuration.buttonSize = size }
        let places: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let place = look["imagePlacement"].flatMap({ places[$0] }) { configuration.imagePlacement = place }
        return configuration
    }

    private func alignContents(of control: UIControl, _ element: StoryboardElement) {
        let across: [String: UIControl.ContentHorizontalAlignment] = [
            "left": .left, "right": .right, "center": .center, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
        if let side = element["contentHorizontalAlignment"].flatMap({ across[$0] }) {
            control.contentHorizontalAlignment = side
        }
    }

    func apply(_ element: StoryboardElement, to field: UITextField) {
        field.text = values.text(element, "text")
        field.placeholder = element["placeholder"]
        if let font = values.font(element.value("fontDescription")) { field.font = font }
        if let color = values.color(element.value("textColor")) { field.textColor = color }
        if let alignment = element["textAlignment"].flatMap({ StoryboardNames.alignments[$0] }) {
            field.textAlignment = alignment
        }
        let styles: [String: UITextField.BorderStyle] = [
            "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]
        if let style = element["borderStyle"].flatMap({ styles[$0] }) { field.borderStyle = style }
        let modes: [String: UITextField.ViewMode] = [
            "never": .never, "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
        ]
        if let mode = element["clearButtonMode"].flatMap({ modes[$0] }) { field.clearButtonMode = mode }
        field.isSecureTextEntry = element.value("textInputTraits")?.bool("secureTextEntry") ?? false
        field.isEnabled = element.bool("enabled") ?? true
    }

    func apply(_ element: StoryboardElement, to control: UIControl) {
        control.isEnabled = element.bool("enabled") ?? true
        switch control {
        case let toggle as UISwitch:
            toggle.isOn = element.bool("on") ?? false
            if let color = values.color(element.value("onTintColor")) { toggle.onTintColor = color }
        case let slider as UISlider:
            slider.minimumValue = Float(element.number("minValue") ?? 0)
            slider.maximumValue = Float(element.number("maxValue") ?? 1)
            slider.value = Float(element.number("value") ?? 0)
            if let color = values.color(element.value("minimumTrackTintColor")) { slider.minimumTrackTintColor = color }
        case let stepper as UIStepper:
            let (least, most) = (element.number("minimumValue") ?? 0, element.number("maximumValue") ?? 100)
            if least <= most { (stepper.minimumValue, stepper.maximumValue) = (Double(least), Double(most)) }
            if let step = element.number("stepValue"), step > 0 { stepper.stepValue = Double(step) }
            if let value = element.number("value") { stepper.value = Double(value) }
        case let segments as UISegmentedControl:
            for segment in element.list("segments") {
                let place = segments.numberOfSegments
                if let image = values.image(of: segment) {
                    segments.insertSegment(with: image, at: place, animated: false)
                } else {
                    segments.insertSegment(withTitle: segment["title"] ?? "", at: place, animated: false)
                }
            }
            segments.selectedSegmentIndex = min(
                element.integer("selectedSegmentIndex") ?? 0, segments.numberOfSegments - 1)
        case let pages as UIPageControl:
            pages.numberOfPages = min(max(element.integer("numberOfPages") ?? 3, 0), 100)
            pages.currentPage = element.integer("currentPage") ?? 0
            if let color = values.color(element.value("pageIndicatorTintColor")) {
                pages.pageIndicatorTintColor = color
            }
            if let color = values.color(element.value("currentPageIndicatorTintColor")) {
                pages.currentPageIndicatorTintColor = color
            }
        default: break
        }
    }
}
