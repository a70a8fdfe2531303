/// Shows that a list is being loaded anew.
///
/// It turns while `isRefreshing`; a scroll view places it above its contents.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    /// Makes a control that stands still.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: max(frame.width, 60), height: 60)))
        setUp()
    }

    /// Makes a control as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Whether something is being loaded.
    open private(set) var isRefreshing = false

    /// The text under the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            setNeedsLayout()
        }
    }

    /// Has the wheel turn. Targets are not told.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
    }

    /// Ends what `beginRefreshing()` began.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

    private func setUp() {
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 12)
        addSubview(wheel)
        addSubview(label)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if settings.tintColor != nil { wheel.color = tintColor }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let hasText = attributedTitle != nil
        wheel.bounds.size = CGSize(width: 20, height: 20)
        wheel.center = CGPoint(x: bounds.midX, y: hasText ? bounds.midY - 8 : bounds.midY)
        label.frame = CGRect(x: 0, y: bounds.midY + 6, width: bounds.width, height: hasText ? 16 : 0)
    }
}
