/// What of a scene's views differs by the room that there is: views and constraints that are there or not, and values.
///
/// The file says first what holds anywhere, then what holds for some width or height, then for both; the later counts.
@MainActor
final class StoryboardVariations {
    /// The subviews that a view may have.
    private struct Subviews {
        weak var view: UIView?
        let element: StoryboardElement
        let list: [(id: String, view: UIView)]
    }

    /// A constraint that may be there.
    private struct Constraint {
        let constraint: NSLayoutConstraint
        let element: StoryboardElement
        let holder: StoryboardElement
        let items: [() -> UIView?]
        var isWanted = false
    }

    private weak var root: UIView?
    private var subviews: [Subviews] = []
    private var constraints: [Constraint] = []
    private var values: [(apply: (StoryboardElement, Set<String>) -> Void, element: StoryboardElement)] = []
    private var applied: (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)?

    init(_ root: UIView) { self.root = root }

    // MARK: What there is

    /// Notes the subviews of a view, of which some may be left out.
    func add(_ list: [(id: String, view: UIView)], of view: UIView, _ element: StoryboardElement) {
        guard element.variations.contains(where: { $0.mask("subviews") != nil }) else { return }
        subviews.append(Subviews(view: view, element: element, list: list))
    }

    /// Notes a constraint.
    func add(
        _ constraint: NSLayoutConstraint, _ element: StoryboardElement, of holder: StoryboardElement,
        items: [() -> UIView?]
    ) {
        constraints.append(Constraint(constraint: constraint, element: element, holder: holder, items: items))
    }

    /// Notes values that differ.
    /// - Parameter apply: sets what some keys stand for from an element in which the right ones are.
    func addValues(_ element: StoryboardElement, _ apply: @escaping (StoryboardElement, Set<String>) -> Void) {
        guard !element.varyingKeys.isEmpty else { return }
        values.append((apply, element))
    }

    // MARK: What holds

    /// Has everything be as it is for some room, unless it is so already.
    func apply(_ traits: UITraitCollection) {
        let room = (traits.horizontalSizeClass, traits.verticalSizeClass)
        if let applied, applied == room { return }
        applied = room
        for index in constraints.indices where constraints[index].isWanted {
            guard !isWanted(constraints[index], traits) else { continue }
            constraints[index].constraint.isActive = false
            constraints[index].isWanted = false
        }
        for entry in subviews { install(entry, traits) }
        for (apply, element) in values { apply(element.holding(for: traits), element.varyingKeys) }
        for index in constraints.indices where !constraints[index].isWanted {
            guard isWanted(constraints[index], traits), areItemsThere(constraints[index]) else { continue }
            constraints[index].constraint.isActive = true
            constraints[index].isWanted = true
        }
    }

    private func isWanted(_ entry: Constraint, _ traits: UITraitCollection) -> Bool {
        entry.element.id.map { entry.holder.isInstalled($0, "constraints", traits) } ?? true
    }

    private func areItemsThere(_ entry: Constraint) -> Bool {
        guard let root else { return false }
        return entry.items.allSatisfy { $0()?.isDescendant(of: root) ?? false }
    }

    private func install(_ entry: Subviews, _ traits: UITraitCollection) {
        guard let view = entry.view else { return }
        let holder = (view as? UIVisualEffectView)?.contentView ?? view
        var place = 0
        for (id, subview) in entry.list {
            guard entry.element.isInstalled(id, "subviews", traits) else {
                if subview.superview === holder { remove(subview) }
                continue
            }
            if subview.superview == nil {
                if let stack = view as? UIStackView {
                    stack.insertArrangedSubview(subview, at: min(place, stack.arrangedSubviews.count))
                } else {
                    holder.insertSubview(subview, at: min(place, holder.subviews.count))
                }
            }
            place += 1
        }
    }

    /// Takes a view away; its constraints to others go with it.
    private func remove(_ view: UIView) {
        view.removeFromSuperview()
        guard let root else { return }
        for index in constraints.indices where constraints[index].isWanted {
            let isGone = constraints[index].items.contains { !($0()?.isDescendant(of: root) ?? false) }
            if isGone { (constraints[index].constraint.isActive, constraints[index].isWanted) = (false, false) }
        }
    }
}

extension StoryboardElement {
    /// The variations, what holds anywhere first.
    var variations: [StoryboardElement] {
        let list = children.filter { $0.name == "variation" }
        guard list.count > 1 else { return list }
        return list.enumerated().sorted { ($0.1.conditions.count, $0.0) < ($1.1.conditions.count, $1.0) }.map(\.1)
    }

    /// Whether the element or something in it has variations.
    var varies: Bool { name == "variation" || children.contains { $0.varies } }

    /// What has to be so for a variation to hold, by name.
    fileprivate var conditions: [(name: Substring, value: Substring)] {
        guard let key = self["key"], key != "default" else { return [] }
        return key.split(separator: "-").map { part in
            let sides = part.split(separator: "=", maxSplits: 1)
            return (sides.first ?? "", sides.count == 2 ? sides[1] : "")
        }
    }

    @MainActor private func holds(for traits: UITraitCollection) -> Bool {
        func fits(_ size: UIUserInterfaceSizeClass, _ value: Substring) -> Bool {
            value == "compact" ? size == .compact : value == "regular" ? size == .regular : false
        }
        return conditions.allSatisfy { condition in
            switch condition.name {
            case "widthClass": fits(traits.horizontalSizeClass, condition.value)
            case "heightClass": fits(traits.verticalSizeClass, condition.value)
            default: false
            }
        }
    }

    fileprivate func mask(_ kind: String) -> StoryboardElement? {
        children.first { $0.name == "mask" && $0["key"] == kind }
    }

    @MainActor fileprivate func isInstalled(_ id: String, _ kind: String, _ traits: UITraitCollection) -> Bool {
        var isInstalled = true
        for variation in variations where variation.holds(for: traits) {
            for entry in variation.mask(kind)?.children ?? [] where entry["reference"] == id {
                isInstalled = entry.name == "include"
            }
        }
        return isInstalled
    }

    /// The attributes and properties that differ.
    fileprivate var varyingKeys: Set<String> {
        var keys = Set<String>()
        for variation in variations {
            keys.formUnion(variation.attributes.keys)
            for child in variation.children where child.name != "mask" { child["key"].map { _ = keys.insert($0) } }
        }
        // What editors note for themselves.
        keys.subtract(["key", "misplaced", "ambiguous", "fixedFrame", "frame"])
        return keys
    }

    /// The element with the values that hold for some room.
    @MainActor fileprivate func holding(for traits: UITraitCollection) -> StoryboardElement {
        var (attributes, children) = (self.attributes, self.children.filter { $0.name != "variation" })
        for variation in variations where variation.holds(for: traits) {
            attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
            for child in variation.children where child.name != "mask" {
                children.removeAll { $0["key"] == child["key"] }
                children.append(child)
            }
        }
        let element = StoryboardElement(name: name, attributes: attributes, line: line)
        element.children = children
        return element
    }
}
