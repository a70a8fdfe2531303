extension StoryboardScene {
    func apply(_ element: StoryboardElement, to item: UINavigationItem) {
        remember(item, element)
        if let title = element["title"] { item.title = title }
        if let prompt = element["prompt"] { item.prompt = prompt }
        item.backButtonTitle = element["backButtonTitle"]
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = ["always": .always, "never": .never]
        if let mode = element["largeTitleDisplayMode"].flatMap({ modes[$0] }) { item.largeTitleDisplayMode = mode }
        func items(_ single: String, _ list: String) -> [UIBarButtonItem]? {
            let elements = element.value(single).map { [$0] } ?? element.value(list)?.children ?? []
            return elements.isEmpty ? nil : elements.map(makeBarButton)
        }
        if let left = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = left }
        if let right = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = right }
        if let view = element.value("titleView") { item.titleView = StoryboardViews(self).make(view) }
    }

    func apply(_ element: StoryboardElement, to item: UITabBarItem) {
        remember(item, element)
        if let title = element["title"] { item.title = title }
        if let image = values.image(element["image"], catalog: element["catalog"]) { item.image = image }
        if let image = values.image(element["selectedImage"]) { item.selectedImage = image }
        if let tag = element.integer("tag") { item.tag = tag }
        item.badgeValue = element["badgeValue"]
    }

    private func makeBarButton(_ element: StoryboardElement) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let system = element["systemItem"].flatMap({ StoryboardNames.systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem(
                title: element["title"], style: element["style"] == "done" ? .done : .plain, target: nil, action: nil)
            item.image = values.image(element["image"], catalog: element["catalog"])
        }
        if element.bool("enabled") == false { item.isEnabled = false }
        remember(item, element)
        return item
    }

    /// Sets what a storyboard calls runtime attributes: layer properties by their key paths, and outlets that take a
    /// value.
    func applyRuntimeAttributes(_ element: StoryboardElement, to object: AnyObject) {
        for attribute in element.list("userDefinedRuntimeAttributes") {
            guard let path = attribute["keyPath"], let value = runtimeValue(attribute) else { continue }
            if let view = object as? UIView, path.hasPrefix("layer.") {
                let layerPath = String(path.dropFirst("layer.".count))
                view.layer.setValue((value as? UIColor)?.cgColor ?? value, forKeyPath: layerPath)
                continue
            }
            let entry = StoryboardConnection.list(of: object).first { $0.name == path }
            if case .outlet(let set)? = entry?.kind, set(object, value) { continue }
            report(
                element,
                "the runtime attribute \(path) is not set: \(type(of: object)) lists no outlet of that name and type")
        }
    }

    private func runtimeValue(_ attribute: StoryboardElement) -> Any? {
        let value = attribute.value("value")
        switch attribute["type"] {
        case "boolean": return attribute.bool("value") ?? value?.bool("value")
        case "number":
            return value.flatMap { $0.name == "integer" ? $0.integer("value").map { $0 as Any } : $0.number("value") }
        case "string": return attribute["value"] ?? value?.text
        case "color": return values.color(value)
        case "point": return value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "size": return values.size(value)
        case "rect": return values.rect(value)
        case "image": return values.image(attribute["value"])
        default: return nil
        }
    }
}
