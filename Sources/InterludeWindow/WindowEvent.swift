import CoreGraphics

/// What happens to a window.
package enum WindowEvent: Equatable, Sendable {
    /// It shall close.
    case close
    /// It has another size, or what it showed was lost.
    case changed
    /// A key went down.
    case key(WindowKey, isShifted: Bool)
    /// The button went down somewhere; with Alt or Control held, a second finger mirrors the first.
    case pressed(CGPoint, isMirrored: Bool)
    /// The mouse moved, with the button held or not.
    case moved(CGPoint)
    /// The button was let go.
    case released(CGPoint)
    /// The wheel was turned: how far the content shall move, in the wheel's steps, and where the mouse is.
    case scrolled(CGVector, at: CGPoint)
}

/// A key of the keyboard.
package enum WindowKey: Hashable, Sendable {
    /// A key with a letter or sign on it, as it is without Shift.
    case character(Character)
    case left, right, tab, escape, home, end
}
