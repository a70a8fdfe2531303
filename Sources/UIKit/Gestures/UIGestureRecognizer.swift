/// Watches touches for a movement that means something.
///
/// Subclasses look at touches in `touchesBegan(_:with:)` and its siblings and set `state`. A state that is asked for there
/// counts once all recognizers have seen what the touches did: then recognizers that it has to wait for, and those that
/// exclude it, have their say, and the actions are sent.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// What hands its action on to segues of a storyboard.
    var storyboardTriggers: [SegueTrigger] = []
    /// The view whose touches are watched.
    open internal(set) weak var view: UIView?
    /// Decides about the recognizer's touches and neighbours.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the recognizer's touches are taken away from the view when it recognises.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only when the recognizer has failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only when the recognizer has failed.
    open var delaysTouchesEnded = true
    /// The kinds of touches that are watched, as `UITouch.TouchType` raw values; all at first.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses that are watched.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of one kind only are watched at a time.
    open var requiresExclusiveTouchType = true
    /// A name, to find the recognizer by.
    open var name: String?

    /// Who is told, and how, in the order of addition.
    private var receivers: [Receiver] = []
    /// Those that have to fail first.
    private var prerequisites: [Weak<UIGestureRecognizer>] = []
    /// Those that were asked about since the last reset, and whether they have to fail first.
    private var knownWaits: [(other: Weak<UIGestureRecognizer>, isWaiting: Bool)] = []
    private var shown = State.possible

    weak var arbiter: GestureArbiter?
    /// The touches that are down, and all since the last reset.
    private(set) var touches: [UITouch] = []
    private(set) var received: [UITouch] = []
    /// The state that the arbiter has agreed to, and those that are asked for.
    private(set) var granted = State.possible
    private(set) var requests: [State] = []
    private var lastCentroid: CGPoint?
    private var timer: DisplayTimer?

    /// Makes a recognizer that tells a target.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer that tells nobody yet.
    public convenience override init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer as a storyboard describes it.
    public init?(coder: NSCoder) { super.init() }

    // MARK: Targets

    /// Has a target told of each recognition and change. It is not kept alive.
    /// - Parameter action: takes the recognizer, or nothing.
    open func addTarget(_ target: Any, action: Selector) {
        let receiver = Receiver(target: target as AnyObject, action: action)
        if !receivers.contains(where: { $0.target === receiver.target && $0.action == action }) {
            receivers.append(receiver)
        }
    }

    /// Has a target, nil for all, told no more by an action, nil for all.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        receivers.removeAll { (target == nil || $0.target === target) && (action == nil || $0.action == action) }
    }

    // MARK: State

    /// How far the recognition has come. Subclasses set it.
    open var state: State {
        get { shown }
        set { request(newValue) }
    }

    /// Whether touches are watched. Turned off in the middle, it is cancelled.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { interrupt() } }
    }

    /// The number of touches that count now.
    open var numberOfTouches: Int { touches.count }

    /// The middle of the touches, in a view's coordinates, nil for the window's.
    open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

    /// Where one of the touches is, in a view's coordinates, nil for the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    // MARK: Neighbours

    /// Has the recognizer wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        prerequisites.append(Weak(otherGestureRecognizer))
        knownWaits = []
    }

    /// Whether this one, when it recognises, makes another one fail.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this one fails when another one recognises.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this one has to wait until another one has failed.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether another one has to wait until this one has failed.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether an event is of interest.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For subclasses

    /// Fingers came down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Gets ready for the next recognition; called when one is over, however it went.
    open func reset() {}

    /// Leaves a touch alone from now on.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
        received.removeAll { $0 === touch }
        touch.watchers.removeAll { $0 === self }
    }
}

extension UIGestureRecognizer {
    /// How far a recognition has come.
    public enum State: Int, Sendable {
        /// Nothing is decided.
        case possible
        /// A movement has begun.
        case began
        /// It goes on.
        case changed
        /// It is over, or the gesture has been recognised.
        case ended
        /// It was broken off.
        case cancelled
        /// It is another gesture.
        case failed
        /// A gesture that happens at one moment has been recognised.
        public static let recognized = State.ended

        var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
        var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    }

    private struct Receiver {
        weak var target: AnyObject?
        let action: Selector
    }
}

// MARK: - What the arbiter sees and does

extension UIGestureRecognizer {
    /// Whether it has been given touches and has neither recognised nor failed.
    var isUndecided: Bool { granted == .possible && !received.isEmpty }
    /// Whether it has recognised and is not through with it.
    var hasRecognized: Bool { granted.isRecognized }
    /// Whether it is through, and only waits for its touches to go.
    var isFinished: Bool { granted.isFinal || requests.last?.isFinal ?? false }
    /// The state as a subclass has asked for it, also while it has to wait.
    var wanted: State { requests.last ?? shown }

    /// How many views the recognizer's view is in.
    var depth: Int {
        var (count, current) = (0, view?.superview)
        while let ancestor = current { (count, current) = (count + 1, ancestor.superview) }
        return count
    }

    /// Whether a new touch is to be watched.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && !isFinished && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
            && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
            && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    func take(_ touch: UITouch) {
        touches.append(touch)
        received.append(touch)
    }

    func letGo(of touch: UITouch) {
        lastCentroid = centroid
        touches.removeAll { $0 === touch }
    }

    func handle(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
    }

    /// The middle of the touches, in the window's coordinates.
    var centroid: CGPoint {
        guard !touches.isEmpty else { return lastCentroid ?? .zero }
        let sum = touches.reduce(CGPoint.zero) {
            CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y)
        }
        return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }

    /// The window whose coordinates its touches are in.
    var touchedWindow: UIWindow? { received.last?.window ?? view?.window }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window = touchedWindow, view !== window else { return point }
        return window.convert(point, to: view)
    }

    /// Does something after some seconds of the display's time, unless the recognizer is reset or another timer started.
    func startTimer(_ seconds: TimeInterval, _ action: @escaping (UIGestureRecognizer) -> Void) {
        timer?.cancel()
        timer = DisplayTimer(after: seconds) { [weak self] in if let self { action(self) } }
    }

    func stopTimer() { timer?.cancel() }

    // MARK: States

    private func request(_ new: State) {
        guard new != .possible else { return }
        if granted == .possible {
            // What is asked for last counts: a subclass may think better of what its superclass asked for.
            if wanted.isFinal, !requests.isEmpty, !(new == .failed || new == .cancelled) { return }
            if granted.isFinal { return }
            let hasBegun = requests.contains { $0 == .began || $0 == .changed || $0 == .ended }
            if new == .failed || new == .cancelled || (!hasBegun && !mayBegin()) {
                (requests, shown) = ([.failed], .failed)
            } else if requests.last != new {
                requests.append(requests.isEmpty && new == .changed ? .began : new)
                shown = new
            }
        } else {
            guard !granted.isFinal, !wanted.isFinal else { return }
            let next = new == .failed ? State.cancelled : new == .began ? .changed : new
            if requests.last != next { requests.append(next) }
            shown = next
        }
        if let arbiter { arbiter.stateDidChange() } else { grantAlone() }
    }

    /// Asks the delegate and the touched views.
    private func mayBegin() -> Bool {
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        var asked: [UIView] = []
        for touch in received {
            var current = touch.view
            while let view = current, !asked.contains(where: { $0 === view }) {
                asked.append(view)
                if !view.gestureRecognizerShouldBegin(self) { return false }
                current = view === self.view ? nil : view.superview
            }
        }
        if asked.isEmpty, let view { return view.gestureRecognizerShouldBegin(self) }
        return true
    }

    /// Without touches there is nobody to ask.
    private func grantAlone() {
        while !requests.isEmpty {
            let next = requests[0]
            grantNext()
            if next != .failed { sendActions() }
        }
        if granted.isFinal { becomeReady() }
    }

    func grantNext() {
        granted = requests.removeFirst()
        shown = granted
    }

    /// Shows what others are to see while this one waits.
    func showPossible() { shown = .possible }

    func fail() { (requests, granted, shown) = ([], .failed, .failed) }

    func sendActions() {
        for receiver in receivers {
            guard let target = receiver.target else { continue }
            if !receiver.action.perform(on: target, with: [self]) {
                reportMisuse("\(type(of: target)) cannot carry out \(receiver.action) for a \(type(of: self))")
            }
        }
    }

    /// Breaks off, and leaves the touches alone.
    func interrupt() {
        guard !received.isEmpty || granted != .possible else { return }
        for touch in touches { touch.watchers.removeAll { $0 === self } }
        lastCentroid = centroid
        touches = []
        state = .cancelled
        arbiter?.stateDidChange()
    }

    func becomeReady() {
        timer?.cancel()
        reset()
        (requests, granted, shown, touches, received, knownWaits) = ([], .possible, .possible, [], [], [])
    }

    // MARK: Neighbours

    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        received.contains { touch in other.received.contains { $0 === touch } }
    }

    /// Whether this one has to wait until another one has failed. Delegates are asked once for each recognition.
    func waits(for other: UIGestureRecognizer) -> Bool {
        if let known = knownWaits.first(where: { $0.other.object === other }) { return known.isWaiting }
        let isWaiting =
            prerequisites.contains { $0.object === other }
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
            || shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
        knownWaits.append((Weak(other), isWaiting))
        return isWaiting
    }

    /// Whether this one, having recognised, makes another one fail.
    func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false { return false }
        return !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        recognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizers.removeAll { $0 === recognizer }
        recognizer.interrupt()
        recognizer.view = nil
    }
}
