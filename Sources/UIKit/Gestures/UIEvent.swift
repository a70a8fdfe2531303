/// Something that happened on the screen: touches, for now.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    var touches: Set<UITouch> = []
    var time: TimeInterval = 0
    /// The touches that it is about.
    open var allTouches: Set<UITouch>? { touches }
    /// When it happened, in seconds.
    open var timestamp: TimeInterval { time }
}
