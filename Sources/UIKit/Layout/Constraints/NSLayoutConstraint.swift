/// A relation between parts of two views: first = multiplier × second + constant, or at most, or at least.
///
///     NSLayoutConstraint.activate([
///         picture.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
///         picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75),
///     ])
///
/// Constraints that contradict each other are printed once, and the last one of them is left out.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    let first: LayoutOperand
    let second: LayoutOperand?
    /// The view that the constraint is installed on.
    weak var owner: UIView?
    /// What the engine of the owner's tree knows of the constraint.
    var installation: InstalledConstraint?
    /// Whether an engine has yet to hear of a change.
    var isQueued = false
    let storedRelation: Relation
    let storedMultiplier: CGFloat
    /// Whether a side where lines begin or end is named.
    let dependsOnDirection: Bool
    /// Whether a baseline is named.
    let dependsOnBaseline: Bool

    /// How the sides compare.
    open var relation: Relation { storedRelation }
    /// The factor of the second side.
    open var multiplier: CGFloat { storedMultiplier }

    /// What is added to the second side, in points. Can be changed, and animated by laying out in an animation block.
    open var constant: CGFloat {
        didSet { if constant != oldValue { engine?.constraintDidChange(self) } }
    }

    /// How much the constraint matters.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { engine?.constraintDidChange(self) } }
    }

    /// A name for messages.
    open var identifier: String?
    /// Whether archives keep the constraint.
    open var shouldBeArchived = false

    /// Makes a constraint of two views or guides; of one where the second item is nil.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        let first = (view1 as? any LayoutItem).map { LayoutOperand($0, attr1) }
        if first == nil { reportMisuse("a \(type(of: view1)) has nothing that a constraint could place") }
        let second = (view2 as? any LayoutItem).map { LayoutOperand($0, attr2) }
        self.init(
            first ?? LayoutOperand(nil, attr1), relation, attr2 == .notAnAttribute ? nil : second,
            multiplier: multiplier, constant: c)
    }

    init(
        _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
    ) {
        (self.first, self.second) = (first, second)
        dependsOnDirection = first.names(\.isReadingSide) || second?.names(\.isReadingSide) ?? false
        dependsOnBaseline = first.names(\.isBaseline) || second?.names(\.isBaseline) ?? false
        (storedRelation, storedMultiplier, self.constant) = (relation, multiplier, constant)
        super.init()
    }

    /// The first view or guide.
    open var firstItem: AnyObject? { first.item }
    /// The first part.
    open var firstAttribute: Attribute { first.attribute }
    /// The second view or guide.
    open var secondItem: AnyObject? { second?.item }
    /// The second part.
    open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

    /// Whether the constraint takes part in the layout. Setting it installs it on the nearest view that holds both items.
    open var isActive: Bool {
        get { owner != nil }
        set { if newValue != isActive { if newValue { activate() } else { owner?.removeConstraint(self) } } }
    }

    /// Activates several constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates several constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override var description: String {
        // Messages may be put together anywhere; what the items are is known on the main thread only.
        Thread.isMainThread ? MainActor.assumeIsolated { text } : "<NSLayoutConstraint>"
    }
}
