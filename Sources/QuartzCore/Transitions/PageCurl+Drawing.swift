extension PageCurl {
    /// Draws rows on one thread, a few pixels at a time.
    struct Drawing {
        private let curl: PageCurl
        private let shape: Shape
        private let sheet: CornerPixels
        private let sampler = PlaceSampler()
        private let memory: Row
        // Parts of the memory, for one number a pixel each.
        private let samples: Row
        private let moreSamples: Row
        private let risingSamples: Row
        /// How much of each pixel is hidden by what has come round.
        private let cover: Row
        private let weights: Row
        private let moreWeights: Row

        init(_ curl: PageCurl, sheet: CornerPixels) {
            let chunk = PlaceSampler.chunk
            self.curl = curl
            self.sheet = sheet
            shape = Shape(curl)
            memory = .allocate(capacity: 6 * chunk)
            memory.initialize(repeating: 0, count: 6 * chunk)
            (samples, moreSamples, risingSamples) = (memory, memory + chunk, memory + 2 * chunk)
            (cover, weights, moreWeights) = (memory + 3 * chunk, memory + 4 * chunk, memory + 5 * chunk)
        }

        /// Frees the buffers.
        func deallocate() {
            sampler.deallocate()
            memory.deallocate()
        }

        /// Draws a row.
        func draw(_ y: Int, before: SourceRow, after: SourceRow, into row: Row) {
            let down = Float(curl.fromBottom ? curl.height - 1 - y : y) + 0.5
            // From the corner on: the picture beneath, the same in shadow, the roll, the flat page.
            let shadow = shape.firstPixel(at: shape.edge - shape.reach, down, of: curl.width)
            let roll = shape.firstPixel(at: shape.edge - 0.5, down, of: curl.width)
            let slope = shape.firstPixel(at: shape.dense, down, of: curl.width)
            let flat = shape.firstPixel(at: shape.line, down, of: curl.width)
            let bare = columns(0..<shadow)
            (row + bare.lowerBound).update(from: after + bare.lowerBound, count: bare.count)
            forParts(shadow..<roll, down) { x, part in
                (row + x).update(from: after + x, count: part.count)
                throwShadow(part, on: row + x)
            }
            forParts(roll..<slope, down) { x, part in drawRoll(part, isDense: true, after + x, into: row + x) }
            forParts(slope..<flat, down) { x, part in drawRoll(part, isDense: false, after + x, into: row + x) }
            drawFlat(flat..<curl.width, down, before, into: row)
        }

        /// The columns of pixels that are counted from the corner.
        private func columns(_ pixels: Range<Int>) -> Range<Int> {
            guard curl.fromRight else { return pixels }
            return curl.width - pixels.upperBound..<curl.width - pixels.lowerBound
        }

        /// Does something for pixels counted from the corner, a few at a time: given their first column and their places.
        @inline(__always)
        private func forParts(_ pixels: Range<Int>, _ down: Float, _ body: (Int, Part) -> Void) {
            let columns = columns(pixels)
            var x = columns.lowerBound
            while x < columns.upperBound {
                let count = min(PlaceSampler.chunk, columns.upperBound - x)
                let across = Float(curl.fromRight ? curl.width - 1 - x : x) + 0.5
                body(x, Part(count, across: across, step: curl.fromRight ? -1 : 1, down: down, shape))
                x += count
            }
        }

        /// Draws pixels beyond the line. Stretches of untouched ones are copied at once.
        private func drawFlat(_ pixels: Range<Int>, _ down: Float, _ before: SourceRow, into row: Row) {
            var start = columns(pixels).lowerBound
            forParts(pixels, down) { x, part in
                guard !shape.isUntouched(part) else { return }
                (row + start).update(from: before + start, count: x - start)
                start = x + part.count
                drawFlat(part, before + x, into: row + x)
            }
            (row + start).update(from: before + start, count: columns(pixels).upperBound - start)
        }

        private func drawFlat(_ part: Part, _ before: SourceRow, into row: Row) {
            let isHidden = shape.isHidden(part)
            if !isHidden {
                row.update(from: before, count: part.count)
                throwShadow(part, on: row)
                if shape.isFree(part) { return }
            }
            // What lies beyond the last pixel counts too: only whole fours are sure to stay inside.
            if isHidden, part.count % 4 == 0 {
                for (index, pixels) in shape.fours(of: part) {
                    let place = shape.back(pixels, isFlat: true)
                    sampler.placeInside(index, place.across - 0.5, place.down - 0.5, in: sheet)
                }
            } else {
                for (index, pixels) in shape.fours(of: part) {
                    let place = shape.back(pixels, isFlat: true)
                    sampler.place(index, place.across - 0.5, place.down - 0.5, in: sheet)
                    store(shape.coverage(place, isFlat: true).weights, cover, index)
                }
            }
            sampler.interpolate(sheet, into: samples, part.count)
            print(part, isFlat: true)
            if isHidden {
                row.update(from: samples, count: part.count)
            } else {
                PixelRows.mix(row, part.count, samples, weights: cover)
            }
        }

        /// Draws pixels that the roll covers as far as the page's border allows.
        private func drawRoll(_ part: Part, isDense: Bool, _ after: SourceRow, into row: Row) {
            let nearest = sample(part, isBack: true, isDense: isDense, into: samples)
            let isWhole = nearest >= Shape.mostDense
            if isWhole, part.low >= shape.edge + 0.5 {
                print(part, isFlat: false)
                return row.update(from: samples, count: part.count)
            }
            row.update(from: after, count: part.count)
            var least = Floats(repeating: 1)
            for (index, pixels) in shape.fours(of: part) {
                var share = Floats(repeating: 1)
                if !isWhole { share = shape.coverage(shape.back(pixels, isFlat: false), isFlat: false) }
                store((share * shape.coverageOfRoll(pixels.along)).weights, cover, index)
                least = least.least(share)
            }
            if least.min() < 1 { layRising(part, isDense: isDense, over: row) }
            throwShadow(part, on: row)
            print(part, isFlat: false)
            PixelRows.mix(row, part.count, samples, weights: cover)
        }

        /// Lays the part of the page that rises over the picture beneath.
        private func layRising(_ part: Part, isDense: Bool, over row: Row) {
            sample(part, isBack: false, isDense: isDense, into: risingSamples)
            for (index, pixels) in shape.fours(of: part) {
                let turn = shape.coverageOfRoll(pixels.along)
                // Where the sheet turns over, what has come round covers as much as there is.
                let bare = turn.kept((turn .>= 1) .| (load(SourceRow(cover), index) .== Four()), else: Floats())
                store((shape.coverage(shape.front(pixels), isFlat: false) * bare).weights, weights, index)
                store(shape.lightOfFront(pixels.along).weights, moreWeights, index)
            }
            PixelRows.shade(risingSamples, part.count, lights: moreWeights)
            PixelRows.mix(row, part.count, risingSamples, weights: weights)
        }

        /// Darkens the pixels that the lifted part of the page throws its shadow on.
        private func throwShadow(_ part: Part, on row: Row) {
            if shape.isDeepInShadow(part) {
                for (index, pixels) in shape.fours(of: part) {
                    store((1 - shape.shadow(pixels, isDeep: true)).weights, weights, index)
                }
            } else {
                for (index, pixels) in shape.fours(of: part) {
                    store((1 - shape.shadow(pixels, isDeep: false)).weights, weights, index)
                }
            }
            PixelRows.shade(row, part.count, lights: weights)
        }

        /// Turns samples of the page's face into its back: a faint print on white paper, lit as it is bent.
        private func print(_ part: Part, isFlat: Bool) {
            for (index, pixels) in shape.fours(of: part) {
                let light = shape.lightOfBack(pixels.along, isFlat: isFlat)
                store((light * 0.18).weights, weights, index)
                store((light * 0.82).weights, moreWeights, index)
            }
            PixelRows.whiten(samples, part.count, ink: weights, blank: moreWeights)
        }

        /// Samples the page where pixels show it; where it is dense, the mean of two places stands for a pixel.
        ///
        /// - Returns: the least distance of what is sampled from the sides that meet in the corner.
        @discardableResult
        private func sample(_ part: Part, isBack: Bool, isDense: Bool, into row: Row) -> Float {
            guard isDense else { return sample(part, isBack: isBack, offset: 0, into: row) }
            let least = sample(part, isBack: isBack, offset: -0.25, into: row)
            sample(part, isBack: isBack, offset: 0.25, into: moreSamples)
            PixelRows.mix(row, part.count, row, moreSamples, weight: 128)
            return least
        }

        @discardableResult
        private func sample(_ part: Part, isBack: Bool, offset: Float, into row: Row) -> Float {
            var least = Floats(repeating: .infinity)
            if isBack {
                for (index, pixels) in shape.fours(of: part) {
                    let place = shape.back(shape.moved(pixels, offset), isFlat: false)
                    sampler.place(index, place.across - 0.5, place.down - 0.5, in: sheet)
                    least = least.least(place.across).least(place.down)
                }
            } else {
                for (index, pixels) in shape.fours(of: part) {
                    let place = shape.front(shape.moved(pixels, offset))
                    sampler.place(index, place.across - 0.5, place.down - 0.5, in: sheet)
                }
            }
            sampler.interpolate(sheet, into: row, part.count)
            return least.min()
        }
    }
}
