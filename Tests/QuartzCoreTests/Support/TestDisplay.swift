@testable import QuartzCore

/// A display without pixels: a clock, a root layer, and the order in which a stage does things.
final class TestDisplay: MediaClock {
    private(set) var currentTime: CFTimeInterval
    let root = CALayer()

    init(time: CFTimeInterval = 100) {
        // What an earlier test left open on this thread must not be committed under this clock.
        CATransaction.flush()
        currentTime = time
        CurrentDisplay.clock = self
        root.isDisplayed = true
        root.bounds = CGRect(x: 0, y: 0, width: 400, height: 400)
        root.position = CGPoint(x: 200, y: 200)
        CATransaction.flush()
    }

    /// Lets time pass from event to event, as a stage does.
    func advance(by interval: CFTimeInterval) {
        let end = currentTime + interval
        CATransaction.flush()
        while let next = nextAnimationEvent(in: root, after: currentTime), next <= end {
            currentTime = next
            fireAnimationEvents(in: root, at: next)
            CATransaction.flush()
        }
        currentTime = end
    }

    /// Adds a layer without any animation and commits it.
    @discardableResult func add(_ layer: CALayer = CALayer()) -> CALayer {
        root.addSublayer(layer)
        CATransaction.flush()
        return layer
    }

    /// What is shown of the root at a time, now unless given.
    func tree(at time: CFTimeInterval? = nil) -> RenderNode { RenderTree(of: root, at: time ?? currentTime).root }
}
