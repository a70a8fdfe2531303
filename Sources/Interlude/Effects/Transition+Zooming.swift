import UIKit

extension Transition {
    /// The old screen comes nearer and darkens, and the new one grows out of it.
    /// - Parameters:
    ///   - point: where it grows from, in parts of the screen's size.
    ///   - scale: how large the new screen is at first.
    public static func zoom(from point: CGPoint = CGPoint(x: 0.5, y: 0.5), scale: CGFloat = 0.4) -> Transition {
        Transition("zoom", duration: 0.45, curve: .smooth) { stage in
            let center = stage.point(point)
            stage.animate(stage.old) { Pose().scaled(1 + 0.35 * $0, at: center) }
            stage.dimOld { 0.5 * $0 }
            stage.animate(stage.new) { progress in
                Pose().scaled(CGFloat(scale).mixed(with: 1, progress), at: center)
                    .faded(progress.part(from: 0, to: 0.3)).rounded(24 * (1 - progress))
            }
        }
    }

    /// The old screen shrinks and fades, and the new one comes down from above it.
    public static func zoomOut(to point: CGPoint = CGPoint(x: 0.5, y: 0.5), scale: CGFloat = 0.5) -> Transition {
        Transition("zoomOut", duration: 0.45, curve: .smooth) { stage in
            let center = stage.point(point)
            stage.bringOldToFront()
            stage.animate(stage.old) { progress in
                Pose().scaled(CGFloat(1).mixed(with: scale, progress), at: center)
                    .faded(1 - progress.part(from: 0.6, to: 0.95)).rounded(24 * (6 * progress).part(from: 0, to: 1))
            }
            stage.animate(stage.new) { Pose().scaled(1.25 - 0.25 * $0, at: center) }
            stage.shade(stage.new) { 0.5 * (1 - $0) }
        }
    }

    /// The halves of the old screen slide apart, and the new one comes through.
    public static func portal(_ direction: TransitionDirection = .left) -> Transition {
        Transition("portal", duration: 0.6) { stage in
            stage.backdrop(.black)
            let isHorizontal = direction.isHorizontal
            stage.animate(stage.new) { Pose().scaled(0.7 + 0.3 * $0) }
            stage.shade(stage.new) { 0.6 * (1 - $0) }
            stage.bringOldToFront()
            let rects = stage.grid(columns: isHorizontal ? 2 : 1, rows: isHorizontal ? 1 : 2)
            guard let (_, halves) = stage.cut(stage.old, into: rects) else { return }
            for (half, sign) in zip(halves, [CGFloat(-1), 1]) {
                let way = half.bounds.size
                stage.animate(half) {
                    let step = sign * 1.1 * $0
                    return Pose().scaled(1 + 0.1 * $0).moved(
                        x: isHorizontal ? step * way.width : 0, y: isHorizontal ? 0 : step * way.height)
                }
            }
        }
    }

    /// The old screen opens like a double door, and one walks through to the new one.
    public static func door(_ direction: TransitionDirection = .left) -> Transition {
        Transition("door", duration: 0.7) { stage in
            stage.backdrop(.black)
            let isHorizontal = direction.isHorizontal
            stage.animate(stage.new) { Pose().scaled(0.65 + 0.35 * $0) }
            stage.shade(stage.new) { 0.7 * (1 - $0) }
            stage.bringOldToFront()
            let rects = stage.grid(columns: isHorizontal ? 2 : 1, rows: isHorizontal ? 1 : 2)
            guard let (_, wings) = stage.cut(stage.old, into: rects) else { return }
            for (wing, sign) in zip(wings, [CGFloat(-1), 1]) {
                let size = wing.bounds.size
                let hinge = CGPoint(
                    x: isHorizontal ? sign * size.width / 2 : 0, y: isHorizontal ? 0 : sign * size.height / 2)
                let turn = (isHorizontal ? sign : -sign) * .pi / 2 * 1.05
                stage.animate(wing) {
                    Pose().turned(by: turn * $0, around: isHorizontal ? .y : .x, at: hinge)
                        .faded(1 - $0.part(from: 0.8, to: 1))
                }
                stage.shade(wing) { 0.35 * $0 }
            }
        }
    }

    /// The old screen bursts into tiles that fly apart.
    /// - Parameters:
    ///   - columns: how many tiles lie beside one another; nil for as many as suit the screen's shape.
    ///   - rows: how many tiles lie below one another; nil for as many as suit the screen's shape.
    public static func explode(columns: Int? = nil, rows: Int? = nil) -> Transition {
        Transition("explode", duration: 0.9) { stage in
            // From nearer, so that it fills its place; where there is something beside it, that stays free.
            let excess: CGFloat = stage.frame.contains(stage.container.bounds) ? 0.12 : 0
            stage.animate(stage.new) { Pose().scaled(1 + excess * (1 - $0.part(from: 0, to: 0.8).smooth)) }
            stage.shade(stage.new) { 0.5 * (1 - $0) }
            stage.bringOldToFront()
            guard let (host, tiles) = stage.cut(stage.old, into: stage.grid(8, columns: columns, rows: rows)) else {
                return
            }
            var scatter = Scatter(seed: 7)
            let size = stage.size
            for tile in tiles {
                let out = CGPoint(x: tile.position.x - host.bounds.midX, y: tile.position.y - host.bounds.midY)
                let (jitterX, jitterY) = (scatter.next() * size.width * 0.35, scatter.next() * size.height * 0.2)
                let (spin, tip) = (scatter.next() * 2.6, scatter.next() * 2)
                let near = (scatter.next() + 1) * stage.viewingDistance * 0.18
                stage.animate(tile) { progress in
                    // Still for a moment, as if it gathered itself.
                    let part = progress.part(from: 0.06, to: 1)
                    return Pose().turned(by: tip * part, around: .x).turned(by: spin * part, around: .z)
                        .scaled(1 - 0.45 * part)
                        .moved(x: (out.x * 1.3 + jitterX) * part, y: (out.y * 0.9 + jitterY) * part, z: near * part)
                        .faded(1 - part.part(from: 0.45, to: 0.95))
                }
            }
        }.paced(by: .easeOut, back: .easeInOut)
    }
}
