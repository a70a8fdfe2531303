import Testing

@testable import UIKit

/// The places of what stands one below the other.
struct HeightTreeTests {
    /// Against sums over a plain array.
    @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100, 1000]) func placesAreSumsOfHeights(count: Int) {
        var numbers = SplitMix(seed: UInt64(count))
        var heights = (0..<count).map { _ in CGFloat(Int.random(in: 0...5, using: &numbers)) }
        var tree = HeightTree(heights)
        for _ in 0..<50 {
            if count > 0 {
                let index = Int.random(in: 0..<count, using: &numbers)
                heights[index] = CGFloat(Int.random(in: 0...5, using: &numbers))
                tree.set(heights[index], at: index)
            }
            var tops: [CGFloat] = [0]
            for height in heights { tops.append((tops.last ?? 0) + height) }
            let index = Int.random(in: 0...count, using: &numbers)
            #expect(tree.top(of: index) == tops[index])
            #expect(tree.total == tops[count])
            let place = CGFloat(Int.random(in: 0...(count * 3), using: &numbers))
            let expected = count == 0 ? nil : min(tops.lastIndex { $0 <= place } ?? 0, count - 1)
            #expect(tree.index(at: place) == expected)
        }
    }
}
