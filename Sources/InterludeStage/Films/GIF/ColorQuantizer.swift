/// Chooses few colours for many: cuts the colours into boxes, each time the box whose colours differ most, where that
/// leaves the least difference, and then moves every colour to the middle of those it serves.
///
/// Differences are squares of distances, in which green counts four times and red twice as much as blue.
enum ColorQuantizer {
    /// Colours that come together, as one.
    private struct Sample {
        /// Weighted red, green and blue.
        var place: SIMD3<Double>
        var count: Double
    }

    /// Samples that will get one colour.
    private struct Box {
        var samples: ArraySlice<Sample>
        /// The sum of squared distances from the mean.
        var difference: Double

        init(_ samples: ArraySlice<Sample>) {
            self.samples = samples
            let sums = Sums(samples)
            difference = sums.difference
        }

        var mean: SIMD3<Double> { Sums(samples).mean }
    }

    /// What the difference of samples follows from.
    private struct Sums {
        var count = 0.0
        var places = SIMD3<Double>()
        var squares = SIMD3<Double>()

        init() {}

        init(_ samples: ArraySlice<Sample>) { for sample in samples { add(sample) } }

        mutating func add(_ sample: Sample) {
            count += sample.count
            places += sample.place * sample.count
            squares += sample.place * sample.place * sample.count
        }

        var mean: SIMD3<Double> { count > 0 ? places / count : places }
        /// The sum of squared distances from the mean, for each component.
        var differences: SIMD3<Double> { count > 0 ? squares - places * places / count : squares }
        var difference: Double { differences.sum() }

        static func - (all: Sums, part: Sums) -> Sums {
            var rest = Sums()
            rest.count = all.count - part.count
            rest.places = all.places - part.places
            rest.squares = all.squares - part.squares
            return rest
        }
    }

    /// Roots of the weights of red, green and blue.
    private static let weights = SIMD3<Double>(2.0.squareRoot(), 2, 1)
    /// How often colours are moved; more changes next to nothing.
    private static let moves = 4

    /// Up to `count` colours for the bins of a histogram, red in the lowest byte, in ascending order.
    static func colors(for bins: [ColorHistogram.Bin], count: Int) -> [UInt32] {
        let samples = bins.map { bin in
            Sample(place: SIMD3(bin.red, bin.green, bin.blue) / bin.count * weights, count: bin.count)
        }
        guard !samples.isEmpty else { return [] }
        var boxes = [Box(samples[...])]
        while boxes.count < count {
            guard let widest = boxes.indices.max(by: { boxes[$0].difference < boxes[$1].difference }) else { break }
            guard let (low, high) = cut(boxes[widest]) else { break }
            boxes[widest] = low
            boxes.append(high)
        }
        var places = boxes.map(\.mean)
        for _ in 0..<moves { places = moved(places, samples) }
        return Set(places.map(color)).sorted()
    }

    /// A box in two; nil when it holds one colour only.
    private static func cut(_ box: Box) -> (Box, Box)? {
        let all = Sums(box.samples)
        let differences = all.differences
        let axis = (0..<3).max { differences[$0] < differences[$1] } ?? 0
        guard box.samples.count > 1, differences[axis] > 0 else { return nil }
        let sorted = box.samples.sorted { $0.place[axis] < $1.place[axis] }
        var (low, best, place) = (Sums(), Double.infinity, 1)
        for index in 1..<sorted.count {
            low.add(sorted[index - 1])
            let difference = low.difference + (all - low).difference
            if difference < best { (best, place) = (difference, index) }
        }
        return (Box(sorted[..<place]), Box(sorted[place...]))
    }

    /// Each place in the middle of the samples that are nearest to it.
    private static func moved(_ places: [SIMD3<Double>], _ samples: [Sample]) -> [SIMD3<Double>] {
        var sums = [Sums](repeating: Sums(), count: places.count)
        for sample in samples {
            var (nearest, distance) = (0, Double.infinity)
            for index in places.indices {
                let difference = places[index] - sample.place
                let square = (difference * difference).sum()
                if square < distance { (nearest, distance) = (index, square) }
            }
            sums[nearest].add(sample)
        }
        return zip(places, sums).map { place, sums in sums.count > 0 ? sums.mean : place }
    }

    private static func color(_ place: SIMD3<Double>) -> UInt32 {
        let parts = place / weights
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value.rounded(), 0), 255)) }
        return byte(parts[0]) | byte(parts[1]) << 8 | byte(parts[2]) << 16
    }
}
