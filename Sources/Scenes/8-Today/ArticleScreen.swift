import Interlude
import UIKit

/// The article that a card opens into.
final class ArticleScreen: UIViewController {
    private let story: Story
    private let imageView = UIImageView()
    private let kindLabel = UILabel()
    private let titleLabel = UILabel()
    private let textLabel = UILabel()
    private lazy var closeButton = PillButton("✕") { [weak self] in self?.dismiss(animated: true) }

    init(_ story: Story) {
        self.story = story
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        imageView.image = story.landscape.image(CGSize(width: 390, height: 480))
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        TodayCard.style(kindLabel, titleLabel, story)
        imageView.transitionID = "picture"
        kindLabel.transitionID = "kind"
        titleLabel.transitionID = "title"
        closeButton.color = UIColor(white: 0, alpha: 0.45)
        closeButton.transitionRule = .scaled(0.3)
        textLabel.transitionRule = .moved(y: 60)
        textLabel.numberOfLines = 0
        textLabel.font = .systemFont(ofSize: 18)
        textLabel.textColor = UIColor(white: 0.25, alpha: 1)
        textLabel.text = """
            The path leaves the village behind the mill and climbs through larches for an hour. Then the trees stand \
            back, and there it lies: so still that one looks twice to see which half is the sky.

            Bring bread and a jacket. The last bus goes at six.
            """
        for subview in [imageView, kindLabel, titleLabel, textLabel, closeButton] { view.addSubview(subview) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        imageView.frame = CGRect(x: 0, y: 0, width: width, height: 460)
        kindLabel.frame = CGRect(x: 20, y: 58, width: width - 100, height: 20)
        titleLabel.frame = CGRect(x: 20, y: 82, width: width - 92, height: 70)
        closeButton.frame = CGRect(x: width - 56, y: 44, width: 36, height: 36)
        textLabel.frame = CGRect(x: 20, y: 480, width: width - 40, height: 260)
    }
}
