/// The button that calls a search off.
final class SearchCancelButton: UIControl {
    private let label = UILabel(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.text = "Cancel"
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.3 : 1
    }
}
