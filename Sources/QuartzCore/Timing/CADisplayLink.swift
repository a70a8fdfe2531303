/// Calls a target for each frame of the display that is current when the link is added to a run loop.
///
/// A stage shows a frame each time that its clock is advanced, so that is when its links are called, once each. A link
/// keeps its target until it is invalidated, as on Apple's systems.
open class CADisplayLink: NSObject {
    /// When the frame that the link was last called for was shown, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time between two frames in seconds.
    public private(set) var duration: CFTimeInterval = 1 / 60
    /// Whether the link is not called for now.
    open var isPaused = false
    /// How often the link would like to be called. A link is left out of frames that come sooner than its preference.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// How often the link would like to be called in a second, 0 for each frame.
    open var preferredFramesPerSecond: Int {
        get { Int(preferredFrameRateRange.preferred ?? 0) }
        set {
            let rate = Float(max(0, newValue))
            preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
        }
    }

    private var target: Any?
    private let selector: Selector
    private var modes: Set<String> = []
    private weak var clock: (any MediaClock)?
    private var hasBeenCalled = false

    /// Makes a link that is not called before it is added to a run loop.
    ///
    /// - Parameter selector: takes the link, or nothing.
    public init(target: Any, selector: Selector) {
        self.target = target
        self.selector = selector
    }

    /// When the next frame will be shown, in seconds.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }

    /// Has the link called for each frame from the next one on.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil else { return }
        if modes.isEmpty {
            clock = CurrentDisplay.clock
            ThreadState.current.displayLinks.append(self)
        }
        modes.insert(mode.rawValue)
    }

    /// Has the link called no more in a mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode.rawValue)
        if modes.isEmpty { ThreadState.current.displayLinks.removeAll { $0 === self } }
    }

    /// Ends all calls and lets the target go.
    open func invalidate() {
        modes = []
        target = nil
        ThreadState.current.displayLinks.removeAll { $0 === self }
    }

    /// Calls the target if the link is one of a display's and its turn has come.
    fileprivate func fire(_ display: any MediaClock, at time: CFTimeInterval) {
        guard clock === display, !isPaused, let target else { return }
        let rate = Double(preferredFrameRateRange.preferred ?? 0)
        // A frame that comes a hair too soon is not worth leaving out.
        if hasBeenCalled, rate > 0, time - timestamp < 1 / rate - 1e-3 { return }
        hasBeenCalled = true
        timestamp = time
        selector.perform(on: target, with: [self])
    }
}

/// Calls the display links of a display that has come to a new frame.
package func fireDisplayLinks(of display: any MediaClock, at time: CFTimeInterval) {
    for link in ThreadState.current.displayLinks { link.fire(display, at: time) }
}
