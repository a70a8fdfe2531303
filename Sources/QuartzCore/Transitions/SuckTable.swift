/// The shape of the cloth at one moment: columns of numbers, one for each row of pixels (or each column of pixels, where
/// the cloth moves sideways) in the order in which they lie in memory.
struct SuckTable {
    /// What the numbers are.
    enum Column: Int, CaseIterable, Sendable {
        /// How far from the side with the point the cloth's sides come from, in pixels.
        case source
        /// How much further the cloth's middle comes from than its sides, in pixels.
        case bow
        /// Half the cloth's width in pixels.
        case halfWidth
        /// The inverse of `halfWidth`.
        case perHalfWidth
        /// The distance from the slanting side to a place, for a distance of 1 across.
        case steepness
        /// How many pixels of the picture fall into one along the movement.
        case density
        /// How far the cloth is gathered: 0 at full width, towards 1 in the neck.
        case gathering
        /// The weight of the next level, 0…1.
        case nextLevel
    }

    /// Neighbouring places for which the picture is halved equally often.
    struct Run {
        /// How often the picture is halved across before it is sampled.
        var level: Int
        /// The place after the last one.
        var end: Int
    }

    private var numbers: [Float]
    /// The number of numbers from one column's first to the next one's; a little more than are in use.
    let stride: Int
    private var runs: [Run]
    private(set) var deepestLevel = 0
    /// The least number of `steepness`.
    private(set) var leastSteepness: Float = 1

    /// Works out the cloth's shape.
    ///
    /// - Parameters:
    ///   - length: the picture's size along the movement, in pixels.
    ///   - breadth: its size across.
    ///   - isReversed: whether the point lies at the last number instead of the first.
    init(length: Int, breadth: Int, isReversed: Bool, progress: Double) {
        stride = length + 4
        numbers = [Float](repeating: 1, count: Column.allCases.count * stride)
        runs = [Run](repeating: Run(level: 0, end: length), count: length)
        let cloth = Cloth(length: Double(length), breadth: Double(breadth), progress: progress)
        for index in 0..<length {
            let row = cloth.row((Double(index) + 0.5) / Double(length))
            let place = isReversed ? length - 1 - index : index
            set(.source, place, row.source)
            set(.bow, place, row.bow)
            set(.halfWidth, place, row.halfWidth)
            set(.perHalfWidth, place, 1 / row.halfWidth)
            let steepness = 1 / (1 + row.slant * row.slant).squareRoot()
            set(.steepness, place, steepness)
            leastSteepness = min(leastSteepness, Float(steepness))
            set(.density, place, row.density)
            set(.gathering, place, 1 - row.share)
            setLevels(place, compression: 1 / row.share)
        }
        for place in runs.indices.dropLast().reversed() {
            runs[place].end = runs[place].level == runs[place + 1].level ? runs[place + 1].end : place + 1
        }
    }

    /// Lends the numbers and, for each place, its run out as plain memory.
    func withUnsafeNumbers(_ body: (_ numbers: UnsafePointer<Float>, _ runs: UnsafePointer<Run>) -> Void) {
        numbers.withUnsafeBufferPointer { numbers in
            runs.withUnsafeBufferPointer { runs in
                guard let numbers = numbers.baseAddress, let runs = runs.baseAddress else { return }
                body(numbers, runs)
            }
        }
    }

    private mutating func set(_ column: Column, _ place: Int, _ number: Double) {
        numbers[column.rawValue * stride + place] = Float(number)
    }

    /// Chooses the levels for a place where so many pixels fall into one across.
    private mutating func setLevels(_ place: Int, compression: Double) {
        var level = 0
        var rest = compression
        while rest >= 2, level < 14 {
            rest /= 2
            level += 1
        }
        // A little compression does not show.
        let weight = min(max((rest - 1.4) / 0.3, 0), 1)
        runs[place].level = level
        set(.nextLevel, place, weight)
        deepestLevel = max(deepestLevel, weight > 0 ? level + 1 : level)
    }
}

extension SuckTable {
    /// A cloth that is drawn through a funnel.
    private struct Cloth {
        let length: Double
        let breadth: Double
        /// How far the funnel is formed, 0…1.
        let squeeze: Double
        /// How far the cloth has been pulled, in the flow's time.
        let pull: Double
        /// How much the cloth's middle is ahead of its sides where it is widest, in pixels.
        let sag: Double

        init(length: Double, breadth: Double, progress: Double) {
            self.length = length
            self.breadth = breadth
            squeeze = Cloth.eased(progress * 2)
            pull = Cloth.flowEnd * progress * progress * (0.5 + 0.5 * progress)
            let start = min(progress * 3, 1)
            sag = 0.25 * min(length, breadth) * squeeze * start * (2 - start)
        }

        /// What lies at a distance from the side with the point, in units of the length.
        func row(_ place: Double) -> Row {
            let share = 1 - (1 - Cloth.neck) * (1 - Cloth.eased(place)) * squeeze
            let slope = 6 * place * (1 - place) * (1 - Cloth.neck) * squeeze
            let (from, density) = source(place)
            return Row(
                source: from * length, bow: sag * share, share: share, halfWidth: breadth / 2 * share,
                slant: slope * breadth / 2 / length, density: density)
        }

        struct Row {
            var source: Double
            var bow: Double
            /// The width as a share of the picture's.
            var share: Double
            var halfWidth: Double
            /// How much the half width grows with the distance from the point.
            var slant: Double
            var density: Double
        }

        /// Where what has come to a place was at first, and how much a step of the place changes that.
        ///
        /// The cloth flows faster near the point, so that it is stretched there and never crowded.
        private func source(_ place: Double) -> (place: Double, density: Double) {
            let time = Cloth.flow(place) + pull
            if time >= Cloth.flowEnd { return (1 + time - Cloth.flowEnd, Cloth.slowness(place)) }
            // Newton's way; the flow rises throughout, and the distance to go keeps each step inside.
            var from = place
            for _ in 0..<8 {
                from = min(max(from + (time - Cloth.flow(from)) / Cloth.slowness(from), place), 1)
            }
            return (from, Cloth.slowness(place) / Cloth.slowness(from))
        }

        /// The time that the cloth takes from the point to a place between 0 and 1, against its movement.
        private static func flow(_ place: Double) -> Double {
            leastSlowness * place + (1 - leastSlowness) * place * place * place * (1 - place / 2)
        }

        /// The derivative of `flow`.
        private static func slowness(_ place: Double) -> Double { leastSlowness + (1 - leastSlowness) * eased(place) }

        private static let leastSlowness = 0.35
        private static let flowEnd = leastSlowness + (1 - leastSlowness) / 2
        /// The narrowest part of the funnel, as a share of the breadth.
        private static let neck = 0.006

        private static func eased(_ t: Double) -> Double {
            let t = min(max(t, 0), 1)
            return t * t * (3 - 2 * t)
        }
    }
}
