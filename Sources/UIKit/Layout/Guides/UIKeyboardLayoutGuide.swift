/// A guide that follows something else, with constraints for where that is.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// Where the keyboard is: at the bottom of the safe area, since it never shows.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a keyboard that is not docked.
    open var followsUndockedKeyboard = false
    /// Whether the guide's top is the safe area's bottom while there is no keyboard.
    open var usesBottomSafeArea = true {
        didSet { owningView?.setNeedsLayout() }
    }
    /// How far above the keyboard dragging begins to move it, in points.
    open var keyboardDismissPadding: CGFloat = 0
}
