import Interlude
import UIKit

/// A list of cards.
final class TodayScreen: UIViewController {
    private let scrollView = UIScrollView()
    private let header = UILabel()
    private var cards: [TodayCard] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.contentInsetAdjustmentBehavior = .never
        view.addSubview(scrollView)
        header.text = "Today"
        header.font = .systemFont(ofSize: 34, weight: .bold)
        scrollView.addSubview(header)
        cards = Story.all.map { story in
            let card = TodayCard(story)
            card.addAction(
                UIAction { [weak self, weak card] _ in
                    if let card { self?.open(card) }
                }, for: .touchUpInside)
            scrollView.addSubview(card)
            return card
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        header.frame = CGRect(x: 20, y: 70, width: 300, height: 44)
        for (index, card) in cards.enumerated() {
            let place = CGRect(x: 20, y: 130 + CGFloat(index) * 400, width: view.bounds.width - 40, height: 370)
            card.bounds = CGRect(origin: .zero, size: place.size)
            card.center = CGPoint(x: place.midX, y: place.midY)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 130 + CGFloat(cards.count) * 400)
    }

    private func open(_ chosen: TodayCard) {
        for card in cards { card.setMatched(card === chosen) }
        chosen.transform = .identity
        let article = ArticleScreen(chosen.story)
        article.presentation = .fade.lasting(0.7, back: 0.5).paced(
            by: .spring(damping: 0.75), back: .spring(damping: 0.9)
        )
        .presented(at: .over(blur: .light)).dragged(by: .card(.down))
        present(article, animated: true)
    }
}
