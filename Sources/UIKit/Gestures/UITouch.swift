/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where the finger is, in the window's coordinates.
    var location = CGPoint.zero
    /// The view that was touched first.
    open internal(set) weak var view: UIView?
    /// The window that was touched.
    open internal(set) weak var window: UIWindow?

    /// Where the finger is, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { window?.convert(location, to: view) ?? location }
}
