/// Which commands touch which strip, each strip's in order.
struct CommandBins {
    /// How many strips there are.
    let count: Int
    /// The most commands that one strip has.
    let longest: Int
    private let starts: [Int]
    private let commands: [Int32]

    /// Sorts some commands of a list.
    init(_ list: [DrawCommand], _ parts: [Range<Int>], stripHeight: Int, count: Int) {
        func strips(_ bounds: PixelRect) -> Range<Int> {
            guard !bounds.isEmpty else { return 0..<0 }
            let first = max(0, bounds.y0 / stripHeight)
            return first..<max(first, min(count, (bounds.y1 - 1) / stripHeight + 1))
        }
        var lengths = [Int](repeating: 0, count: count + 1)
        for part in parts {
            for index in part {
                for strip in strips(list[index].bounds) { lengths[strip] += 1 }
            }
        }
        var next: [Int] = []
        next.reserveCapacity(count + 1)
        var total = 0
        for length in lengths {
            next.append(total)
            total += length
        }
        starts = next
        longest = lengths.max() ?? 0
        var places = [Int32](repeating: 0, count: total)
        for part in parts {
            for index in part {
                for strip in strips(list[index].bounds) {
                    places[next[strip]] = Int32(index)
                    next[strip] += 1
                }
            }
        }
        commands = places
        self.count = count
    }

    /// Hands out the commands of a strip.
    func withCommands(of strip: Int, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
        commands.withUnsafeBufferPointer { all in
            body(UnsafeBufferPointer(rebasing: all[starts[strip]..<starts[strip + 1]]))
        }
    }
}
