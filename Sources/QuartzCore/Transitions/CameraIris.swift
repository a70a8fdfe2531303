/// The aperture of a camera: blades around a hole, each lying over the next one.
///
/// The edge of a blade is an arc of a large circle; the blade is what lies outside the circle and the hole what lies
/// inside all of them. As the circles' middles come nearer to the picture's, the hole grows, from nothing until no
/// blade can be seen, and its edges bend more, like those of a real aperture.
struct CameraIris: Sendable {
    private let width: Int
    private let height: Int
    /// The circles' middles, in pixels from the picture's middle.
    private let middles: [SIMD2<Float>]
    /// The circles' radius in pixels.
    private let radius: Float
    private let look: CameraIrisLook

    /// Prepares a moment.
    ///
    /// - Parameters:
    ///   - width: the pictures' width in pixels.
    ///   - height: the pictures' height in pixels.
    ///   - opening: how far the aperture is open, from 0 to 1.
    ///   - direction: the way things move.
    init(width: Int, height: Int, opening: Double, direction: TransitionDirection) {
        self.width = width
        self.height = height
        let corner = Double(width * width + height * height).squareRoot() / 2
        look = CameraIrisLook(corner: corner, opening: opening)
        // Wide open, not even a shadow reaches a corner.
        let widest = corner + look.shadowLength + 2
        let circle = widest * CameraIris.straightness
        let distance = circle - widest * opening
        radius = Float(circle)
        middles = (0..<CameraIris.bladeCount).map { blade in
            let turns = Double(blade) / Double(CameraIris.bladeCount) - opening * CameraIris.turn
            let (sine, cosine) = Elementary.sincos(turns * 2 * .pi)
            let (x, y) = (Float(distance * cosine), Float(distance * sine))
            return direction.dx != 0 ? SIMD2(Float(-direction.dx) * x, y) : SIMD2(y, Float(direction.dy) * x)
        }
    }

    private static let bladeCount = 7
    /// The circles' radius as a multiple of the widest hole's.
    private static let straightness = 1.7
    /// How far the blades turn from closed to open, in turns.
    private static let turn = 0.2

    /// Draws some rows.
    func draw(rows: Range<Int>, blades: SourceRow, hole: SourceRow, into result: Row) {
        let count = middles.count
        middles.withUnsafeBufferPointer { middles in
            look.withUnsafeLook { look in
                withUnsafeTemporaryAllocation(of: CameraIrisRow.Crossing.self, capacity: count) { crossings in
                    withUnsafeTemporaryAllocation(of: Int.self, capacity: 4 * count + 2) { stops in
                        for y in rows {
                            let row = CameraIrisRow(
                                width: width, down: Float(2 * y + 1 - height) / 2, middles: middles, radius: radius,
                                look: look, blades: blades + y * width, hole: hole + y * width,
                                result: result + y * width)
                            row.draw(crossings, stops)
                        }
                    }
                }
            }
        }
    }
}
