/// A choice of an alert, as a row that lights up under a finger.
final class AlertButton: UIView {
    let action: UIAlertAction
    private let label = UILabel()
    private let font: UIFont
    var isTouched = false {
        didSet {
            if isTouched == oldValue { return }
            backgroundColor = isTouched ? AlertButton.touchedColor : nil
        }
    }

    private static let touchedColor = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.1)
    }

    init(_ action: UIAlertAction, isPreferred: Bool, size: CGFloat) {
        self.action = action
        font = .systemFont(ofSize: size, weight: isPreferred ? .semibold : .regular)
        super.init(frame: .zero)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Looks as the action says.
    func update() {
        let color: UIColor =
            !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor ?? .systemBlue
        label.attributedText = NSAttributedString(
            string: action.title ?? "", attributes: [.font: font, .foregroundColor: color])
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    /// The width of the title in points.
    var titleWidth: CGFloat { label.sizeThatFits(.unlimited).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = label.sizeThatFits(.unlimited).height
        label.frame = CGRect(x: 12, y: (bounds.height - height) / 2, width: max(0, bounds.width - 24), height: height)
            .onWholePixels(traitCollection.displayScale)
    }
}
