/// Where a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a value of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
    /// Fills all that the clip lets through with a gradient along a straight way.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        let way = CGVector(from: start, to: end)
        let square = way.dx * way.dx + way.dy * way.dy
        guard square > 0, square.isFinite, start.isFinite else { return }
        draw(gradient, options) { first, step, places in
            let offset = CGVector(from: start, to: first)
            let place = (offset.dx * way.dx + offset.dy * way.dy) / square
            let change = (step.dx * way.dx + step.dy * way.dy) / square
            for x in places.indices { places[x] = place + CGFloat(x) * change }
        }
    }

    /// Fills all that the clip lets through with a gradient between two circles: each of its colours is a circle
    /// whose centre and radius lie between theirs, later ones over earlier ones.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let circles = CircleFamily(
            start: startCenter, startRadius: startRadius, end: endCenter, endRadius: endRadius)
        guard circles.isFinite else { return }
        let (before, after) = (
            options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
        )
        draw(gradient, options) { first, step, places in
            for x in places.indices {
                let point = CGPoint(x: first.x + CGFloat(x) * step.dx, y: first.y + CGFloat(x) * step.dy)
                places[x] = circles.place(of: point, before: before, after: after) ?? .nan
            }
        }
    }

    /// Fills all that the clip lets through with colours of a gradient.
    ///
    /// `findPlaces` is given the first point of a row of pixels and the step to the next, both in the user's space,
    /// and finds the place along the gradient of each; one that is not a number draws nothing.
    private func draw(
        _ gradient: CGGradient, _ options: CGGradientDrawingOptions,
        findPlaces: (CGPoint, CGVector, inout [CGFloat]) -> Void
    ) {
        let region = state.clipBounds
        let toUser = userToPixels.inverted()
        guard userToPixels.determinant != 0, toUser.isFinite,
            let bitmap = Bitmap(width: region.width, height: region.height)
        else { return }
        // Fine enough that neighbouring entries differ by a level of 255 at most, unless the colour jumps.
        let last: CGFloat = 2047
        let table = stride(from: 0, through: last, by: 1).map { gradient.pixel(at: $0 / last) }
        let before = options.contains(.drawsBeforeStartLocation)
        let after = options.contains(.drawsAfterEndLocation)
        let step = CGVector(dx: toUser.a, dy: toUser.b)
        var places = [CGFloat](repeating: .nan, count: region.width)
        for y in 0..<region.height {
            let first = CGPoint(x: CGFloat(region.minX) + 0.5, y: CGFloat(region.minY + y) + 0.5)
            findPlaces(first.applying(toUser), step, &places)
            let row = bitmap.pixels + y * region.width
            for (x, place) in places.enumerated() where place >= 0 || (before && place < 0) {
                if place <= 1 || after { row[x] = table[Int((min(max(place, 0), 1) * last).rounded())] }
            }
        }
        guard let picture = CairoPicture(CGImage(bitmap, isOpaque: false), order: canvas.order) else { return }
        let placed = CGAffineTransform(translationX: CGFloat(region.minX), y: CGFloat(region.minY))
        draw(
            .everything,
            with: .surface(CanvasSurface(picture: picture, transform: placed), alpha: state.alpha))
    }
}

/// The circles between two circles, by a place: 0 the first, 1 the second, beyond them the same way on.
private struct CircleFamily {
    var start: CGPoint
    var startRadius: CGFloat
    var end: CGPoint
    var endRadius: CGFloat

    var isFinite: Bool { start.isFinite && end.isFinite && startRadius.isFinite && endRadius.isFinite }

    /// The greatest place whose circle goes through a point, among those that are to be drawn; nil when none does.
    func place(of point: CGPoint, before: Bool, after: Bool) -> CGFloat? {
        let way = CGVector(from: start, to: end)
        let growth = endRadius - startRadius
        let toPoint = CGVector(from: start, to: point)
        // |toPoint − t·way| = startRadius + t·growth, squared: a·t² − 2·b·t + c = 0.
        let a: CGFloat = way.dx * way.dx + way.dy * way.dy - growth * growth
        let b: CGFloat = toPoint.dx * way.dx + toPoint.dy * way.dy + startRadius * growth
        let c: CGFloat = toPoint.dx * toPoint.dx + toPoint.dy * toPoint.dy - startRadius * startRadius
        func isDrawn(_ t: CGFloat) -> Bool {
            t.isFinite && startRadius + t * growth >= 0 && (t >= 0 || before) && (t <= 1 || after)
        }
        if a == 0 {
            let t = c / (2 * b)
            return isDrawn(t) ? t : nil
        }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let (high, low) = a > 0 ? ((b + root) / a, (b - root) / a) : ((b - root) / a, (b + root) / a)
        return isDrawn(high) ? high : isDrawn(low) ? low : nil
    }
}
