import InterludeStage
import UIKit

/// Shows a table of rows 60 points high on a phone's screen.
@MainActor
func show(
    _ table: UITableView, of source: some UITableViewDataSource & UITableViewDelegate
) throws -> (Stage, UIWindow) {
    let stage = try Stage(size: CGSize(width: 390, height: 844))
    let window = UIWindow(frame: UIScreen.main.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 60
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.makeKeyAndVisible()
    stage.advance(by: 0)
    return (stage, window)
}
