/// The edge where the two pictures of a push meet.
extension DrawListBuilder {
    /// Draws a little of the picture after beneath the edge, where it does not lie between pixels: what is behind the
    /// layer would shine through two smoothed edges.
    ///
    /// - Parameters:
    ///   - before: from the picture before to the device.
    ///   - after: from the picture after to the device.
    mutating func closeSeam(
        _ pictures: TransitionPictures, before: CATransform3D, after: CATransform3D, _ surroundings: Surroundings
    ) {
        let rect = pictures.bounds
        guard surroundings.opacity == 1, isCovered(pictures.before), isCovered(pictures.after),
            !(liesOnPixels(rect, before) && liesOnPixels(rect, after)),
            let strip = Seam(rect, PlaneTransform(after), pictures.direction)
        else { return }
        let outline = Outline(strip.corners(within: 1.5))
        var inside = surroundings
        inside.scissor = outline.bounds.intersection(surroundings.scissor)
        guard !inside.scissor.isEmpty else { return }
        let clip = begin(.beginClip, bounds: inside.scissor)
        list.commands[clip].outline = list.add(outline)
        // So far that its own smoothed edge lies outside of the strip.
        drawPicture(pictures.after, shifted(after, strip.across * 2.5), inside)
        end(.endClip, clip)
    }

    /// Whether a layer is known to cover its rectangle wholly.
    private func isCovered(_ node: RenderNode) -> Bool {
        guard node.mask == nil, node.style.opacity >= 1, node.style.cornerRadius <= 0 else { return false }
        return (node.style.backgroundColor?.alpha ?? 0) >= 1 || (node.evenOutline()?.alpha ?? 0) >= 1
    }

    /// Whether the edges of a rectangle lie between the device's pixels.
    private func liesOnPixels(_ rect: CGRect, _ matrix: CATransform3D) -> Bool {
        let outline = PlaneTransform(matrix).outline(RoundedRectangle(rect).points(scale: scale))
        return outline.isRectangle && outline.corners.allSatisfy { ($0.x | $0.y) & 255 == 0 }
    }
}

/// The edge of the picture after that faces the picture before, on the device.
private struct Seam {
    let start: SIMD2<Double>
    let end: SIMD2<Double>
    /// Across the edge towards the picture before, a pixel long.
    let across: SIMD2<Double>

    /// Nil where a part of the edge lies behind the viewer, or there is none.
    init?(_ rect: CGRect, _ plane: PlaneTransform, _ direction: TransitionDirection) {
        let (low, high) = (SIMD2(Double(rect.minX), Double(rect.minY)), SIMD2(Double(rect.maxX), Double(rect.maxY)))
        let (x, y) = (direction.dx < 0 ? low.x : high.x, direction.dy < 0 ? low.y : high.y)
        let isUpright = direction.dx != 0
        let first = isUpright ? SIMD2(x, low.y) : SIMD2(low.x, y)
        let last = isUpright ? SIMD2(x, high.y) : SIMD2(high.x, y)
        guard plane.project(first.x, first.y).z > 1e-5, plane.project(last.x, last.y).z > 1e-5 else { return nil }
        (start, end) = (plane.map(first.x, first.y), plane.map(last.x, last.y))
        let edge = end - start
        let length = (edge * edge).sum().squareRoot()
        guard length > 0 else { return nil }
        let inside = isUpright ? SIMD2(Double(rect.midX), low.y) : SIMD2(low.x, Double(rect.midY))
        let normal = SIMD2(-edge.y, edge.x) / length
        across = (normal * (plane.map(inside.x, inside.y) - start)).sum() > 0 ? -normal : normal
    }

    /// The corners of a strip along the edge that reaches so many pixels to both sides.
    func corners(within reach: Double) -> [SIMD2<Double>] {
        [start - across * reach, end - across * reach, end + across * reach, start + across * reach]
    }
}
