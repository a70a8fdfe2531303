import InterludeStage
import Testing

@testable import UIKit

/// Rows that are moved by their grips.
@MainActor
struct RowMoveTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = ["Ada", "Grace", "Edsger", "Barbara", "Donald"]
        var moves: [String] = []
        var asked = 0
        var limit = Int.max
        var heights: [String: CGFloat] = [:]
        var onTarget: () -> Void = {}
        var onMove: () -> Void = {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked += 1
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
            moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
            onMove()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[names[indexPath.row]] ?? 60
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            onTarget()
            return IndexPath(row: min(proposedDestinationIndexPath.row, limit), section: 0)
        }
    }

    private let stage: Stage
    private let window: UIWindow
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let source = Source()

    init() throws {
        (stage, window) = try show(table, of: source)
        table.setEditing(true, animated: false)
        stage.advance(by: 0)
    }

    private var shown: [String?] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text }
    }

    private func drag(row: Int, by distance: CGFloat, lifts: Bool = true) {
        let start = CGPoint(x: 364, y: CGFloat(row) * 60 + 30)
        stage.touchDown(at: start)
        for step in 1...20 {
            stage.advance(by: 0.02)
            stage.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 20))
        }
        stage.advance(by: 0.4)
        if lifts {
            stage.touchUp()
            stage.advance(by: 1)
        }
    }

    @Test func aGripTakesTheRowAlongAndTheOthersMakeWay() throws {
        stage.advance(by: 0)
        let asked = source.asked
        #expect(table.visibleCells.map { $0.parts.reorderControl != nil } == [false, true, true, true, true])
        drag(row: 1, by: 130, lifts: false)
        TestScreen.keepPicture(stage, "move")
        #expect(source.moves.isEmpty && table.contentOffset == .zero)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 190)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 60)
        #expect(table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame.minY == 240)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(source.moves == ["1 to 3"] && source.names == ["Ada", "Edsger", "Barbara", "Grace", "Donald"])
        #expect(shown == source.names && table.visibleCells.map(\.frame.minY) == [0, 60, 120, 180, 240])
        // Nobody is asked for rows that are there.
        #expect(source.asked == asked)
        table.reloadData()
        stage.advance(by: 0)
        #expect(shown == source.names)
    }

    @Test func itGoesUpAsWell() {
        stage.advance(by: 0)
        drag(row: 4, by: -400)
        #expect(source.moves == ["4 to 0"] && shown == source.names && source.names.first == "Donald")
    }

    @Test func theDelegateHasTheLastWord() {
        stage.advance(by: 0)
        source.limit = 2
        drag(row: 1, by: 200)
        #expect(source.moves == ["1 to 2"] && shown == source.names)
        drag(row: 3, by: 10)
        #expect(source.moves == ["1 to 2", "3 to 2"])
    }

    /// What takes the ground from under a held row has it go back.
    @Test(arguments: 0..<6) func aHeldRowGoesBackWhenTheTableChanges(how: Int) throws {
        drag(row: 1, by: 130, lifts: false)
        switch how {
        case 0: table.setEditing(false, animated: true)
        case 1: table.reloadData()
        case 2:
            source.names.insert("Alan", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        case 3:
            source.names.remove(at: 1)
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        case 4:
            source.names.removeAll()
            table.reloadData()
        default:
            table.removeFromSuperview()
            window.addSubview(table)
        }
        stage.advance(by: 1)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(source.moves.isEmpty && shown == source.names)
        #expect(table.visibleCells.map(\.frame.minY).sorted() == source.names.indices.map { CGFloat($0) * 60 })
        #expect(table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 && $0.layer.zPosition == 0 })
    }

    @Test(arguments: 0..<3) func theTableMayChangeWhileItsDelegateIsAskedForTheTarget(how: Int) throws {
        stage.advance(by: 0)
        let table = table
        source.onTarget = { [unowned source] in
            source.onTarget = {}
            switch how {
            case 0: table.reloadData()
            case 1:
                source.names.removeLast(3)
                table.reloadData()
            default:
                source.names.remove(at: 1)
                table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            }
        }
        drag(row: 1, by: 130)
        #expect(source.moves.isEmpty && shown == source.names)
        #expect(table.visibleCells.map(\.frame.minY).sorted() == source.names.indices.map { CGFloat($0) * 60 })
        #expect(table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 && $0.layer.zPosition == 0 })
        drag(row: 1, by: -60)
        #expect(source.moves == ["1 to 0"] && shown == source.names)
    }

    @Test(arguments: [false, true]) func aDataSourceMayReloadWhenARowHasMoved(isLaidOut: Bool) throws {
        source.heights = ["Grace": 90]
        table.reloadData()
        stage.advance(by: 0)
        let table = table
        source.onMove = {
            table.reloadData()
            if isLaidOut { table.layoutIfNeeded() }
        }
        drag(row: 1, by: 160)
        #expect(source.names == ["Ada", "Edsger", "Barbara", "Grace", "Donald"] && shown == source.names)
        #expect(table.visibleCells.map(\.frame.height) == [60, 60, 60, 90, 60])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 60, 120, 180, 270])
    }

    @Test func gripsGoWhenEditingEnds() {
        stage.advance(by: 0)
        table.setEditing(false, animated: true)
        stage.advance(by: 1)
        #expect(table.visibleCells.allSatisfy { $0.parts.reorderControl == nil && $0.contentView.frame.width == 390 })
    }

    /// Rows of several sections, with titles.
    final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names: [[String]]
        var moves: [String] = []
        var proposals: [IndexPath] = []
        let hasTitles: Bool

        init(_ names: [[String]], hasTitles: Bool = true) { (self.names, self.hasTitles) = (names, hasTitles) }

        func numberOfSections(in tableView: UITableView) -> Int { names.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            hasTitles ? 30 : 0
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            hasTitles ? UIView() : nil
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            if proposals.last != proposedDestinationIndexPath { proposals.append(proposedDestinationIndexPath) }
            return proposedDestinationIndexPath
        }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
            moves.append(
                "\(sourceIndexPath.section).\(sourceIndexPath.row) to "
                    + "\(destinationIndexPath.section).\(destinationIndexPath.row)")
        }
    }

    private func reload(_ source: Sections) {
        table.sectionHeaderTopPadding = 0
        table.dataSource = source
        table.delegate = source
        table.reloadData()
        stage.advance(by: 0)
    }

    /// Drags a row by its grip.
    private func drag(from path: IndexPath, by distance: CGFloat) {
        let start = CGPoint(x: 364, y: table.rectForRow(at: path).midY - table.contentOffset.y)
        stage.touchDown(at: start)
        for step in 1...20 {
            stage.advance(by: 0.02)
            stage.touchMove(to: CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 20))
        }
        stage.advance(by: 0.4)
    }

    private func lift() {
        stage.touchUp()
        stage.advance(by: 1)
    }

    @Test func aRowGoesToAnotherSection() {
        let source = Sections([["a", "b", "c"], ["d", "e"]])
        reload(source)
        // Titles at 0 and 210; d and e at 240 and 300.
        drag(from: IndexPath(row: 1, section: 0), by: 150)
        #expect(source.moves.isEmpty)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.frame.minY == 90)
        #expect(table.headerView(at: 1)?.frame.minY == 150)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.frame.minY == 180)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 1))?.frame.minY == 300)
        lift()
        #expect(source.moves == ["0.1 to 1.1"] && source.names == [["a", "c"], ["d", "b", "e"]])
        #expect(shown == ["a", "c", "d", "b", "e"])
        #expect(source.proposals.last == IndexPath(row: 1, section: 1))
        #expect(table.visibleCells.map(\.frame.minY) == [30, 90, 180, 240, 300])
        table.reloadData()
        stage.advance(by: 0)
        #expect(shown == ["a", "c", "d", "b", "e"] && table.visibleCells.map(\.frame.minY) == [30, 90, 180, 240, 300])
    }

    @Test func andBackUpToTheEndOrTheBeginningOfOne() {
        let source = Sections([["a", "b"], ["c", "d"]])
        reload(source)
        // Titles at 0 and 150; c at 180.
        drag(from: IndexPath(row: 0, section: 1), by: -120)
        lift()
        #expect(source.moves == ["1.0 to 0.1"] && shown == ["a", "c", "b", "d"])
        drag(from: IndexPath(row: 0, section: 1), by: -400)
        lift()
        #expect(source.moves.last == "1.0 to 0.0" && shown == ["d", "a", "c", "b"])
        #expect(source.names == [["d", "a", "c", "b"], []])
        drag(from: IndexPath(row: 0, section: 0), by: 400)
        lift()
        #expect(source.names == [["a", "c", "b"], ["d"]] && shown == ["a", "c", "b", "d"])
    }

    @Test func everyPlaceOfSectionsWithoutTitlesCanBeReached() {
        for (distance, goal) in [(40, "1.0"), (70, "1.1"), (110, "1.2"), (400, "1.2")] as [(CGFloat, String)] {
            let source = Sections([["a", "b"], ["c", "d"]], hasTitles: false)
            reload(source)
            drag(from: IndexPath(row: 1, section: 0), by: distance)
            lift()
            #expect(source.moves == ["0.1 to \(goal)"])
        }
        let source = Sections([["a", "b"], ["c", "d"]], hasTitles: false)
        reload(source)
        drag(from: IndexPath(row: 0, section: 1), by: -20)
        lift()
        #expect(source.moves == ["1.0 to 0.2"] && source.names == [["a", "b", "c"], ["d"]])
        #expect(shown == ["a", "b", "c", "d"])
    }

    @Test func heldAtTheEdgeItHasTheContentMove() {
        let source = Sections([(0..<40).map { "\($0)" }, ["end"]])
        reload(source)
        drag(from: IndexPath(row: 2, section: 0), by: 650)
        let start = table.contentOffset.y
        for _ in 0..<30 { stage.advance(by: 1 / 60) }
        let moved = table.contentOffset.y
        #expect(start > 0 && moved > start + 100)
        // The row stays under the finger.
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        #expect(cell.map { abs($0.frame.midY - moved - 830) < 1 } == true)
        for _ in 0..<600 { stage.advance(by: 1 / 60) }
        #expect(table.contentOffset.y == table.contentSize.height - 844)
        lift()
        #expect(source.names == [(0..<40).filter { $0 != 2 }.map { "\($0)" }, ["end", "2"]])
        #expect(source.moves.count == 1)
        #expect(shown.last == "2")
        // And up again, to the top.
        drag(from: IndexPath(row: 1, section: 1), by: -800)
        for _ in 0..<600 { stage.advance(by: 1 / 60) }
        #expect(table.contentOffset.y == 0)
        lift()
        #expect(source.names[0].first == "2" && shown.first == "2")
        for _ in 0..<30 { stage.advance(by: 1 / 60) }
        #expect(table.contentOffset.y == 0)
    }
}

extension UITableView {
    /// The view above a section, of whatever kind it is.
    fileprivate func headerView(at section: Int) -> UIView? { supplement(.header(section)) }
}
