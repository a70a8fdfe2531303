/// A control with a minus and a plus that changes a value step by step.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let minus = UIImageView(frame: .zero)
    private let plus = UIImageView(frame: .zero)
    private let line = UIView()
    private let shade = UIView()
    private var number = 0.0
    private var side = 0
    private var timer: DisplayTimer?

    private static let size = CGSize(width: 94, height: 32)
    /// How long a finger has to stay before steps repeat, and how far apart they are, in seconds.
    private static let pause: TimeInterval = 0.5
    private static let interval: TimeInterval = 0.1

    /// Makes a stepper from 0 to 100; its size is always its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        setUp()
    }

    /// Makes a stepper as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The value. Targets are not told of a change in code.
    open var value: Double {
        get { number }
        set {
            number = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue)
            updateLooks()
        }
    }
    /// The smallest value.
    open var minimumValue = 0.0 { didSet { value = number } }
    /// The largest value.
    open var maximumValue = 100.0 { didSet { value = number } }
    /// How far a step goes.
    open var stepValue = 1.0
    /// Whether the smallest value follows the largest.
    open var wraps = false { didSet { updateLooks() } }
    /// Whether steps repeat while a finger stays.
    open var autorepeat = true
    /// Whether targets are told of each step, not only at the end.
    open var isContinuous = true

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
    open override var intrinsicContentSize: CGSize { UIStepper.size }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        clipsToBounds = true
        let symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular)
        minus.image = UIImage(systemName: "minus", withConfiguration: symbol)
        plus.image = UIImage(systemName: "plus", withConfiguration: symbol)
        line.backgroundColor = .separator
        shade.backgroundColor = .tertiarySystemFill
        shade.isHidden = true
        for view in [shade, minus, plus, line] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [minus, plus] {
            view.contentMode = .center
            view.tintColor = .label
        }
        updateLooks()
    }

    private func updateLooks() {
        minus.alpha = isEnabled && (wraps || number > minimumValue) ? 1 : 0.3
        plus.alpha = isEnabled && (wraps || number < maximumValue) ? 1 : 0.3
        shade.isHidden = side == 0
        setNeedsLayout()
    }

    override func stateDidChange() { updateLooks() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (
            CGRect(origin: .zero, size: half), CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
        )
        minus.frame = isRightToLeft ? right : left
        plus.frame = isRightToLeft ? left : right
        line.frame = CGRect(x: half.width - 0.5, y: 7, width: 1, height: max(0, half.height - 14))
        shade.frame = side > 0 ? plus.frame : minus.frame
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(touch)
        step()
        if autorepeat { repeatStep(after: UIStepper.pause) }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if isTouchInside { press(touch) } else { release() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        release()
        if !isContinuous { tell() }
    }

    open override func cancelTracking(with event: UIEvent?) { release() }

    private func press(_ touch: UITouch) {
        side = plus.frame.contains(touch.location(in: self)) ? 1 : -1
        updateLooks()
    }

    private func release() {
        timer?.cancel()
        side = 0
        updateLooks()
    }

    private func step() {
        let old = number
        let next = number + Double(side) * stepValue
        if wraps, next > maximumValue {
            value = minimumValue
        } else if wraps, next < minimumValue {
            value = maximumValue
        } else {
            value = next
        }
        if isContinuous, number != old { tell() }
    }

    private func tell() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    private func repeatStep(after seconds: TimeInterval) {
        timer?.cancel()
        timer = DisplayTimer(after: seconds) { [weak self] in
            guard let self, self.side != 0 else { return }
            self.step()
            self.repeatStep(after: UIStepper.interval)
        }
    }
}
