import UIKit

/// The mouse as a finger, or as two that lie opposite each other across the screen's middle.
struct MouseFingers {
    private let size: CGSize
    private var isMirrored = false
    private(set) var isDown = false
    /// Where the mouse has gone since a frame was last shown: no finger is seen more often than that.
    private var pending: CGPoint?

    /// Makes the mouse's fingers on a screen of some size.
    init(on size: CGSize) { self.size = size }

    /// The button goes down.
    mutating func press(at point: CGPoint, isMirrored: Bool) -> [TouchInput.Change] {
        (isDown, self.isMirrored, pending) = (true, isMirrored, nil)
        return changes(.began, point)
    }

    /// The mouse moves with the button held.
    mutating func move(to point: CGPoint) { if isDown { pending = point } }

    /// The fingers come to where the mouse is now.
    mutating func catchUp() -> [TouchInput.Change] {
        guard let point = pending else { return [] }
        pending = nil
        return changes(.moved, point)
    }

    /// The button is let go.
    mutating func release(at point: CGPoint) -> [TouchInput.Change] {
        guard isDown else { return [] }
        let last = catchUp()
        isDown = false
        return last + changes(.ended, point)
    }

    private func changes(_ phase: UITouch.Phase, _ point: CGPoint) -> [TouchInput.Change] {
        let first = TouchInput.Change(id: Finger.mouse, phase: phase, location: point)
        guard isMirrored else { return [first] }
        let opposite = CGPoint(x: size.width - point.x, y: size.height - point.y)
        return [first, TouchInput.Change(id: Finger.mirror, phase: phase, location: opposite)]
    }
}
