extension LayerState {
    /// What a layer of this state shows at a time of its superlayer.
    func builtNode(at outerTime: CFTimeInterval) -> BuiltNode {
        let time = timing.localTime(at: outerTime)
        guard !animations.isEmpty else { return node(at: time, transition: nil) }
        let evaluation = evaluated(at: time)
        var built = evaluation.state.node(at: time, transition: evaluation.transition?.moment)
        built.isConstant = false
        return built
    }

    /// What a layer of this state, its animations applied, shows at a time of its own.
    private func node(at time: CFTimeInterval, transition: RenderTransition?) -> BuiltNode {
        guard !isHidden else {
            let empty = transition.map {
                RenderNode(bounds: bounds, transform: placement, style: .hidden, transition: $0)
            }
            return BuiltNode(node: empty, isConstant: true)
        }
        var isConstant = true
        func shown(_ layer: CALayer) -> RenderNode? {
            let built = layer.builtNode(at: time)
            isConstant = isConstant && built.isConstant
            return built.node
        }
        var nodes = contents.fade.map { [fadingContents($0)] } ?? []
        nodes.reserveCapacity(sublayers.count + nodes.count)
        for layer in sublayers {
            if let node = shown(layer) { nodes.append(node) }
        }
        let maskNode = mask.map { shown($0) ?? RenderNode(bounds: .zero, style: .hidden) }
        let node = RenderNode(
            bounds: bounds, transform: placement, sublayerTransform: sublayerPlacement, zPosition: zPosition,
            style: style, contents: contents.fade == nil ? shownContents : .none, sublayers: nodes, mask: maskNode,
            transition: transition)
        return BuiltNode(node: node, isConstant: isConstant)
    }

    private var style: RenderStyle {
        var style = RenderStyle()
        style.opacity = CGFloat(min(max(opacity, 0), 1))
        style.allowsGroupOpacity = allowsGroupOpacity
        style.backgroundColor = backgroundColor
        style.cornerRadius = max(cornerRadius, 0)
        style.maskedCorners = maskedCorners
        style.cornerCurve = cornerCurve
        style.borderWidth = max(borderWidth, 0)
        style.borderColor = borderColor
        style.masksToBounds = masksToBounds
        style.isDoubleSided = isDoubleSided
        style.allowsEdgeAntialiasing = allowsEdgeAntialiasing
        style.shouldRasterize = shouldRasterize
        style.rasterizationScale = rasterizationScale
        if shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 {
            style.shadow = RenderShadow(
                color: shadowColor, opacity: CGFloat(min(shadowOpacity, 1)), offset: shadowOffset,
                radius: max(shadowRadius, 0), path: shadowPath?.path)
        }
        return style
    }

    private var shownContents: RenderContents { contents.image.map(renderContents) ?? .none }

    private func renderContents(_ image: CGImage) -> RenderContents {
        var contents = RenderImage(image)
        contents.rect = contentsRect
        contents.gravity = contentsGravity
        contents.center = contentsCenter
        contents.scale = contentsScale
        contents.minificationFilter = minificationFilter
        contents.magnificationFilter = magnificationFilter
        return .image(contents)
    }

    /// Contents that fade into others, as a layer of their own behind the sublayers.
    private func fadingContents(_ fade: ContentsValue.Fade) -> RenderNode {
        let furthest: CGFloat = -.greatestFiniteMagnitude
        let before = RenderNode(
            bounds: bounds, zPosition: furthest, contents: fade.image.map(renderContents) ?? .none)
        return RenderNode(
            bounds: bounds, zPosition: furthest, contents: shownContents,
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
