/// A button that is pressed: of a remote control or a keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// When it last changed, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// What it has just done.
    open internal(set) var phase = Phase.began
    /// The button.
    open internal(set) var type = PressType.select
    /// The responder that gets it.
    open internal(set) weak var responder: UIResponder?
    /// How far it is pressed, 0 to 1.
    open internal(set) var force: CGFloat = 1

    /// What a press does.
    public enum Phase: Int, Sendable {
        /// It has begun.
        case began
        /// It is harder or softer.
        case changed
        /// It goes on.
        case stationary
        /// It is over.
        case ended
        /// It was taken away.
        case cancelled
    }

    /// The buttons.
    public enum PressType: Int, Sendable {
        /// Up.
        case upArrow
        /// Down.
        case downArrow
        /// Left.
        case leftArrow
        /// Right.
        case rightArrow
        /// Select.
        case select
        /// Menu.
        case menu
        /// Play or pause.
        case playPause
    }
}

/// Presses that have changed.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The kind of event.
    open override var type: EventType { .presses }
    /// All presses of the moment.
    open var allPresses: Set<UIPress> { [] }
}
