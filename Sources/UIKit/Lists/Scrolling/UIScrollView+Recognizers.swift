extension UIScrollView {
    /// Whether fingers can move the content has changed.
    func updatePanAbility() {}
    func contentSizeDidChange() {}
}
