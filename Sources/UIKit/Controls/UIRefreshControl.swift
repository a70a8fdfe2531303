/// Shows that a list is being loaded anew.
///
/// It turns while `isRefreshing`; a scroll view places it above its contents.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()

    /// Makes a control that stands still.
    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(
                origin: frame.origin, size: CGSize(width: max(frame.width, 60), height: UIRefreshControl.height)))
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

    /// Has the wheel turn, and the list keep room for it. Targets are not told.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.show(part: 1)
        wheel.startAnimating()
        list?.refreshRoom(Self.height)
    }

    /// Ends what `beginRefreshing()` began.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        needsRelease = true
        wheel.stopAnimating()
        list?.refreshRoom(0)
    }

    /// The list that the control belongs to.
    weak var list: UIScrollView?
    /// Whether the finger that has pulled has to let go before it can pull again.
    private var needsRelease = false

    /// How high the control is, and how far the content has to be pulled down, in points.
    static let height: CGFloat = 60
    static let pull: CGFloat = 110

    /// The content has been pulled down by some points.
    func follow(pull distance: CGFloat, isDragging: Bool) {
        if distance <= 0 || !isDragging { needsRelease = false }
        alpha = isRefreshing ? 1 : min(max(distance / (Self.height / 2), 0), 1)
        guard !isRefreshing else { return }
        wheel.show(part: needsRelease ? 0 : min(max(distance / Self.pull, 0), 1))
        guard isDragging, !needsRelease, distance >= Self.pull else { return }
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    private func setUp() {
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        wheel.show(part: 0)
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
