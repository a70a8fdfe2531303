import Interlude
import UIKit

/// A list of cards.
final class TodayScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.contentInsetAdjustmentBehavior = .never
        tableView.separatorStyle = .none
        tableView.rowHeight = 400
        tableView.showsVerticalScrollIndicator = false
        tableView.tableHeaderView = TodayHeader(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 118))
        tableView.register(TodayCell.self, forCellReuseIdentifier: "story")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Story.all.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "story", for: indexPath)
        (cell as? TodayCell)?.story.show(Story.all[indexPath.row])
        return cell
    }

    // MARK: Under the finger

    private func cell(at indexPath: IndexPath) -> TodayCell? { tableView.cellForRow(at: indexPath) as? TodayCell }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        cell(at: indexPath)?.setShrunk(true)
        return true
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        cell(at: indexPath)?.setShrunk(false)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard let chosen = cell(at: indexPath) else { return }
        // The article grows out of the card as it is by itself.
        chosen.setShrunk(false) { [weak self] in self?.open(Story.all[indexPath.row], from: chosen) }
    }

    // MARK: The article

    private func open(_ story: Story, from chosen: TodayCell) {
        guard presentedViewController == nil else { return }
        for case let cell as TodayCell in tableView.visibleCells { cell.story.setMatched(cell === chosen) }
        let article = ArticleScreen(story)
        article.presentation = .fade.lasting(0.7, back: 0.55).paced(
            by: .spring(damping: 0.75), back: .spring(damping: 0.9)
        )
        .presented(at: .over(blur: .light)).dragged(by: .card(.down))
        present(article, animated: true)
    }
}
