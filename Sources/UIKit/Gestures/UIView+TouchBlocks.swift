extension UIView {
    /// Whether touches can reach the view and what is in it, as far as the view itself is concerned.
    var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01 && settings.touchBlocks == 0
    }

    /// Keeps touches that begin from now on away from the view and everything in it, until `unblockTouches()` has been
    /// called as often: what an animation does without `.allowUserInteraction`, and a transition to its container.
    func blockTouches() { settings.touchBlocks += 1 }

    /// Ends what `blockTouches()` began.
    func unblockTouches() { settings.touchBlocks = max(0, settings.touchBlocks - 1) }
}
