/// A layer's node, and for how long it holds.
struct BuiltNode {
    /// The node; nil for a layer that does not show.
    var node: RenderNode?
    /// Whether the layer shows the same at any time, until something is committed.
    var isConstant: Bool
}

extension CALayer {
    /// What the layer shows at a moment of its superlayer.
    func builtNode(at moment: RenderMoment) -> BuiltNode {
        guard moment.time != nil else { return state.node(at: moment.inside(state), transition: nil) }
        if let constantNode, constantNodeIsMirrored == moment.isMirrored {
            return BuiltNode(node: constantNode, isConstant: true)
        }
        let built: BuiltNode
        switch committed {
        case .nothing: built = LayerState().builtNode(at: moment)
        case .current where state.redraws: built = redrawnNode(state, at: moment)
        case .current: built = state.builtNode(at: moment)
        case .earlier(let earlier) where earlier.state.redraws: built = redrawnNode(earlier.state, at: moment)
        case .earlier(let earlier): built = earlier.state.builtNode(at: moment)
        }
        if built.isConstant { (constantNode, constantNodeIsMirrored) = (built.node, moment.isMirrored) }
        return built
    }

    /// What the layer shows as it has been set, without animations.
    var modelNode: RenderNode? {
        builtNode(at: RenderMoment(time: nil, isMirrored: isMirroredOutside)).node
    }

    /// What the layer shows at a time of its superlayer; an empty node where it does not show.
    func committedNode(at outerTime: CFTimeInterval) -> RenderNode {
        builtNode(at: RenderMoment(time: outerTime, isMirrored: isMirroredOutside)).node
            ?? RenderNode(bounds: committedState.bounds, style: .hidden)
    }

    /// The node of a layer whose animations have it drawn anew for every moment. The state is a copy, as drawing reads
    /// the layer's own.
    private func redrawnNode(_ state: LayerState, at outer: RenderMoment) -> BuiltNode {
        let time = outer.inside(state).time ?? 0
        var evaluation = state.evaluated(at: time)
        if let image = drawn(evaluation.state) { evaluation.state.contents.value.contents = ContentsValue(image) }
        return evaluation.node(at: time, of: state, in: outer)
    }
}
