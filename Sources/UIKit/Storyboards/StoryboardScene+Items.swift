extension StoryboardScene {
    func apply(_ element: StoryboardElement, to item: UINavigationItem) {
        remember(item, element)
        if let title = element["title"] { item.title = title }
        if let prompt = element["prompt"] { item.prompt = prompt }
        item.backButtonTitle = element["backButtonTitle"]
        let modes: [String: UINavigationItem.LargeTitleDisplayMode] = ["always": .always, "never": .never]
        if let mode = element["largeTitleDisplayMode"].flatMap({ modes[$0] }) { item.largeTitleDisplayMode = mode }
        func items(_ single: String, _ list: String) -> [UIBarButtonItem]? {
            let elements =
                element.value(single).map { [$0] } ?? (element.value(list) ?? element.child(list))?.children ?? []
            return elements.isEmpty ? nil : elements.map(makeBarButton)
        }
        if let left = items("leftBarButtonItem", "leftBarButtonItems") { item.leftBarButtonItems = left }
        if let right = items("rightBarButtonItem", "rightBarButtonItems") { item.rightBarButtonItems = right }
        if let back = element.value("backBarButtonItem") { item.backBarButtonItem = makeBarButton(back) }
        if let view = element.value("titleView") { item.titleView = makeView(view) }
    }

    private func makeView(_ element: StoryboardElement) -> UIView {
        let views = StoryboardViews(self)
        let view = views.make(element)
        views.finish()
        return view
    }

    func apply(_ element: StoryboardElement, to item: UITabBarItem) {
        remember(item, element)
        if let system = element["systemItem"].flatMap({ StoryboardNames.tabs[$0] }) { item.become(system) }
        if let title = element["title"] { item.title = title }
        if let image = values.image(of: element) { item.image = image }
        if let image = values.image(element["selectedImage"], catalog: element["catalog"]) {
            item.selectedImage = image
        }
        if let tag = element.integer("tag") { item.tag = tag }
        item.badgeValue = element["badgeValue"]
    }

    /// Gives a container's bars, and the toolbar below a screen, what the file says.
    func applyBars(to controller: UIViewController) {
        let toolbarItems = element.list("toolbarItems").filter { $0.name == "barButtonItem" }
        if !toolbarItems.isEmpty { controller.toolbarItems = toolbarItems.map(makeBarButton) }
        if let tabs = controller as? UITabBarController, let bar = element.value("tabBar") {
            remember(tabs.tabBar, bar)
            if let color = values.color(bar.value("tintColor")) { tabs.tabBar.tintColor = color }
            if let color = values.color(bar.value("barTintColor")) { tabs.tabBar.barTintColor = color }
        }
        guard let navigation = controller as? UINavigationController else { return }
        navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
        if element.bool("toolbarHidden") == false { navigation.isToolbarHidden = false }
        guard let bar = element.child("navigationBar") else { return }
        remember(navigation.navigationBar, bar)
        navigation.navigationBar.prefersLargeTitles = bar.bool("largeTitles") ?? false
        if let color = values.color(bar.value("tintColor")) { navigation.navigationBar.tintColor = color }
        if let color = values.color(bar.value("barTintColor")) { navigation.navigationBar.barTintColor = color }
        if let color = values.color(bar.value("titleTextAttributes")?.value("textColor")) {
            navigation.navigationBar.titleTextAttributes = [.foregroundColor: color]
        }
    }

    private func makeBarButton(_ element: StoryboardElement) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let view = element.value("customView") {
            item = UIBarButtonItem(customView: makeView(view))
        } else if let system = element["systemItem"].flatMap({ StoryboardNames.systemItems[$0] }) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem(
                title: element["title"], style: element["style"] == "done" ? .done : .plain, target: nil, action: nil)
            item.image = values.image(of: element)
        }
        if let width = element.number("width") { item.width = width }
        if let color = values.color(element.value("tintColor")) { item.tintColor = color }
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
