/// A finger on the screen, from the moment it comes down to the moment it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// When it last changed, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// What it has just done.
    open internal(set) var phase = Phase.began
    /// How many taps in quick succession at one place it belongs to, this one included.
    open internal(set) var tapCount = 1
    /// What touches.
    open internal(set) var type = TouchType.direct
    /// The view that was touched first. It stays the same while the finger moves.
    open internal(set) var view: UIView?
    /// The window that was touched first.
    open internal(set) var window: UIWindow?
    /// About how large the touch is, in points.
    open internal(set) var majorRadius: CGFloat = 20
    /// How far off `majorRadius` may be, in points.
    open var majorRadiusTolerance: CGFloat { 5 }
    /// How hard it presses, 1 as on average.
    open internal(set) var force: CGFloat = 1
    /// The largest force.
    open var maximumPossibleForce: CGFloat { 1 }
    /// The angle of a pencil to the surface, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The direction of a pencil, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction of a pencil, as a vector of length 1.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The recognizers that are given the touch.
    open var gestureRecognizers: [UIGestureRecognizer]? { watchers }

    /// The number by which the display knows the finger.
    let id: Int
    /// Where the finger came down, was, and is, in the window's coordinates.
    private(set) var start = CGPoint.zero
    private(set) var previous = CGPoint.zero
    private(set) var location = CGPoint.zero
    /// When the finger came down, in seconds.
    private(set) var startTime: TimeInterval = 0
    /// The recognizers that are given the touch, those of the innermost view first.
    var watchers: [UIGestureRecognizer] = []
    /// What the view has been told.
    var delivery = Delivery.undecided
    /// Whether the view hears of it at all.
    var reachesView = true
    /// Whether the finger has been lifted or taken away.
    var isOver = false

    init(id: Int) { self.id = id }

    /// Where the finger is, in a view's coordinates, nil for the window's.
    open func location(in view: UIView?) -> CGPoint { converted(location, to: view) }
    /// Where the finger was before the last change, in a view's coordinates, nil for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint { converted(previous, to: view) }
    /// Where the finger is, as exactly as is known.
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// Where the finger was before the last change, as exactly as is known.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return window?.convert(point, to: view) ?? point
    }

    func begin(at point: CGPoint, time: TimeInterval) {
        (start, previous, location, timestamp) = (point, point, point, time)
        startTime = time
    }

    func move(to point: CGPoint, time: TimeInterval) { (previous, location, timestamp) = (location, point, time) }

    /// Runs a block in which the touch looks as it did when it came down, or as if it were taken away.
    func posing(as phase: Phase, atStart: Bool, _ block: () -> Void) {
        let present = (self.phase, location, previous)
        self.phase = phase
        if atStart { (location, previous) = (start, start) }
        block()
        (self.phase, location, previous) = present
    }
}
