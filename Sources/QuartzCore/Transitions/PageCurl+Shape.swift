extension PageCurl {
    /// The bent page: where pixels show which place of it, how much of a pixel it covers, and how it is lit.
    ///
    /// Coordinates count from the corner that curls first, so that mirrored curls are the same arithmetic.
    struct Shape {
        /// The way the line travels.
        let way: SIMD2<Float>
        /// How far along the way the page leaves the plane.
        let line: Float
        let radius: Float
        /// How far along the way the roll begins.
        let edge: Float
        /// Where the sheet is still so level that one of its pixels fills one of the picture, nearly.
        let dense: Float
        private let perRadius: Float
        /// Half way between a place that has come round and the one it came from.
        private let fold: Float
        /// How far before the roll the shadow begins.
        let reach: Float
        private let perReach: Float
        /// Half the width of the shadow's soft edge.
        private let blur: Float
        private let perBlur: Float
        /// How far ahead the shadow of what has come round lies.
        private let lead: Float

        init(_ curl: PageCurl) {
            way = curl.way
            line = curl.line
            radius = curl.radius
            edge = line - radius
            dense = line - 0.7 * radius
            perRadius = 1 / radius
            fold = line - radius * (.pi / 2)
            reach = curl.reach
            perReach = 1 / reach
            blur = 0.9 * radius
            perBlur = 1 / blur
            lead = 0.7 * radius
        }

        /// Places of the page that four pixels show.
        struct Places {
            var across: Floats
            var down: Floats
            /// How many of the page's pixels fall into one along the way, squared.
            var density: Floats
        }

        /// Where pixels show the side facing down of what has come round.
        ///
        /// - Parameter isFlat: whether the pixels all lie beyond the line.
        @inline(__always)
        func back(_ pixels: Pixels, isFlat: Bool) -> Places {
            if isFlat { return places(pixels, shift: 2 * (fold - pixels.along), Floats(repeating: 1)) }
            let (t, arc) = angle(pixels.along)
            let beyond = (pixels.along - line).atLeast(0)
            let source = (2 * fold - line) + arc * radius - beyond
            return places(
                pixels, shift: source - pixels.along, 1 / (1 - t * t).atLeast(1 / (Shape.mostDense * Shape.mostDense)))
        }

        /// Where pixels show the side facing up of what lies flat or rises.
        @inline(__always)
        func front(_ pixels: Pixels) -> Places {
            let (t, arc) = angle(pixels.along)
            // What lies flat must stay exactly where it is.
            let shift = ((t - arc) * radius).kept(t .> Floats(), else: Floats())
            return places(pixels, shift: shift, 1 / (1 - t * t).atLeast(1 / (Shape.mostDense * Shape.mostDense)))
        }

        @inline(__always)
        private func places(_ pixels: Pixels, shift: Floats, _ density: Floats) -> Places {
            Places(across: pixels.across + shift * way.x, down: pixels.down + shift * way.y, density: density)
        }

        /// The sine, limited to 0…1, and angle about the cylinder's axis of the foot of what rises above pixels.
        @inline(__always)
        private func angle(_ along: Floats) -> (sine: Floats, angle: Floats) {
            let t = ((line - along) * perRadius).limited(0, 1)
            // Right to 0.00007, a hundredth of a pixel on the largest screens.
            let series = 1.5707288 + t * (-0.2121144 + t * (0.0742610 + t * -0.0187293))
            let rest = 1 - t
            return (t, .pi / 2 - rest * rest.inverseSquareRoots * series)
        }

        /// The most pixels of the page that count as falling into one along the way, on the roll's edge.
        static let mostDense: Float = 32
        /// Places next to pixels where the page is dense, the pixels themselves where it is not.
        @inline(__always)
        func moved(_ pixels: Pixels, _ offset: Float) -> Pixels {
            let move = ((dense - pixels.along) * (8 * perRadius)).limited(0, 1) * offset
            return Pixels(
                across: pixels.across + move * way.x, down: pixels.down + move * way.y, along: pixels.along + move)
        }

        /// How much of pixels the page covers there. Only the sides that meet in the corner can come to lie inside the
        /// picture, since places only ever move away from the corner.
        @inline(__always)
        func coverage(_ places: Places, isFlat: Bool) -> Floats {
            var (across, down) = (places.across, places.down)
            if !isFlat {
                let (x, y) = (way.x * way.x, way.y * way.y)
                across *= (places.density * x + y).inverseSquareRoots
                down *= (places.density * y + x).inverseSquareRoots
            }
            return (across + 0.5).limited(0, 1) * (down + 0.5).limited(0, 1)
        }

        /// How much of pixels lies beyond the roll's edge.
        @inline(__always)
        func coverageOfRoll(_ along: Floats) -> Floats { (along - edge + 0.5).limited(0, 1) }

        /// How much light the lifted part of the page takes from pixels.
        ///
        /// - Parameter isDeep: whether the outline is far away.
        @inline(__always)
        func shadow(_ pixels: Pixels, isDeep: Bool) -> Floats {
            // The blurred outline of what has come round, as if it went on in the plane; behind the roll it fades.
            let fade = (1 - (edge - pixels.along) * perReach).limited(0, 1)
            if isDeep { return 0.5 * fade * fade }
            let shift = 2 * (fold - pixels.along) + lead
            let across = ((pixels.across + shift * way.x) * (0.5 * perBlur) + 0.5).eased
            let down = ((pixels.down + shift * way.y) * (0.5 * perBlur) + 0.5).eased
            return 0.5 * fade * fade * across * down
        }

        /// Whether the outline that throws the shadow is so far away from pixels that it makes no difference.
        @inline(__always)
        func isDeepInShadow(_ part: Part) -> Bool {
            let (first, last) = ends(part, lead)
            return min(min(first.x, last.x), min(first.y, last.y)) > blur + 1
        }

        /// How bright the rising part is: the darker, the more the roll above hides it from the light.
        @inline(__always)
        func lightOfFront(_ along: Floats) -> Floats {
            let t = ((line - along) * perRadius).limited(0, 1)
            return 1 - 0.42 * t * t
        }

        /// How bright the back of what has come round is.
        ///
        /// The light comes from above, from the side that the roll leaves free. From the roll on the page is thought
        /// to sink a little before it lies level, so that the brightness has no kink.
        @inline(__always)
        func lightOfBack(_ along: Floats, isFlat: Bool) -> Floats {
            let place = (along - line) * perRadius
            let ahead = place.atLeast(0)
            let q = 1 / (1 + ahead)
            let level = 0.87 - 0.26 * ahead * q * q * q + 0.08 * (ahead * q) * (ahead * q)
            if isFlat { return level }
            let t = (-place).limited(0, 1)
            // The cosine for a sine of t, nearly.
            let upwards = 1 - 0.5 * (t * t) * (1 + (t * t) * (t * t) * (t * t))
            let facing = 0.437 + 0.433 * upwards + 0.26 * t
            let glint = (1 - (2 * t - 1) * (2 * t - 1)).atLeast(0)
            let turned = t * t * t * t
            let roll = facing + 0.04 * glint * glint - 0.25 * turned * turned
            return level.kept(place .> Floats(), else: roll).atMost(1)
        }

        /// The pixels of a part, four at a time; what lies beyond the last one counts too.
        @inline(__always)
        func fours(of part: Part) -> Fours {
            Fours(
                across: Floats(from: part.across, by: part.step), advance: 4 * part.step, down: part.down, way: way,
                count: part.count)
        }

        /// The first of a row's pixels, counted from the corner, that lies as far along the way as a limit.
        ///
        /// - Parameters:
        ///   - down: the row's distance from the corner.
        ///   - count: how many pixels the row has; the result where none lies so far.
        func firstPixel(at limit: Float, _ down: Float, of count: Int) -> Int {
            func isBefore(_ index: Int) -> Bool { (Float(index) + 0.5) * way.x + down * way.y < limit }
            let place = (limit - down * way.y) / way.x
            var index = Int(min(max(place, 0), Float(count)))
            // The division's rounding may be off by one or two.
            while index > 0, !isBefore(index - 1) { index -= 1 }
            while index < count, isBefore(index) { index += 1 }
            return index
        }

        /// Whether pixels beyond the line have nothing above them and no shadow.
        @inline(__always)
        func isUntouched(_ part: Part) -> Bool {
            let (first, last) = ends(part, lead)
            return max(first.x, last.x) < -blur - 1 || max(first.y, last.y) < -blur - 1
        }

        /// Whether what has come round hides pixels beyond the line altogether.
        @inline(__always)
        func isHidden(_ part: Part) -> Bool {
            let (first, last) = ends(part, 0)
            return min(min(first.x, last.x), min(first.y, last.y)) > 1
        }

        /// Whether nothing of what has come round lies above pixels beyond the line.
        @inline(__always)
        func isFree(_ part: Part) -> Bool {
            let (first, last) = ends(part, 0)
            return max(first.x, last.x) <= -0.5 || max(first.y, last.y) <= -0.5
        }

        /// What the first and last pixels of a part would show of what has come round if the page went on in the plane;
        /// all others lie between.
        @inline(__always)
        private func ends(_ part: Part, _ lead: Float) -> (SIMD2<Float>, SIMD2<Float>) {
            func place(_ across: Float) -> SIMD2<Float> {
                let point = SIMD2(across, part.down)
                return point + (2 * (fold - (across * way.x + part.down * way.y)) + lead) * way
            }
            return (place(part.across), place(part.last))
        }
    }

    /// Neighbouring pixels of a row.
    struct Part {
        let count: Int
        /// The first pixel's distance from the corner along the row, the step to the next one, and the last one's.
        let across: Float
        let step: Float
        let last: Float
        /// The row's distance from the corner.
        let down: Float
        /// The least distance along the line's way.
        let low: Float

        @inline(__always)
        init(_ count: Int, across: Float, step: Float, down: Float, _ shape: Shape) {
            self.count = count
            self.across = across
            self.step = step
            self.down = down
            last = across + step * Float(count - 1)
            low = min(across, last) * shape.way.x + down * shape.way.y
        }
    }

    /// The places of four pixels: their distances from the sides that meet in the corner, and along the line's way.
    struct Pixels {
        var across: Floats
        var down: Floats
        var along: Floats
    }

    /// The pixels of a part, four at a time, with their index.
    struct Fours: Sequence, IteratorProtocol {
        private var across: Floats
        private let advance: Float
        private let down: Floats
        private let downAlong: Float
        private let way: Float
        private var index = 0
        private let count: Int

        @inline(__always)
        init(across: Floats, advance: Float, down: Float, way: SIMD2<Float>, count: Int) {
            self.across = across
            self.advance = advance
            self.down = Floats(repeating: down)
            downAlong = down * way.y
            self.way = way.x
            self.count = count
        }

        @inline(__always)
        mutating func next() -> (index: Int, pixels: Pixels)? {
            guard index < count else { return nil }
            let four = (index, Pixels(across: across, down: down, along: across * way + downAlong))
            across += advance
            index &+= 4
            return four
        }
    }
}
