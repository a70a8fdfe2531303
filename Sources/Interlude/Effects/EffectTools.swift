import UIKit

extension CGFloat {
    /// The nearest value from 0 to 1.
    var clamped: CGFloat { Swift.min(Swift.max(self, 0), 1) }

    /// The part of a stretch that has been covered, 0 to 1.
    func part(from start: CGFloat, to end: CGFloat) -> CGFloat { ((self - start) / (end - start)).clamped }

    /// Slow at first and at last, from 0 to 1.
    var smooth: CGFloat {
        let x = clamped
        return x * x * (3 - 2 * x)
    }

    /// Up and down again: 0 at 0 and 1, 1 in the middle.
    var hump: CGFloat {
        let x = clamped
        return 4 * x * (1 - x)
    }

    /// From this value to another one.
    func mixed(with other: CGFloat, _ part: CGFloat) -> CGFloat { self + (other - self) * part }
}

extension TransitionDirection {
    /// The axis of a turn whose front goes this way.
    var turningAxis: Pose.Axis { isHorizontal ? .y : .x }
    /// The sign of the angle of such a turn.
    var turningSign: CGFloat { self == .right || self == .up ? 1 : -1 }
    /// The side of a rectangle that lies that way, from its middle.
    func side(of size: CGSize) -> CGPoint { CGPoint(x: unit.dx * size.width / 2, y: unit.dy * size.height / 2) }
    /// How far something goes this way.
    func along(_ movement: CGPoint) -> CGFloat { movement.x * unit.dx + movement.y * unit.dy }
    /// A size's extent along the way.
    func extent(of size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
}

extension TransitionStage {
    /// Fills the container with a colour behind both screens, which may leave parts of it free.
    func backdrop(_ color: UIColor?) {
        guard let color, old != nil else { return }
        let view = UIView(frame: container.bounds)
        view.backgroundColor = color
        // Behind everything in depth too: screens that recede must not vanish in it.
        view.layer.zPosition = -10 * viewingDistance
        put(view, .back)
        hideAtEnds(view.layer)
    }

    /// Has the old screen lie far behind, looking as before, so that what swings before it does not pass through it.
    func sendOldBack() {
        animate(old) { progress in progress <= 0 ? Pose() : Pose().moved(z: -5 * self.viewingDistance) }
    }

    /// Has what lies under the new screen darken, where the old screen gives way to it.
    func dimOld(isFar: Bool = false, _ alpha: (CGFloat) -> CGFloat) {
        if old != nil { dim(below: new, isFar: isFar, alpha) }
    }

    /// The way in of a screen that comes from out of sight, in a direction.
    func arrival(_ direction: TransitionDirection) -> (CGFloat) -> Pose {
        let away = away(against: direction)
        return { Pose().moved(x: away.dx * (1 - $0), y: away.dy * (1 - $0)) }
    }

    /// How far the screen has to move against a direction to be out of sight.
    func away(against direction: TransitionDirection) -> CGVector {
        let (bounds, frame) = (container.bounds, frame)
        switch direction {
        case .left: return CGVector(dx: bounds.maxX - frame.minX, dy: 0)
        case .right: return CGVector(dx: bounds.minX - frame.maxX, dy: 0)
        case .up: return CGVector(dx: 0, dy: bounds.maxY - frame.minY)
        case .down: return CGVector(dx: 0, dy: bounds.minY - frame.maxY)
        }
    }

    /// The rectangles of a grid over a screen, in pieces that are a little taller than wide, or wider than tall, as it is.
    /// - Parameters:
    ///   - count: how many pieces there are along the screen's shorter side.
    ///   - columns: how many there are beside one another instead; nil for as many as suit the screen.
    ///   - rows: how many there are below one another instead; nil for as many as suit the screen.
    func grid(_ count: Int, columns: Int?, rows: Int?) -> [CGRect] {
        let (shorter, longer) = (min(size.width, size.height), max(size.width, size.height))
        let more = Int((CGFloat(count) * longer / max(shorter, 1) * 0.78).rounded())
        let isWide = size.width > size.height
        return grid(columns: columns ?? (isWide ? more : count), rows: rows ?? (isWide ? count : more))
    }

    /// A point of a screen, given in parts of its size, from its middle.
    func point(_ unit: CGPoint) -> CGPoint {
        let place = resolve(unit)
        return CGPoint(x: (place.x - 0.5) * size.width, y: (place.y - 0.5) * size.height)
    }

    /// The distance from a point, measured from the middle, to the corner that is farthest away.
    func reach(from point: CGPoint) -> CGFloat {
        let (dx, dy) = (abs(point.x) + size.width / 2, abs(point.y) + size.height / 2)
        return (dx * dx + dy * dy).squareRoot()
    }
}

/// An edge of a strip: where it lies along the strips, how long it is, and where its middle is across them.
struct StripEdge {
    var place: CGFloat
    var length: CGFloat
    var middle: CGFloat
}

extension Pose {
    /// A strip between two parallel edges, narrower or wider from one to the other.
    /// - Parameters:
    ///   - frame: where the strip is by itself.
    ///   - isHorizontal: whether strips lie beside one another, and not below.
    func stretched(_ frame: CGRect, isHorizontal: Bool, from: StripEdge, to: StripEdge) -> Pose {
        let (thickness, breadth) = isHorizontal ? (frame.width, frame.height) : (frame.height, frame.width)
        let (home, axis) = isHorizontal ? (frame.midX, frame.midY) : (frame.midY, frame.midX)
        // As much nearer to the eye as it is longer: that is what a perspective makes of a rectangle.
        let ratio = from.length / max(to.length, 0.001)
        let depth = (1 + ratio) / 2
        func course(_ start: CGFloat, _ end: CGFloat) -> (slope: CGFloat, middle: CGFloat) {
            ((end * ratio - start) / thickness / depth, (end * ratio + start) / 2 / depth)
        }
        var along = course(from.place - home, to.place - home)
        if abs(along.slope) < 0.001 { along.slope = 0.001 }
        let across = course(from.middle - axis, to.middle - axis)
        let (breadthScale, tilt) = (from.length / breadth / depth, (ratio - 1) / thickness / depth)
        var shape = CATransform3DIdentity
        (shape.m11, shape.m22) = isHorizontal ? (along.slope, breadthScale) : (breadthScale, along.slope)
        (shape.m12, shape.m21) = isHorizontal ? (across.slope, 0) : (0, across.slope)
        (shape.m14, shape.m24) = isHorizontal ? (tilt, 0) : (0, tilt)
        (shape.m41, shape.m42) = isHorizontal ? (along.middle, across.middle) : (across.middle, along.middle)
        return applying(shape)
    }
}

/// Numbers that look random and are the same every time.
struct Scatter {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// The next number, from −1 to 1.
    mutating func next() -> CGFloat {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return CGFloat(state >> 11) / CGFloat(1 << 52) - 1
    }
}
