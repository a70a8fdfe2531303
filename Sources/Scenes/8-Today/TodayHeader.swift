import UIKit

/// What is over the list: the day.
final class TodayHeader: UIView {
    private let dateLabel = UILabel()
    private let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        dateLabel.text = "FRIDAY, 26 JULY"
        dateLabel.font = .systemFont(ofSize: 13, weight: .semibold)
        dateLabel.textColor = .gray
        titleLabel.text = "Today"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        addSubview(dateLabel)
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dateLabel.frame = CGRect(x: 20, y: bounds.height - 61, width: bounds.width - 40, height: 16)
        titleLabel.frame = CGRect(x: 20, y: bounds.height - 45, width: bounds.width - 40, height: 41)
    }
}
