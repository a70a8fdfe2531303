/// The buttons that a row uncovers as it is swiped to a side.
final class SwipeButtonsView: UIView {
    /// What a tap on a button does.
    var onTap: ((UIContextualAction) -> Void)?
    /// Whether the first button fills all of the room.
    private(set) var isFilled = false
    private let isTrailing: Bool
    private let actions: [UIContextualAction]
    private var buttons: [UIButton] = []
    private var widths: [CGFloat] = []

    private static let leastWidth: CGFloat = 74
    private static let margin: CGFloat = 15

    init(_ actions: [UIContextualAction], isTrailing: Bool) {
        (self.actions, self.isTrailing) = (actions, isTrailing)
        super.init(frame: .zero)
        clipsToBounds = true
        for action in actions {
            let button = UIButton(type: .custom)
            button.backgroundColor = action.backgroundColor
            var look = UIButton.Configuration.plain()
            look.title = action.title
            look.image = action.image
            look.imagePlacement = .top
            look.imagePadding = 2
            look.baseForegroundColor = .white
            look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
            button.configuration = look
            button.clipsToBounds = true
            button.addAction(UIAction { [weak self] _ in self?.onTap?(action) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
            let size = button.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
            widths.append(max(Self.leastWidth, (size.width + 2 * Self.margin - 8).rounded(.up)))
        }
        // The one at the row's end lies over the others as they come.
        for button in buttons.reversed() { bringSubviewToFront(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// The width of all buttons together, in points.
    var fullWidth: CGFloat { widths.reduce(0, +) }

    /// Has the first button fill all of the room, or give the others theirs again.
    func fill(_ fills: Bool) {
        isFilled = fills
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let part = fullWidth > 0 ? bounds.width / fullWidth : 0
        // Each button is uncovered at the same time, from the content's edge on; the first one is at the row's end.
        var end: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = index == 0 && isFilled ? bounds.width : widths[index] * part
            let shown = max(width, widths[index])
            let near = isFilled && index > 0 ? 0 : end
            // A button that is not all there shows its beginning.
            let x = isTrailing ? bounds.width - near - width : near + width - shown
            button.frame = CGRect(x: x, y: 0, width: shown, height: bounds.height)
            end += widths[index] * part
        }
    }
}
