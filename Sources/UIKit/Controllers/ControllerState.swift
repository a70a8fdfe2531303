/// What a view controller keeps for itself.
@MainActor
struct ControllerState {
    /// Where a controller is between coming and going.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    var view: UIView?
    var editButton: UIBarButtonItem?
    var isLoading = false
    var nibName: String?
    var nibBundle: Bundle?
    var storyboard: UIStoryboard?
    /// The scene of the storyboard that the controller was made from.
    var scene: StoryboardScene?
    var appearance = Appearance.disappeared
    var isAppearanceAnimated = false
    /// Whether the view is in place since it last began to appear.
    var hasBeenAppearing = false
    /// Whether it comes or goes because its view was added or removed.
    var followsItsView = false
    var isBeingPresented = false
    var isBeingDismissed = false
    var isMovingToParent = false
    var isMovingFromParent = false
    var overrideTraits: UITraitCollection?
    var traitObservers = TraitObservers()
}
