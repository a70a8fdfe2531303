extension RenderNode {
    /// The picture that a change can begin with: a change of the layer that is under way stands still in it.
    var standingStill: RenderNode {
        guard transition != nil else { return keepingChanges(RenderNode.longestChain) }
        // Of the picture before, a transition leaves aside what becomes of it; so that goes inside.
        var plain = RenderStyle()
        plain.isMirrored = style.isMirrored
        let inside = keepingChanges(RenderNode.longestChain).with(transform: CATransform3DIdentity)
        return RenderNode(bounds: bounds, transform: transform, style: plain, sublayers: [inside])
    }

    /// The node with the changes that others began with left out where they lie deeper in each other than a number.
    private func keepingChanges(_ count: Int) -> RenderNode {
        guard changeDepth > count else { return self }
        var change = count > 0 ? transition : nil
        if let before = change?.before { change?.before = before.keepingChanges(count - 1) }
        return RenderNode(
            bounds: bounds, transform: transform, sublayerTransform: sublayerTransform, zPosition: zPosition,
            style: style, contents: contents, sublayers: sublayers.map { $0.keepingChanges(count) }, mask: mask,
            transition: change, isMoving: isMoving, isSteady: isSteady)
    }

    /// How many changes may begin with each other's pictures before the first of them is forgotten, which by then can
    /// hardly be seen: whoever changes a picture faster than it is shown must not make frames take ever longer.
    private static let longestChain = 8
}
