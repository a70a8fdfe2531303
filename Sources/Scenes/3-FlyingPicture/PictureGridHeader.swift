import UIKit

/// What is over the collection.
final class PictureGridHeader: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Pictures"
        label.font = .systemFont(ofSize: 34, weight: .bold)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 16, y: bounds.height - 45, width: bounds.width - 32, height: 41)
    }
}
