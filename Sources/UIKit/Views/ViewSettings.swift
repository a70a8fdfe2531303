/// What a view keeps for itself besides what its layer does.
@MainActor
struct ViewSettings {
    var isOpaque = true
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var contentMode = UIView.ContentMode.scaleToFill
    var mask: UIView?
    var autoresizesSubviews = true
    var autoresizingMask: UIView.AutoresizingMask = []
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var translatesAutoresizingMaskIntoConstraints = true
    var needsUpdateConstraints = true
    /// Whether views further inside may have theirs to be updated.
    var hasConstraintUpdatesInside = false
    /// What the view keeps for layout with constraints.
    var layout: ViewLayout?
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var isUserInteractionEnabled = true
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    /// How many animations and transitions keep touches away for now.
    var touchBlocks = 0
    /// The safe area when it was last told of.
    var knownSafeAreaInsets = UIEdgeInsets.zero
    /// The traits when they were last told of.
    var knownTraits: UITraitCollection?
    /// Who hears of changes of some of them.
    var traitObservers = TraitObservers()
    /// What of the views inside differs by the room that there is.
    var variations: StoryboardVariations?
}
