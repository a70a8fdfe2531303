extension Suck {
    /// Draws rows on one thread, a chunk of pixels at a time.
    struct Drawing {
        private let width: Int
        private let isHorizontal: Bool
        private let levels: [CornerPixels]
        /// The table's.
        private let numbers: UnsafePointer<Float>
        private let runs: UnsafePointer<SuckTable.Run>
        private let stride: Int
        private let leastSteepness: Float
        private let sampler = PlaceSampler()
        private let memory: Row
        // Parts of the memory, for one number a pixel each.
        private let samples: Row
        private let moreSamples: Row
        private let cover: Row
        private let weights: Row
        /// The table's numbers for one row of pixels, each repeated for all pixels of a chunk.
        private let repeated: UnsafeMutablePointer<Float>
        private let length: Float
        /// Half the picture's size across the movement.
        private let half: Float
        /// How far the shadow reaches, in pixels.
        private let reach: Float
        private let shadow: Float

        init(
            _ suck: Suck, _ levels: [CornerPixels], numbers: UnsafePointer<Float>, runs: UnsafePointer<SuckTable.Run>
        ) {
            let chunk = PlaceSampler.chunk
            width = suck.width
            shadow = suck.shadow
            isHorizontal = suck.isHorizontal
            self.levels = levels
            self.numbers = numbers
            self.runs = runs
            stride = suck.table.stride
            leastSteepness = suck.table.leastSteepness
            memory = .allocate(capacity: 4 * chunk)
            memory.initialize(repeating: 0, count: 4 * chunk)
            (samples, moreSamples, cover, weights) = (memory, memory + chunk, memory + 2 * chunk, memory + 3 * chunk)
            repeated = .allocate(capacity: SuckTable.Column.allCases.count * chunk)
            repeated.initialize(repeating: 0, count: SuckTable.Column.allCases.count * chunk)
            length = Float(suck.isHorizontal ? suck.width : suck.height)
            half = Float(suck.isHorizontal ? suck.height : suck.width) / 2
            reach = 0.03 * (length * half * 2).squareRoot() + 1
        }

        /// Frees the buffers.
        func deallocate() {
            sampler.deallocate()
            memory.deallocate()
            repeated.deallocate()
        }

        /// Draws a row.
        func draw(_ y: Int, after: SourceRow, into row: Row) {
            if !isHorizontal { repeatNumbers(of: y) }
            var start = 0
            var x = 0
            while x < width {
                let part = part(x, y)
                if !isBare(part) {
                    (row + start).update(from: after + start, count: x - start)
                    draw(part, after: after + x, into: row + x)
                    start = x + part.count
                }
                x += part.count
            }
            (row + start).update(from: after + start, count: width - start)
        }

        private func repeatNumbers(of y: Int) {
            let chunk = PlaceSampler.chunk
            for column in SuckTable.Column.allCases {
                let number = numbers[column.rawValue * stride + y]
                (repeated + column.rawValue * chunk).update(repeating: number, count: chunk)
            }
        }

        /// Neighbouring pixels of a row.
        struct Part {
            var count: Int
            /// The table's numbers for the first pixel, and how far apart its columns are.
            let numbers: UnsafePointer<Float>
            let stride: Int
            /// The first pixel's distance from the middle line, and the step to the next one.
            let across: Float
            let step: Float
            /// How often the picture is halved for these pixels.
            let level: Int

            /// The table's numbers for four pixels.
            @inline(__always)
            func numbers(_ column: SuckTable.Column, _ index: Int) -> Floats {
                load(numbers + column.rawValue &* stride, index)
            }

            /// The greatest or least of the table's numbers, of a column in which they only rise or fall here.
            @inline(__always)
            func ends(_ column: SuckTable.Column) -> (least: Float, most: Float) {
                let first = numbers + column.rawValue &* stride
                return (min(first[0], first[count - 1]), max(first[0], first[count - 1]))
            }

            /// The distances of four pixels from the middle line.
            @inline(__always)
            func across(_ index: Int) -> Floats { Floats(from: across + step * Float(index), by: step) }

            /// How far the nearest and the farthest pixels are from the middle line.
            @inline(__always)
            var distances: ClosedRange<Float> {
                let last = across + step * Float(count - 1)
                let (a, b) = (abs(across), abs(last))
                return (across * last <= 0 ? 0 : min(a, b))...max(a, b)
            }
        }

        /// The next pixels to draw at once.
        private func part(_ x: Int, _ y: Int) -> Part {
            let most = min(PlaceSampler.chunk, width - x)
            guard isHorizontal else {
                return Part(
                    count: most, numbers: UnsafePointer(repeated), stride: PlaceSampler.chunk,
                    across: Float(x) + 0.5 - half, step: 1, level: runs[y].level)
            }
            let run = runs[x]
            return Part(
                count: min(most, run.end - x), numbers: numbers + x, stride: stride, across: Float(y) + 0.5 - half,
                step: 0, level: run.level)
        }

        /// Whether neither the cloth nor its shadow reaches pixels.
        private func isBare(_ part: Part) -> Bool {
            part.distances.lowerBound > part.ends(.halfWidth).most + reach
                || part.ends(.source).least > length + reach
        }

        /// Where four pixels lie across the cloth, from −1 to 1, and how far from the side with the point they come from.
        @inline(__always)
        private func source(_ part: Part, _ index: Int) -> (share: Floats, distance: Floats) {
            let share = (part.across(index) * part.numbers(.perHalfWidth, index)).limited(-1, 1)
            let bow = part.numbers(.bow, index) * (1 - share * share)
            return (share, part.numbers(.source, index) + bow)
        }

        /// No pixel of a part comes from farther away than this.
        @inline(__always)
        private func farthestSource(_ part: Part) -> Float {
            // The cloth bulges towards the middle line.
            let share = min(part.distances.lowerBound * part.ends(.perHalfWidth).least, 1)
            return part.ends(.source).most + part.ends(.bow).most * (1 - share * share)
        }

        /// Draws pixels that the cloth or its shadow may reach.
        private func draw(_ part: Part, after: SourceRow, into row: Row) {
            let covered = findCover(part)
            if covered != .all {
                row.update(from: after, count: part.count)
                throwShadow(part, on: row)
            }
            guard covered != .none else { return }
            // Fours fit into the row itself.
            let target = covered == .all && part.count % 4 == 0 ? row : samples
            sample(part, level: part.level, into: target)
            if part.ends(.nextLevel).most > 0 {
                sample(part, level: part.level + 1, into: moreSamples)
                mixLevels(part, target)
            }
            shade(part, target)
            if covered != .all {
                PixelRows.mix(row, part.count, samples, weights: cover)
            } else if target != row {
                row.update(from: samples, count: part.count)
            }
        }

        /// How many pixels of a part the cloth covers.
        private enum Cover { case none, some, all }

        /// Works out how much of each pixel the cloth covers.
        private func findCover(_ part: Part) -> Cover {
            let halfWidth = part.ends(.halfWidth)
            let distances = part.distances
            if (distances.lowerBound - halfWidth.most) * leastSteepness >= 0.5 { return .none }
            // The end is never so slanting that one of the pixels next to it is more than two of the picture.
            let hasEnd = farthestSource(part) > length - 2
            if !hasEnd, (halfWidth.least - distances.upperBound) * leastSteepness >= 0.5 { return .all }
            var least = Floats(repeating: 1)
            var most = Floats()
            var index = 0
            while index < part.count {
                let distance = part.across(index).magnitudes
                let halfWidth = part.numbers(.halfWidth, index)
                let steepness = part.numbers(.steepness, index)
                // The neck may be narrower than a pixel: what lies beyond its other side is taken away.
                let inner = ((halfWidth - distance) * steepness + 0.5).limited(0, 1)
                var share = inner - ((-halfWidth - distance) * steepness + 0.5).limited(0, 1)
                if hasEnd { share *= coverageOfEnd(part, index) }
                store(share.weights, cover, index)
                // What lies beyond the last pixel counts too: that can only make a shortcut be missed.
                least = least.least(share)
                most = most.greatest(share)
                index &+= 4
            }
            if most.max() == 0 { return .none }
            return least.min() == 1 ? .all : .some
        }

        /// How much of four pixels lies before the cloth's far end.
        @inline(__always)
        private func coverageOfEnd(_ part: Part, _ index: Int) -> Floats {
            let (share, distance) = source(part, index)
            let along = part.numbers(.density, index)
            let bow = part.numbers(.bow, index)
            let across = 2 * bow * share * part.numbers(.perHalfWidth, index)
            return ((length - distance) * (along * along + across * across).inverseSquareRoots + 0.5).limited(0, 1)
        }

        /// Darkens the new picture next to the cloth.
        private func throwShadow(_ part: Part, on row: Row) {
            let perReach = 1 / (reach - 1)
            var index = 0
            while index < part.count {
                let aside = part.across(index).magnitudes - part.numbers(.halfWidth, index)
                let beyond = source(part, index).distance - length
                let side = (1 - aside * perReach).limited(0, 1)
                let end = (1 - beyond * perReach).limited(0, 1)
                store((1 - shadow * (side * side) * (end * end)).weights, weights, index)
                index &+= 4
            }
            PixelRows.shade(row, part.count, lights: weights)
        }

        /// Samples a halved copy of the picture where pixels show it.
        private func sample(_ part: Part, level: Int, into row: Row) {
            let picture = levels[level]
            let scale = half / Float(1 << level)
            // What lies beyond the last pixel counts too: only whole fours can be sure to stay inside.
            let isInside =
                part.count % 4 == 0 && part.ends(.halfWidth).least - part.distances.upperBound > 2
                && farthestSource(part) < length - 2
            // One loop for each case: the compiler does not take the questions out of a common one.
            switch (isHorizontal, isInside) {
            case (true, true): place(part, scale, picture, isHorizontal: true, isInside: true)
            case (true, false): place(part, scale, picture, isHorizontal: true, isInside: false)
            case (false, true): place(part, scale, picture, isHorizontal: false, isInside: true)
            case (false, false): place(part, scale, picture, isHorizontal: false, isInside: false)
            }
            sampler.interpolate(picture, into: row, part.count)
        }

        /// Sets where pixels come from.
        ///
        /// - Parameter scale: half the picture's size across the movement.
        @inline(__always)
        private func place(_ part: Part, _ scale: Float, _ picture: CornerPixels, isHorizontal: Bool, isInside: Bool) {
            var index = 0
            while index < part.count {
                let share = part.across(index) * part.numbers(.perHalfWidth, index)
                let distance = part.numbers(.source, index) + part.numbers(.bow, index) * (1 - share * share) - 0.5
                let across = share * scale + (scale - 0.5)
                let (x, y) = isHorizontal ? (distance, across) : (across, distance)
                if isInside {
                    sampler.placeInside(index, x, y, in: picture)
                } else {
                    sampler.place(index, x, y, in: picture)
                }
                index &+= 4
            }
        }

        /// Mixes a row with the samples of the next level.
        private func mixLevels(_ part: Part, _ row: Row) {
            var index = 0
            while index < part.count {
                store(part.numbers(.nextLevel, index).weights, weights, index)
                index &+= 4
            }
            PixelRows.mix(row, part.count, moreSamples, weights: weights)
        }

        /// Shades the cloth: it darkens where it is gathered, towards its sides and in pleats.
        private func shade(_ part: Part, _ row: Row) {
            // Less does not reach half a 256th.
            guard part.ends(.gathering).most > 0.05 else { return }
            var index = 0
            while index < part.count {
                let (share, _) = source(part, index)
                let gathering = part.numbers(.gathering, index)
                let turns = share * 3.5
                let off = turns - turns.nearest
                let ridge = 1 - 4 * off * off
                let dark = 0.4 + 0.25 * share * share - 0.16 * ridge * ridge
                store((1 - gathering * gathering * dark).weights, weights, index)
                index &+= 4
            }
            PixelRows.shade(row, part.count, lights: weights)
        }
    }
}
