/// The suck: the old picture is pulled like cloth into the middle of the side that things move to.
///
/// The cloth slides through a funnel that forms as it goes; the part nearest the point goes first. Where it is squeezed,
/// it is taken from copies of the picture that have been halved across as often as needed, so that nothing shimmers.
struct Suck {
    let width: Int
    let height: Int
    /// Whether the cloth moves along rows.
    let isHorizontal: Bool
    /// Whether the point lies on the right or bottom side.
    let isFarSide: Bool
    /// How dark the cloth's shadow is, 0…1; it fades as the last of the cloth goes.
    let shadow: Float
    let table: SuckTable

    /// Prepares a moment.
    ///
    /// - Parameters:
    ///   - width: the pictures' width in pixels.
    ///   - height: the pictures' height in pixels.
    ///   - progress: between 0 and 1, both excluded.
    ///   - direction: the way things move.
    init(width: Int, height: Int, progress: Double, direction: TransitionDirection) {
        self.width = width
        self.height = height
        isHorizontal = direction.dx != 0
        isFarSide = direction.dx > 0 || direction.dy > 0
        let rest = min((1 - progress) * 8, 1)
        shadow = Float(0.4 * rest * (2 - rest))
        table = SuckTable(
            length: isHorizontal ? width : height, breadth: isHorizontal ? height : width, isReversed: isFarSide,
            progress: progress)
    }

    /// The picture halved across as often as the narrowest part of the cloth needs, the picture itself first.
    func levels(of picture: CGImage) -> [CGImage] {
        (0...table.deepestLevel).map { isHorizontal ? picture.reduced(x: 0, y: $0) : picture.reduced(x: $0, y: 0) }
    }

    /// Draws some rows.
    ///
    /// - Parameters:
    ///   - before: the levels of the picture before.
    ///   - after: the first pixel of the picture after.
    ///   - result: the first pixel of the whole result; every pixel of the rows is written.
    func draw(rows: Range<Int>, before: [CGImage], after: SourceRow, into result: Row) {
        withExtendedLifetime(before) {
            let levels = before.map {
                CornerPixels(
                    SourceRow($0.bitmap.pixels), width: $0.width, height: $0.height,
                    fromRight: isHorizontal && isFarSide, fromBottom: !isHorizontal && isFarSide)
            }
            table.withUnsafeNumbers { numbers, runs in
                let drawing = Drawing(self, levels, numbers: numbers, runs: runs)
                defer { drawing.deallocate() }
                for y in rows { drawing.draw(y, after: after + y * width, into: result + y * width) }
            }
        }
    }
}

extension DrawListBuilder {
    /// Draws the old picture on its way into the point.
    mutating func suck(_ pictures: TransitionPictures, _ surroundings: Surroundings) {
        effect(pictures, surroundings) { before, after in
            let suck = Suck(
                width: after.width, height: after.height, progress: pictures.progress, direction: pictures.direction)
            let levels = suck.levels(of: before)
            return { rows, result in
                suck.draw(rows: rows, before: levels, after: SourceRow(after.bitmap.pixels), into: result)
            }
        }
    }
}
