/// Screens side by side, one of which is seen, over a bar with a tab for each.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// Is asked for animators and told of changes.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar with the tabs.
    public let tabBar = UITabBar(frame: .zero)
    /// The view that the screens are in.
    let screensView = UIView()
    private var screens: [UIViewController] = []
    private var selected: Int?
    private var run: TransitionRun?

    /// The screens.
    open var viewControllers: [UIViewController]? {
        get { screens.isEmpty ? nil : screens }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the screens. The one that is seen stays, if it is among the new ones.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        run?.endNow()
        let new = viewControllers ?? []
        let old = screens
        let seen = selectedViewController
        screens = new
        tabBar.items = new.compactMap(\.tabBarItem)
        let place = new.firstIndex { $0 === seen } ?? (new.isEmpty ? nil : 0)
        for controller in new where controller.parent !== self { addChild(controller) }
        if let place, new[place] === seen {
            selected = place
        } else {
            selected = nil
            change(from: seen, to: place, animated: false)
        }
        tabBar.selectedItem = selectedViewController?.tabBarItem
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in new where controller.state.isMovingToParent {
            controller.didMove(toParent: self)
            controller.state.isMovingToParent = false
        }
    }

    /// A screen may have another item than before.
    func itemsMayHaveChanged() {
        let items = screens.compactMap(\.tabBarItem)
        guard tabBar.items ?? [] != items else { return }
        tabBar.items = items
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }

    /// The place of the screen that is seen; `NSNotFound` without screens.
    open var selectedIndex: Int {
        get { selected ?? NSNotFound }
        set { select(newValue) }
    }

    /// The screen that is seen.
    open var selectedViewController: UIViewController? {
        get { selected.flatMap { screens.indices.contains($0) ? screens[$0] : nil } }
        set { screens.firstIndex { $0 === newValue }.map(select) }
    }

    private func select(_ index: Int) {
        guard screens.indices.contains(index), index != selected else { return }
        run?.endNow()
        change(from: selectedViewController, to: index, animated: true)
    }

    /// The user has tapped a tab.
    func userSelects(_ index: Int) {
        guard screens.indices.contains(index) else { return }
        let controller = screens[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        if index == selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(index)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    // MARK: The view

    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screensView.frame = view.bounds
        screensView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(screensView)
        view.addSubview(tabBar)
        tabBar.controller = self
        self.view = view
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let controller = selectedViewController { show(controller) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        placeTabBar()
        selectedViewController?.viewIfLoaded?.tellSafeAreaChange()
    }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets {
        // A navigation controller knows which of its screens go without the tabs.
        guard isViewLoaded, !(child is UINavigationController) else { return .zero }
        return UIEdgeInsets(top: 0, left: 0, bottom: shownTabBarHeight, right: 0)
    }

    /// The bar's height where it is not left out, in points.
    var shownTabBarHeight: CGFloat {
        tabBar.isHidden && !isTabBarAway ? 0 : tabBar.rowHeight + view.safeAreaInsets.bottom
    }
    /// Whether a screen goes without the bar.
    var isTabBarAway = false

    override var tellsChildrenItself: Bool { true }

    override var ownTransition: TransitionRun? { run }

    override var childrenOnScreen: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    private func show(_ controller: UIViewController) {
        guard let view = controller.view else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = screensView.bounds
        if view.superview !== screensView { screensView.addSubview(view) }
    }

    // MARK: Changing tabs

    private func change(from old: UIViewController?, to index: Int?, animated: Bool) {
        let previous = selected
        selected = index
        let new = selectedViewController
        tabBar.selectedItem = new?.tabBarItem
        guard isViewLoaded, old !== new else { return }
        showTabBar(!((new as? UINavigationController)?.hidesBottomBar ?? false))
        let isSeen = isAppearedOrAppearing
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interactor: (any UIViewControllerInteractiveTransitioning)?
        if animated, state.appearance == .appeared, UIView.areAnimationsEnabled, view.window != nil, let old, let new {
            animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
            interactor = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        }
        let isAnimated = animator != nil
        let run = TransitionRun(
            from: old, to: new, in: screensView, isAnimated: isAnimated, animator: animator, interactor: interactor)
        self.run = run
        if isSeen {
            old?.beginAppearance(.disappearing, animated: isAnimated)
            new?.beginAppearance(.appearing, animated: isAnimated)
        } else {
            // What was about to go together with the container has gone.
            old?.endAppearance()
        }
        run.onCompletion = { [weak self] completed in
            guard let self else { return }
            self.run = nil
            if !completed {
                selected = previous
                tabBar.selectedItem = old?.tabBarItem
                showTabBar(!((old as? UINavigationController)?.hidesBottomBar ?? false))
                if isSeen {
                    new?.beginAppearance(.disappearing, animated: isAnimated)
                    old?.beginAppearance(.appearing, animated: isAnimated)
                }
            }
            let (gone, seen) = completed ? (old, new) : (new, old)
            gone?.viewIfLoaded?.removeFromSuperview()
            if let seen { show(seen) }
            guard isSeen else { return }
            gone?.endAppearance()
            seen?.endAppearance()
        }
        if animator == nil, let new { show(new) }
        run.start()
    }
}

/// Is asked for animators and told of changes of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Animates a change of tabs; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Lets a finger drive a change; nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Whether the user may choose a tab.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The user has chosen a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// None.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// The user may.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
