extension UIPageViewController {
    /// How high the row of dots is, in points.
    private static let dotsHeight: CGFloat = 37

    /// Puts the pages over the row of dots, where the data source asks for one.
    func placeDots() {
        let count =
            transitionStyle == .scroll && navigationOrientation == .horizontal
            ? dataSource?.presentationCount(for: self) ?? 0 : 0
        let area = view.bounds
        guard count > 0 else {
            dots?.removeFromSuperview()
            dots = nil
            pagesView.frame = area
            return
        }
        let bottom = Self.dotsHeight + view.safeAreaInsets.bottom
        if dots == nil {
            let control = UIPageControl(frame: .zero)
            control.isUserInteractionEnabled = false
            control.numberOfPages = count
            control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
            view.addSubview(control)
            dots = control
        }
        if dots?.numberOfPages != count { dots?.numberOfPages = count }
        dots?.frame = CGRect(x: 0, y: area.maxY - bottom, width: area.width, height: Self.dotsHeight)
        pagesView.frame = CGRect(x: 0, y: 0, width: area.width, height: max(0, area.height - bottom))
    }
}
