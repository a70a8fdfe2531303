/// A transition that works out each pixel from both pictures: the family of effects that no placing of planes can draw.
///
/// An effect is made for one moment: everything that depends on progress, direction and size is worked out once, in its
/// initializer, with `Elementary` functions; drawing rows is the hot loop. Which rows are drawn together, in which order
/// and on which thread must not change a pixel.
protocol PixelEffect: Sendable {
    /// Whether edges of the pictures come to lie elsewhere; they do unless the effect says otherwise.
    static var movesEdges: Bool { get }

    /// Prepares a moment.
    ///
    /// - Parameters:
    ///   - width: the pictures' width in pixels.
    ///   - height: the pictures' height in pixels.
    ///   - progress: between 0 and 1, both excluded.
    ///   - direction: the way things move: away from the side that the new picture comes from.
    init(width: Int, height: Int, progress: Double, direction: TransitionDirection)

    /// Draws some rows.
    ///
    /// - Parameters:
    ///   - before: the pixels of the picture before, `width` × `height`, premultiplied.
    ///   - after: the pixels of the picture after.
    ///   - result: the first pixel of the whole result; every pixel of the rows must be written.
    func draw(rows: Range<Int>, before: SourceRow, after: SourceRow, into result: Row)
}

extension DrawListBuilder {
    /// Draws both pictures mixed by an effect.
    mutating func effect<Effect: PixelEffect>(
        _: Effect.Type, _ pictures: TransitionPictures, _ surroundings: Surroundings
    ) {
        effect(pictures, surroundings, movesEdges: Effect.movesEdges) { before, after in
            let moment = Effect(
                width: after.width, height: after.height, progress: pictures.progress, direction: pictures.direction)
            return { rows, result in
                moment.draw(
                    rows: rows, before: SourceRow(before.bitmap.pixels), after: SourceRow(after.bitmap.pixels),
                    into: result)
            }
        }
    }

    /// Draws both pictures mixed pixel by pixel.
    ///
    /// - Parameters:
    ///   - movesEdges: whether edges of the pictures come to lie elsewhere.
    ///   - prepare: given both pictures, of one size, returns what draws some rows of the result; it is called on
    ///     several threads at once.
    mutating func effect(
        _ pictures: TransitionPictures, _ surroundings: Surroundings, movesEdges: Bool = true,
        prepare: (_ before: CGImage, _ after: CGImage) -> @Sendable (_ rows: Range<Int>, _ result: Row) -> Void
    ) {
        // Where edges stay in place, sharp pixels count for more than the last row and column.
        guard
            let (before, after) = drawn(pictures, isWhole: movesEdges || !PlaneTransform(pictures.matrix).isAxisAligned)
        else { return }
        let (width, height) = (after.image.width, after.image.height)
        guard before.image.width == width, before.image.height == height,
            let result = compositor.scratch.withLock({ $0.next(width: width, height: height) })
        else { return }
        let draw = prepare(before.image, after.image)
        compositor.forRows(height) { rows in draw(rows, result.pixels) }
        let isOpaque = before.image.isOpaque && after.image.isOpaque
        image(
            CGImage(result, isOpaque: isOpaque),
            source: CGRect(x: 0, y: 0, width: width, height: height), in: after.rect,
            PlaneTransform(pictures.matrix), surroundings)
    }
}

extension PixelEffect {
    static var movesEdges: Bool { true }
}
