/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// That no segment is chosen.
    public nonisolated static let noSegment = -1

    var segments: [Segment] = []
    let knob = UIView()
    var pressed: Int?
    private var chosen = UISegmentedControl.noSegment

    /// What a segment shows, and how.
    @MainActor
    final class Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var isEnabled = true
        let label = UILabel()
        let picture = UIImageView(frame: .zero)
        let line = UIView()
    }

    /// Makes a control with strings and pictures; what is neither is left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            if let title = item as? String { insert(numberOfSegments) { $0.title = title } }
            if let image = item as? UIImage { insert(numberOfSegments) { $0.image = image } }
        }
        bounds.size = intrinsicContentSize
    }

    /// Makes a control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Makes a control without segments.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a control as a storyboard describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        knob.isUserInteractionEnabled = false
        knob.layer.cornerRadius = 7
        knob.layer.shadowColor = UIColor.black.cgColor
        knob.layer.shadowOpacity = 0.12
        knob.layer.shadowOffset = CGSize(width: 0, height: 3)
        knob.layer.shadowRadius = 4
        knob.isHidden = true
        addSubview(knob)
        updateLooks()
    }

    // MARK: Segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Which segment is chosen; `noSegment` for none. Targets are not told of a change in code.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set {
            choose(segments.indices.contains(newValue) ? newValue : UISegmentedControl.noSegment, animated: false)
        }
    }

    /// Whether a segment is chosen only as long as it is pressed.
    open var isMomentary = false
    /// Whether the segments are as wide as their contents need.
    open var apportionsSegmentWidthsByContent = false { didSet { setNeedsLayout() } }
    /// The colour of the chosen segment.
    open var selectedSegmentTintColor: UIColor? { didSet { updateLooks() } }

    /// Puts a title into the row.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(segment) { $0.title = title }
    }
    /// Puts a picture into the row.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(segment) { $0.image = image }
    }
    /// Puts an action into the row, with its title or picture.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(segment) {
            ($0.action, $0.title, $0.image) = (action, action.image == nil ? action.title : nil, action.image)
        }
    }
    /// Takes a segment out.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let old = segments.remove(at: segment)
        for view in [old.label, old.picture, old.line] as [UIView] { view.removeFromSuperview() }
        if chosen == segment { chosen = UISegmentedControl.noSegment } else if chosen > segment { chosen -= 1 }
        segmentsDidChange()
    }
    /// Takes all segments out.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    /// Gives a segment a title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// A segment's title.
    open func titleForSegment(at segment: Int) -> String? { item(segment)?.title }
    /// Gives a segment a picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }
    /// A segment's picture.
    open func imageForSegment(at segment: Int) -> UIImage? { item(segment)?.image }
    /// Gives a segment an action, with its title or picture.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) {
            ($0.action, $0.title, $0.image) = (action, action.image == nil ? action.title : nil, action.image)
        }
    }
    /// A segment's action.
    open func actionForSegment(at segment: Int) -> UIAction? { item(segment)?.action }
    /// Gives a segment a width in points, 0 for its share.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    /// The width that a segment was given in points.
    open func widthForSegment(at segment: Int) -> CGFloat { item(segment)?.width ?? 0 }
    /// Says whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { item(segment)?.isEnabled ?? false }

    private func item(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func change(_ index: Int, _ change: (Segment) -> Void) {
        guard let segment = item(index) else { return }
        change(segment)
        segmentsDidChange()
    }

    private func insert(_ index: Int, _ fill: (Segment) -> Void) {
        let segment = Segment()
        fill(segment)
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if chosen >= place { chosen += 1 }
        segment.label.textAlignment = .center
        segment.picture.contentMode = .center
        segment.line.backgroundColor = .separator
        for view in [segment.line, segment.label, segment.picture] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        invalidateIntrinsicContentSize()
        updateLooks()
        setNeedsLayout()
    }

    // MARK: Looks

    private var attributes = StateTable<[NSAttributedString.Key: Any]>()

    /// Sets the style of titles for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state] = attributes
        segmentsDidChange()
    }
    /// The style of titles for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes.value(for: state)
    }

    func updateLooks() {
        knob.backgroundColor = selectedSegmentTintColor ?? UISegmentedControl.knobColor
        knob.isHidden = chosen == UISegmentedControl.noSegment
        for (index, segment) in segments.enumerated() {
            let isChosen = index == chosen
            let style = attributes[isChosen ? .selected : .normal] ?? attributes[.normal] ?? [:]
            segment.label.font =
                style[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
            segment.label.textColor = style[.foregroundColor] as? UIColor ?? .label
            segment.label.text = segment.title
            segment.picture.image = segment.image
            segment.picture.tintColor = .label
            let strength: CGFloat = !isEnabled || !segment.isEnabled ? 0.3 : index == pressed && !isChosen ? 0.3 : 1
            segment.label.alpha = strength
            segment.picture.alpha = strength
            let touchesChosen = index == 0 || isChosen || index - 1 == chosen
            segment.line.alpha = touchesChosen ? 0 : 1
        }
    }

    private static let knobColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
    }

    override func stateDidChange() { updateLooks() }

    open override var intrinsicContentSize: CGSize {
        let widest = segments.map { max($0.width, UISegmentedControl.contentWidth($0) + 24) }
        let width =
            apportionsSegmentWidthsByContent ? widest.reduce(0, +) : (widest.max() ?? 0) * CGFloat(segments.count)
        return CGSize(width: width.rounded(.up), height: 32)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    static func contentWidth(_ segment: Segment) -> CGFloat {
        segment.image?.size.width ?? segment.label.sizeThatFits(.zero).width
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = segmentFrames
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (segment, frame) in zip(segments, frames) {
            segment.label.frame = frame.insetBy(dx: 4, dy: 0)
            segment.picture.frame = frame
            segment.line.frame = CGRect(
                x: (isRightToLeft ? frame.maxX : frame.minX) - 0.5, y: bounds.midY - 8, width: 1, height: 16)
        }
        if frames.indices.contains(chosen) { placeKnob(frames[chosen]) }
    }

    private func placeKnob(_ frame: CGRect) {
        let isPressed = pressed == chosen && pressed != nil
        knob.transform = .identity
        knob.frame = frame.insetBy(dx: 2, dy: 2)
        knob.transform = isPressed ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    }

    // MARK: Choosing

    func choose(_ index: Int, animated: Bool) {
        let hadKnob = chosen != UISegmentedControl.noSegment
        chosen = index
        let move = {
            self.updateLooks()
            let frames = self.segmentFrames
            if frames.indices.contains(index) { self.placeKnob(frames[index]) }
        }
        guard animated, window != nil, hadKnob, index != UISegmentedControl.noSegment else {
            return UIView.performWithoutAnimation(move)
        }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: move)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(segment(at: touch.location(in: self)))
        return pressed != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? segment(at: touch.location(in: self)) : nil)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let target = pressed
        press(nil)
        guard let target, target != chosen || isMomentary else { return }
        choose(target, animated: true)
        if let action = segments[target].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { choose(UISegmentedControl.noSegment, animated: true) }
    }

    open override func cancelTracking(with event: UIEvent?) { press(nil) }

    private func press(_ index: Int?) {
        let target = index.flatMap { segments[$0].isEnabled ? $0 : nil }
        guard target != pressed else { return }
        pressed = target
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.updateLooks()
            let frames = self.segmentFrames
            if frames.indices.contains(self.chosen) { self.placeKnob(frames[self.chosen]) }
        }
    }
}
