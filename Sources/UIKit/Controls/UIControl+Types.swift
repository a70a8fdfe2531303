extension UIControl {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down once more in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moves inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moves outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger has come in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger has left.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The finger was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value is another one.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is mainly for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The menu was asked for.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Typing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// Something was typed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Typing is over.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Typing is over, by return.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All of touches.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All of typing.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// An app's own.
        public static let applicationReserved = Event(rawValue: 0xF00_0000)
        /// The system's own.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// How a control is.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing special.
        public static let normal: State = []
        /// Pressed.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not to be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// On or chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Reached by a remote control.
        public static let focused = State(rawValue: 1 << 3)
        /// An app's own.
        public static let application = State(rawValue: 0xFF_0000)
        /// The system's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where contents are, from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// All over.
        case fill
    }

    /// Where contents are, from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center
        /// At the left.
        case left
        /// At the right.
        case right
        /// All over.
        case fill
        /// Where lines begin.
        case leading
        /// Where lines end.
        case trailing
    }
}
