import UIKit

/// A finger that does what the wheel says: it comes down, drags the content, rests and is lifted.
struct WheelScroll {
    /// Where it comes down, and where it is.
    private var home = CGPoint.zero
    private var place: CGPoint?
    /// How far it still has to go.
    private var rest = CGVector.zero
    private var restingFrames = 0

    /// Points to a step of the wheel.
    private static let step: CGFloat = 48
    /// How many frames it rests before it is lifted, so that nothing is flung.
    private static let patience = 8

    /// Whether it still has something to do.
    var isBusy: Bool { place != nil || rest != .zero }

    /// The wheel was turned with the mouse over a point.
    mutating func turn(by steps: CGVector, at point: CGPoint) {
        if place == nil { home = point }
        rest.dx += steps.dx * WheelScroll.step
        rest.dy += steps.dy * WheelScroll.step
    }

    /// What the finger does in a frame, on a screen of some size.
    mutating func changes(in size: CGSize) -> [TouchInput.Change] {
        guard isBusy else { return [] }
        guard let here = place else {
            place = home
            return [TouchInput.Change(id: Finger.wheel, phase: .began, location: home)]
        }
        restingFrames = rest == .zero ? restingFrames + 1 : 0
        let isSmall = abs(rest.dx) < 2 && abs(rest.dy) < 2
        func part(_ rest: CGFloat) -> CGFloat { isSmall ? rest : min(max(rest / 3, -80), 80) }
        let move = CGVector(dx: part(rest.dx), dy: part(rest.dy))
        let next = CGPoint(x: here.x + move.dx, y: here.y + move.dy)
        // At the screen's edge it is lifted, and comes down anew for what is left.
        let isInside = CGRect(origin: .zero, size: size).contains(next)
        if restingFrames > WheelScroll.patience || !isInside {
            // From where it came down there is no way: it would try for ever.
            if here == home { rest = .zero }
            place = nil
            restingFrames = 0
            return [TouchInput.Change(id: Finger.wheel, phase: .ended, location: here)]
        }
        guard move != .zero else { return [] }
        rest = CGVector(dx: rest.dx - move.dx, dy: rest.dy - move.dy)
        place = next
        return [TouchInput.Change(id: Finger.wheel, phase: .moved, location: next)]
    }
}
