/// A screen or a part of one: owns a view, knows when it comes and goes, and shows other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
    var state = ControllerState()
    var childList: [UIViewController] = []
    weak var parentController: UIViewController?
    /// How this controller is presented while it is, and before, once somebody has asked.
    var presentationState = PresentationState()
    /// The transition in which the controller takes part.
    weak var currentTransition: TransitionRun?

    /// Makes a controller whose view comes from a file, or is made by `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        (state.nibName, state.nibBundle) = (nibNameOrNil, nibBundleOrNil)
    }

    /// Makes a controller whose view `loadView()` makes.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Makes a controller as an archive describes it; a storyboard's coder gives it its properties.
    public required init?(coder: NSCoder) { super.init() }

    // MARK: The view

    /// The controller's view, loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return state.view
        }
        set { setView(newValue) }
    }

    /// Makes the view and sets it. To be overridden, not called.
    open func loadView() { loadDefaultView() }

    /// The view has been loaded.
    open func viewDidLoad() {}

    /// Loads the view, unless it has been.
    open func loadViewIfNeeded() {
        guard state.view == nil, !state.isLoading else { return }
        state.isLoading = true
        loadView()
        if state.view == nil { loadDefaultView() }
        state.isLoading = false
        viewDidLoad()
    }

    /// Whether the view has been loaded.
    open var isViewLoaded: Bool { state.view != nil }
    /// The view, if it has been loaded.
    open var viewIfLoaded: UIView? { state.view }
    /// The name of the file that the view comes from.
    open var nibName: String? { state.nibName }
    /// Where that file is.
    open var nibBundle: Bundle? { state.nibBundle }
    /// The storyboard that the controller was made from.
    open internal(set) var storyboard: UIStoryboard? {
        get { state.storyboard }
        set { state.storyboard = newValue }
    }
    /// The title, for bars.
    open var title: String? {
        didSet {
            navigationItemIfMade?.controllerTitleDidChange(title)
            tabBarItemIfMade?.controllerTitleDidChange(title)
        }
    }
    /// The size that the controller would like to have where it is shown in a part of the screen.
    open var preferredContentSize: CGSize = .zero {
        didSet { if preferredContentSize != oldValue { tellPreferredSize() } }
    }

    // MARK: Coming and going

    /// The view is about to come. Subclasses call the superclass's.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is in its place, with its traits and size, and about to be seen for the first time.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view has come.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to go.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view has gone.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Whether the controller is being presented, in its appearance callbacks.
    open var isBeingPresented: Bool { state.isBeingPresented || parentController?.isBeingPresented ?? false }
    /// Whether the controller is being dismissed, in its appearance callbacks.
    open var isBeingDismissed: Bool { state.isBeingDismissed || parentController?.isBeingDismissed ?? false }
    /// Whether the controller is being added to its parent, in its appearance callbacks.
    open var isMovingToParent: Bool { state.isMovingToParent }
    /// Whether the controller is being removed from its parent, in its appearance callbacks.
    open var isMovingFromParent: Bool { state.isMovingFromParent }

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The view's safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The view's margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Updates the view's constraints.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    // MARK: Containment

    /// The controllers in this one.
    open var children: [UIViewController] { childList }
    /// The controller that this one is in.
    open var parent: UIViewController? { parentController }

    /// Makes a controller a child of this one. Tells it that it will move; `didMove(toParent:)` is the caller's.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Takes the controller out of its parent and tells it so; `willMove(toParent: nil)` is the caller's.
    open func removeFromParent() { leaveParent() }

    /// The controller is about to get another parent, nil for none.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller has another parent.
    open func didMove(toParent parent: UIViewController?) {}

    /// Whether the children hear of appearing and disappearing by themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to come or go, for containers that forward by hand.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated)
    }

    /// Tells a child that it has come or gone.
    open func endAppearanceTransition() { endAppearance() }

    /// Replaces one child's view by another's, animated as the options say.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(fromViewController, toViewController, duration, options, animations, completion)
    }

    // MARK: Presentation

    /// Shows another controller over this one.
    /// - Parameter completion: runs when it has come.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentOther(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what this controller presents; without such a thing, the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }

    /// What this controller or one around it presents.
    open var presentedViewController: UIViewController? {
        presentationState.presented ?? parentController?.presentedViewController
    }

    /// What presents this controller or one around it.
    open var presentingViewController: UIViewController? {
        presentationState.presenting ?? parentController?.presentingViewController
    }

    /// How the controller is presented.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationState.style }
        set { presentationState.style = newValue }
    }

    /// How the controller comes and goes where nothing else says.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Says how the controller comes and goes.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How the controller comes and goes, as a value; before `modalTransitionStyle`.
    open var preferredTransition: UIViewController.Transition?
    /// Whether the user must not drag or tap the controller away.
    open var isModalInPresentation = false
    /// Whether the controller decides about the status bar where it does not fill the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether controllers presented in the current context go into this one.
    open var definesPresentationContext = false
    /// Whether this controller's transition style counts for what is presented in its context.
    open var providesPresentationContextTransitionStyle = false

    /// What manages the presentation of this controller.
    open var presentationController: UIPresentationController? { activePresentationController }
    /// The same, where it is a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        activePresentationController as? UISheetPresentationController
    }
    /// The same, where it is a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        activePresentationController as? UIPopoverPresentationController
    }

    /// What lets animations run along with the current transition; nil while there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { currentCoordinator }

    /// Shows a controller as the surroundings see fit: pushed, else presented.
    open func show(_ vc: UIViewController, sender: Any?) { showAnywhere(vc, sender) }

    /// Shows a controller as a detail, presented where nothing around knows better.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parentController { return parentController.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }

    // MARK: Sizes and traits

    /// The view's size is about to change, for instance by turning the device.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        tellSizeChange(size, coordinator)
    }

    /// The traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in childList { child.willTransition(to: newCollection, with: coordinator) }
        presentationState.presented?.willTransition(to: newCollection, with: coordinator)
    }

    /// The size of a child in a view of some size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// A child would like to have another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The traits.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Light or dark for the controller and everything in it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { viewIfLoaded?.traitsMayHaveChanged() }
    }

    /// Has a child see other traits than this controller does.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childViewController.state.overrideTraits = collection
        childViewController.viewIfLoaded?.traitsMayHaveChanged()
    }

    /// Further insets of the safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { viewIfLoaded?.tellSafeAreaChange() }
    }

    /// The sides at which the view reaches under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether it does so under bars that nothing shows through.
    open var extendedLayoutIncludesOpaqueBars = false

    // MARK: Status bar and turning

    /// How the status bar looks.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is left out.
    open var prefersStatusBarHidden: Bool { false }
    /// How the status bar's appearance changes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides how the status bar looks.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether there is a status bar.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Has the status bar asked for anew.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator may fade out.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides whether it may.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Has the home indicator asked for anew; there is none here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The sides of the screen at which the app's gestures come before the system's, of which there are none here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides about those sides.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Has those sides asked for anew.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// The ways in which the screen may be held.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Has those ways asked for anew; the screen turns when the stage is told to turn it.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Whether the screen turns with the device.
    open var shouldAutorotate: Bool { true }

    // MARK: Containers

    /// The navigation controller that this one is in.
    open var navigationController: UINavigationController? {
        var controller = parentController
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parentController
        }
        return nil
    }

    /// The tab bar controller that this one is in.
    open var tabBarController: UITabBarController? {
        var controller = parentController
        while let current = controller {
            if let tabs = current as? UITabBarController { return tabs }
            controller = current.parentController
        }
        return nil
    }

    /// What a navigation bar shows for the controller.
    open var navigationItem: UINavigationItem {
        if let item = navigationItemIfMade { return item }
        let item = UINavigationItem(title: title ?? "")
        item.controllerTitleDidChange(title)
        navigationItemIfMade = item
        return item
    }
    var navigationItemIfMade: UINavigationItem?

    /// What a tab bar shows for the controller.
    open var tabBarItem: UITabBarItem! {
        get {
            if let item = tabBarItemIfMade { return item }
            let item = UITabBarItem(title: nil, image: nil, tag: 0)
            item.controllerTitleDidChange(title)
            tabBarItemIfMade = item
            return item
        }
        set { tabBarItemIfMade = newValue }
    }
    var tabBarItemIfMade: UITabBarItem?

    /// What a toolbar shows for the controller.
    open var toolbarItems: [UIBarButtonItem]? { didSet { toolbarItemsDidChange(animated: false) } }

    /// Has a toolbar show other items.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// Whether bars at the bottom go away when the controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// Whether what the view shows can be edited now.
    open var isEditing = false
    /// Has what the view shows become editable.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        state.updateEditButton(isEditing: editing)
    }
    /// A bar's button that has it become editable, and ends that: "Edit", then "Done".
    open var editButtonItem: UIBarButtonItem { madeEditButtonItem }

    // MARK: Segues

    /// Says whether a segue of the storyboard is followed when its control is used.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// A segue is about to show another controller.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Follows a segue of the storyboard.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { follow(identifier, sender) }
    /// Whether this controller is the one to come back to with an unwinding action.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { canUnwind(action) }
    /// Takes away what lies between this controller and another one that is unwound to.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        unwindOneStep(towards: subsequentVC)
    }

    /// Presents the controller where it is always presented in a way of its own.
    func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

    // MARK: For the containers of this module

    /// Whether the controller tells its children itself when they come and go.
    var tellsChildrenItself: Bool { false }

    /// The transition between the container's own children, which is brought to its end before the container itself
    /// comes or goes.
    var ownTransition: TransitionRun? { nil }

    /// The children on screen are about to hear that they appear with this controller.
    func childrenWillAppear() {}

    /// They have heard that they have appeared.
    func childrenDidAppear() {}

    /// The children whose views are seen with this controller's.
    var childrenOnScreen: [UIViewController] {
        guard let view = viewIfLoaded else { return [] }
        return childList.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    /// What the container's bars cover of a child's view.
    func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

    // MARK: Responder

    open override var next: UIResponder? {
        if let superview = viewIfLoaded?.superview { return superview }
        return presentationState.presenting
    }
}
