import InterludeStage
import Testing

@testable import UIKit

/// Rows that are swiped to a side, deleted and edited.
@MainActor
struct SwipeActionTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names = ["Ada", "Grace", "Edsger", "Barbara", "Donald"]
        var events: [String] = []
        var deletes = true
        var flags = false

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = names[indexPath.row]
            return cell
        }
        func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { deletes ? .delete : .none }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            events.append("delete \(names.remove(at: indexPath.row))")
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            events.append("select \(names[indexPath.row])")
        }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { events.append("begin") }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { events.append("end") }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard flags else { return nil }
            let trash = UIContextualAction(style: .destructive, title: "Trash") { [self] _, _, done in
                events.append("trash")
                done(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { [self] _, _, done in
                events.append("flag")
                done(true)
            }
            flag.backgroundColor = .systemOrange
            flag.image = UIImage(systemName: "flag.fill")
            return UISwipeActionsConfiguration(actions: [trash, flag])
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard flags else { return nil }
            let read = UIContextualAction(style: .normal, title: "Read") { [self] _, _, done in
                events.append("read")
                done(true)
            }
            read.backgroundColor = .systemBlue
            return UISwipeActionsConfiguration(actions: [read])
        }
    }

    private let stage: Stage
    private let window: UIWindow
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let source = Source()

    init() throws {
        (stage, window) = try show(table, of: source)
    }

    private func place(ofRow row: Int) -> CGFloat? {
        table.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX
    }

    /// Drags a row slowly and lets go.
    private func drag(row: Int, from start: CGFloat, by distance: CGFloat, lifts: Bool = true) {
        let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY
        stage.touchDown(at: CGPoint(x: start, y: y))
        for step in 1...20 {
            stage.advance(by: 0.02)
            stage.touchMove(to: CGPoint(x: start + distance * CGFloat(step) / 20, y: y))
        }
        stage.advance(by: 0.3)
        if lifts {
            stage.touchUp()
            stage.advance(by: 2)
        }
    }

    @Test func aSwipeUncoversAButtonThatDeletes() throws {
        drag(row: 1, from: 300, by: -100)
        let way = try #require(table.subviews.lazy.compactMap { $0 as? SwipeButtonsView }.first).fullWidth
        #expect(way >= 74 && place(ofRow: 1) == -way && place(ofRow: 0) == 0 && source.events == ["begin"])
        TestScreen.keepPicture(stage, "swipe-delete")
        stage.tap(at: CGPoint(x: 370, y: 90))
        stage.advance(by: 2)
        #expect(source.events == ["begin", "delete Grace", "end"] && table.numberOfRows(inSection: 0) == 4)
        #expect(table.visibleCells.allSatisfy { $0.frame.minX == 0 })
        #expect(!table.subviews.contains { $0 is SwipeButtonsView })
    }

    @Test func aTouchElsewherePutsItAway() {
        drag(row: 1, from: 300, by: -100)
        stage.tap(at: CGPoint(x: 100, y: 200))
        stage.advance(by: 2)
        #expect(place(ofRow: 1) == 0 && source.events == ["begin", "end"])
        stage.tap(at: CGPoint(x: 100, y: 200))
        #expect(source.events.last == "select Barbara")
    }

    @Test func scrollingPutsItAway() {
        source.names = (0..<40).map { "Row \($0)" }
        table.reloadData()
        drag(row: 1, from: 300, by: -100)
        #expect(place(ofRow: 1).map { $0 < 0 } == true)
        stage.touchDown(at: CGPoint(x: 100, y: 500))
        for step in 1...5 {
            stage.advance(by: 0.02)
            stage.touchMove(to: CGPoint(x: 100, y: 500 - 6 * CGFloat(step)))
        }
        #expect(table.isDragging && table.contentOffset.y > 0 && source.events == ["begin", "end"])
        stage.advance(by: 2)
        #expect(place(ofRow: 1) == 0 && !table.subviews.contains { $0 is SwipeButtonsView })
        stage.touchUp()
        #expect(source.events == ["begin", "end"])
    }

    @Test func aShortDragGoesBack() {
        drag(row: 1, from: 300, by: -40)
        #expect(place(ofRow: 1) == 0 && source.events == ["begin", "end"])
    }

    @Test func rowsWithoutActionsStay() {
        source.deletes = false
        drag(row: 1, from: 300, by: -100)
        #expect(place(ofRow: 1) == 0 && !source.events.contains("begin"))
    }

    @Test func bothSidesHaveTheirActions() {
        source.flags = true
        drag(row: 2, from: 350, by: -180)
        TestScreen.keepPicture(stage, "swipe-two")
        #expect(place(ofRow: 2).map { $0 <= -148 } == true)
        stage.tap(at: CGPoint(x: 260, y: 150))
        stage.advance(by: 2)
        #expect(source.events == ["begin", "flag", "end"] && place(ofRow: 2) == 0)
        drag(row: 0, from: 50, by: 80)
        TestScreen.keepPicture(stage, "swipe-leading")
        #expect(place(ofRow: 0) == 74)
        stage.tap(at: CGPoint(x: 30, y: 30))
        stage.advance(by: 2)
        #expect(source.events.suffix(2) == ["read", "end"] && place(ofRow: 0) == 0)
    }

    @Test func aSwipeOverMostOfTheRowDoesTheFirst() {
        source.flags = true
        drag(row: 2, from: 380, by: -300, lifts: false)
        TestScreen.keepPicture(stage, "swipe-full")
        #expect(source.events == ["begin"])
        stage.touchUp()
        stage.advance(by: 2)
        #expect(source.events == ["begin", "trash", "end"] && place(ofRow: 2) == 0)
    }

    @Test func listsScrollOnlyAlongTheirLength() {
        drag(row: 1, from: 200, by: -100)
        #expect(table.contentOffset == .zero)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), duration: 0.3)
        #expect(place(ofRow: 1) != nil)
    }

    @Test func editingAsksTwiceBeforeItDeletes() {
        stage.advance(by: 0)
        table.setEditing(true, animated: true)
        stage.advance(by: 1)
        TestScreen.keepPicture(stage, "editing")
        stage.tap(at: CGPoint(x: 27, y: 90))
        stage.advance(by: 2)
        #expect(place(ofRow: 1).map { $0 <= -74 } == true && source.names.count == 5)
        TestScreen.keepPicture(stage, "editing-delete")
        stage.tap(at: CGPoint(x: 370, y: 90))
        stage.advance(by: 2)
        #expect(source.events == ["begin", "delete Grace", "end"] && table.numberOfRows(inSection: 0) == 4)
    }

    @Test func aControllerThatCommitsDeletionsHasSwipes() throws {
        class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        }
        final class Deleting: Plain {
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
        }
        let path = IndexPath(row: 0, section: 0)
        let (plain, deleting) = (Plain(style: .plain), Deleting(style: .plain))
        #expect(plain.tableView.swipeActions(at: path, isTrailing: true) == nil)
        #expect(deleting.tableView.swipeActions(at: path, isTrailing: true)?.actions.map(\.title) == ["Delete"])
        #expect(deleting.tableView.swipeActions(at: path, isTrailing: false) == nil)
    }
}
