/// A view that tells others what is done with it.
///
/// Targets are told by a selector or a block, for the events that they ask for, in the order in which they were added. A
/// target of nil stands for the first responder in the chain that can take the message. Targets are not kept alive.
@preconcurrency @MainActor
open class UIControl: UIView {
    var receivers: [ControlReceiver] = []
    private var wasInside = false

    /// Makes a control with a frame in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a control that does something when its main event happens.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control as a storyboard describes it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: State

    /// Whether the control can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the control is on or chosen.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the control is pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    /// All of that in one.
    open var state: State {
        var state: State = []
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// The state is another one: subclasses of the framework change their looks.
    func stateDidChange() { setNeedsLayout() }

    /// Where the contents are, from top to bottom.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// Where the contents are, from side to side.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The same with leading and trailing worked out.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        switch contentHorizontalAlignment {
        case .leading: return isLeftToRight ? .left : .right
        case .trailing: return isLeftToRight ? .right : .left
        default: return contentHorizontalAlignment
        }
    }

    /// What is said of the control when a pointer rests on it.
    open var toolTip: String?
    /// Whether the main event shows the menu.
    open var showsMenuAsPrimaryAction = false

    // MARK: Tracking

    /// Whether a touch is being followed.
    open private(set) var isTracking = false
    /// Whether the touch that is followed is in the control or not far away.
    open private(set) var isTouchInside = false

    /// A touch has begun in the control.
    /// - Returns: whether it is to be followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch has moved.
    /// - Returns: whether it is to be followed on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The touch has been lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The touch was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    /// How far outside a finger still counts as inside, in points.
    static let tolerance: CGFloat = 70

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        (isTracking, isTouchInside) = (true, true)
        guard beginTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = true
        send(.touchDown, event)
        if touch.tapCount > 1 { send(.touchDownRepeat, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        follow(touch)
        guard continueTracking(touch, with: event) else {
            endTracking(touch, with: event)
            return stopTracking()
        }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        follow(touch)
        isTracking = false
        endTracking(touch, with: event)
        let isInside = isTouchInside
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside { didTouchUpInside(event) }
        stopTracking()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        cancelTracking(with: event)
        send(.touchCancel, event)
        stopTracking()
    }

    /// What is sent besides when a touch ends inside.
    func didTouchUpInside(_ event: UIEvent?) {}

    private func follow(_ touch: UITouch) {
        wasInside = isTouchInside
        let reach = bounds.insetBy(dx: -UIControl.tolerance, dy: -UIControl.tolerance)
        isTouchInside = reach.contains(touch.location(in: self))
    }

    private func stopTracking() {
        (isTracking, isTouchInside) = (false, false)
        isHighlighted = false
    }

    /// A tap on an enabled control is not one on the views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, takesTaps, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
    }

    /// Whether taps do something with the control.
    var takesTaps: Bool { true }

    // MARK: Targets

    /// Has a target told of events.
    /// - Parameters:
    ///   - target: who is told; nil for the first responder in the chain that can take the message.
    ///   - action: takes nothing, the control, or the control and the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addReceiver(.selector(action, Weak(target.map { $0 as AnyObject }), hasTarget: target != nil), controlEvents)
    }

    /// Has a target, nil for all, told of events no more by an action, nil for all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        removeReceivers(controlEvents) { way in
            guard case .selector(let selector, let receiver, _) = way else { return false }
            return (target == nil || receiver.object === target) && (action == nil || selector == action)
        }
    }

    /// Has a block run for events. It takes the place of one of the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        addReceiver(.action(action), controlEvents)
    }

    /// Has a block run for events no more.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Has the block of an identifier run for events no more.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeReceivers(controlEvents) { way in
            guard case .action(let action) = way else { return false }
            return action.identifier == actionIdentifier
        }
    }

    /// Those that are told of anything. One that stands for nil is an `NSNull`.
    open var allTargets: Set<AnyHashable> { Set(targets) }

    /// The events that somebody is told of.
    open var allControlEvents: Event { receivers.reduce(into: []) { $0.formUnion($1.events) } }

    /// The names of the actions by which a target is told of an event; nil where there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        names(of: target, controlEvent)
    }

    /// Calls a block with each action or target and selector, and its events; it may stop by its last argument.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        enumerate(iterator)
    }

    /// Sends a message. Subclasses may watch or change what is sent.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Runs a block.
    open func sendAction(_ action: UIAction) { action.perform(for: self) }

    /// Tells all targets of events, as if they had happened.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    /// Does what a touch on the control does.
    open func performPrimaryAction() { if isEnabled { sendActions(for: .primaryActionTriggered) } }
}
