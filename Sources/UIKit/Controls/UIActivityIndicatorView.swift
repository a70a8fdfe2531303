/// A wheel that turns while something takes its time.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    private let spokes: [UIView] = (0..<8).map { _ in UIView() }

    /// The sizes of wheels.
    public enum Style: Int, Sendable {
        /// 20 points wide.
        case medium = 100
        /// 37 points wide.
        case large = 101
        /// Large and white.
        public static let whiteLarge = Style.large
    }

    /// Makes a wheel that stands still and is hidden.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: UIActivityIndicatorView.size(style)))
        setUp()
    }

    /// Makes a medium wheel with a frame in points.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Makes a wheel as a storyboard describes it.
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
        setUp()
    }

    /// How large it is.
    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The colour of the spokes.
    open var color: UIColor! = UIActivityIndicatorView.standardColor {
        didSet { for spoke in spokes { spoke.backgroundColor = color ?? UIActivityIndicatorView.standardColor } }
    }

    /// Whether it is hidden while it stands still.
    open var hidesWhenStopped = true { didSet { updateVisibility() } }

    /// Whether it turns.
    open private(set) var isAnimating = false

    /// Shows it and has it turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        updateVisibility()
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = Float(1)
            fade.toValue = UIActivityIndicatorView.faintest
            fade.duration = UIActivityIndicatorView.turn
            fade.repeatCount = .infinity
            // Each spoke was at its brightest an eighth of a turn after the one before it.
            fade.timeOffset = UIActivityIndicatorView.turn * Double(spokes.count - index) / Double(spokes.count)
            spoke.layer.add(fade, forKey: "spin")
        }
    }

    /// Has it stand still.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        updateVisibility()
        for spoke in spokes { spoke.layer.removeAnimation(forKey: "spin") }
    }

    /// The grey of wheels.
    private static let standardColor = UIColor.secondaryLabel
    /// How long a turn takes, in seconds, and how much is left of a spoke at its faintest.
    private static let turn: CFTimeInterval = 0.8
    private static let faintest: Float = 0.25

    private static func size(_ style: Style) -> CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIActivityIndicatorView.size(style) }
    open override var intrinsicContentSize: CGSize { UIActivityIndicatorView.size(style) }

    private func setUp() {
        isUserInteractionEnabled = false
        for (index, spoke) in spokes.enumerated() {
            spoke.backgroundColor = color
            let part = Float(index) / Float(spokes.count)
            spoke.alpha = CGFloat(1 - (1 - UIActivityIndicatorView.faintest) * (1 - part))
            addSubview(spoke)
        }
        updateVisibility()
    }

    /// Shows the first spokes only, while it stands still.
    func show(part: CGFloat) {
        let count = Int((part * CGFloat(spokes.count)).rounded(.down))
        for (index, spoke) in spokes.enumerated() { spoke.isHidden = index >= count }
    }

    private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = UIActivityIndicatorView.size(style).width
        let size = CGSize(width: side * 0.11, height: side * 0.27)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for (index, spoke) in spokes.enumerated() {
            let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(spokes.count)
            let radius = side / 2 - size.height / 2
            UIView.performWithoutAnimation {
                spoke.bounds.size = size
                spoke.layer.cornerRadius = size.width / 2
                spoke.center = CGPoint(
                    x: middle.x + radius * Elementary.sin(angle), y: middle.y - radius * Elementary.cos(angle))
                spoke.transform = CGAffineTransform(rotationAngle: angle)
            }
        }
    }
}
