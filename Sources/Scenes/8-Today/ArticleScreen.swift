import Interlude
import UIKit

/// The article that a card opens into.
final class ArticleScreen: UIViewController {
    private let parts = StoryViews()
    private let textLabel = UILabel()
    private lazy var closeButton = PillButton("✕") { [weak self] in self?.dismiss(animated: true) }

    init(_ story: Story) {
        super.init(nibName: nil, bundle: nil)
        parts.show(story)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        parts.setMatched(true)
        closeButton.color = UIColor(white: 0, alpha: 0.45)
        // They come when the card has become the article, and go before that becomes a card.
        closeButton.transitionRule = ElementRule(away: Pose().scaled(0.3).faded(0), delay: 0.5, duration: 0.5)
        textLabel.transitionRule = ElementRule(away: Pose().moved(y: 60).faded(0), delay: 0.5, duration: 0.5)
        textLabel.numberOfLines = 0
        textLabel.font = .systemFont(ofSize: 18)
        textLabel.textColor = UIColor(white: 0.25, alpha: 1)
        textLabel.text = """
            The path leaves the village behind the mill and climbs through larches for an hour. Then the trees stand \
            back, and there it lies: so still that one looks twice to see which half is the sky.

            Bring bread and a jacket. The last bus goes at six.
            """
        for part in parts.all + [textLabel, closeButton] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        parts.place(ground: view.bounds, picture: CGRect(x: 0, y: 0, width: width, height: 460))
        closeButton.frame = CGRect(x: width - 56, y: 52, width: 36, height: 36)
        textLabel.frame = CGRect(x: 20, y: 480, width: width - 40, height: 260)
    }
}
