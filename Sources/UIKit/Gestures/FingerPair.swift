/// Two fingers: how far they are apart, and in which direction.
struct FingerPair {
    var distance: CGFloat
    /// In radians, clockwise.
    var angle: CGFloat

    init(_ a: CGPoint, _ b: CGPoint) {
        distance = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        angle = Elementary.atan2(b.y - a.y, b.x - a.x)
    }

    /// How far the fingers have turned since, the shorter way, in radians.
    func turn(since other: FingerPair) -> CGFloat {
        let turn = (angle - other.angle).remainder(dividingBy: 2 * .pi)
        return turn
    }

    /// How far the fingers' distance has to change, or they have to go around their middle, in points.
    static let slop: CGFloat = 8
}

extension UIGestureRecognizer {
    /// The first two fingers that are down.
    var fingerPair: FingerPair? {
        let down = touches.filter { !$0.isOver }
        return down.count >= 2 ? FingerPair(down[0].location, down[1].location) : nil
    }
}
