import UIKit

/// A button with a title on a round ground.
final class PillButton: UIControl {
    private let label = UILabel()

    /// The ground's colour; what is chosen keeps it, what is not is grey.
    var color: UIColor = .systemBlue { didSet { refresh() } }

    override var isSelected: Bool { didSet { refresh() } }
    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    /// Whether it is one of several of which one is chosen.
    private let isChoice: Bool

    init(_ title: String, isChoice: Bool = false, action: @escaping () -> Void) {
        self.isChoice = isChoice
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: isChoice ? 13 : 16, weight: .semibold)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        refresh()
    }

    required init?(coder: NSCoder) { nil }

    private func refresh() {
        let isFilled = !isChoice || isSelected
        backgroundColor = isFilled ? color : UIColor(white: 0.9, alpha: 1)
        label.textColor = isFilled ? .white : UIColor(white: 0.25, alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 2)
        layer.cornerRadius = bounds.height / 2
    }
}
