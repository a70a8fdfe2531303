extension LayerState {
    /// What a layer of this state shows at a time of its superlayer.
    func builtNode(at outer: RenderMoment) -> BuiltNode {
        let moment = outer.inside(self)
        guard !animations.isEmpty, let time = moment.time else { return node(at: moment, transition: nil) }
        return evaluated(at: time).node(at: time, of: self, in: outer)
    }

    /// Whether an animation has the layer drawn anew for every moment.
    var redraws: Bool { animations.contains { $0.redraws } }

    /// What a layer of this state shows, without its animations, at a moment of its own.
    ///
    /// - Parameter resting: the state before animations were applied; nil where there are none.
    func node(
        at moment: RenderMoment, transition: RenderTransition?, resting: LayerState? = nil
    ) -> BuiltNode {
        guard !isHidden else {
            let empty = transition.map {
                RenderNode(bounds: bounds, transform: placement, style: .hidden, transition: $0)
            }
            return BuiltNode(node: empty, isConstant: true)
        }
        let fade = contents.value.contents.fade
        var nodes = fade.map { [fadingContents($0, moment)] } ?? []
        var isConstant = append(to: &nodes, at: moment)
        let maskNode = mask.flatMap { mask -> RenderNode? in
            if case .transform = special { return nil }
            let built = mask.builtNode(at: moment)
            isConstant = isConstant && built.isConstant
            return built.node ?? RenderNode(bounds: .zero, style: .hidden)
        }
        var style = style
        style.isMirrored = moment.isMirrored
        let node = RenderNode(
            bounds: bounds, transform: placement, sublayerTransform: sublayerPlacement, zPosition: zPosition,
            style: style, contents: fade == nil ? renderedContents(isMirrored: moment.isMirrored) : .none,
            sublayers: nodes, mask: maskNode,
            transition: transition, isMoving: resting != nil,
            isSteady: isConstant && !nodes.isEmpty && fade == nil && looks(like: resting, at: moment))
        return BuiltNode(node: node, isConstant: isConstant)
    }

    /// Whether the layer's own surface is that of another state of it.
    private func looks(like resting: LayerState?, at moment: RenderMoment) -> Bool {
        guard let resting else { return true }
        func contents(_ state: LayerState) -> RenderContents { state.renderedContents(isMirrored: moment.isMirrored) }
        return bounds == resting.bounds && sublayerPlacement == resting.sublayerPlacement
            && isGeometryFlipped == resting.isGeometryFlipped && style.looks(like: resting.style)
            && contents(self).isSame(as: contents(resting))
    }

    /// Adds the sublayers' nodes; whether they are the same at any time.
    private func append(to nodes: inout [RenderNode], at moment: RenderMoment) -> Bool {
        if case .replicator(let replicator) = special {
            return append(to: &nodes, at: moment, instancesOf: replicator)
        }
        var isConstant = true
        nodes.reserveCapacity(nodes.count + sublayers.count)
        for layer in sublayers {
            let built = layer.builtNode(at: moment)
            isConstant = isConstant && built.isConstant
            if let node = built.node { nodes.append(node) }
        }
        return isConstant
    }

    private var style: RenderStyle {
        let details = details.value
        var style = RenderStyle()
        style.opacity = opacity > 0 ? CGFloat(min(opacity, 1)) : 0
        style.isDoubleSided = isDoubleSided
        style.hardEdges = allowsEdgeAntialiasing ? .all.subtracting(details.edgeAntialiasingMask) : .all
        switch special {
        case .transform:
            style.preservesDepth = true
            style.allowsGroupOpacity = false
            return style
        case .replicator(let replicator): style.preservesDepth = replicator.preservesDepth
        case .none, .shape, .gradient, .text, .backdrop: break
        }
        style.allowsGroupOpacity = allowsGroupOpacity
        style.backgroundColor = backgroundColor
        style.cornerRadius = max(cornerRadius, 0)
        style.maskedCorners = details.maskedCorners
        style.cornerCurve = details.cornerCurve
        if borderWidth > 0 {
            style.borderWidth = borderWidth
            style.borderColor = details.borderColor
        }
        style.masksToBounds = masksToBounds
        style.shouldRasterize = shouldRasterize
        style.rasterizationScale = details.rasterizationScale
        style.shadow = shadow.value.rendered
        return style
    }

    /// Contents that fade into others, as a layer of their own behind the sublayers.
    private func fadingContents(_ fade: ContentsValue.Fade, _ moment: RenderMoment) -> RenderNode {
        let furthest: CGFloat = -.greatestFiniteMagnitude
        var earlier = contents.value
        earlier.contents.image = fade.image
        let before = RenderNode(
            bounds: bounds, zPosition: furthest, contents: earlier.rendered(isMirrored: moment.isMirrored))
        return RenderNode(
            bounds: bounds, zPosition: furthest, contents: contents.value.rendered(isMirrored: moment.isMirrored),
            transition: RenderTransition(type: .fade, subtype: .fromRight, progress: fade.fraction, before: before))
    }
}

extension RenderStyle {
    /// Nothing shows.
    static let hidden: RenderStyle = {
        var style = RenderStyle()
        style.opacity = 0
        return style
    }()
}

extension Evaluation {
    /// What the layer shows at a time of its own, its animations applied.
    ///
    /// - Parameters:
    ///   - resting: the layer's state without them.
    ///   - outer: the same moment around the layer.
    func node(at time: CFTimeInterval, of resting: LayerState, in outer: RenderMoment) -> BuiltNode {
        let moment = RenderMoment(time: time, isMirrored: outer.isMirrored != state.isGeometryFlipped)
        var built = state.node(at: moment, transition: transition?.moment, resting: resting)
        built.isConstant = false
        return built
    }
}

extension Evaluation.Transition {
    /// The transition as it stands.
    fileprivate var moment: RenderTransition? {
        effect.before.map {
            RenderTransition(
                type: effect.type, subtype: effect.subtype,
                progress: effect.startProgress + (effect.endProgress - effect.startProgress) * progress, before: $0)
        }
    }
}
