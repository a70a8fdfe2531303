extension UITabBarController {
    /// Puts the bar where it belongs, unless a screen has it.
    func placeTabBar() {
        guard isViewLoaded, tabBar.superview === view else { return }
        let height = tabBar.rowHeight + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: view.bounds.maxY - height, width: view.bounds.width, height: height)
    }

    /// Has the bar there or not.
    func showTabBar(_ isShown: Bool) {
        if isTabBarAway == isShown {
            isTabBarAway = !isShown
            tabBar.isHidden = !isShown
        }
        guard isViewLoaded, tabBar.superview !== view else { return }
        view.addSubview(tabBar)
        placeTabBar()
    }

    /// Puts the bar into a screen's view, to move along with it.
    func lendTabBar(to controller: UIViewController) {
        guard isViewLoaded, let view = controller.view, self.view.window != nil else { return }
        if isTabBarAway { (isTabBarAway, tabBar.isHidden) = (false, false) }
        // A list's bounds begin where it is scrolled to.
        let size = view.superview == nil ? self.view.bounds.size : view.bounds.size
        let (area, height) = (CGRect(origin: view.bounds.origin, size: size), shownTabBarHeight)
        UIView.performWithoutAnimation {
            view.addSubview(tabBar)
            tabBar.frame = CGRect(x: 0, y: area.maxY - height, width: area.width, height: height)
        }
    }
}

extension UINavigationController {
    /// Whether the screen that is seen goes without the bar at the bottom.
    var hidesBottomBar: Bool { viewControllers.hidesBottomBar }

    /// The height of the tabs over a screen of the stack, in points.
    func tabBarHeight(for child: UIViewController) -> CGFloat {
        guard let tabs = parent as? UITabBarController, tabs.isViewLoaded else { return 0 }
        let place = viewControllers.firstIndex { $0 === child } ?? viewControllers.count - 1
        let beneath = viewControllers.prefix(place + 1)
        return Array(beneath).hidesBottomBar ? 0 : tabs.shownTabBarHeight
    }

    /// Has the tabs leave or return with the screen that they belong to.
    func changeBottomBar(from old: [UIViewController], to new: [UIViewController], along run: TransitionRun) {
        guard let tabs = parent as? UITabBarController, tabs.selectedViewController === self,
            old.hidesBottomBar != new.hidesBottomBar
        else { return }
        let hides = new.hidesBottomBar
        if !tabs.tabBar.isHidden || tabs.isTabBarAway, run.context.isAnimated,
            let carrier = hides ? old.last : new.last
        {
            tabs.lendTabBar(to: carrier)
        }
        _ = run.coordinator.animate(alongsideTransition: nil) { [weak tabs] context in
            tabs?.showTabBar(hides == context.isCancelled)
        }
    }
}

extension [UIViewController] {
    /// Whether the last screen of a stack goes without the bar at the bottom.
    @MainActor fileprivate var hidesBottomBar: Bool { dropFirst().contains { $0.hidesBottomBarWhenPushed } }
}

extension UIViewController {
    func toolbarItemsDidChange(animated: Bool) {
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.toolbar.setItems(toolbarItems, animated: animated)
    }
}
