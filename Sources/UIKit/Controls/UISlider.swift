/// A control for a value between two others, by dragging.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let minimumTrack = UIImageView(frame: .zero)
    private let maximumTrack = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let minimumView = UIImageView(frame: .zero)
    private let maximumView = UIImageView(frame: .zero)
    private var thumbImages = StateTable<UIImage>()
    private var minimumTrackImages = StateTable<UIImage>()
    private var maximumTrackImages = StateTable<UIImage>()
    private var number: Float = 0
    private var grip: CGFloat = 0

    private static let thumbSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4

    /// Makes a slider from 0 to 1 with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a slider as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The value, from `minimumValue` to `maximumValue`.
    open var value: Float {
        get { number }
        set { setValue(newValue, animated: false) }
    }
    /// The value at the leading end.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = number
        }
    }
    /// The value at the trailing end.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }

    /// Changes the value. Targets are not told.
    open func setValue(_ value: Float, animated: Bool) {
        number = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
            self.layoutIfNeeded()
        }
    }

    /// Whether targets are told while the thumb is dragged, not only at the end.
    open var isContinuous = true
    /// The picture at the leading end.
    open var minimumValueImage: UIImage? { didSet { updateLooks() } }
    /// The picture at the trailing end.
    open var maximumValueImage: UIImage? { didSet { updateLooks() } }
    /// The colour before the thumb; the tint colour unless set.
    open var minimumTrackTintColor: UIColor? { didSet { updateLooks() } }
    /// The colour after the thumb.
    open var maximumTrackTintColor: UIColor? { didSet { updateLooks() } }
    /// The colour of the thumb; white unless set.
    open var thumbTintColor: UIColor? { didSet { updateLooks() } }

    /// Sets the thumb's picture for a state.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        updateLooks()
    }
    /// Sets the picture of the track before the thumb for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        updateLooks()
    }
    /// Sets the picture of the track after the thumb for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        updateLooks()
    }
    /// The thumb's picture for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.value(for: state) }
    /// The picture of the track before the thumb for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.value(for: state) }
    /// The picture of the track after the thumb for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.value(for: state) }
    /// The thumb's picture as the state is now.
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    // MARK: Layout

    /// The rectangle of the picture at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The rectangle of the picture at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    /// The rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let gap: CGFloat = 8
        let left = minimumValueImage == nil ? 0 : minimumValueImageRect(forBounds: bounds).width + gap
        let right = maximumValueImage == nil ? 0 : maximumValueImageRect(forBounds: bounds).width + gap
        let height = currentTrackHeight
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - height / 2, width: max(0, bounds.width - left - right),
            height: height)
    }
    /// The rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = thumbSize
        let range = maximumValue - minimumValue
        var part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
        return CGRect(
            x: rect.minX + part * (rect.width - size.width), y: rect.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private var thumbSize: CGSize {
        currentThumbImage?.size ?? CGSize(width: UISlider.thumbSide, height: UISlider.thumbSide)
    }

    private var currentTrackHeight: CGFloat {
        minimumTrackImage(for: state)?.size.height ?? UISlider.trackHeight
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : 118, height: max(31, thumbSize.height))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: max(31, thumbSize.height))
    }

    private func setUp() {
        for view in [maximumTrack, minimumTrack, minimumView, maximumView, thumb] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
        thumb.layer.shadowRadius = 4
        updateLooks()
    }

    private func updateLooks() {
        minimumTrack.image = minimumTrackImage(for: state)
        maximumTrack.image = maximumTrackImage(for: state)
        minimumTrack.backgroundColor = minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
        maximumTrack.backgroundColor = maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
        thumb.image = currentThumbImage
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.18 : 0
        (minimumView.image, maximumView.image) = (minimumValueImage, maximumValueImage)
        for view in [maximumTrack, minimumTrack] { view.alpha = isEnabled ? 1 : 0.5 }
        setNeedsLayout()
    }

    override func stateDidChange() { updateLooks() }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLooks()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let track = trackRect(forBounds: bounds)
        let thumbFrame = thumbRect(forBounds: bounds, trackRect: track, value: number)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        maximumTrack.frame = track
        minimumTrack.frame =
            isRightToLeft
            ? CGRect(x: thumbFrame.midX, y: track.minY, width: track.maxX - thumbFrame.midX, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: thumbFrame.midX - track.minX, height: track.height)
        thumb.frame = thumbFrame
        maximumTrack.layer.cornerRadius = maximumTrack.image == nil ? track.height / 2 : 0
        minimumTrack.layer.cornerRadius = minimumTrack.image == nil ? track.height / 2 : 0
        thumb.layer.cornerRadius = thumb.image == nil ? UISlider.thumbSide / 2 : 0
        minimumView.frame = minimumValueImageRect(forBounds: bounds)
        maximumView.frame = maximumValueImageRect(forBounds: bounds)
    }

    // MARK: Tracking

    override var takesTaps: Bool { false }

    private var currentThumbFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let frame = currentThumbFrame
        grip = point.x - frame.midX
        return frame.insetBy(dx: -10, dy: -10).contains(point)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let length = track.width - thumbSize.width
        guard length > 0 else { return true }
        var part = (touch.location(in: self).x - grip - track.minX - thumbSize.width / 2) / length
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { part = 1 - part }
        let old = number
        value = minimumValue + Float(part) * (maximumValue - minimumValue)
        if number != old, isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    /// A drag of the thumb is not one of the views around.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.view !== self {
            if gestureRecognizer is UISwipeGestureRecognizer { return false }
            if let pan = gestureRecognizer as? UIPanGestureRecognizer {
                let way = pan.translation(in: self)
                if abs(way.x) > abs(way.y) { return false }
            }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
