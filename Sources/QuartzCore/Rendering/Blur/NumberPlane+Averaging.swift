extension NumberPlane {
    /// What lies beyond a picture's edges.
    enum Surroundings {
        case nothing
        /// The picture again, mirrored at the edge.
        case mirror
    }

    /// A picture's pixels averaged to the cells that a plan blurs.
    ///
    /// - Parameters:
    ///   - picture: the pixels. Pixel (0, 0) is the first of cell (0, 0).
    ///   - channels: 4 for red, green, blue and alpha, 1 for alpha alone, from 0 to 255.
    ///   - columns: the pixels across for which the blur's result will be asked.
    ///   - rows: the pixels down.
    static func averages(
        of picture: Bitmap, _ surroundings: Surroundings, channels: Int, for plan: GaussianBlurPlan,
        columns: Range<Int>, rows: Range<Int>, _ compositor: Compositor
    ) -> NumberPlane? {
        var ranges = [
            (
                columns: plan.sharp(for: plan.blurred(for: plan.result(for: columns))),
                rows: plan.sharp(for: plan.blurred(for: plan.result(for: rows)))
            )
        ]
        let average =
            plan.average ?? GaussianBlurPlan.Average(weights: [1], offset: 0, cell: 1, variance: 0)
        var cell = average.cell
        while cell < plan.reduction {
            let larger = ranges[ranges.count - 1]
            ranges.append(
                (GaussianBlurPlan.halves(for: larger.columns), GaussianBlurPlan.halves(for: larger.rows)))
            cell *= 2
        }
        let first = ranges.removeLast()
        guard var plane = NumberPlane(columns: first.columns, rows: first.rows, channels: channels) else { return nil }
        let source = AveragedPicture(picture, surroundings, average)
        compositor.forRows(first.rows.count) { [plane] part in
            source.withRow(of: first.columns) { row in
                for index in part { row.average(first.rows.lowerBound + index, into: plane) }
            }
        }
        for (columns, rows) in ranges.reversed() {
            guard let half = plane.halved(columns: columns, rows: rows, compositor) else { return nil }
            plane = half
        }
        return plane
    }

    /// The plane's cells mixed to ones of twice the width and height.
    private func halved(columns: Range<Int>, rows: Range<Int>, _ compositor: Compositor) -> NumberPlane? {
        guard let low = NumberPlane(columns: self.columns, rows: rows, channels: channels),
            let result = NumberPlane(columns: columns, rows: rows, channels: channels)
        else { return nil }
        let weights = SIMD4<Float>(0.125, 0.375, 0.375, 0.125)
        compositor.forRows(rows.count) { part in
            for index in part {
                let row = rows.lowerBound + index
                BlurRows.mix(low.row(row), low.rowLength, self.row(2 * row - 1), step: self.rowLength, weights)
                for channel in 0..<self.channels {
                    BlurRows.halve(
                        result.row(row) + channel * columns.count, columns.count,
                        low.row(row) + channel * self.columns.count)
                }
            }
        }
        return result
    }
}

/// A picture whose pixels are averaged to cells.
private struct AveragedPicture: Sendable {
    let picture: Bitmap
    let surroundings: NumberPlane.Surroundings
    let average: GaussianBlurPlan.Average

    init(_ picture: Bitmap, _ surroundings: NumberPlane.Surroundings, _ average: GaussianBlurPlan.Average) {
        self.picture = picture
        self.surroundings = surroundings
        self.average = average
    }

    /// Lends scratch memory for rows of cells.
    func withRow(of columns: Range<Int>, _ body: (AveragedRow) -> Void) {
        let first = columns.lowerBound * average.cell + average.offset
        let count = (columns.count - 1) * average.cell + average.weights.count
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * count) { buffer in
            guard let base = buffer.baseAddress else { return }
            body(AveragedRow(source: self, columns: columns, first: first, count: count, sums: base))
        }
    }

    /// The place inside a length that a place beyond it shows; nil where that is nothing.
    func inside(_ place: Int, _ length: Int) -> Int? {
        if place >= 0, place < length { return place }
        guard case .mirror = surroundings else { return nil }
        return length.mirrored(place)
    }
}

/// Scratch for one row of cells: for each pixel across, weighted sums of the pixels down.
///
/// Two 16-bit sums share a number; with all weights one way summing to 8 at most, none can reach its neighbour.
private struct AveragedRow {
    let source: AveragedPicture
    let columns: Range<Int>
    /// The first pixel across and how many there are.
    let first: Int
    let count: Int
    /// Sums of red and blue, then of green and alpha.
    let sums: UnsafeMutablePointer<UInt32>

    func average(_ row: Int, into plane: NumberPlane) {
        let width = source.picture.width
        let inside = max(0, min(first, width))..<max(0, min(first + count, width))
        let (even, odd) = (sums, sums + count)
        even.update(repeating: 0, count: 2 * count)
        for (step, weight) in source.average.weights.enumerated() {
            let place = row * source.average.cell + source.average.offset + step
            guard let y = source.inside(place, source.picture.height), !inside.isEmpty else { continue }
            let pixels = source.picture.pixels + y * width + inside.lowerBound
            let start = inside.lowerBound - first
            let (evens, odds) = (even + start, odd + start)
            for x in 0..<inside.count {
                evens[x] = evens[x] &+ (pixels[x] & 0x00FF_00FF) &* weight
                odds[x] = odds[x] &+ ((pixels[x] &>> 8) & 0x00FF_00FF) &* weight
            }
        }
        if case .mirror = source.surroundings { mirror(around: inside) }
        combine(into: plane.row(row), plane.channels)
    }

    /// Fills in what lies beyond the picture's left and right edges.
    private func mirror(around inside: Range<Int>) {
        let left = min(max(inside.lowerBound - first, 0), count)
        let right = min(max(inside.upperBound - first, left), count)
        for x in [0..<left, right..<count].joined() {
            guard let place = source.inside(first + x, source.picture.width), inside.contains(place) else { continue }
            sums[x] = sums[place - first]
            sums[count + x] = sums[count + place - first]
        }
    }

    private func combine(into row: UnsafeMutablePointer<Float>, _ channels: Int) {
        let weights = source.average.weights
        let total = weights.reduce(0, +)
        let scale = 1 / Float(total * total)
        let length = columns.count
        for index in 0..<length {
            let start = index * source.average.cell
            var (even, odd): (UInt32, UInt32) = (0, 0)
            for (step, weight) in weights.enumerated() {
                even &+= sums[start + step] &* weight
                odd &+= sums[count + start + step] &* weight
            }
            guard channels > 1 else {
                row[index] = Float(odd >> 16) * scale
                continue
            }
            row[index] = Float(even & 0xFFFF) * scale
            row[length + index] = Float(odd & 0xFFFF) * scale
            row[2 * length + index] = Float(even >> 16) * scale
            row[3 * length + index] = Float(odd >> 16) * scale
        }
    }
}
