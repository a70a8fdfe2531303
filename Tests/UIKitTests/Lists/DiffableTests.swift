import InterludeStage
import Testing

@testable import UIKit

/// Snapshots, and lists that show them.
@MainActor
struct DiffableTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func random(_ numbers: inout SplitMix) -> Snapshot {
        var snapshot = Snapshot()
        let sections = ["a", "b", "c", "d"].shuffled(using: &numbers).prefix(
            Int.random(in: 1...4, using: &numbers))
        snapshot.appendSections(Array(sections))
        for item in (0..<30).shuffled(using: &numbers).prefix(Int.random(in: 0...20, using: &numbers)) {
            snapshot.appendItems([item], toSection: sections.randomElement(using: &numbers))
        }
        return snapshot
    }

    /// From any snapshot to any other the changes fit together, and lead there.
    @Test(arguments: 0..<200) func changesLeadFromOneSnapshotToTheOther(seed: UInt64) {
        var numbers = SplitMix(seed: seed)
        let (old, new) = (random(&numbers), random(&numbers))
        func counts(_ snapshot: Snapshot) -> [Int] {
            snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
        }
        let map = ListMap(ListChanges(from: old, to: new), old: counts(old), new: counts(new))
        #expect(map.contradiction == nil, "seed \(seed)")
        let (before, after) = (ListChanges.places(old), ListChanges.places(new))
        for (item, path) in before {
            guard let place = map.item(after: path) else { continue }
            #expect(after[item] == place, "seed \(seed)")
        }
        for (item, path) in after {
            if let place = map.item(before: path) { #expect(before[item] == place, "seed \(seed)") }
        }
    }

    @Test(arguments: 0..<10) func aTableShowsTheLastSnapshot(seed: UInt64) throws {
        var numbers = SplitMix(seed: seed)
        let stage = try Stage(size: CGSize(width: 300, height: 600))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let table = UITableView(frame: window.bounds, style: .plain)
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "c", for: path)
            cell.accessibilityLabel = "\(item)"
            return cell
        }
        window.addSubview(table)
        window.makeKeyAndVisible()
        var last = Snapshot()
        for step in 0..<6 {
            last = random(&numbers)
            source.apply(last)
            stage.advance(by: step.isMultiple(of: 2) ? 0.1 : 1)
        }
        stage.advance(by: 1)
        #expect(
            table.visibleCells.map(\.accessibilityLabel)
                == last.itemIdentifiers.prefix(15).map { "\($0)" })
        #expect(source.snapshot().itemIdentifiers == last.itemIdentifiers)
        if let item = last.itemIdentifiers.first {
            #expect(source.itemIdentifier(for: try #require(source.indexPath(for: item))) == item)
        }
    }

    @Test func itemsAreMovedAndTakenOut() {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        snapshot.moveItem(5, beforeItem: 2)
        snapshot.insertItems([9], afterItem: 4)
        snapshot.deleteItems([3])
        #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 5, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 9])
        snapshot.moveSection("b", beforeSection: "a")
        #expect(snapshot.itemIdentifiers == [4, 9, 1, 5, 2])
        #expect(snapshot.sectionIdentifier(containingItem: 9) == "b")
    }
}
