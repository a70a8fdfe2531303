/// A layer's node, and for how long it holds.
struct BuiltNode {
    /// The node; nil for a layer that does not show.
    var node: RenderNode?
    /// Whether the layer shows the same at any time, until something is committed.
    var isConstant: Bool
}

extension CALayer {
    /// What the layer shows at a time of its superlayer, as it was committed.
    func builtNode(at outerTime: CFTimeInterval) -> BuiltNode {
        if let constantNode { return BuiltNode(node: constantNode, isConstant: true) }
        let built: BuiltNode
        switch committed {
        case .nothing: built = LayerState().builtNode(at: outerTime)
        case .current: built = state.builtNode(at: outerTime)
        case .earlier(let earlier): built = earlier.state.builtNode(at: outerTime)
        }
        if built.isConstant { constantNode = built.node }
        return built
    }

    /// What the layer shows at a time of its superlayer; an empty node where it does not show.
    func committedNode(at outerTime: CFTimeInterval) -> RenderNode {
        builtNode(at: outerTime).node ?? RenderNode(bounds: committedState.bounds, style: .hidden)
    }
}
