import Testing

@testable import UIKit

/// Where rows go when a list changes.
struct ListMapTests {
    /// Random changes of sections of labelled items, against the lists themselves.
    @Test(arguments: 0..<60) func whatStaysIsFoundAgain(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }
        let old = (0..<number(1..<5)).map { section in (0..<number(0..<6)).map { "\(section).\($0)" } }
        var changes = ListChanges()
        var new: [[String]] = []
        var fresh = 0
        for section in old.indices {
            if number(0..<5) == 0 {
                changes.deletedSections.insert(section)
                continue
            }
            if number(0..<5) == 0 {
                changes.insertedSections.insert(new.count)
                new.append(["new section \(section)"])
            }
            var items: [String] = []
            for item in old[section].indices {
                if number(0..<3) == 0 {
                    fresh += 1
                    changes.insertedItems.append(IndexPath(item: items.count, section: new.count))
                    items.append("new \(fresh)")
                }
                if number(0..<3) == 0 {
                    changes.deletedItems.append(IndexPath(item: item, section: section))
                } else {
                    items.append(old[section][item])
                }
            }
            new.append(items)
        }
        let map = ListMap(changes, old: old.map(\.count), new: new.map(\.count))
        #expect(map.contradiction == nil, "seed \(seed)")
        for section in old.indices {
            for item in old[section].indices {
                let path = IndexPath(item: item, section: section)
                let after = map.item(after: path)
                let name = old[section][item]
                #expect(after.map { new[$0.section][$0.item] } == (new.joined().contains(name) ? name : nil))
                if let after { #expect(map.item(before: after) == path) }
            }
        }
        for section in new.indices {
            for item in new[section].indices where new[section][item].hasPrefix("new") {
                #expect(map.item(before: IndexPath(item: item, section: section)) == nil, "seed \(seed)")
            }
        }
    }

    @Test func movedItemsAreFoundWhereTheyWent() {
        var changes = ListChanges()
        changes.movedItems = [(IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))]
        let map = ListMap(changes, old: [3], new: [3])
        #expect((0..<3).map { map.item(after: IndexPath(item: $0, section: 0))?.item } == [2, 0, 1])
        #expect(map.contradiction == nil)
    }

    @Test func countsThatDoNotFitAreNamed() {
        var changes = ListChanges()
        changes.insertedItems = [IndexPath(item: 0, section: 0)]
        let map = ListMap(changes, old: [3], new: [3])
        #expect(map.contradiction?.contains("section 0 after the update (3)") ?? false)
    }
}
