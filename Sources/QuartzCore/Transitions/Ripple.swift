/// The ripple: a ring of water travels outwards from the middle until it has left the farthest corner.
///
/// The picture refracts on the ring: each pixel is taken from where the slope of the water's surface sends the eye,
/// towards or away from the middle. Inside the ring the new picture shows, on the ring one turns into the other. The
/// ring rises as it starts and sinks as it leaves.
///
/// A subtype says where the light stands: above, on the side that the new picture comes from, and for `fromBottom`
/// below. The slopes that face it glint, the others darken. The ring itself always comes from the middle.
struct Ripple: PixelEffect {
    static let movesEdges = false

    private let width: Int
    private let height: Int
    /// The radii between which the picture is not still, in half pixels; the inner one is negative at first.
    private let inner: Double
    private let outer: Double
    /// What happens at a radius: entries at even distances from the inner one to the outer one.
    private let profile: RippleProfile
    private let lights = RippleLight.table
    /// Towards the light.
    private let light: SIMD2<Float>
    /// How far a slope of 1 sends the eye from each column and then from each row, in half pixels.
    private let ways: [Float]

    init(width: Int, height: Int, progress: Double, direction: TransitionDirection) {
        self.width = width
        self.height = height
        let diagonal = Double(width * width + height * height).squareRoot()
        let halfWidth = max(diagonal * Ripple.halfWidth, 4)
        let middle = progress * (diagonal + 2 * halfWidth) - halfWidth
        inner = middle - halfWidth
        outer = middle + halfWidth
        let strength = smoothStep(progress / 0.15) * smoothStep((1 - progress) / 0.3)
        profile = RippleProfile(inner: inner, halfWidth: halfWidth, strength: strength)
        let longest = halfWidth * Ripple.refraction
        ways = Ripple.ways(width, longest: longest) + Ripple.ways(height, longest: longest)
        light =
            direction.dx != 0
            ? SIMD2(-0.8 * Float(direction.dx), -0.6) : SIMD2(-0.6, -0.8 * Float(direction.dy))
    }

    /// Half the ring's width as a part of the distance from the middle to a corner.
    private static let halfWidth = 0.15
    /// How far the steepest slope sends the eye, as a part of half the ring's width. Beyond 0.22 the picture would
    /// fold over itself on the crest.
    private static let refraction = 0.16

    /// How far a slope of 1 sends the eye along a side of the picture: less where an edge is near, so that it never
    /// leaves the picture.
    private static func ways(_ length: Int, longest: Double) -> [Float] {
        (0..<length + padding).map { index in
            let room = length - 1 - abs(2 * index + 1 - length)
            return Float(min(Double(room) / 2, longest))
        }
    }

    /// What is read beyond a side's end, four numbers being read at a time.
    private static let padding = 3

    func draw(rows: Range<Int>, before: SourceRow, after: SourceRow, into result: Row) {
        profile.withUnsafeProfile { profile in
            lights.withUnsafeBufferPointer { lights in
                ways.withUnsafeBufferPointer { ways in
                    guard let columnWays = ways.baseAddress else { return }
                    RippleScratch.with { scratch in
                        let band = RippleBand(
                            width: width, height: height, profile: profile, light: light * -Float(RippleLight.density),
                            lights: lights, columnWays: columnWays, rowWays: columnWays + (width + Ripple.padding),
                            scratch: scratch)
                        for y in rows { draw(y, band, before, after, result) }
                    }
                }
            }
        }
    }

    /// Draws a row: plain copies outside and inside the ring.
    private func draw(_ y: Int, _ band: RippleBand, _ before: SourceRow, _ after: SourceRow, _ result: Row) {
        let row = y * width
        func copy(_ source: SourceRow, _ columns: Range<Int>) {
            (result + (row + columns.lowerBound)).update(
                from: source + (row + columns.lowerBound), count: columns.count)
        }
        func ring(_ columns: Range<Int>) { band.draw(y, columns, before: before, after: after, into: result) }

        let across = Double(2 * y + 1 - height)
        let start = firstColumn(inside: outer, across, margin: -1) ?? width / 2
        let still = firstColumn(inside: inner, across, margin: 2) ?? width
        copy(before, 0..<start)
        if still < width - still {
            ring(start..<still)
            copy(after, still..<width - still)
            ring(width - still..<width - start)
        } else {
            ring(start..<width - start)
        }
        copy(before, width - start..<width)
    }

    /// The first column of a row inside a circle; nil where the circle does not reach the row.
    ///
    /// - Parameters:
    ///   - radius: the circle's radius in half pixels.
    ///   - across: the row's distance from the middle in half pixels.
    ///   - margin: pixels that are added, so that rounding does not matter.
    private func firstColumn(inside radius: Double, _ across: Double, margin: Double) -> Int? {
        guard radius > abs(across) else { return nil }
        let reach = (radius * radius - across * across).squareRoot()
        return max(Int((Double(width - 1) - reach) / 2 + margin), 0)
    }
}
