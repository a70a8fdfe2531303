extension CALayer {
    /// A picture of a rectangle of the layer's own space, with everything in the layer: the way up that a display
    /// shows it.
    /// - Parameters:
    ///   - scale: pixels to a point; parts of a pixel at the right and lower ends count as whole ones.
    ///   - isShown: whether it is what is shown now, or what has been set, without animations.
    /// - Returns: nil where the layer is hidden, the rectangle is empty, or memory is short.
    package func picture(of rect: CGRect, scale: CGFloat, isShown: Bool) -> CGImage? {
        func pixels(_ length: CGFloat) -> Int { Int(exactly: (length * scale - 1e-6).rounded(.up)) ?? 0 }
        let node =
            isShown
            ? wasCommitted ? committedNode(at: committedOuterTime(at: CACurrentMediaTime())) : nil
            : modelNode
        guard let node, let bitmap = Bitmap(width: pixels(rect.width), height: pixels(rect.height)) else { return nil }
        var place = CATransform3DMakeTranslation(-rect.minX, -rect.minY, 0)
        if node.style.isMirrored { (place.m22, place.m42) = (-1, rect.maxY) }
        Compositor().draw(RenderTree(root: node.with(transform: place)), into: bitmap, scale: scale)
        return CGImage(bitmap)
    }

    /// Lays out and draws what waits for it in the layer.
    package func finish() {
        layoutIfNeeded()
        displayAll()
    }

    /// Draws what waits for it in the layer.
    func displayAll() {
        displayIfNeeded()
        for layer in state.sublayers { layer.displayAll() }
        state.mask?.displayAll()
    }
}
