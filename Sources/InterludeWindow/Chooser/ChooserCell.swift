import UIKit

/// A scene: its picture, and below it its name and what it shows.
final class ChooserCell: UICollectionViewCell {
    private let poster = UIImageView()
    private let name = UILabel()
    private let title = UILabel()

    private static let nameHeight: CGFloat = 20
    private static let titleHeight: CGFloat = 34

    /// How high a cell of some width is.
    static func height(forWidth width: CGFloat) -> CGFloat {
        posterHeight(forWidth: width) + 10 + nameHeight + 2 + titleHeight
    }

    private static func posterHeight(forWidth width: CGFloat) -> CGFloat { (width * 1.25).rounded() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        poster.backgroundColor = ChromePalette.bar
        poster.contentMode = .scaleAspectFill
        poster.clipsToBounds = true
        poster.layer.cornerRadius = 16
        poster.layer.borderWidth = 1
        poster.layer.borderColor = ChromePalette.line.cgColor
        name.font = .systemFont(ofSize: 15, weight: .semibold)
        name.textColor = ChromePalette.label
        title.font = .systemFont(ofSize: 13)
        title.textColor = ChromePalette.faint
        title.numberOfLines = 2
        for view in [poster, name, title] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a scene.
    func show(_ entry: ChooserEntry) {
        poster.image = entry.poster.map { UIImage(cgImage: $0) }
        (name.text, title.text) = (entry.name, entry.title)
        setNeedsLayout()
    }

    /// Shows the scene's picture, which was missing.
    func fadeIn(_ image: CGImage) {
        UIView.transition(with: poster, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction]) {
            [self] in
            poster.image = UIImage(cgImage: image)
        }
    }

    /// A finger on it presses it in.
    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue else { return }
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
                [self] in
                contentView.transform = isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = contentView.bounds.width
        poster.frame = CGRect(x: 0, y: 0, width: width, height: ChooserCell.posterHeight(forWidth: width))
        name.frame = CGRect(x: 2, y: poster.frame.maxY + 10, width: width - 4, height: ChooserCell.nameHeight)
        let room = CGSize(width: width - 4, height: ChooserCell.titleHeight)
        title.frame = CGRect(
            origin: CGPoint(x: 2, y: name.frame.maxY + 2),
            size: CGSize(width: room.width, height: min(room.height, title.sizeThatFits(room).height)))
    }
}
