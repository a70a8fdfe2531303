/// The opening iris: an aperture of curved blades, which carry the old picture, turns as it opens onto the new one.
///
/// A subtype says which way the blades turn: the way things move, at the top of the hole for `fromLeft` and `fromRight`,
/// at its right for `fromTop` and `fromBottom`.
struct CameraIrisHollowOpen: PixelEffect {
    static let movesEdges = false

    private let iris: CameraIris

    init(width: Int, height: Int, progress: Double, direction: TransitionDirection) {
        iris = CameraIris(width: width, height: height, opening: progress, direction: direction)
    }

    func draw(rows: Range<Int>, before: SourceRow, after: SourceRow, into result: Row) {
        iris.draw(rows: rows, blades: before, hole: after, into: result)
    }
}

/// The closing iris: an aperture of curved blades, which carry the new picture, turns as it closes over the old one.
///
/// It is the opening iris of the same subtype in reverse.
struct CameraIrisHollowClose: PixelEffect {
    static let movesEdges = false

    private let iris: CameraIris

    init(width: Int, height: Int, progress: Double, direction: TransitionDirection) {
        iris = CameraIris(width: width, height: height, opening: 1 - progress, direction: direction)
    }

    func draw(rows: Range<Int>, before: SourceRow, after: SourceRow, into result: Row) {
        iris.draw(rows: rows, blades: after, hole: before, into: result)
    }
}
