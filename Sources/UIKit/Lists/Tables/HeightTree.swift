/// The heights of what stands one below the other: any one of them can change, and the place of each be found, in
/// logarithmic time.
///
/// A Fenwick tree: node i holds the sum of as many heights up to i as its lowest bit says.
struct HeightTree {
    private(set) var heights: [CGFloat]
    private var sums: [CGFloat]
    private let highestBit: Int

    /// Takes the heights in order, in linear time.
    init(_ heights: [CGFloat] = []) {
        self.heights = heights
        sums = [0] + heights
        for index in sums.indices.dropFirst() {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
        var bit = 1
        while bit * 2 <= heights.count { bit *= 2 }
        highestBit = bit
    }

    /// How many there are.
    var count: Int { heights.count }

    /// The sum of all heights.
    var total: CGFloat { top(of: count) }

    /// Where one of them begins; the sum of those before it.
    func top(of index: Int) -> CGFloat {
        var (sum, node): (CGFloat, Int) = (0, min(index, count))
        while node > 0 {
            sum += sums[node]
            node &= node - 1
        }
        return sum
    }

    /// Gives one of them another height.
    mutating func set(_ height: CGFloat, at index: Int) {
        let change = height - heights[index]
        guard change != 0 else { return }
        heights[index] = height
        var node = index + 1
        while node < sums.count {
            sums[node] += change
            node += node & -node
        }
    }

    /// The last one that begins at or above a place; nil where there is none at all.
    func index(at place: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        var (node, rest, bit) = (0, place, highestBit)
        while bit > 0 {
            let next = node + bit
            if next < sums.count, sums[next] <= rest {
                node = next
                rest -= sums[next]
            }
            bit /= 2
        }
        return min(node, count - 1)
    }
}
