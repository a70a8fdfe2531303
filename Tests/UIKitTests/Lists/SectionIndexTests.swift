import InterludeStage
import Testing

@testable import UIKit

/// The letters at a table's side.
@MainActor
struct SectionIndexTests {
    final class Names: NSObject, UITableViewDataSource {
        let letters = (0..<26).compactMap { UnicodeScalar(65 + $0).map { String(Character($0)) } }
        func numberOfSections(in tableView: UITableView) -> Int { letters.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(letters[indexPath.section])\(indexPath.row)"
            return cell
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters }
    }

    private func scene(height: CGFloat) throws -> (Stage, UIWindow, UITableView, Names) {
        let stage = try Stage(size: CGSize(width: 390, height: height))
        let window = UIWindow(frame: UIScreen.main.bounds)
        let table = UITableView(frame: window.bounds, style: .plain)
        let names = Names()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = names
        window.addSubview(table)
        window.makeKeyAndVisible()
        stage.advance(by: 0)
        return (stage, window, table, names)
    }

    @Test func aFingerOnALetterLeadsToItsSection() throws {
        let (stage, window, table, names) = try scene(height: 844)
        let index = try #require(table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first)
        #expect(index.frame == CGRect(x: 375, y: 0, width: 15, height: 844) && index.subviews.count == 26)
        // 26 lines of 14 points in the middle: the first is at 240.
        stage.touchDown(at: CGPoint(x: 382, y: 240 + 14 * 5 + 7))
        stage.advance(by: 0.2)
        #expect(table.contentOffset.y == table.rect(forSection: 5).minY)
        TestScreen.keepPicture(stage, "index")
        #expect(index.convert(CGPoint.zero, to: window).y == 0)
        stage.touchMove(to: CGPoint(x: 382, y: 240 + 14 * 12 + 7))
        stage.advance(by: 0)
        #expect(table.contentOffset.y == table.rect(forSection: 12).minY)
        stage.touchMove(to: CGPoint(x: 382, y: 800))
        stage.touchUp()
        stage.advance(by: 1)
        #expect(table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 25)) == true)
        #expect(names.letters.count == 26)
    }

    @Test func pointsStandForLettersWithoutRoom() throws {
        let (stage, _, table, names) = try scene(height: 200)
        let index = try #require(table.subviews.lazy.compactMap { $0 as? SectionIndexView }.first)
        let texts = index.subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts.count == 13 && texts.first == "A" && texts.last == "Z" && texts[1] == "•")
        table.sectionIndexMinimumDisplayRowCount = 1000
        table.reloadSectionIndexTitles()
        stage.advance(by: 0)
        #expect(!table.subviews.contains { $0 is SectionIndexView } && names.letters.count == 26)
    }
}
