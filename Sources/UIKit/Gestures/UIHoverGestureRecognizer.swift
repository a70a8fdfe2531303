/// Recognises a pointer over a view. Displays here have none, so it never does.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far from the screen a pencil is, 0 to 1.
    open var zOffset: CGFloat { 0 }
}
