extension CALayer {
    /// A point of one layer in another one's space; nil stands for what is around the outermost layer.
    static func converted(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if let source, let target, let way = source.way(upTo: target) { return ascended(point, way, to: 1) }
        if let source, let target, let way = target.way(upTo: source) { return descended(point, way, from: 1) }
        let mine = target?.lineage ?? []
        let its = source?.lineage ?? []
        var shared = 0
        while shared < min(mine.count, its.count), mine[shared].model() === its[shared].model() { shared += 1 }
        return descended(ascended(point, its, to: shared), mine, from: shared)
    }

    /// A rectangle of one layer in another one's space: the smallest upright one around where its corners go.
    static func converted(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        if rect.isNull || rect.isInfinite { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        let box = CGRect(around: corners.map { converted($0, from: source, to: target) })
        // Where the rectangle is only moved, its size must not suffer from the rounding of its corners.
        let limit: CGFloat = 1e-9 * max(rect.width, rect.height, 1)
        let isMoved = abs(box.width - rect.width) <= limit && abs(box.height - rect.height) <= limit
        return isMoved ? CGRect(origin: box.origin, size: rect.standardized.size) : box
    }

    /// The layers from one around this one to this one; nil where the other one is not around it.
    private func way(upTo outer: CALayer) -> [CALayer]? {
        guard modelLayer == nil, outer.modelLayer == nil else { return nil }
        var layers = [self]
        while let last = layers.last, last !== outer {
            guard let next = last.container else { return nil }
            layers.append(next)
        }
        return layers.reversed()
    }

    /// The layers from the outermost one to this one; from a presentation, presentations.
    private var lineage: [CALayer] {
        var layers = [self]
        while let last = layers.last, let next = last.container ?? last.modelLayer?.container?.presentation() {
            layers.append(next)
        }
        return layers.reversed()
    }

    /// A point of the last of some nested layers in the space of the one that so many contain; 0 for what is around
    /// them all.
    private static func ascended(_ point: CGPoint, _ layers: [CALayer], to level: Int) -> CGPoint {
        var point = point
        var matrix = CATransform3DIdentity
        for index in layers.indices.reversed() where index >= level {
            matrix = CATransform3DConcat(matrix, placement(of: index, in: layers))
            if index == level || !layers[index - 1].keepsDepth {
                point = matrix.mapped(point)
                matrix = CATransform3DIdentity
            }
        }
        return point
    }

    /// A point of the space that so many of some nested layers contain in the last one's.
    private static func descended(_ point: CGPoint, _ layers: [CALayer], from level: Int) -> CGPoint {
        var point = point
        var matrix = CATransform3DIdentity
        for index in layers.indices where index >= level {
            matrix = CATransform3DConcat(placement(of: index, in: layers), matrix)
            if index == layers.count - 1 || !layers[index].keepsDepth {
                point = matrix.unprojected(point) ?? point
                matrix = CATransform3DIdentity
            }
        }
        return point
    }

    /// From a layer's space into that of the layer before it.
    private static func placement(of index: Int, in layers: [CALayer]) -> CATransform3D {
        let own = layers[index].state.placement
        guard index > 0, !layers[index].model().isMask else { return own }
        return CATransform3DConcat(own, layers[index - 1].state.sublayerPlacement)
    }

    /// Whether sublayers are not pressed flat into the layer.
    fileprivate var keepsDepth: Bool { if case .transform = state.special { true } else { false } }
}

extension CALayer {
    /// The foremost layer at a point of the superlayer's space, this one or one beneath it.
    func hit(at point: CGPoint) -> CALayer? {
        let outer = superlayer?.state.sublayerPlacement ?? CATransform3DIdentity
        return hit(at: point, through: outer)?.layer
    }

    /// The foremost layer at a point of a plane, and how far it is in front of it.
    /// - Parameter outer: from the superlayer's sublayers' space into that of the plane.
    private func hit(at point: CGPoint, through outer: CATransform3D) -> (layer: CALayer, depth: CGFloat)? {
        guard !state.isHidden else { return nil }
        let matrix = CATransform3DConcat(state.placement, outer)
        if keepsDepth {
            let inner = CATransform3DConcat(state.sublayerPlacement, matrix)
            let hits = frontToBack.compactMap { $0.hit(at: point, through: inner) }
            return hits.enumerated().max { ($0.element.depth, -$0.offset) < ($1.element.depth, -$1.offset) }?.element
        }
        guard let local = matrix.unprojected(point) else { return nil }
        let isInside = contains(local)
        guard isInside || !state.masksToBounds else { return nil }
        let depth = matrix.depth(at: local)
        for layer in frontToBack {
            if let hit = layer.hitTest(local) { return (hit, depth) }
        }
        return isInside ? (self, depth) : nil
    }

    /// The sublayers, the foremost first.
    private var frontToBack: [CALayer] {
        let layers = presented(state.sublayers)
        return layers.indices.sorted {
            (layers[$0].state.zPosition, $0) > (layers[$1].state.zPosition, $1)
        }.map { layers[$0] }
    }
}

extension CATransform3D {
    /// Where a point of the plane goes.
    fileprivate func mapped(_ point: CGPoint) -> CGPoint {
        let w: CGFloat = point.x * m14 + point.y * m24 + m44
        guard w != 0 else { return point }
        let x: CGFloat = point.x * m11 + point.y * m21 + m41
        let y: CGFloat = point.x * m12 + point.y * m22 + m42
        return CGPoint(x: x / w, y: y / w)
    }

    /// How far in front of the plane it is mapped to a point of the plane comes to lie.
    fileprivate func depth(at point: CGPoint) -> CGFloat {
        let w: CGFloat = point.x * m14 + point.y * m24 + m44
        return w == 0 ? 0 : (point.x * m13 + point.y * m23 + m43) / w
    }
}
