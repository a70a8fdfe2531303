extension UITouch {
    /// What a touch does.
    public enum Phase: Int, Sendable {
        /// It has come down.
        case began
        /// It has moved.
        case moved
        /// It rests.
        case stationary
        /// It has been lifted.
        case ended
        /// It was taken away by the system or by a gesture.
        case cancelled
        /// A pointer has come into a region.
        case regionEntered
        /// A pointer moves in a region.
        case regionMoved
        /// A pointer has left a region.
        case regionExited
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct
        /// A finger on something else.
        case indirect
        /// A pencil.
        case pencil
        /// A pointer.
        case indirectPointer
        /// A pencil.
        public static let stylus = TouchType.pencil
    }

    /// What a touched view has been told of the touch.
    enum Delivery {
        /// Nothing yet.
        case undecided
        /// Nothing, until recognizers have failed.
        case held
        /// That it has begun.
        case begun
        /// That it has begun; that it has ended not before recognizers have failed.
        case endHeld
        /// Everything.
        case over
    }
}
