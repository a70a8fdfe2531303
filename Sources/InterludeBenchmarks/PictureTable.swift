import Foundation
import InterludeStage
import UIKit

/// A table of rows, each with a picture and two lines of text, on a phone's screen.
@MainActor
final class PictureTable: NSObject, UITableViewDataSource {
    private let rows: Int
    private let stage: Stage
    private let window: UIWindow
    private let table: UITableView
    private let pictures: [UIImage]

    init(rows: Int) throws {
        self.rows = rows
        stage = try Stage(size: CGSize(width: 390, height: 844), scale: 3)
        window = UIWindow(frame: UIScreen.main.bounds)
        table = UITableView(frame: window.bounds, style: .plain)
        pictures = (0..<24).map { PictureTable.picture($0) }
        super.init()
        window.addSubview(table)
        table.rowHeight = 96
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        window.makeKeyAndVisible()
        _ = stage.frame()
    }

    private static func picture(_ number: Int) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 80, height: 80)).image { context in
            UIColor(hue: CGFloat(number) / 24, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 80))
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 10 + number, y: 20, width: 40, height: 40)).fill()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = UIListContentConfiguration.subtitleCell()
        content.image = pictures[indexPath.row % pictures.count]
        content.text = "Picture number \(indexPath.row)"
        content.secondaryText = "Taken somewhere on the way"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    /// How many frames a second are laid out and drawn while the table goes on after a flick.
    func framesPerSecond(frames: Int) -> Double {
        stage.touchDown(at: CGPoint(x: 200, y: 700))
        for step in 1...10 {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(to: CGPoint(x: 200, y: 700 - CGFloat(step) * 50))
        }
        stage.touchUp()
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<frames {
            stage.advance(by: 1.0 / 60)
            _ = stage.frame()
        }
        return Double(frames) * 1e9 / Double(DispatchTime.now().uptimeNanoseconds - start)
    }
}
