extension LayerState {
    /// Adds the sublayers' nodes once for each instance of a replicator; whether they are the same at any time.
    func append(
        to nodes: inout [RenderNode], at moment: RenderMoment, instancesOf replicator: ReplicatorProperties
    ) -> Bool {
        var isConstant = true
        let center = CGPoint(
            x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2)
        let step = replicator.instanceTransform.about(center.x, center.y, 0, movedTo: center.x, center.y, 0)
        var place = CATransform3DIdentity
        // More instances than anybody can see would only stop the program.
        for index in 0..<min(max(replicator.instanceCount, 0), 10_000) {
            let color = replicator.color(of: index)
            for layer in sublayers {
                let built = layer.builtNode(
                    at: moment.earlier(by: replicator.instanceDelay * CFTimeInterval(index)))
                isConstant = isConstant && built.isConstant
                if let node = built.node { nodes.append(node.placed(place).multiplied(by: color)) }
            }
            place = CATransform3DConcat(place, step)
        }
        return isConstant
    }
}

extension ReplicatorProperties {
    /// What the colours of an instance are multiplied with.
    fileprivate func color(of index: Int) -> CGColor {
        let first = instanceColor ?? .white
        func component(_ value: CGFloat, _ offset: Float) -> CGFloat {
            min(max(value + CGFloat(offset) * CGFloat(index), 0), 1)
        }
        return CGColor(
            red: component(first.red, redOffset), green: component(first.green, greenOffset),
            blue: component(first.blue, blueOffset), alpha: component(first.alpha, alphaOffset))
    }
}

extension RenderNode {
    /// The node with another place or style.
    func with(transform: CATransform3D? = nil, style: RenderStyle? = nil) -> RenderNode {
        RenderNode(
            bounds: bounds, transform: transform ?? self.transform, sublayerTransform: sublayerTransform,
            zPosition: zPosition, style: style ?? self.style, contents: contents, sublayers: sublayers, mask: mask,
            transition: transition, isMoving: isMoving, isSteady: isSteady)
    }

    /// The node where a transform of its superlayer's space takes it.
    fileprivate func placed(_ place: CATransform3D) -> RenderNode {
        place == CATransform3DIdentity ? self : with(transform: CATransform3DConcat(transform, place))
    }

    /// The node with all that shows multiplied by a colour.
    fileprivate func multiplied(by color: CGColor) -> RenderNode {
        guard color != .white else { return self }
        let opaque = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
        let node = opaque == .white ? self : tinted(opaque)
        var style = node.style
        style.opacity *= color.alpha
        return node.with(style: style)
    }

    /// The node and all beneath it with their colours multiplied.
    private func tinted(_ tint: CGColor) -> RenderNode {
        var style = style
        style.backgroundColor = style.backgroundColor?.multiplied(by: tint)
        style.borderColor = style.borderColor?.multiplied(by: tint)
        if let color = style.shadow?.color { style.shadow?.color = color.multiplied(by: tint) }
        let change = transition.map {
            RenderTransition(
                type: $0.type, subtype: $0.subtype, progress: $0.progress, before: $0.before.tinted(tint))
        }
        return RenderNode(
            bounds: bounds, transform: transform, sublayerTransform: sublayerTransform, zPosition: zPosition,
            style: style, contents: contents.tinted(tint), sublayers: sublayers.map { $0.tinted(tint) }, mask: mask,
            transition: change)
    }
}

extension RenderContents {
    fileprivate func tinted(_ tint: CGColor) -> RenderContents {
        switch self {
        case .none: return self
        case .image(var image):
            image.image = image.image.multiplied(by: tint)
            return .image(image)
        case .shape(var shape):
            shape.fillColor = shape.fillColor?.multiplied(by: tint)
            shape.strokeColor = shape.strokeColor?.multiplied(by: tint)
            return .shape(shape)
        case .gradient(var gradient):
            gradient.colors = gradient.colors.map { $0.multiplied(by: tint) }
            return .gradient(gradient)
        case .backdrop(var backdrop):
            backdrop.tint = backdrop.tint?.multiplied(by: tint)
            return .backdrop(backdrop)
        }
    }
}

extension CGColor {
    fileprivate func multiplied(by tint: CGColor) -> CGColor {
        CGColor(red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
    }
}

extension CGImage {
    /// The picture with every pixel multiplied by an opaque colour.
    fileprivate func multiplied(by tint: CGColor) -> CGImage {
        guard let result = Bitmap(width: width, height: height) else { return self }
        func factor(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let factors = (factor(tint.red), factor(tint.green), factor(tint.blue))
        func product(_ component: UInt32, _ factor: UInt32) -> UInt32 { (component * factor + 127) / 255 }
        for y in 0..<height {
            for x in 0..<width {
                let pixel = bitmap[x, y]
                let red = product(pixel & 0xFF, factors.0)
                let green = product(pixel >> 8 & 0xFF, factors.1)
                let blue = product(pixel >> 16 & 0xFF, factors.2)
                result[x, y] = red | green << 8 | blue << 16 | pixel & 0xFF00_0000
            }
        }
        return CGImage(result, isOpaque: isOpaque)
    }
}
