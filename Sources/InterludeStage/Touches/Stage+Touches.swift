import UIKit

extension Stage {
    /// A finger comes down.
    /// - Parameters:
    ///   - location: where, in points.
    ///   - finger: the finger's number; each that is down has its own.
    @MainActor
    public func touchDown(at location: CGPoint, finger: Int = 0) { touch(finger, .began, location) }

    /// A finger that is down moves.
    @MainActor
    public func touchMove(to location: CGPoint, finger: Int = 0) { touch(finger, .moved, location) }

    /// A finger is lifted, where it is or where it says.
    @MainActor
    public func touchUp(at location: CGPoint? = nil, finger: Int = 0) { touch(finger, .ended, location) }

    /// A finger is taken away by the system, as when a call comes in.
    @MainActor
    public func touchCancel(finger: Int = 0) { touch(finger, .cancelled, nil) }

    @MainActor
    private func touch(_ finger: Int, _ phase: UITouch.Phase, _ location: CGPoint?) {
        becomeCurrent()
        let input = UIScreen.main.touchInput
        guard let point = location ?? input.location(ofFinger: finger) else { return }
        input.touch(id: finger, phase: phase, at: point)
    }
}
