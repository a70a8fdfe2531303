/// What a visual effect view does with what lies behind it.
open class UIVisualEffect: NSObject, NSCopying, @unchecked Sendable {
    // Sound: effects hold immutable values only.

    /// Makes an effect that does nothing.
    public override init() {}

    /// The effect itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
