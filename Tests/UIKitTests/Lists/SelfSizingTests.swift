import InterludeStage
import Testing

@testable import UIKit

/// Rows and headers whose heights follow from constraints.
@MainActor
struct SelfSizingTests {
    /// A block of a height that is 10 points away from the cell's edges.
    final class BlockCell: UITableViewCell {
        let block = UIView()
        private(set) lazy var height = block.heightAnchor.constraint(equalToConstant: 36)
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            SelfSizingTests.pin(block, in: contentView)
            height.isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }

    final class LabelCell: UITableViewCell {
        let label = UILabel()
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.numberOfLines = 0
            SelfSizingTests.pin(label, in: contentView)
        }
        required init?(coder: NSCoder) { nil }
    }

    final class BlockHeader: UITableViewHeaderFooterView {
        let block = UIView()
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            SelfSizingTests.pin(block, in: contentView)
            block.heightAnchor.constraint(equalToConstant: 50).isActive = true
        }
        required init?(coder: NSCoder) { nil }
    }

    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var heights: [CGFloat] = (0..<40).map { CGFloat(20 + $0 * 37 % 90) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let name = indexPath.row % 3 == 2 ? "label" : "block"
            let cell = tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
            (cell as? BlockCell)?.height.constant = heights[indexPath.row]
            (cell as? LabelCell)?.label.text = String(repeating: "All of it in words. ", count: 1 + indexPath.row)
            cell.accessoryType = indexPath.row % 4 == 1 ? .disclosureIndicator : .none
            return cell
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            BlockHeader(reuseIdentifier: nil)
        }
    }

    static func pin(_ view: UIView, in content: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
        ])
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func whatMeasuresItselfContradictsNothing(style: UITableView.Style) throws {
        let stage = try Stage(size: CGSize(width: 390, height: 844))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let table = UITableView(frame: window.bounds, style: style)
        let source = Source()
        table.register(BlockCell.self, forCellReuseIdentifier: "block")
        table.register(LabelCell.self, forCellReuseIdentifier: "label")
        table.sectionHeaderTopPadding = 0
        table.estimatedSectionHeaderHeight = 30
        (table.dataSource, table.delegate) = (source, source)
        window.addSubview(table)
        func expectHeights() {
            for cell in table.visibleCells {
                guard let cell = cell as? BlockCell, let path = table.indexPath(for: cell) else { continue }
                #expect(cell.bounds.height == source.heights[path.row] + 20)
                #expect(cell.block.frame.height == source.heights[path.row] && cell.block.frame.minY == 10)
            }
        }
        let messages = conflicts {
            window.makeKeyAndVisible()
            stage.advance(by: 0.1)
            expectHeights()
            #expect(table.rectForHeader(inSection: 0).height == 70)
            // Cells that are used again are taken from rows of other heights.
            for _ in 0..<12 {
                table.contentOffset.y += 310
                stage.advance(by: 0.1)
                expectHeights()
            }
            source.heights.reverse()
            table.reloadData()
            stage.advance(by: 0.1)
            expectHeights()
            table.frame.size.width = 300
            stage.advance(by: 0.1)
            table.setEditing(true, animated: true)
            stage.advance(by: 1)
        }
        #expect(messages == [])
    }

    @Test func aViewsOwnFrameIsNamed() {
        let root = host()
        let card = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
        root.addSubview(card)
        let messages = conflicts {
            card.widthAnchor.constraint(equalToConstant: 90).isActive = true
            root.layoutIfNeeded()
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains("<UIView has its frame (5.0 6.0; 70.0 80.0): ") == true)
    }

    /// Views of which nothing says how high they are.
    final class EmptyViews: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
    }

    @Test func headersThatAskForNothingAreAsHighAsTitles() throws {
        let stage = try Stage(size: CGSize(width: 390, height: 844))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let table = UITableView(frame: window.bounds, style: .plain)
        let source = EmptyViews()
        table.sectionHeaderTopPadding = 0
        (table.dataSource, table.delegate) = (source, source)
        window.addSubview(table)
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 28))
        #expect(table.rectForFooter(inSection: 0).height == 28)
        #expect(table.supplement(.header(0))?.frame == table.rectForHeader(inSection: 0))
    }
}
