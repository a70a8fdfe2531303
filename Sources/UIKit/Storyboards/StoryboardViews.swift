/// Makes the views of a scene.
@MainActor
final class StoryboardViews {
    let scene: StoryboardScene
    var values: StoryboardValues { scene.values }
    /// Constraints wait until everything that they speak of is there.
    private var constraints: [(view: UIView, element: StoryboardElement)] = []

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
    ]

    static func isView(_ element: StoryboardElement) -> Bool { types[element.name] != nil }

    /// Makes the view of an element with all that is in it.
    func make(_ element: StoryboardElement) -> UIView {
        let known = Self.types[element.name]
        if known == nil { scene.report(element, "<\(element.name)> is not known; a plain view stands in") }
        let base = known ?? UIView.self
        let type = scene.customClass(of: element, base) ?? base
        let view = type.init(coder: StoryboardCoder(element)) ?? base.init(coder: StoryboardCoder(element)) ?? UIView()
        fill(view, from: element)
        return view
    }

    /// Gives a view what its element says.
    func fill(_ view: UIView, from element: StoryboardElement) {
        scene.remember(view, element)
        applyCommon(element, to: view)
        applySpecial(element, to: view)
        let holder = (view as? UIVisualEffectView)?.contentView ?? view
        if let content = element.value("contentView"), content !== element {
            let inner =
                (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView
                ?? (view as? UIVisualEffectView)?.contentView
            if let inner { fillContent(inner, from: content) }
        }
        for child in element.list("subviews") {
            let subview = make(child)
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                holder.addSubview(subview)
            }
        }
        constraints += element.list("constraints").map { (view, $0) }
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

    private func fillContent(_ view: UIView, from element: StoryboardElement) {
        scene.remember(view, element)
        for child in element.list("subviews") { view.addSubview(make(child)) }
        constraints += element.list("constraints").map { (view, $0) }
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
        if let margins = values.insets(element.value("directionalLayoutMargins")) {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        let axes: [(String, NSLayoutConstraint.Axis)] = [("horizontal", .horizontal), ("vertical", .vertical)]
        for (name, axis) in axes {
            if let value = element.number("\(name)HuggingPriority") {
                view.setContentHuggingPriority(priority(value), for: axis)
            }
            if let value = element.number("\(name)CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(priority(value), for: axis)
            }
        }
        view.accessibilityIdentifier = element.child("accessibility")?["identifier"] ?? view.accessibilityIdentifier
    }

    private func priority(_ value: CGFloat) -> UILayoutPriority { UILayoutPriority(Float(min(max(value, 1), 1000))) }

    // MARK: Constraints

    /// Makes the constraints, now that everything is there.
    func finish() {
        for (view, element) in constraints { makeConstraint(element, in: view) }
        constraints = []
    }

    private func makeConstraint(_ element: StoryboardElement, in view: UIView) {
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
        if let value = element.number("priority") { constraint.priority = priority(value) }
        constraint.identifier = element["identifier"]
        scene.remember(constraint, element)
        constraint.isActive = true
    }

    /// A number, or two of them with a colon between.
    private func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").map { Double($0) ?? 0 }
        let value = parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
        return value.isFinite && value != 0 ? CGFloat(value) : 1
    }
}
