/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation has begun.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over.
    /// - Parameter flag: whether it ran to its end; false when it was removed or replaced, or its layer left the tree.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
