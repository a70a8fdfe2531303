import Interlude
import UIKit

/// The parts of a story that the list and the article share, and that turn into each other.
@MainActor
struct StoryViews {
    /// What the rest lies on.
    let ground = UIView()
    let imageView = UIImageView()
    let kindLabel = UILabel()
    let titleLabel = UILabel()

    var all: [UIView] { [ground, imageView, kindLabel, titleLabel] }

    init() {
        ground.backgroundColor = .white
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        kindLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        kindLabel.textColor = UIColor(white: 1, alpha: 0.85)
        titleLabel.font = .systemFont(ofSize: 27, weight: .bold)
        titleLabel.textColor = .white
        titleLabel.numberOfLines = 2
    }

    func show(_ story: Story) {
        imageView.image = story.landscape.image(CGSize(width: 390, height: 480))
        kindLabel.text = story.kind
        titleLabel.text = story.title
    }

    /// Has each part turn into the one of the other screen with the same name.
    func setMatched(_ isMatched: Bool) {
        for (view, name) in zip(all, ["ground", "picture", "kind", "title"]) {
            view.transitionID = isMatched ? name : nil
        }
    }

    /// Puts the parts into a card or the head of an article: the texts at the picture's foot, of the same size in both.
    func place(ground groundFrame: CGRect, picture: CGRect) {
        ground.frame = groundFrame
        imageView.frame = picture
        kindLabel.frame = CGRect(x: picture.minX + 20, y: picture.maxY - 114, width: 250, height: 18)
        titleLabel.frame = CGRect(x: picture.minX + 20, y: picture.maxY - 92, width: 290, height: 72)
    }
}
