import InterludeStage
import Testing

@testable import UIKit

/// Where the texts of rows and the lines between them begin and end.
@MainActor
struct CellMarginTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var usesLabels = false
        var accessory = UITableViewCell.AccessoryType.none

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        /// Row 1 has a picture that is 30 points wide.
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            let side = CGSize(width: 30, height: 30)
            let picture = UIGraphicsImageRenderer(size: side).image {
                UIColor.systemBlue.setFill()
                $0.fill(CGRect(origin: .zero, size: side))
            }
            cell.accessoryType = accessory
            if usesLabels {
                cell.textLabel?.text = "Language"
                cell.detailTextLabel?.text = "English"
                if indexPath.row == 1 { cell.imageView?.image = picture }
            } else {
                var content = UIListContentConfiguration.valueCell()
                (content.text, content.secondaryText) = ("Language", "English")
                if indexPath.row == 1 { content.image = picture }
                cell.contentConfiguration = content
            }
            return cell
        }
    }

    private let stage: Stage
    private let window: UIWindow
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    private let source = Source()

    init() throws { (stage, window) = try show(table, of: source) }

    private func reload() {
        table.reloadData()
        stage.advance(by: 0)
    }

    /// How far texts stay away from both sides of their cell.
    private func margins(ofRow row: Int) throws -> (left: CGFloat, right: CGFloat) {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
        }
        let frames = labels(in: cell).map { cell.convert($0.bounds, from: $0) }
        let (left, right) = try (#require(frames.map(\.minX).min()), #require(frames.map(\.maxX).max()))
        return (left, cell.bounds.maxX - right)
    }

    /// Where the lines below the rows begin.
    private var lines: [CGFloat] { table.visibleCells.map { $0.parts.separators.bottom.frame.minX } }

    @Test(arguments: [true, false]) func aValueEndsWhereTheMarginDoes(usesLabels: Bool) throws {
        source.usesLabels = usesLabels
        reload()
        #expect(try margins(ofRow: 0) == (16, 16))
        #expect(try margins(ofRow: 1) == (62, 16))
        TestScreen.keepPicture(stage, "values-\(usesLabels)")
        // An accessory stands at the margin, and the value 8 points before it.
        source.accessory = .checkmark
        reload()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let accessory = try #require(cell.shownAccessory)
        #expect(try margins(ofRow: 0).right == cell.bounds.maxX - accessory.frame.minX + 8)
        TestScreen.keepPicture(stage, "values-accessory-\(usesLabels)")
    }

    @Test(arguments: [true, false]) func aLineBeginsAtTheText(usesLabels: Bool) throws {
        source.usesLabels = usesLabels
        reload()
        #expect(lines == [16, 62, 16])
        // Unless a cell or the table is told otherwise.
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.separatorInset.left = 7
        stage.advance(by: 0)
        #expect(lines == [16, 7, 16])
        reload()
        table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        stage.advance(by: 0)
        #expect(lines == [20, 20, 20])
    }

    @Test func aLineBeginsAtTheTextWhileRowsAreEdited() throws {
        reload()
        table.setEditing(true, animated: false)
        stage.advance(by: 0)
        #expect(try lines[1] == margins(ofRow: 1).left && lines[1] > 62)
    }
}
