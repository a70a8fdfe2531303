import UIKit

/// What stands above the scenes.
final class ChooserHeader: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        add("Interlude", .systemFont(ofSize: 34, weight: .bold), ChromePalette.label, y: 10, height: 42)
        add(
            "Tap a scene to play with it. Esc comes back.", .systemFont(ofSize: 15), ChromePalette.faint, y: 54,
            height: 20)
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ text: String, _ font: UIFont, _ color: UIColor, y: CGFloat, height: CGFloat) {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: bounds.width - 40, height: height))
        label.autoresizingMask = .flexibleWidth
        (label.text, label.font, label.textColor) = (text, font, color)
        addSubview(label)
    }
}
