/// Drawing a layer that is on its way from one picture to another.
extension DrawListBuilder {
    /// Draws a transition at its moment.
    ///
    /// - Parameters:
    ///   - node: the picture after.
    ///   - matrix: from the layer's space to the device.
    mutating func draw(
        _ transition: RenderTransition, to node: RenderNode, _ matrix: CATransform3D, _ surroundings: Surroundings
    ) {
        let before = transition.before
        if transition.progress <= 0 { return drawPicture(before, placed(before, like: node, matrix), surroundings) }
        if transition.progress >= 1 { return drawPicture(node, matrix, surroundings) }
        let pictures = TransitionPictures(
            before: before, after: node, beforeMatrix: placed(before, like: node, matrix), matrix: matrix,
            progress: transition.progress, direction: TransitionDirection(transition.subtype))
        switch transition.type {
        case .moveIn: slide(pictures, beforeMoves: false, afterMoves: true, beforeOnTop: false, surroundings)
        case .push: slide(pictures, beforeMoves: true, afterMoves: true, beforeOnTop: false, surroundings)
        case .reveal: slide(pictures, beforeMoves: true, afterMoves: false, beforeOnTop: true, surroundings)
        case .cube: cube(pictures, surroundings)
        case .oglFlip: flip(pictures, surroundings)
        case .rippleEffect: effect(Ripple.self, pictures, surroundings)
        case .cameraIrisHollowOpen: effect(CameraIrisHollowOpen.self, pictures, surroundings)
        case .cameraIrisHollowClose: effect(CameraIrisHollowClose.self, pictures, surroundings)
        case .pageCurl: effect(PageCurl.self, pictures, surroundings)
        case .pageUnCurl: effect(PageUnCurl.self, pictures, surroundings)
        case .suckEffect: suck(pictures, surroundings)
        default: fade(pictures, surroundings)
        }
    }

    /// The picture before may have had its origin elsewhere; both lie with their upper left corners together.
    private func placed(_ before: RenderNode, like node: RenderNode, _ matrix: CATransform3D) -> CATransform3D {
        let (old, new) = (before.bounds.origin, node.bounds.origin)
        return old == new ? matrix : CATransform3DTranslate(matrix, new.x - old.x, new.y - old.y, 0)
    }
}

/// The two pictures of a transition, where they lie and how far it has come.
struct TransitionPictures {
    var before: RenderNode
    var after: RenderNode
    /// From the earlier layer's space to the device.
    var beforeMatrix: CATransform3D
    /// From the layer's space to the device.
    var matrix: CATransform3D
    /// Between 0 and 1, both excluded.
    var progress: Double
    var direction: TransitionDirection

    /// The layer's rectangle.
    var bounds: CGRect { after.bounds }

    /// Pixels to a point along the layer's axes that its pictures are drawn with: the device's where the layer is not
    /// seen in perspective, fewer where that would be too many.
    func scale(_ fallback: CGFloat) -> CGSize {
        let wanted = deviceScale(fallback)
        let (width, height) = (bounds.width * wanted.width, bounds.height * wanted.height)
        let most = CGFloat(Compositor.largestPicture)
        guard width * height > most || max(width, height) > CGFloat(Bitmap.maximumSide) else { return wanted }
        let smaller = min((most / 4 / (width * height)).squareRoot(), 1)
        func fitting(_ scale: CGFloat, _ length: CGFloat) -> CGFloat {
            min(scale * smaller, CGFloat(Bitmap.maximumSide) / length)
        }
        return CGSize(
            width: fitting(wanted.width, bounds.width), height: fitting(wanted.height, bounds.height))
    }

    /// A scale like that, or a little more, that makes the pictures' sides as many pixels long as they touch.
    func wholeScale(_ fallback: CGFloat) -> CGSize {
        let scale = scale(fallback)
        func whole(_ scale: CGFloat, _ length: CGFloat) -> CGFloat {
            let pixels = (length * scale - 1e-6).rounded(.up)
            return pixels >= 1 ? pixels / length : scale
        }
        return CGSize(width: whole(scale.width, bounds.width), height: whole(scale.height, bounds.height))
    }

    /// Device pixels to a point along the layer's axes.
    private func deviceScale(_ fallback: CGFloat) -> CGSize {
        let plane = PlaneTransform(matrix)
        guard plane.isAffine, plane.w > 0 else { return CGSize(width: fallback, height: fallback) }
        let x = (plane.a * plane.a + plane.b * plane.b).squareRoot() / plane.w
        let y = (plane.c * plane.c + plane.d * plane.d).squareRoot() / plane.w
        func near(_ value: Double) -> CGFloat { min(max(CGFloat(value), fallback / 8), fallback * 4) }
        return CGSize(width: near(x), height: near(y))
    }
}

extension DrawListBuilder {
    /// Both pictures of a transition, drawn by themselves; nil where there is nothing to draw.
    ///
    /// - Parameter isWhole: whether they are to end with whole pixels. Otherwise their last ones may be half transparent.
    func drawn(
        _ pictures: TransitionPictures, isWhole: Bool = true
    ) -> (before: LayerPicture, after: LayerPicture)? {
        let size = isWhole ? pictures.wholeScale(scale) : pictures.scale(scale)
        let old = pictures.before.bounds.origin
        // The picture before is cut to the rectangle of the one after.
        guard
            var before = compositor.picture(
                of: pictures.before, rect: CGRect(origin: old, size: pictures.bounds.size), scale: size),
            let after = compositor.picture(of: pictures.after, rect: pictures.bounds, scale: size)
        else { return nil }
        before.rect.origin = pictures.bounds.origin
        return (before, after)
    }
}

/// The way things move: away from the side that the new picture comes from.
struct TransitionDirection: Equatable {
    var dx: Double
    var dy: Double

    init(_ subtype: CATransitionSubtype) {
        switch subtype {
        case .fromLeft: (dx, dy) = (1, 0)
        case .fromTop: (dx, dy) = (0, 1)
        case .fromBottom: (dx, dy) = (0, -1)
        default: (dx, dy) = (-1, 0)
        }
    }
}
