import InterludeStage
import Testing

@testable import UIKit

/// Tables: which cells exist, where they are, and what happens to them.
@MainActor
struct TableViewTests {
    final class Cell: UITableViewCell {
        static var count = 0
        static var made = 0
        var reuses = 0
        var row = -1
        var lines = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Self.count += 1
            Self.made += 1
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        isolated deinit { Self.count -= 1 }
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: CGFloat(20 + 10 * lines)) }
    }

    final class Header: UITableViewHeaderFooterView {}

    /// Shows names, and writes down what the table says.
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        var events: [String] = []
        var height: CGFloat = 50
        var headerHeight: CGFloat = 0
        var lines: (String) -> Int = { _ in 0 }

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            sections[section].count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = sections[indexPath.section][indexPath.row]
            (cell as? Cell)?.row = indexPath.row
            (cell as? Cell)?.lines = lines(sections[indexPath.section][indexPath.row])
            return cell
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            view?.accessibilityLabel = "header \(section)"
            return view
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            events.append("shouldHighlight \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            events.append("didHighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            events.append("didUnhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            events.append("willSelect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            events.append("willDeselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            events.append("didDeselect \(indexPath.row)")
        }
    }

    struct Scene {
        let stage: Stage
        let window: UIWindow
        let table: UITableView
        let source: Source

        @MainActor init(
            _ sections: [[String]], style: UITableView.Style = .plain,
            _ setUp: (UITableView, Source) -> Void = { _, _ in }
        ) throws {
            stage = try Stage(size: CGSize(width: 300, height: 600), scale: 2)
            window = UIWindow(frame: UIScreen.main.bounds)
            table = UITableView(frame: window.bounds, style: style)
            source = Source(sections)
            table.register(Cell.self, forCellReuseIdentifier: "cell")
            table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
            table.sectionHeaderTopPadding = 0
            table.dataSource = source
            table.delegate = source
            setUp(table, source)
            window.addSubview(table)
            window.makeKeyAndVisible()
            stage.advance(by: 0)
        }

        /// The names in view and how far each is from the top.
        @MainActor var rows: [String: CGFloat] {
            var rows: [String: CGFloat] = [:]
            for cell in table.visibleCells {
                rows[cell.accessibilityLabel ?? ""] = cell.frame.minY - table.contentOffset.y
            }
            return rows
        }
    }

    static func names(_ count: Int, _ prefix: String = "row") -> [String] { (0..<count).map { "\(prefix) \($0)" } }

    @Test func aCellIsMadeOfTheRegisteredClass() throws {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(Cell.self, forCellReuseIdentifier: "a kind with a name that is longer than fifteen letters")
        for _ in 0..<3 {
            let cell = table.dequeueReusableCell(
                withIdentifier: "a kind with a name that is longer than fifteen letters",
                for: IndexPath(row: 0, section: 0))
            #expect(cell is Cell)
            #expect(cell.reuseIdentifier == "a kind with a name that is longer than fifteen letters")
        }
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "é")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "é")
        #expect(header is Header && header?.reuseIdentifier == "é")
    }

    @Test func onlyRowsInViewHaveCells() throws {
        let scene = try Scene([Self.names(10_000)])
        #expect(scene.table.visibleCells.count == 12)
        #expect(scene.table.contentSize.height == 500_000)
        #expect(scene.table.indexPathsForVisibleRows?.last == IndexPath(row: 11, section: 0))
        #expect(scene.table.cellForRow(at: IndexPath(row: 500, section: 0)) == nil)
        #expect(scene.table.rectForRow(at: IndexPath(row: 500, section: 0)).minY == 25_000)
        #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 25_049)) == IndexPath(row: 500, section: 0))
    }

    @Test func scrollingTenThousandRowsLeaksNothing() throws {
        let before = Cell.count
        do {
            let scene = try Scene([Self.names(10_000)])
            let made = Cell.made
            for offset in stride(from: 0, through: 499_400, by: 331) {
                scene.table.contentOffset.y = CGFloat(offset)
                scene.stage.advance(by: 0)
                #expect(scene.table.visibleCells.count <= 13)
            }
            for offset in stride(from: 499_400, through: 0, by: -777) {
                scene.table.contentOffset.y = CGFloat(offset)
                scene.stage.advance(by: 0)
            }
            scene.table.contentOffset.y = 0
            scene.stage.advance(by: 0)
            #expect(Cell.made - made <= 14)
            #expect(scene.table.subviews.count <= 30)
            #expect(scene.rows["row 3"] == 150)
            scene.window.isHidden = true
        }
        #expect(Cell.count == before)
    }

    @Test func rowsThatMeasureThemselvesStayWhereTheyAre() throws {
        let scene = try Scene([Self.names(1000)]) { _, source in
            source.height = UITableView.automaticDimension
            source.lines = { $0.count * 7 % 5 + ($0.hasSuffix("3") ? 6 : 0) }
        }
        scene.table.estimatedRowHeight = 35
        scene.table.reloadData()
        scene.stage.advance(by: 0)
        scene.table.contentOffset.y = 9000
        scene.stage.advance(by: 0)
        // Upwards, over rows that only estimates are known of, nothing jumps.
        for _ in 0..<300 {
            let before = scene.rows
            scene.table.contentOffset.y -= 17
            scene.stage.advance(by: 0)
            for (name, place) in scene.rows {
                if let old = before[name] { #expect(abs(place - old - 17) < 1e-9 || scene.table.contentOffset.y < 17) }
            }
            let frames = scene.table.visibleCells.map(\.frame)
            for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(abs(upper.maxY - lower.minY) < 1e-9) }
        }
    }

    @Test func headersOfPlainTablesStayInView() throws {
        let scene = try Scene([Self.names(20, "a"), Self.names(20, "b")]) { _, source in source.headerHeight = 30 }
        #expect(scene.table.headerView(forSection: 0) is Header)
        scene.table.contentOffset.y = 400
        scene.stage.advance(by: 0)
        #expect(scene.table.headerView(forSection: 0)?.frame.minY == 400)
        // The next section pushes it out.
        scene.table.contentOffset.y = 1015
        scene.stage.advance(by: 0)
        #expect(scene.table.headerView(forSection: 0)?.frame.minY == 1000)
        #expect(scene.table.headerView(forSection: 1)?.frame.minY == 1030)
        scene.table.contentOffset.y = 1100
        scene.stage.advance(by: 0)
        #expect(scene.table.headerView(forSection: 0) == nil)
    }

    @Test func insetGroupsHaveRoundCorners() throws {
        let scene = try Scene([Self.names(3)], style: .insetGrouped)
        let cells = scene.table.visibleCells
        #expect(cells.map(\.frame.minX) == [16, 16, 16] && cells[0].frame.width == 268)
        #expect(cells.map(\.layer.cornerRadius) == [10, 0, 10])
        #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func rowsAreScrolledToWhereTheyAreWanted() throws {
        let scene = try Scene([Self.names(1000)])
        let path = IndexPath(row: 500, section: 0)
        scene.table.scrollToRow(at: path, at: .top, animated: false)
        #expect(scene.table.contentOffset.y == 25_000)
        scene.table.scrollToRow(at: path, at: .bottom, animated: false)
        #expect(scene.table.contentOffset.y == 24_450)
        scene.table.scrollToRow(at: path, at: .middle, animated: true)
        scene.stage.advance(by: 0.5)
        #expect(scene.table.contentOffset.y == 24_725)
        scene.table.scrollToRow(at: path, at: .none, animated: false)
        #expect(scene.table.contentOffset.y == 24_725)
        scene.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: false)
        #expect(scene.table.contentOffset.y == 0)
    }

    @Test func selectionGoesWithTheRowNotWithTheCell() throws {
        let scene = try Scene([Self.names(1000)])
        let path = IndexPath(row: 2, section: 0)
        scene.table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(scene.table.cellForRow(at: path)?.isSelected == true)
        scene.table.contentOffset.y = 10_000
        scene.stage.advance(by: 0)
        #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
        scene.table.contentOffset.y = 0
        scene.stage.advance(by: 0)
        #expect(scene.table.visibleCells.map(\.isSelected).firstIndex(of: true) == 2)
        #expect(scene.source.events.isEmpty)
        scene.table.deselectRow(at: path, animated: true)
        #expect(scene.table.indexPathForSelectedRow == nil)
        scene.table.reloadData()
    }

    @Test func changesMoveTheRowsThatStay() throws {
        let scene = try Scene([Self.names(30)])
        let kept = scene.table.cellForRow(at: IndexPath(row: 3, section: 0))
        scene.source.sections[0].remove(at: 1)
        scene.source.sections[0].insert("new", at: 4)
        var isFinished = false
        scene.table.performBatchUpdates {
            scene.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            scene.table.insertRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
        } completion: {
            isFinished = $0
        }
        #expect(scene.table.cellForRow(at: IndexPath(row: 2, section: 0)) === kept)
        #expect(kept?.frame.minY == 100)
        // Seen, it is still where it was.
        scene.stage.advance(by: 0)
        #expect(kept?.layer.presentation()?.frame.minY == 150)
        #expect(!isFinished)
        scene.stage.advance(by: 1)
        #expect(isFinished)
        let rows = scene.rows
        #expect(rows["row 0"] == 0 && rows["row 2"] == 50 && rows["new"] == 200 && rows["row 1"] == nil)
        #expect(scene.table.visibleCells.allSatisfy { $0.alpha == 1 })
        #expect(scene.table.subviews.filter { $0 is Cell && !$0.isHidden }.count == scene.table.visibleCells.count)
    }

    /// After random changes with animations the table shows what a fresh one shows.
    @Test(arguments: 0..<15) func afterChangesATableLooksLikeAFreshOne(seed: UInt64) throws {
        var numbers = SplitMix(seed: seed)
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &numbers) }
        let scene = try Scene([Self.names(number(1..<40), "a"), Self.names(number(1..<40), "b")])
        for step in 0..<6 {
            scene.table.beginUpdates()
            let section = number(0..<scene.source.sections.count)
            let count = scene.source.sections[section].count
            let gone = Set((0..<number(0..<4)).map { _ in number(0..<max(1, count)) }).filter { $0 < count }.sorted()
            for row in gone.reversed() { scene.source.sections[section].remove(at: row) }
            scene.table.deleteRows(at: gone.map { IndexPath(row: $0, section: section) }, with: .left)
            let place = number(0..<scene.source.sections[section].count + 1)
            scene.source.sections[section].insert("new \(step)", at: place)
            scene.table.insertRows(at: [IndexPath(row: place, section: section)], with: .right)
            scene.table.endUpdates()
            // Sometimes the next change comes while this one is on its way.
            scene.stage.advance(by: step.isMultiple(of: 2) ? 0.1 : 1)
        }
        scene.stage.advance(by: 2)
        let fresh = try Scene(scene.source.sections)
        fresh.table.contentOffset = scene.table.contentOffset
        fresh.stage.advance(by: 0)
        #expect(scene.rows == fresh.rows, "seed \(seed)")
        #expect(scene.table.contentSize == fresh.table.contentSize)
    }

    @Test func measuredRowsKeepTheirHeightsWhenOthersChange() throws {
        let scene = try Scene([Self.names(200)]) { _, source in
            source.height = UITableView.automaticDimension
            source.lines = { $0.count * 7 % 5 }
        }
        for _ in 0..<20 {
            scene.table.contentOffset.y += 100
            scene.stage.advance(by: 0)
        }
        let before = scene.rows
        let path = try #require(scene.table.indexPathsForVisibleRows?.last)
        scene.source.sections[0].remove(at: path.row)
        scene.table.deleteRows(at: [path], with: .fade)
        scene.stage.advance(by: 1)
        for (name, place) in scene.rows { if let old = before[name], place < 500 { #expect(place == old) } }
    }

    @Test func editingShowsControls() throws {
        let scene = try Scene([Self.names(5)])
        scene.table.setEditing(true, animated: false)
        scene.stage.advance(by: 0)
        let cell = scene.table.visibleCells[0]
        #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX == 38)
        scene.table.setEditing(false, animated: true)
        scene.stage.advance(by: 1)
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func aControllerIsItsTablesSource() throws {
        final class List: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                cell.accessoryType = .disclosureIndicator
                return cell
            }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
            override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
        }
        let stage = try Stage(size: CGSize(width: 300, height: 600))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let list = List(style: .grouped)
        window.rootViewController = list
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(list.tableView.visibleCells.count == 3)
        #expect(list.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 60)
    }
}
