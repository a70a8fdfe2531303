extension UIView {
    /// Whether touches can reach the view and what is in it, as far as the view itself is concerned.
    var takesTouches: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01 && settings.touchBlocks == 0 && !isHeldByAnimation
    }

    /// Whether a block animates the view that does not let it be touched meanwhile.
    private var isHeldByAnimation: Bool {
        guard let keys = layer.animationKeys() else { return false }
        return keys.contains { key in
            guard let tracker = layer.animation(forKey: key)?.delegate as? AnimationTracker else { return false }
            return !tracker.allowsUserInteraction
        }
    }

    /// Keeps touches that begin from now on away from the view and everything in it, until `unblockTouches()` has been
    /// called as often: what a transition does to its container.
    func blockTouches() { settings.touchBlocks += 1 }

    /// Ends what `blockTouches()` began.
    func unblockTouches() { settings.touchBlocks = max(0, settings.touchBlocks - 1) }
}
