extension NumberPlane {
    /// The averages of a plane blurred by a plan and brought to the result's cells; nil where there are none.
    ///
    /// - Parameters:
    ///   - columns: the pixels across for which the result will be asked.
    ///   - rows: the pixels down.
    ///   - adjust: called for each row of blurred cells before their number is doubled, with the length of a channel.
    func blurred(
        by plan: GaussianBlurPlan, columns: Range<Int>, rows: Range<Int>, _ compositor: Compositor,
        adjust: (@Sendable (_ row: UnsafeMutablePointer<Float>, _ length: Int) -> Void)? = nil
    ) -> NumberPlane? {
        let (resultColumns, resultRows) = (plan.result(for: columns), plan.result(for: rows))
        let (blurredColumns, blurredRows) = (plan.blurred(for: resultColumns), plan.blurred(for: resultRows))
        guard let across = NumberPlane(columns: blurredColumns, rows: self.rows, channels: channels),
            let blurred = NumberPlane(columns: blurredColumns, rows: blurredRows, channels: channels)
        else { return nil }
        compositor.forRows(self.rows.count) { part in
            for index in part {
                let row = self.rows.lowerBound + index
                for channel in 0..<self.channels {
                    BlurRows.mix(
                        across.row(row) + channel * blurredColumns.count, blurredColumns.count,
                        self.row(row) + channel * self.columns.count + plan.radius, step: 1, plan.weights)
                }
            }
        }
        compositor.forRows(blurredRows.count) { part in
            for index in part {
                let row = blurredRows.lowerBound + index
                BlurRows.mix(
                    blurred.row(row), blurred.rowLength, across.row(row), step: across.rowLength, plan.weights)
                adjust?(blurred.row(row), blurredColumns.count)
            }
        }
        guard plan.resultCell < plan.reduction else { return blurred }
        guard let wide = NumberPlane(columns: resultColumns, rows: blurredRows, channels: channels),
            let result = NumberPlane(columns: resultColumns, rows: resultRows, channels: channels)
        else { return nil }
        compositor.forRows(blurredRows.count) { part in
            for index in part {
                let row = blurredRows.lowerBound + index
                for channel in 0..<self.channels {
                    BlurRows.double(
                        wide.row(row) + channel * resultColumns.count, resultColumns,
                        blurred.row(row) + channel * blurredColumns.count, blurredColumns)
                }
            }
        }
        compositor.forRows(resultRows.count) { part in
            for index in part {
                let row = resultRows.lowerBound + index
                // Three quarters or one quarter of the way from one blurred row to the next.
                let (first, weights) = BlurRows.doubling(row)
                BlurRows.mix(
                    result.row(row), result.rowLength, wide.row(first), step: wide.rowLength, weights)
            }
        }
        return result
    }
}

/// The inner loops of blurring, along rows of numbers.
enum BlurRows {
    /// Mixes each number with its neighbours on both sides, `step` numbers apart, by weights.
    static func mix(
        _ row: UnsafeMutablePointer<Float>, _ count: Int, _ source: UnsafePointer<Float>, step: Int,
        _ weights: [Float]
    ) {
        let middle = weights[0]
        for x in 0..<count { row[x] = middle * source[x] }
        // Two distances at a time, to read and write the row less often.
        for distance in stride(from: 1, to: weights.count, by: 2) {
            let (near, far) = (weights[distance], distance + 1 < weights.count ? weights[distance + 1] : 0)
            let (before, after) = (source - distance &* step, source + distance &* step)
            let (first, last) =
                distance + 1 < weights.count ? (before - step, after + step) : (before, after)
            for x in 0..<count { row[x] += near * (before[x] + after[x]) + far * (first[x] + last[x]) }
        }
    }

    /// Mixes four rows, `step` numbers apart, by weights.
    static func mix(
        _ row: UnsafeMutablePointer<Float>, _ count: Int, _ source: UnsafePointer<Float>, step: Int,
        _ weights: SIMD4<Float>
    ) {
        let (second, third, fourth) = (source + step, source + 2 &* step, source + 3 &* step)
        let (a, b, c, d) = (weights[0], weights[1], weights[2], weights[3])
        for x in 0..<count { row[x] = (a * source[x] + b * second[x]) + (c * third[x] + d * fourth[x]) }
    }

    /// The cells, four from the first on, and their weights that make up a cell of half the size: a cubic B-spline a
    /// quarter of a cell before or after a cell's middle.
    static func doubling(_ cell: Int) -> (first: Int, weights: SIMD4<Float>) {
        let near: Float = 235.0 / 384
        let far: Float = 121.0 / 384
        let nearSide: Float = 27.0 / 384
        let farSide: Float = 1.0 / 384
        let larger = floorDivide(cell, 2)
        return cell - 2 * larger == 0
            ? (larger - 2, SIMD4(farSide, far, near, nearSide)) : (larger - 1, SIMD4(nearSide, near, far, farSide))
    }

    /// Turns a row of cells into one of cells of half the width.
    static func double(
        _ row: UnsafeMutablePointer<Float>, _ columns: Range<Int>, _ source: UnsafePointer<Float>,
        _ sourceColumns: Range<Int>
    ) {
        for start in columns.lowerBound..<min(columns.lowerBound + 2, columns.upperBound) {
            let (first, weights) = doubling(start)
            let from = source + (first &- sourceColumns.lowerBound)
            let to = row + (start &- columns.lowerBound)
            let (a, b, c, d) = (weights[0], weights[1], weights[2], weights[3])
            for index in 0..<(columns.upperBound &- start &+ 1) / 2 {
                to[2 &* index] =
                    (a * from[index] + b * from[index &+ 1]) + (c * from[index &+ 2] + d * from[index &+ 3])
            }
        }
    }

    /// Turns a row of cells into one of cells of twice the width, each of them an eighth, three eighths, three eighths
    /// and an eighth of four from the first one of the source on.
    static func halve(_ row: UnsafeMutablePointer<Float>, _ count: Int, _ source: UnsafePointer<Float>) {
        for index in 0..<count {
            let from = source + 2 &* index
            row[index] = 0.125 * (from[0] + from[3]) + 0.375 * (from[1] + from[2])
        }
    }
}
