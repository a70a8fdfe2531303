/// A stack of screens, of which the topmost is seen, under a bar with titles and a way back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Is asked for animators and told of changes.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar at the top.
    open private(set) var navigationBar: UINavigationBar
    /// The bar at the bottom.
    open private(set) lazy var toolbar: UIToolbar = UIToolbar(frame: .zero)
    /// Drags from the leading edge to the screen before.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { popDriver.recognizer }
    /// Whether the bars hide when the content is swiped up, and come back when it is swiped down.
    open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
    /// Whether the bars hide when the content is tapped, and come back with the next tap.
    open var hidesBarsOnTap = false { didSet { barHiding.update() } }
    /// Whether the bars hide where there is little room from top to bottom; a tap shows them.
    open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.update() } }
    /// Sees the swipes that hide the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }
    /// Sees the taps that hide the bars.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    /// The view that the screens are in.
    let screensView = UIView()
    private var stack: [UIViewController] = [] {
        didSet {
            // A tab shows its first screen's item.
            if stack.first !== oldValue.first { (parent as? UITabBarController)?.itemsMayHaveChanged() }
        }
    }
    /// The transition that runs.
    private(set) var run: TransitionRun?
    private lazy var popDriver = InteractivePop(self)
    private lazy var barHiding = BarHiding(self)
    /// How many changes of the stack run inside each other.
    private var nestedChanges = 0
    private static let maximumNestedChanges = 16
    /// Whether the delegate has heard that a screen is on top.
    private var hasShownTop = false
    private var hidesNavigationBar = false
    private var hidesToolbar = true

    /// Makes a stack with one screen.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setStack([rootViewController])
    }

    /// Makes an empty stack with bars of some classes; nil for the plain ones.
    public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        self.init(nibName: nil, bundle: nil)
        if let type = navigationBarClass as? UINavigationBar.Type, let bar = UIView.make(type) as? UINavigationBar {
            navigationBar = bar
        }
    }

    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a stack as an archive describes it.
    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    // MARK: The stack

    /// The screens, from the bottom to the one that is seen.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The screen on top of the stack.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that is seen: the topmost one, or what is presented over it.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts a screen on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !(viewController is UINavigationController), !stack.contains(viewController) else {
            return TransitionIssue.report(.alreadyOnStack, from: topViewController, to: viewController)
        }
        change(to: stack + [viewController], .push, animated: animated)
    }

    /// Takes the topmost screen off.
    /// - Returns: that screen; nil where it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        change(to: Array(stack.dropLast()), .pop, animated: animated)
        return top
    }

    /// Takes all screens off that are above one.
    /// - Returns: those screens; nil where there are none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }), place < stack.count - 1 else {
            return nil
        }
        let popped = Array(stack[(place + 1)...])
        change(to: Array(stack[...place]), .pop, animated: animated)
        return popped
    }

    /// Takes all screens off but the first.
    /// - Returns: those screens; nil where there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the whole stack. It looks like a pop where the new top was on the stack before, otherwise like a push.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var seen = Set<ObjectIdentifier>()
        let list = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
        let isPop = list.last.map { top in stack.dropLast().contains { $0 === top } } ?? true
        change(to: list, isPop ? .pop : .push, animated: animated)
    }

    /// What a change of the stack is.
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none
        /// A screen comes on top.
        case push
        /// Screens go from the top.
        case pop
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Bars

    /// How long bars take to come and go, in seconds.
    public static let hideShowBarDuration: CGFloat = 0.2

    /// Whether the bar at the top is left out.
    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Has the bar at the top come or go.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesNavigationBar else { return }
        hidesNavigationBar = hidden
        changeBars(animated)
    }

    /// Whether the bar at the bottom is left out.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Has the bar at the bottom come or go.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        changeBars(animated)
    }

    /// Has both bars come or go, as far as they are used.
    func setBarsHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesNavigationBar else { return }
        hidesNavigationBar = hidden
        if topViewController?.toolbarItems?.isEmpty == false { hidesToolbar = hidden }
        changeBars(animated)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        barHiding.roomDidChange(from: previousTraitCollection?.verticalSizeClass ?? .unspecified)
    }

    private func changeBars(_ animated: Bool) {
        guard isViewLoaded else { return }
        if !hidesNavigationBar { navigationBar.isHidden = false }
        if !hidesToolbar { toolbar.isHidden = false }
        func place() {
            placeBars()
            view.layoutIfNeeded()
        }
        guard animated, view.window != nil else {
            place()
            return hideUnseenBars()
        }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration, animations: place) { [weak self] _ in
            self?.hideUnseenBars()
        }
    }

    private func hideUnseenBars() {
        navigationBar.isHidden = hidesNavigationBar
        if isViewLoaded { toolbar.isHidden = hidesToolbar }
    }

    // MARK: The view

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screensView.frame = view.bounds
        screensView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screensView.clipsToBounds = true
        view.addSubview(screensView)
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        self.view = view
        navigationBar.controller = self
        hideUnseenBars()
        if let recognizer = popDriver.recognizer { view.addGestureRecognizer(recognizer) }
        view.addGestureRecognizer(barHiding.pan)
        view.addGestureRecognizer(barHiding.tap)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeBars()
    }

    /// Puts the bars where they belong.
    func placeBars() {
        guard isViewLoaded else { return }
        let area = view.bounds
        let safe = view.superview.map { _ in view.safeAreaInsets } ?? .zero
        // A bar at the top of a card has more room.
        navigationBar.rowHeight = safe.top == 0 && isOnCard ? 56 : traitCollection.barHeight
        let height = navigationBar.preferredHeight(for: navigationBar.topItem)
        navigationBar.topInset = safe.top
        navigationBar.frame = CGRect(
            x: 0, y: hidesNavigationBar ? -height : safe.top, width: area.width, height: height)
        let bottom = max(safe.bottom, stack.last.map(tabBarHeight) ?? 0)
        let toolbarHeight = traitCollection.barHeight + bottom
        toolbar.frame = CGRect(
            x: 0, y: hidesToolbar ? area.maxY : area.maxY - toolbarHeight, width: area.width, height: toolbarHeight)
        for child in childList { child.viewIfLoaded?.tellSafeAreaChange() }
    }

    private var isOnCard: Bool {
        parent == nil && presentationState.presenting != nil
            && presentationState.controller is UISheetPresentationController
    }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        guard isViewLoaded else { return .zero }
        var insets = UIEdgeInsets.zero
        if !hidesNavigationBar {
            insets.top = navigationBar.topInset + navigationBar.insetHeight(for: child.navigationItem)
        }
        insets.bottom = hidesToolbar ? tabBarHeight(for: child) : view.bounds.maxY - toolbar.frame.minY
        return insets
    }

    open override var tabBarItem: UITabBarItem! {
        get { tabBarItemIfMade ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    override var tellsChildrenItself: Bool { true }

    override var ownTransition: TransitionRun? { run }

    override func childrenWillAppear() {
        guard !hasShownTop, let top = stack.last else { return }
        tellWillShow(top, animated: false)
    }

    override func childrenDidAppear() {
        guard !hasShownTop, let top = stack.last else { return }
        tellDidShow(top, animated: false)
    }

    /// Tells the delegate that a screen is about to be on top.
    func tellWillShow(_ controller: UIViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    /// Tells the delegate that a screen is on top.
    func tellDidShow(_ controller: UIViewController, animated: Bool) {
        hasShownTop = true
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }

    override var childrenOnScreen: [UIViewController] { stack.last.map { [$0] } ?? [] }

    open override var childForStatusBarStyle: UIViewController? { topViewController }
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    // MARK: Changing the stack

    /// Sets the stack before there is a view.
    private func setStack(_ list: [UIViewController]) {
        stack = list
        for controller in list {
            addChild(controller)
            controller.didMove(toParent: self)
            controller.state.isMovingToParent = false
        }
    }

    /// Puts the topmost screen's view into its place.
    private func showTop() {
        guard let top = stack.last, isViewLoaded else { return }
        navigationBar.setItems(stack.map(\.navigationItem), animated: false)
        toolbar.items = top.toolbarItems
        guard let view = top.view else { return }
        if view.superview !== screensView {
            view.frame = screensView.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            screensView.addSubview(view)
        }
    }

    /// What a finger that drags from the edge moves.
    var popInteractor: UIPercentDrivenInteractiveTransition? { popDriver.interactor }

    /// Whether a finger may drag the topmost screen away: where it would go the plain way.
    var canDragBack: Bool {
        guard stack.count > 1, run == nil, presentedViewController == nil else { return false }
        let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
        let custom = delegate?.navigationController(self, animationControllerFor: .pop, from: top, to: below)
        return custom == nil && !top.navigationItem.hidesBackButton
    }

    /// Brings the stack to a list of screens.
    private func change(to list: [UIViewController], _ operation: Operation, animated: Bool) {
        guard nestedChanges < UINavigationController.maximumNestedChanges else {
            return reportMisuse(
                "\(Swift.type(of: self)) is asked for other screens again and again while it changes its screens, by its "
                    + "delegate or by the screens that appear and disappear; the last demand is not met")
        }
        nestedChanges += 1
        defer { nestedChanges -= 1 }
        if let run, !run.isOver {
            // A screen that follows a finger goes back to where it was; what is done then is no misuse.
            if !run.context.isInteractive && !run.context.transitionWasCancelled && animated {
                TransitionIssue.report(
                    .overlappingTransitions, from: topViewController, to: list.last, animator: run.animator)
            }
            let target = operation == .push ? list.last : nil
            run.endNow()
            // What was asked for was asked of the stack as it was; a cancelled pop gives a screen back.
            if let target, !stack.contains(target), list.count > 1 {
                return change(to: stack + [target], operation, animated: animated)
            }
            if operation == .pop && list.count >= stack.count {
                if list.last === stack.last { return }
            }
        }
        StackChange(self, from: stack, to: list, operation).perform(animated: animated) {
            self.stack = $0
        } begin: {
            self.run = $0
        } end: {
            self.run = nil
        }
    }
}
