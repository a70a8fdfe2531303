/// The cube: two neighbouring faces of a box that turns a quarter.
///
/// The box recedes as it turns, just so far that its foremost edge stays in the layer's plane: it never grows taller
/// than the layer. The face that turns away darkens, the one that comes brightens.
extension DrawListBuilder {
    mutating func cube(_ pictures: TransitionPictures, _ surroundings: Surroundings) {
        guard let (before, after) = drawn(pictures) else { return }
        let turn = Turn(pictures)
        let (sine, cosine) = Elementary.sincos(pictures.progress * .pi / 2)
        let half = turn.length / 2
        let back = half * (cosine + sine - 1)
        // The faces' middles lie half a side from the box's centre, which lies half a side behind the layer.
        let leaving = (along: SIMD2(cosine, sine), middle: SIMD2(-half * sine, half * cosine - half - back))
        let coming = (along: SIMD2(sine, -cosine), middle: SIMD2(half * cosine, half * sine - half - back))
        let (first, second) = (
            turn.plane(along: leaving.along, middle: leaving.middle),
            turn.plane(along: coming.along, middle: coming.middle)
        )
        let toDevice = PlaneTransform(pictures.matrix)
        // Of a box one sees the outside only: both faces, or one.
        let showsComing = turn.isFront(along: coming.along, middle: coming.middle)
        if turn.isFront(along: leaving.along, middle: leaving.middle) {
            let outline = showsComing ? turn.outline(first, upTo: second, toDevice) : turn.outline(first, toDevice)
            face(before, toDevice.after(first), outline, light: 1 - 0.55 * sine, surroundings)
        }
        if showsComing {
            face(
                after, toDevice.after(second), turn.outline(second, toDevice), light: 1 - 0.55 * cosine, surroundings)
        }
    }

    /// Draws a picture on a plane inside an outline.
    mutating func face(
        _ picture: LayerPicture, _ plane: PlaneTransform, _ outline: Outline, light: Double,
        _ surroundings: Surroundings
    ) {
        guard var command = piece(.image, outline, surroundings) else { return }
        let source = CGRect(x: 0, y: 0, width: picture.image.width, height: picture.image.height)
        guard
            let sampled = sampling(
                picture.image, source: source, in: picture.rect, plane, command.bounds, extent: outline.bounds, nil)
        else { return }
        (command.source, command.sampling) = sampled
        command.light = UInt32((light * 256).rounded())
        finish(&command, isOpaque: picture.image.isOpaque)
    }
}

/// A layer's rectangle turned about an axis through its middle, across the way that things move, seen in perspective.
struct Turn {
    private let bounds: CGRect
    private let isHorizontal: Bool
    /// +1 where things move towards greater coordinates.
    private let sign: Double
    /// The layer's length along the way that things move.
    let length: Double
    /// How far the viewer is from the layer.
    private let distance: Double

    init(_ pictures: TransitionPictures) {
        bounds = pictures.bounds
        isHorizontal = pictures.direction.dx != 0
        sign = isHorizontal ? pictures.direction.dx : pictures.direction.dy
        length = Double(isHorizontal ? bounds.width : bounds.height)
        distance = Double(bounds.width + bounds.height) * 1.1
    }

    /// How a turned copy of the layer's rectangle appears in the layer's plane.
    ///
    /// Coordinates count from the layer's middle against the way that things move (so that what comes lies at positive
    /// ones) and towards the viewer.
    ///
    /// - Parameters:
    ///   - along: where a step of one point against the movement goes.
    ///   - middle: where the rectangle's middle is.
    func plane(along: SIMD2<Double>, middle: SIMD2<Double>) -> PlaneTransform {
        let (cx, cy) = (Double(bounds.midX), Double(bounds.midY))
        // Depth divides: w = 1 − depth / distance.
        let k = -along.y / distance
        let w = 1 - middle.y / distance
        let s = -sign
        let turned =
            isHorizontal
            ? PlaneTransform(a: along.x, b: 0, c: 0, d: 1, tx: s * middle.x, ty: 0, p: s * k, q: 0, w: w)
            : PlaneTransform(a: 1, b: 0, c: 0, d: along.x, tx: 0, ty: s * middle.x, p: 0, q: s * k, w: w)
        let toMiddle = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: -cx, ty: -cy)
        let fromMiddle = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: cx, ty: cy)
        return fromMiddle.after(turned).after(toMiddle)
    }

    /// Whether the viewer is before a turned copy of the rectangle, and not behind it.
    ///
    /// - Parameters:
    ///   - along: where a step of one point against the movement goes.
    ///   - middle: where the rectangle's middle is.
    func isFront(along: SIMD2<Double>, middle: SIMD2<Double>) -> Bool {
        -along.y * -middle.x + along.x * (distance - middle.y) > 0
    }

    /// The corners of the rectangle: along the side that leads the movement, and along the other.
    private var corners: (leading: [SIMD2<Double>], trailing: [SIMD2<Double>]) {
        let (x0, y0) = (Double(bounds.minX), Double(bounds.minY))
        let (x1, y1) = (Double(bounds.maxX), Double(bounds.maxY))
        let low = isHorizontal ? [SIMD2(x0, y0), SIMD2(x0, y1)] : [SIMD2(x0, y0), SIMD2(x1, y0)]
        let high = isHorizontal ? [SIMD2(x1, y0), SIMD2(x1, y1)] : [SIMD2(x0, y1), SIMD2(x1, y1)]
        return sign < 0 ? (low, high) : (high, low)
    }

    /// The outline of a face on the device.
    func outline(_ plane: PlaneTransform, _ toDevice: PlaneTransform) -> Outline {
        let (leading, trailing) = corners
        return toDevice.after(plane).outline([leading[0], trailing[0], trailing[1], leading[1]])
    }

    /// The outline of a face on the device and a little more: a strip under the neighbouring face, so that nothing
    /// behind the box shines through the edge where both meet.
    func outline(_ plane: PlaneTransform, upTo neighbour: PlaneTransform, _ toDevice: PlaneTransform) -> Outline {
        let (leading, trailing) = corners
        let own = toDevice.after(plane)
        let other = toDevice.after(neighbour)
        func onto(_ edge: SIMD2<Double>, _ far: SIMD2<Double>) -> SIMD2<Double> {
            let from = other.map(edge.x, edge.y)
            let to = other.map(far.x, far.y)
            let way = to - from
            let distance = (way * way).sum().squareRoot()
            return distance < 2 ? to : from + way * (1.5 / distance)
        }
        // The neighbour's leading side is this face's trailing one.
        return Outline([
            own.map(leading[0].x, leading[0].y), own.map(trailing[0].x, trailing[0].y),
            onto(leading[0], trailing[0]), onto(leading[1], trailing[1]),
            own.map(trailing[1].x, trailing[1].y), own.map(leading[1].x, leading[1].y),
        ])
    }
}
