import UIKit

/// Says how far something has come, in white on a dark ground.
final class PercentLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .monospacedDigitSystemFont(ofSize: 28, weight: .semibold)
        textColor = .white
        textAlignment = .center
        backgroundColor = UIColor(white: 0, alpha: 0.55)
        layer.cornerRadius = 28
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }
}
