/// Does for a layer what a subclass would do otherwise: views are their layers' delegates.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents; what comes with the protocol has the layer draw itself.
    func display(_ layer: CALayer)
    /// Is called before the layer draws its contents.
    func layerWillDraw(_ layer: CALayer)
    /// Draws the layer's contents, y pointing down from the upper left corner.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for a key; nil to look further, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Has the layer draw itself.
    public func display(_ layer: CALayer) { layer.displayDrawing() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.pending.drewNothing = true }
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
