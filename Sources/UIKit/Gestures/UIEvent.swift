/// Something that happened on the screen: touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// All touches of the moment, in the order in which they came down.
    var touches: [UITouch] = []
    /// Those that have just changed.
    var changed: [UITouch] = []
    var time: TimeInterval = 0

    /// The kind of event.
    open var type: EventType { .touches }
    /// The kind of motion or remote control.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds.
    open var timestamp: TimeInterval { time }
    /// The touches on the screen, also those that have not changed.
    open var allTouches: Set<UITouch>? { Set(touches) }
    /// The touches of a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { set { $0.window === window } }
    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? { set { $0.view === view } }
    /// The touches that a recognizer is given.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        set { $0.watchers.contains { $0 === gesture } }
    }
    /// The positions since the last event: the present one, as none are left out.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Where a touch may be going: not foretold.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    private func set(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isIncluded)
        return found.isEmpty ? nil : Set(found)
    }

    /// The windows of the touches that have just changed.
    var changedWindows: [UIWindow] {
        var windows: [UIWindow] = []
        for touch in changed {
            if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
        }
        return windows
    }
}

extension UIEvent {
    /// The kinds of events.
    public enum EventType: Int, Sendable {
        /// Fingers.
        case touches
        /// The device was moved.
        case motion
        /// Headphones and the like.
        case remoteControl
        /// Buttons.
        case presses
        /// Scroll wheels.
        case scroll = 10
        /// A pointer over a view.
        case hover
        /// A trackpad.
        case transform = 14
    }

    /// The kinds of motion and remote control.
    public enum EventSubtype: Int, Sendable {
        /// None.
        case none
        /// The device was shaken.
        case motionShake
    }
}
