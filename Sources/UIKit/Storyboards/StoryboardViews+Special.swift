extension StoryboardViews {
    /// Gives a view what only its kind has.
    func applySpecial(_ element: StoryboardElement, to view: UIView) {
        switch view {
        case let label as UILabel: apply(element, to: label)
        case let button as UIButton: apply(element, to: button)
        case let image as UIImageView:
            image.image = values.image(element["image"], catalog: element["catalog"])
        case let stack as UIStackView: apply(element, to: stack)
        case let field as UITextField:
            field.text = values.text(element, "text")
            field.placeholder = element["placeholder"]
            if let font = values.font(element.value("fontDescription")) { field.font = font }
            if let color = values.color(element.value("textColor")) { field.textColor = color }
            let styles: [String: UITextField.BorderStyle] = [
                "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
            ]
            if let style = element["borderStyle"].flatMap({ styles[$0] }) { field.borderStyle = style }
        case let text as UITextView:
            text.text = values.text(element, "text") ?? ""
            if let font = values.font(element.value("fontDescription")) { text.font = font }
            if let color = values.color(element.value("textColor")) { text.textColor = color }
        case let control as UIControl: apply(element, to: control)
        case let progress as UIProgressView: progress.progress = Float(element.number("progress") ?? 0)
        case let indicator as UIActivityIndicatorView:
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
        label.numberOfLines = max(element.integer("numberOfLines") ?? 1, 0)
        label.adjustsFontSizeToFitWidth = element.bool("adjustsFontSizeToFit") == true
        if let scale = element.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
    }

    private func apply(_ element: StoryboardElement, to button: UIButton) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "selected": .selected, "disabled": .disabled,
        ]
        for state in element.children where state.name == "state" {
            guard let key = state["key"].flatMap({ states[$0] }) else { continue }
            if let title = values.text(state, "title") { button.setTitle(title, for: key) }
            if let color = values.color(state.value("titleColor")) { button.setTitleColor(color, for: key) }
            if let image = values.image(state["image"], catalog: state["catalog"]) { button.setImage(image, for: key) }
            if let image = values.image(state["backgroundImage"]) { button.setBackgroundImage(image, for: key) }
        }
        if let font = values.font(element.value("fontDescription")) { button.titleLabel?.font = font }
        if let look = element.child("buttonConfiguration") {
            var configuration: UIButton.Configuration
            switch look["style"] {
            case "filled": configuration = .filled()
            case "tinted": configuration = .tinted()
            case "gray": configuration = .gray()
            default: configuration = .plain()
            }
            configuration.title = values.text(look, "title")
            configuration.image = values.image(look["image"], catalog: look["catalog"])
            button.configuration = configuration
        }
        button.isEnabled = element.bool("enabled") ?? true
        button.isSelected = element.bool("selected") ?? false
    }

    private func apply(_ element: StoryboardElement, to stack: UIStackView) {
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

    private func apply(_ element: StoryboardElement, to control: UIControl) {
        control.isEnabled = element.bool("enabled") ?? true
        switch control {
        case let toggle as UISwitch: toggle.isOn = element.bool("on") ?? false
        case let slider as UISlider:
            slider.minimumValue = Float(element.number("minValue") ?? 0)
            slider.maximumValue = Float(element.number("maxValue") ?? 1)
            slider.value = Float(element.number("value") ?? 0)
        case let segments as UISegmentedControl:
            for segment in element.list("segments") {
                segments.insertSegment(
                    withTitle: segment["title"] ?? "", at: segments.numberOfSegments, animated: false)
            }
            segments.selectedSegmentIndex = min(
                element.integer("selectedSegmentIndex") ?? 0, segments.numberOfSegments - 1)
        case let pages as UIPageControl:
            pages.numberOfPages = min(max(element.integer("numberOfPages") ?? 3, 0), 100)
            pages.currentPage = element.integer("currentPage") ?? 0
        default: break
        }
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

    private func apply(_ element: StoryboardElement, to cell: UITableViewCell) {
        let accessories: [String: UITableViewCell.AccessoryType] = [
            "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark, "detailButton": .detailButton,
            "detailDisclosureButton": .detailDisclosureButton,
        ]
        if let type = element["accessoryType"].flatMap({ accessories[$0] }) { cell.accessoryType = type }
        if element["selectionStyle"] == "none" { cell.selectionStyle = .none }
    }

    private func apply(_ element: StoryboardElement, to scroll: UIScrollView) {
        if let paging = element.bool("pagingEnabled") { scroll.isPagingEnabled = paging }
        if let bounces = element.bool("bounces") { scroll.bounces = bounces }
        if let shows = element.bool("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = shows }
        if let shows = element.bool("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = shows }
        if let table = scroll as? UITableView {
            if let height = element.number("rowHeight"), height > 0 { table.rowHeight = height }
            if element["separatorStyle"] == "none" { table.separatorStyle = .none }
            for prototype in element.list("prototypes") {
                guard let identifier = prototype["reuseIdentifier"] else { continue }
                table.register(scene.prototype(prototype), forCellReuseIdentifier: identifier)
            }
        }
        if let grid = scroll as? UICollectionView {
            if let flow = element.child("collectionViewFlowLayout") { apply(flow, to: grid) }
            for prototype in element.list("cells") {
                guard let identifier = prototype["reuseIdentifier"] else { continue }
                grid.register(scene.prototype(prototype), forCellWithReuseIdentifier: identifier)
            }
        }
    }

    private func apply(_ element: StoryboardElement, to grid: UICollectionView) {
        let layout = UICollectionViewFlowLayout()
        if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
        if let size = values.size(element.value("itemSize")) { layout.itemSize = size }
        if let inset = values.insets(element.value("sectionInset")) { layout.sectionInset = inset }
        layout.minimumLineSpacing = element.number("minimumLineSpacing") ?? 10
        layout.minimumInteritemSpacing = element.number("minimumInteritemSpacing") ?? 10
        grid.collectionViewLayout = layout
    }
}
