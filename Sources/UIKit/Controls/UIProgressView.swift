/// A bar that shows how far something has come.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    private let track = UIView()
    private let bar = UIView()

    /// The looks of bars.
    public enum Style: Int, Sendable {
        /// On a screen.
        case `default`
        /// In a bar.
        case bar
    }

    /// Makes a bar of a style.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: UIProgressView.height(style)))
        progressViewStyle = style
    }

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The looks.
    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// How far it has come, 0 to 1.
    open var progress: Float {
        get { value }
        set { setProgress(newValue, animated: false) }
    }

    /// Changes how far it has come.
    open func setProgress(_ progress: Float, animated: Bool) {
        value = min(max(progress, 0), 1)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            self.layoutIfNeeded()
        }
    }

    /// The colour of what is done; the tint colour unless set.
    open var progressTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of what is left.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    private var value: Float = 0

    private static func height(_ style: Style) -> CGFloat { style == .bar ? 2.5 : 4 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 150, height: UIProgressView.height(progressViewStyle))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height(progressViewStyle))
    }

    private func setUp() {
        isUserInteractionEnabled = false
        track.clipsToBounds = true
        addSubview(track)
        track.addSubview(bar)
        updateColors()
    }

    private func updateColors() {
        track.backgroundColor = trackTintColor ?? .systemFill
        bar.backgroundColor = progressTintColor ?? tintColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(bounds.height, UIProgressView.height(progressViewStyle))
        track.frame = CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        track.layer.cornerRadius = progressViewStyle == .bar ? 0 : height / 2
        bar.layer.cornerRadius = track.layer.cornerRadius
        let width = bounds.width * CGFloat(value)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        bar.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: height)
    }
}
