import UIKit

/// The keys and what they do, over the scene.
final class HelpPanel: UIView {
    private static let rowHeight: CGFloat = 25
    private static let margin: CGFloat = 22
    /// The size that it wants.
    let fullSize: CGSize

    init(_ rows: [PlayAction.HelpRow]) {
        fullSize = CGSize(width: 308, height: 2 * HelpPanel.margin + HelpPanel.rowHeight * CGFloat(rows.count))
        super.init(frame: CGRect(origin: .zero, size: fullSize))
        backgroundColor = ChromePalette.panel
        layer.cornerRadius = 18
        layer.borderWidth = 1
        layer.borderColor = ChromePalette.line.cgColor
        for (index, row) in rows.enumerated() {
            let top = HelpPanel.margin + CGFloat(index) * HelpPanel.rowHeight
            add(row.keys, .semibold, ChromePalette.label, .right, CGRect(x: 16, y: top, width: 106, height: 24))
            add(row.action, .regular, ChromePalette.faint, .left, CGRect(x: 138, y: top, width: 160, height: 24))
        }
    }

    required init?(coder: NSCoder) { nil }

    private func add(
        _ text: String, _ weight: UIFont.Weight, _ color: UIColor, _ alignment: NSTextAlignment, _ frame: CGRect
    ) {
        let label = UILabel(frame: frame)
        label.text = text
        label.font = .systemFont(ofSize: 14, weight: weight)
        label.textColor = color
        label.textAlignment = alignment
        addSubview(label)
    }
}
