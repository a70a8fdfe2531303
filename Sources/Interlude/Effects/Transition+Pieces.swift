import UIKit

extension Transition {
    /// The old screen folds up like a map, and the new one unfolds beside it.
    public static func fold(_ direction: TransitionDirection = .left, folds: Int = 3) -> Transition {
        Transition("fold", duration: 0.9) { stage in
            stage.backdrop(.black)
            let direction = stage.resolve(direction)
            let count = 2 * max(folds, 1)
            let rects =
                direction.isHorizontal
                ? stage.grid(columns: count, rows: 1) : stage.grid(columns: 1, rows: count)
            // Each but the last reaches over the next, so that nothing shines through where they meet.
            let lapped = rects.enumerated().map { index, rect in
                let lap: CGFloat = index < count - 1 ? 2 : 0
                return CGRect(
                    x: rect.minX, y: rect.minY, width: rect.width + (direction.isHorizontal ? lap : 0),
                    height: rect.height + (direction.isHorizontal ? 0 : lap))
            }
            let length = direction.extent(of: stage.size)
            let comesFromEnd = direction == .left || direction == .up
            // Where a block of strips begins, for how much of its length is seen.
            for isNew in [false, true] {
                guard let (_, strips) = stage.cut(isNew ? stage.new : stage.old, into: lapped) else { continue }
                let isAtEnd = isNew == comesFromEnd
                for (index, strip) in strips.enumerated() {
                    let isEven = index.isMultiple(of: 2)
                    let isLit = isEven == comesFromEnd
                    // A strip turns with the root of what it has lost: smooth here is even there.
                    func seen(_ progress: CGFloat) -> CGFloat { (isNew ? progress : 1 - progress).smooth }
                    stage.animate(strip) { progress in
                        let open = seen(progress)
                        let start = isAtEnd ? length * (1 - open) : 0
                        return foldPose(strip, rects[index], open, start, direction.isHorizontal, isEven)
                    }
                    stage.shade(strip) { (isLit ? 0.25 : 0.55) * (1 - seen($0) * seen($0)) }
                }
            }
        }
    }

    /// A strip of a folded screen, as wide as it is seen, one edge lying further back than the other.
    /// - Parameter rect: its own part of the screen, without what reaches over the next one.
    private static func foldPose(
        _ strip: CALayer, _ rect: CGRect, _ open: CGFloat, _ start: CGFloat, _ isHorizontal: Bool, _ isEven: Bool
    ) -> Pose {
        guard open < 1 else { return Pose() }
        let width = isHorizontal ? rect.width : rect.height
        let home = isHorizontal ? rect.midX : rect.midY
        let lap = (isHorizontal ? strip.position.x : strip.position.y) - home
        // All but closed it is flat: seen from the side, its depth would show beside it from the first moment on.
        let slope = (1 - open * open).squareRoot() * (6 * open).smooth
        let cosine = max(open, 0.001)
        var turn = CATransform3DIdentity
        let depth = isEven ? -slope : slope
        if isHorizontal {
            (turn.m11, turn.m13, turn.m31, turn.m33) = (cosine, depth, -depth, cosine)
        } else {
            (turn.m22, turn.m23, turn.m32, turn.m33) = (cosine, depth, -depth, cosine)
        }
        let step = start + home * open - home - lap
        return Pose().moved(x: isHorizontal ? lap : 0, y: isHorizontal ? 0 : lap).applying(turn).moved(
            x: isHorizontal ? step : 0, y: isHorizontal ? 0 : step, z: -width * slope / 2)
    }

    /// Tile after tile of the old screen turns over and shows the new one on its back.
    /// - Parameters:
    ///   - direction: the way that the wave goes which turns them.
    ///   - columns: how many tiles lie beside one another; nil for as many as suit the screen's shape.
    ///   - rows: how many tiles lie below one another; nil for as many as suit the screen's shape.
    public static func tiles(
        _ direction: TransitionDirection = .left, columns: Int? = nil, rows: Int? = nil
    ) -> Transition {
        Transition("tiles", duration: 1, curve: .linear) { stage in
            let direction = stage.resolve(direction)
            let rects = stage.grid(5, columns: columns, rows: rows)
            let (axis, sign) = (direction.turningAxis, direction.turningSign)
            // Seen from far away, so that none comes over another.
            guard let (_, fronts) = stage.cut(stage.old, into: rects, perspective: false),
                let (_, grounds) = stage.cut(stage.old, into: rects, perspective: false),
                let (_, backs) = stage.cut(stage.new, into: rects, perspective: false)
            else { return }
            let size = stage.size
            for (ground, (front, back)) in zip(grounds, zip(fronts, backs)) {
                // Those that the wave meets first begin first.
                let (x, y) = (front.position.x / size.width, front.position.y / size.height)
                let along: CGFloat =
                    switch direction {
                    case .left: 1 - x
                    case .right: x
                    case .up: 1 - y
                    case .down: y
                    }
                let across = direction.isHorizontal ? y : x
                let start = (0.85 * along + 0.15 * across) * 0.75
                func part(_ progress: CGFloat) -> CGFloat { progress.part(from: start, to: start + 0.25).smooth }
                func pose(_ turned: CGFloat, isSeen: Bool) -> Pose {
                    guard isSeen else { return .hidden }
                    return Pose().turned(by: sign * turned * .pi, around: axis)
                }
                stage.animate(front) { pose(part($0), isSeen: part($0) < 0.5) }
                stage.animate(back) { pose(part($0) - 1, isSeen: part($0) >= 0.5) }
                stage.shade(front) { 0.8 * part($0) }
                stage.shade(back) { 0.8 * (1 - part($0)) }
                // What is seen beside a tile is dark by and by only, so that no dark lines flash up around it.
                stage.animate(ground, "contents", isStepped: true) { (part($0) < 0.5 ? front : back).contents as Any }
                stage.shade(ground) { part($0).hump * (2 - part($0).hump) }
            }
        }
    }
}
