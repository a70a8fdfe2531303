extension UIScrollView {
    func replaceRefreshControl(_ old: UIRefreshControl?) {
        guard old !== refreshControl else { return }
        old?.removeFromSuperview()
        old?.list = nil
        scrolling.refreshRoom = 0
        if let control = refreshControl {
            control.list = self
            insertSubview(control, at: 0)
            if control.isRefreshing { scrolling.refreshRoom = UIRefreshControl.height }
        }
        insetsMayHaveChanged()
        placeRefreshControl()
    }

    /// Puts the control right above the content.
    func placeRefreshControl() {
        guard let control = refreshControl else { return }
        let height = UIRefreshControl.height
        control.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        followRefresh()
    }

    /// How far the content is pulled down below where it rests without a wheel, in points.
    private var pull: CGFloat { -contentOffset.y - (adjustedContentInset.top - scrolling.refreshRoom) }

    func followRefresh() { refreshControl?.follow(pull: pull, isDragging: isDragging) }

    /// Has the content leave room for the wheel, or go back to where it was.
    func refreshRoom(_ room: CGFloat) {
        guard scrolling.refreshRoom != room else { return }
        let asked = askedOffset.y
        scrolling.refreshRoom = room
        // What a finger holds does not jump.
        let change = askedOffset.y - asked
        scrolling.drag?.origin.y += change
        // The content stays where it is: it is not the app's insets that have changed.
        scrolling.knownInsets = adjustedContentInset
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        followRefresh()
        guard room == 0, scrolling.drag == nil, contentOffset.y < verticalRange.lowerBound else { return }
        move(to: CGPoint(x: contentOffset.x, y: verticalRange.lowerBound), animated: true)
    }
}
