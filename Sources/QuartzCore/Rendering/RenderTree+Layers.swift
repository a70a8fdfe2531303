extension RenderTree {
    /// Makes the tree of what a layer shows at a time of the display: what was committed last, and the animations as
    /// they stand then.
    ///
    /// Takes time in proportion to the number of layers that animate or have one beneath them that does; the nodes of
    /// all others are those of the tree before.
    public init(of layer: CALayer, at time: CFTimeInterval) {
        let outer = layer.committedOuterTime(at: time)
        self.init(root: layer.committedNode(at: outer))
    }
}
