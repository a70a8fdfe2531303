/// Makes the views of a scene.
@MainActor
final class StoryboardViews {
    let scene: StoryboardScene
    var values: StoryboardValues { scene.values }
    /// Constraints wait until everything that they speak of is there.
    private var constraints: [(view: UIView, element: StoryboardElement, holder: StoryboardElement)] = []
    /// What differs by the room that there is; nil where nothing does.
    private var variations: StoryboardVariations?
    private weak var root: UIView?

    init(_ scene: StoryboardScene) { self.scene = scene }

    private static let types: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
        "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
        "collectionView": UICollectionView.self, "textField": UITextField.self, "textView": UITextView.self,
        "switch": UISwitch.self, "slider": UISlider.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "segmentedControl": UISegmentedControl.self,
        "pageControl": UIPageControl.self, "stepper": UIStepper.self, "visualEffectView": UIVisualEffectView.self,
        "containerView": UIView.self, "control": UIControl.self, "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self, "tabBar": UITabBar.self, "tableViewCell": UITableViewCell.self,
        "collectionViewCell": UICollectionViewCell.self, "tableViewCellContentView": UIView.self,
        "collectionViewCellContentView": UIView.self, "searchBar": UISearchBar.self,
        "collectionReusableView": UICollectionReusableView.self,
    ]

    static func isView(_ element: StoryboardElement) -> Bool { types[element.name] != nil }

    /// Makes the view of an element with all that is in it.
    func make(_ element: StoryboardElement) -> UIView {
        let known = Self.types[element.name]
        if known == nil { scene.report(element, "<\(element.name)> is not known; a plain view stands in") }
        let base = known ?? UIView.self
        let type = scene.customClass(of: element, base) ?? base
        let view = type.init(coder: StoryboardCoder(element)) ?? base.init(coder: StoryboardCoder(element)) ?? UIView()
        if root == nil {
            root = view
            if element.varies { variations = StoryboardVariations(view) }
        }
        fill(view, from: element)
        return view
    }

    /// Gives a view what its element says.
    func fill(_ view: UIView, from element: StoryboardElement) {
        scene.remember(view, element)
        applyCommon(element, to: view)
        applySpecial(element, to: view)
        if let content = element.value("contentView"), content !== element {
            let inner =
                (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
                ?? (view as? UIVisualEffectView)?.contentView
            if let inner { fillContent(inner, from: content, of: view, element) }
        }
        fillSubviews(of: view, from: element)
        constraints += element.list("constraints").map { (view, $0, element) }
        variations?.addValues(element) { [values, weak view] in
            if let view { values.apply($1, of: $0, to: view) }
        }
        for guide in element.children where guide.name == "viewLayoutGuide" {
            switch guide["key"] {
            case "safeArea": scene.remember(view.safeAreaLayoutGuide, guide)
            case "contentLayoutGuide": (view as? UIScrollView).map { scene.remember($0.contentLayoutGuide, guide) }
            case "frameLayoutGuide": (view as? UIScrollView).map { scene.remember($0.frameLayoutGuide, guide) }
            default: break
            }
        }
        scene.applyRuntimeAttributes(element, to: view)
    }

    private func fillSubviews(of view: UIView, from element: StoryboardElement) {
        let holder = (view as? UIVisualEffectView)?.contentView ?? view
        var made: [(id: String, view: UIView)] = []
        for child in element.list("subviews") {
            let subview = make(child)
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                holder.addSubview(subview)
            }
            if let id = child.id { made.append((id, subview)) }
        }
        variations?.add(made, of: view, element)
    }

    private func fillContent(
        _ view: UIView, from element: StoryboardElement, of owner: UIView, _ ownerElement: StoryboardElement
    ) {
        scene.remember(view, element)
        var made: [(id: String, view: UIView)] = []
        for child in element.list("subviews") {
            if let cell = owner as? UITableViewCell, fillReadyPart(of: cell, ownerElement, child) { continue }
            let subview = make(child)
            view.addSubview(subview)
            if let id = child.id { made.append((id, subview)) }
        }
        variations?.add(made, of: view, element)
        constraints += element.list("constraints").map { (view, $0, element) }
        if let color = values.color(element.value("backgroundColor")) { view.backgroundColor = color }
    }

    private func applyCommon(_ element: StoryboardElement, to view: UIView) {
        if let frame = values.rect(element.value("frame")) { view.frame = frame }
        if let mask = element.value("autoresizingMask") {
            let names: [(String, UIView.AutoresizingMask)] = [
                ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
                ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
                ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
            ]
            view.autoresizingMask = names.reduce(into: []) { if mask.bool($1.0) == true { $0.insert($1.1) } }
        }
        if let mode = element["contentMode"].flatMap({ StoryboardNames.contentModes[$0] }) { view.contentMode = mode }
        if let color = values.color(element.value("backgroundColor")) { view.backgroundColor = color }
        if let color = values.color(element.value("tintColor")) { view.tintColor = color }
        if let alpha = element.number("alpha") { view.alpha = alpha }
        if let tag = element.integer("tag") { view.tag = tag }
        if element.bool("hidden") == true { view.isHidden = true }
        if let clips = element.bool("clipsSubviews") { view.clipsToBounds = clips }
        if let enabled = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = enabled }
        if element.bool("translatesAutoresizingMaskIntoConstraints") == false {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        if let margins = values.insets(element.value("layoutMargins")) { view.layoutMargins = margins }
        if element.bool("preservesSuperviewLayoutMargins") == true { view.preservesSuperviewLayoutMargins = true }
        if element["semanticContentAttribute"] == "forceLeftToRight" {
            view.semanticContentAttribute = .forceLeftToRight
        } else if element["semanticContentAttribute"] == "forceRightToLeft" {
            view.semanticContentAttribute = .forceRightToLeft
        }
        if let margins = values.insets(element.value("directionalLayoutMargins")) {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        let axes: [(String, NSLayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
        for (name, axis) in axes {
            if let value = element.number("\(name)HuggingPriority") {
                view.setContentHuggingPriority(values.priority(value), for: axis)
            }
            if let value = element.number("\(name)CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(values.priority(value), for: axis)
            }
        }
        view.accessibilityIdentifier = element.child("accessibility")?["identifier"] ?? view.accessibilityIdentifier
    }

    // MARK: Constraints

    /// Makes the constraints, now that everything is there.
    func finish() {
        for (view, element, holder) in constraints { makeConstraint(element, in: view, holder) }
        constraints = []
        guard let variations, let root else { return }
        root.settings.variations = variations
        variations.apply(root.traitCollection)
    }

    private func makeConstraint(_ element: StoryboardElement, in view: UIView, _ holder: StoryboardElement) {
        // Such constraints keep the editor quiet; apps set others.
        if element.bool("placeholder") == true { return }
        func item(_ key: String) -> AnyObject? {
            guard let id = element[key] else { return key == "firstItem" ? view : nil }
            return scene.object(id).flatMap { $0 is UIView || $0 is UILayoutGuide ? $0 : nil }
        }
        guard let first = item("firstItem"),
            let firstAttribute = element["firstAttribute"].flatMap({ StoryboardNames.attributes[$0] })
        else { return scene.report(element, "the constraint's first item or attribute is not known; it is left out") }
        let second = item("secondItem")
        if element["secondItem"] != nil, second == nil {
            return scene.report(element, "the constraint's second item is not known; it is left out")
        }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
        ]
        let secondAttribute = element["secondAttribute"].flatMap { StoryboardNames.attributes[$0] }
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal,
            toItem: second, attribute: second == nil ? .notAnAttribute : secondAttribute ?? firstAttribute,
            multiplier: multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
        if let value = element.number("priority") { constraint.priority = values.priority(value) }
        constraint.identifier = element["identifier"]
        scene.remember(constraint, element)
        guard let variations else { return constraint.isActive = true }
        let items = [first, second].compactMap { $0 }.map { item in
            { [weak item] in item as? UIView ?? (item as? UILayoutGuide)?.owningView }
        }
        variations.add(constraint, element, of: holder, items: items)
        variations.addValues(element) { [values, weak constraint] in
            if let constraint { values.apply($1, of: $0, to: constraint) }
        }
    }

    /// A number, or two of them with a colon between.
    private func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").map { Double($0) ?? 0 }
        let value = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
        return value.isFinite && value != 0 ? CGFloat(value) : 1
    }
}
