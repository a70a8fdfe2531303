import UIKit

/// A story as a card.
final class TodayCell: UITableViewCell {
    let story = StoryViews()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        for part in [story.ground, story.imageView] { part.layer.cornerRadius = 16 }
        story.ground.layer.shadowColor = UIColor.black.cgColor
        story.ground.layer.shadowOpacity = 0.2
        story.ground.layer.shadowRadius = 12
        story.ground.layer.shadowOffset = CGSize(width: 0, height: 6)
        for part in story.all { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let card = contentView.bounds.inset(by: UIEdgeInsets(top: 12, left: 20, bottom: 18, right: 20))
        story.place(ground: card, picture: card)
    }

    /// The card shrinks under the finger, and recovers.
    func setShrunk(_ isShrunk: Bool, completion: (() -> Void)? = nil) {
        UIView.animate(
            withDuration: isShrunk ? 0.3 : 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            self.transform = isShrunk ? CGAffineTransform(scaleX: 0.93, y: 0.93) : .identity
        } completion: { _ in
            completion?()
        }
    }
}
