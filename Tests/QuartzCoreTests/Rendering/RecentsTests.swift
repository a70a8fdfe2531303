import Testing

@testable import QuartzCore

/// What is kept of the entries used last.
struct RecentsTests {
    private func recents(_ sizes: [Int], bytes: Int, atMost: Int, atLeast: Int) -> Recents<Int> {
        var recents = Recents<Int>(bytes: bytes, atMost: atMost, atLeast: atLeast)
        for size in sizes { recents.keep(size) { $0 } }
        return recents
    }

    @Test func thoseThatFitStay() {
        #expect(recents([1, 2, 3, 4], bytes: 7, atMost: 9, atLeast: 1).entries == [4, 3])
        #expect(recents([1, 2, 3, 4], bytes: 99, atMost: 3, atLeast: 1).entries == [4, 3, 2])
    }

    @Test(arguments: [1, 2, 5]) func theLastStayHoweverLargeTheyAre(atLeast: Int) {
        for count in 0...6 {
            let sizes = (0..<count).map { 100 + $0 }
            let kept = recents(sizes, bytes: 10, atMost: 9, atLeast: atLeast).entries
            #expect(kept == Array(sizes.suffix(atLeast).reversed()))
        }
    }

    @Test func whatIsUsedStaysLonger() {
        var recents = recents([1, 2, 3], bytes: 99, atMost: 3, atLeast: 1)
        #expect(recents.use { $0 == 1 } == 1)
        #expect(recents.use { $0 == 9 } == nil)
        recents.keep(4) { $0 }
        #expect(recents.entries == [4, 1, 3])
        recents.remove { $0 > 2 }
        #expect(recents.entries == [1])
    }
}
