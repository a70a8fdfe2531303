import UIKit

/// A story of the day: a picture with what kind of story it is, and its title.
struct Story {
    let kind: String
    let title: String
    let landscape: Landscape

    @MainActor static let all = [
        Story(kind: "PLACES", title: "A lake that mirrors the sky", landscape: Landscape.all[0]),
        Story(kind: "NIGHTS", title: "Under the northern lights", landscape: Landscape.all[3]),
        Story(kind: "COLOURS", title: "Where the hills are violet", landscape: Landscape.all[4]),
    ]
}

/// A card that shows a story; it shrinks while it is touched.
final class TodayCard: UIControl {
    let story: Story
    let imageView = UIImageView()
    let kindLabel = UILabel()
    let titleLabel = UILabel()

    init(_ story: Story) {
        self.story = story
        super.init(frame: .zero)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 14
        layer.shadowOffset = CGSize(width: 0, height: 8)
        imageView.image = story.landscape.image(CGSize(width: 390, height: 480))
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 16
        TodayCard.style(kindLabel, titleLabel, story)
        for view in [imageView, kindLabel, titleLabel] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// How both screens write what kind of story it is, and its title.
    static func style(_ kindLabel: UILabel, _ titleLabel: UILabel, _ story: Story) {
        kindLabel.text = story.kind
        kindLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        kindLabel.textColor = UIColor(white: 1, alpha: 0.85)
        titleLabel.text = story.title
        titleLabel.font = .systemFont(ofSize: 27, weight: .bold)
        titleLabel.textColor = .white
        titleLabel.numberOfLines = 2
    }

    /// Names the parts that the article has, too; only the chosen card's parts have names.
    func setMatched(_ isMatched: Bool) {
        imageView.transitionID = isMatched ? "picture" : nil
        kindLabel.transitionID = isMatched ? "kind" : nil
        titleLabel.transitionID = isMatched ? "title" : nil
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.92, y: 0.92) : .identity
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        kindLabel.frame = CGRect(x: 18, y: 18, width: bounds.width - 36, height: 20)
        titleLabel.frame = CGRect(x: 18, y: 42, width: bounds.width - 90, height: 70)
    }
}
