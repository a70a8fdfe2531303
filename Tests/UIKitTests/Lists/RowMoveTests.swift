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
        }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { IndexPath(row: min(proposedDestinationIndexPath.row, limit), section: 0) }
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

    @Test func gripsGoWhenEditingEnds() {
        stage.advance(by: 0)
        table.setEditing(false, animated: true)
        stage.advance(by: 1)
        #expect(table.visibleCells.allSatisfy { $0.parts.reorderControl == nil && $0.contentView.frame.width == 390 })
    }
}
