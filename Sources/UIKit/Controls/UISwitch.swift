/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    private let track = UIView()
    private let knob = UIView()
    private var value = false
    private var valueBefore = false

    private static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2
    /// How much wider the knob is while it is pressed, in points.
    private static let stretch: CGFloat = 7

    /// Makes a switch that is off; its size is always its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    /// Makes a switch as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Whether it is on.
    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    /// Turns it on or off. Targets are not told.
    open func setOn(_ on: Bool, animated: Bool) {
        value = on
        update(animated)
    }

    /// The colour when it is on; green unless set.
    open var onTintColor: UIColor? { didSet { update(false) } }
    /// The colour of the knob; white unless set.
    open var thumbTintColor: UIColor? { didSet { update(false) } }
    /// What is said beside it. Switches show none on phones.
    open var title: String?

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
    open override var intrinsicContentSize: CGSize { UISwitch.size }

    private func setUp() {
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = UISwitch.size.height / 2
        knob.layer.cornerRadius = UISwitch.size.height / 2 - UISwitch.inset
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.15
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        knob.layer.shadowRadius = 4
        update(false)
    }

    private func update(_ animated: Bool) {
        let changes = {
            self.track.frame = CGRect(origin: .zero, size: UISwitch.size)
            self.track.backgroundColor = self.value ? self.onTintColor ?? .systemGreen : .secondarySystemFill
            self.knob.backgroundColor = self.thumbTintColor ?? .white
            let side = UISwitch.size.height - 2 * UISwitch.inset
            let width = side + (self.isHighlighted ? UISwitch.stretch : 0)
            let isRight = self.value != (self.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            self.knob.frame = CGRect(
                x: isRight ? UISwitch.size.width - UISwitch.inset - width : UISwitch.inset, y: UISwitch.inset,
                width: width, height: side)
            self.alpha = self.isEnabled ? 1 : 0.5
        }
        guard animated, window != nil else { return UIView.performWithoutAnimation(changes) }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: changes)
    }

    override func stateDidChange() { update(true) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        update(false)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        valueBefore = value
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x / UISwitch.size.width
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Beyond the middle of the other half the knob follows.
        if x > 0.75 || x < 0.25 {
            let isOn = (x > 0.5) != isRightToLeft
            if isOn != value, touch.distanceFromStart > UIPanGestureRecognizer.slop { setOn(isOn, animated: true) }
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let isTap = touch.map { $0.distanceFromStart <= UIPanGestureRecognizer.slop } ?? false
        if isTap { setOn(!value, animated: true) }
        guard value != valueBefore else { return }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    open override func cancelTracking(with event: UIEvent?) {
        if value != valueBefore { setOn(valueBefore, animated: true) }
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer is UISwipeGestureRecognizer, gestureRecognizer.view !== self, isEnabled { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
