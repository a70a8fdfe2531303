import UIKit

extension Transition {
    /// The new screen slides over the old one. Core Animation's `moveIn`.
    public static func cover(_ direction: TransitionDirection = .left) -> Transition {
        Transition("cover", duration: 0.4, curve: .smooth) { stage in
            let pose = stage.arrival(stage.resolve(direction))
            stage.shadow(under: stage.new, opacity: { 0.3 * (4 * $0).part(from: 0, to: 1) * (1 - $0) }, pose: pose)
            stage.animate(stage.new, pose)
        }
    }

    /// The old screen slides off the new one. Core Animation's `reveal`.
    public static func uncover(_ direction: TransitionDirection = .left) -> Transition {
        Transition("uncover", duration: 0.4, curve: .smooth) { stage in
            let direction = stage.resolve(direction)
            stage.bringOldToFront()
            let pose: (CGFloat) -> Pose = { Pose().moved(direction, $0, of: stage.size) }
            stage.shadow(under: stage.old, opacity: { 0.3 * (4 * $0).part(from: 0, to: 1) * (1 - $0) }, pose: pose)
            stage.animate(stage.old, pose)
        }
    }

    /// The new screen pushes the old one out.
    public static func push(_ direction: TransitionDirection = .left) -> Transition {
        Transition("push", duration: 0.4, curve: .smooth) { stage in
            let direction = stage.resolve(direction)
            stage.animate(stage.old) { Pose().moved(direction, $0, of: stage.size) }
            stage.animate(stage.new, stage.arrival(direction))
        }
    }

    /// The old screen is drawn out, and pulls the new one after it, which grows to its size.
    public static func pull(_ direction: TransitionDirection = .left) -> Transition {
        Transition("pull", duration: 0.5, curve: .smooth) { stage in
            let direction = stage.resolve(direction)
            stage.backdrop(.black)
            stage.animate(stage.old) { Pose().moved(direction, $0, of: stage.size) }
            stage.animate(stage.new) { progress in
                // Its edge stays at the edge of the one that it follows.
                let scale = 0.8 + 0.2 * progress
                return Pose().scaled(scale).moved(direction, progress - (1 + scale) / 2, of: stage.size)
            }
            stage.shade(stage.new) { 0.5 * (1 - $0) }
        }
    }

    /// As a navigation controller does it: the new screen slides over the old one, which gives way a little.
    public static func slide(_ direction: TransitionDirection = .left, parallax: CGFloat = 0.3) -> Transition {
        Transition("slide", duration: 0.4, curve: .smooth) { stage in
            let direction = stage.resolve(direction)
            stage.animate(stage.old) { Pose().moved(direction, $0 * parallax, of: stage.size) }
            stage.dimOld { 0.1 * $0 }
            stage.animate(stage.new, stage.arrival(direction))
        }
    }

    /// An edge sweeps over the screen; what is on both sides of it moves at half its speed.
    public static func parallax(_ direction: TransitionDirection = .left, depth: CGFloat = 0.5) -> Transition {
        Transition("parallax", duration: 0.5, curve: .smooth) { stage in
            let direction = stage.resolve(direction)
            stage.animate(stage.old) { Pose().moved(direction, depth * $0, of: stage.size) }
            guard let new = stage.new else { return }
            let mask = CALayer()
            mask.frame = new.bounds
            mask.backgroundColor = UIColor.black.cgColor
            stage.mask(new, by: mask)
            stage.animate(new) { Pose().moved(direction, -depth * (1 - $0), of: stage.size) }
            stage.animate(mask) { Pose().moved(direction, -(1 - depth) * (1 - $0), of: stage.size) }
        }
    }

    /// The old screen recedes, and the new one slides in over it.
    public static func pageIn(_ direction: TransitionDirection = .up) -> Transition {
        Transition("pageIn", duration: 0.5, curve: .smooth) { stage in
            let direction = stage.resolve(direction)
            stage.backdrop(.black)
            stage.animate(stage.old) { Pose().scaled(1 - 0.15 * $0).rounded(12 * (4 * $0).part(from: 0, to: 1)) }
            stage.shade(stage.old) { 0.5 * $0 }
            stage.animate(stage.new, stage.arrival(direction))
        }
    }

    /// The old screen slides out, and the new one comes forward from behind it.
    public static func pageOut(_ direction: TransitionDirection = .down) -> Transition {
        Transition("pageOut", duration: 0.5, curve: .smooth) { stage in
            let direction = stage.resolve(direction)
            stage.backdrop(.black)
            stage.bringOldToFront()
            stage.animate(stage.old) { Pose().moved(direction, $0, of: stage.size) }
            stage.animate(stage.new) {
                Pose().scaled(0.85 + 0.15 * $0).rounded(12 * (4 * (1 - $0)).part(from: 0, to: 1))
            }
            stage.shade(stage.new) { 0.5 * (1 - $0) }
        }
    }
}
