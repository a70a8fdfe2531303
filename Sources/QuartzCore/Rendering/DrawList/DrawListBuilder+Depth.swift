/// Sublayers in the order in which they lie behind one another, cut where they pass through each other.
///
/// The sublayers of a layer share the space above its plane: all are seen from the front, pressed into the plane, but
/// which one hides which is decided by their depth, at every point. A transform layer's sublayers belong to the space of
/// the layer that it lies in.
extension DrawListBuilder {
    /// A layer in the space above another one's plane.
    struct DepthItem {
        var node: RenderNode
        /// From the layer's own space into that of the plane, depth included.
        var transform: CATransform3D
        var opacity: CGFloat = 1
        /// Its own plane there: depth = x·plane.x + y·plane.y + plane.z. Nil where it is seen edge on.
        var plane: SIMD3<Double>?
        /// Its corners there.
        var corners: [SIMD3<Double>] = []
        /// Lines that cut off a part of it: what lies where x·line.x + y·line.y + line.z is negative.
        var lines: [SIMD3<Double>] = []
    }

    mutating func drawSublayers(_ node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings) {
        if CATransform3DIsIdentity(node.sublayerTransform), node.sublayers.allSatisfy(isFlat) {
            let space = Space(matrix: matrix, flattens: true)
            for node in sortedByDepth(node.sublayers) { draw(node, space.matrix(of: node.transform), surroundings) }
            return
        }
        var items: [DepthItem] = []
        collect(node.sublayers, into: &items, node.sublayerTransform, opacity: 1)
        if items.contains(where: { !$0.isFlat }) {
            for index in items.indices { items[index].measure() }
            items = partition(items.filter { $0.plane != nil })
        }
        for item in items { draw(item, matrix, surroundings) }
    }

    /// Whether a layer lies in the plane above which it could stand, and all in it with it.
    private func isFlat(_ node: RenderNode) -> Bool {
        !node.style.preservesDepth && node.transform.isFlat(at: node.zPosition)
    }

    /// Puts sublayers into a list in the order in which they would be drawn if all were flat.
    private func collect(
        _ nodes: [RenderNode], into items: inout [DepthItem], _ space: CATransform3D, opacity: CGFloat
    ) {
        let isPlain = CATransform3DIsIdentity(space)
        for node in sortedByDepth(nodes) {
            let transform = isPlain ? node.transform : CATransform3DConcat(node.transform, space)
            if node.style.preservesDepth {
                let inner = CATransform3DConcat(node.sublayerTransform, transform)
                collect(node.sublayers, into: &items, inner, opacity: opacity * node.style.opacity)
            } else {
                items.append(DepthItem(node: node, transform: transform, opacity: opacity))
            }
        }
    }

    private func sortedByDepth(_ nodes: [RenderNode]) -> [RenderNode] {
        guard nodes.contains(where: { $0.zPosition != nodes[0].zPosition }) else { return nodes }
        let order = nodes.indices.sorted {
            nodes[$0].zPosition != nodes[$1].zPosition ? nodes[$0].zPosition < nodes[$1].zPosition : $0 < $1
        }
        return order.map { nodes[$0] }
    }

    /// Orders layers from back to front: those behind the first one's plane, those in it, those before it, each part
    /// ordered in the same way.
    private func partition(_ items: [DepthItem]) -> [DepthItem] {
        guard items.count > 1, let plane = items[0].plane else { return items }
        var behind: [DepthItem] = []
        var within = [items[0]]
        var before: [DepthItem] = []
        for item in items.dropFirst() {
            let heights = item.corners.map { $0.z - ($0.x * plane.x + $0.y * plane.y + plane.z) }
            let low = heights.min() ?? 0
            let high = heights.max() ?? 0
            // A hundredth of a point is no depth.
            if low >= -0.01, high <= 0.01 {
                within.append(item)
            } else if low >= -0.01 {
                before.append(item)
            } else if high <= 0.01 {
                behind.append(item)
            } else if let own = item.plane {
                let line = own - plane
                let length = (line.x * line.x + line.y * line.y).squareRoot()
                var front = item
                front.lines.append(line / length)
                var back = item
                // A little more than half, beneath the other half: nothing behind shines through the cut.
                back.lines.append((SIMD3(0, 0, Double(1 / scale)) * length - line) / length)
                before.append(front)
                behind.append(back)
            }
        }
        return partition(behind) + within + partition(before)
    }

    private mutating func draw(_ item: DepthItem, _ matrix: CATransform3D, _ surroundings: Surroundings) {
        var inside = surroundings
        inside.opacity *= item.opacity
        var clip: Int?
        if !item.lines.isEmpty {
            let outline = PlaneTransform(matrix).outline(item.cutRectangle)
            inside.scissor = outline.bounds.intersection(surroundings.scissor)
            guard !inside.scissor.isEmpty else { return }
            clip = begin(.beginClip, bounds: inside.scissor)
            list.commands[list.commands.count - 1].outline = list.add(outline)
        }
        draw(item.node, Space(matrix: matrix, flattens: true).matrix(of: item.transform), inside)
        if let clip { end(.endClip, clip) }
    }
}

extension DrawListBuilder.DepthItem {
    /// Whether the layer lies in the plane above which it could stand.
    fileprivate var isFlat: Bool { transform.isFlat(at: node.zPosition) }

    /// Works out where the layer stands.
    fileprivate mutating func measure() {
        let bounds = node.bounds
        let points = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
            (bounds.minX, bounds.maxY),
        ]
        corners = points.map { point in
            let x: Double = point.0 * transform.m11 + point.1 * transform.m21 + transform.m41
            let y: Double = point.0 * transform.m12 + point.1 * transform.m22 + transform.m42
            let z: Double = point.0 * transform.m13 + point.1 * transform.m23 + transform.m43
            let w: Double = point.0 * transform.m14 + point.1 * transform.m24 + transform.m44
            // What lies behind the viewer is cut away later; here it only must not turn around.
            return SIMD3(x, y, z) / max(w, 1e-5)
        }
        let (a, b) = (corners[1] - corners[0], corners[3] - corners[0])
        let area = a.x * b.y - a.y * b.x
        guard abs(area) > 1e-9 else { return }
        let slopeX = (a.z * b.y - a.y * b.z) / area
        let slopeY = (a.x * b.z - a.z * b.x) / area
        plane = SIMD3(slopeX, slopeY, corners[0].z - corners[0].x * slopeX - corners[0].y * slopeY)
    }

    /// A rectangle around the layer and what may stick out of it, with what the lines cut off taken away.
    fileprivate var cutRectangle: [SIMD2<Double>] {
        var low = SIMD2(corners[0].x, corners[0].y)
        var high = low
        for corner in corners {
            let point = SIMD2(corner.x, corner.y)
            low = low.replacing(with: point, where: point .< low)
            high = high.replacing(with: point, where: point .> high)
        }
        let margin = high - low + 1
        low -= margin
        high += margin
        var points = [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
        for line in lines {
            var kept: [SIMD2<Double>] = []
            for (index, point) in points.enumerated() {
                let next = points[(index + 1) % points.count]
                let here = point.x * line.x + point.y * line.y + line.z
                let there = next.x * line.x + next.y * line.y + line.z
                if here >= 0 { kept.append(point) }
                if (here >= 0) != (there >= 0) { kept.append(point + (next - point) * (here / (here - there))) }
            }
            points = kept
        }
        return points
    }
}

extension CATransform3D {
    /// Whether a layer with this transform lies in the plane above which it could stand.
    fileprivate func isFlat(at zPosition: CGFloat) -> Bool {
        m13 == 0 && m23 == 0 && (m43 == 0 || m43 == zPosition)
    }
}
