/// A display that can carry windows: an offscreen stage or a window of the desktop.
package protocol ScreenDisplay: MediaClock {
    /// The layer that windows are put into; it fills the display.
    var layer: CALayer { get }
    /// The size in points.
    var size: CGSize { get }
    /// Pixels to a point.
    var scale: CGFloat { get }
    /// What of the screen's sides is covered by the device: notch, status bar, home indicator.
    var safeAreaInsets: UIEdgeInsets { get }
    /// Where UIKit keeps the display's screen and the windows that it shows.
    var screenStorage: AnyObject? { get set }
}
