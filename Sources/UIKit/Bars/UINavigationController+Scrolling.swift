extension UIScrollView {
    /// Lets the bar above know of the place in the content, where the view is a screen's main one.
    func navigationBarFollows() {
        var responder = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let controller = responder as? UIViewController,
            let navigation = controller.parent as? UINavigationController,
            isMain(of: controller)
        else { return }
        navigation.contentDidScroll(self, of: controller)
    }

    /// Whether the view reaches up to where its controller's view begins.
    private func isMain(of controller: UIViewController) -> Bool {
        guard let view = controller.viewIfLoaded else { return false }
        return self === view || superview === view && frame.minY <= 0.5 && adjustedAxes.y
    }
}

extension UINavigationController {
    /// The content of a screen has been scrolled: a large title goes up under the row of buttons, the background comes.
    func contentDidScroll(_ scrollView: UIScrollView, of controller: UIViewController) {
        let item = controller.navigationItem
        let row = navigationBar.topInset + navigationBar.insetHeight(for: item)
        let shown = navigationBar.showsLargeTitle(for: item) ? NavigationBarPage.largeTitleHeight : 0
        // Where the content begins, counted from the screen's top.
        let start =
            scrollView.adjustedContentInset.top - scrollView.contentInset.top > 0 ? -scrollView.contentOffset.y : row
        let extent = shown > 0 ? max(0, start - (row - shown)) : NavigationBarPage.largeTitleHeight
        let distance = max(0, row - shown - start)
        guard extent != item.largeTitleExtent || distance != item.scrollDistance else { return }
        let wasCollapsed = navigationBar.page?.isCollapsed
        (item.largeTitleExtent, item.scrollDistance) = (extent, distance)
        guard topViewController === controller, run == nil else { return }
        placeBars()
        navigationBar.scrollEdgeDidChange()
        guard let page = navigationBar.page, shown > 0, page.isCollapsed != wasCollapsed else { return }
        UIView.animate(withDuration: 0.2) { page.move(to: .shown, other: nil) }
    }
}
