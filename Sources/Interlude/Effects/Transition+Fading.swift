import UIKit

extension Transition {
    /// The new screen comes in where the old one is, by and by. Core Animation's `fade`, `UIView`'s cross dissolve.
    public static var fade: Transition {
        Transition("fade", duration: 0.3) { stage in stage.animate(stage.new) { Pose().faded($0) } }
    }

    /// The old screen fades into a colour, and the new one out of it.
    public static func fade(through color: UIColor) -> Transition {
        Transition("fadeThrough", duration: 0.5) { stage in
            let veil = UIView(frame: stage.frame)
            veil.backgroundColor = color
            veil.alpha = 0
            stage.put(veil, .front)
            stage.animate(veil.layer, "opacity") { 1 - abs(2 * $0.clamped - 1) }
            stage.animate(stage.new) { $0 < 0.5 ? .hidden : Pose() }
        }
    }

    /// The new screen shows through a circle that grows from a point.
    /// - Parameter point: in parts of the screen's size, from its upper left corner.
    public static func circle(from point: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Transition {
        Transition("circle", duration: 0.45) { stage in
            openCircle(from: point, on: stage) { $0 }
        }
    }

    /// Has the new screen show through a circle only.
    /// - Parameter part: how large the circle is, 0 to 1: when it reaches over the whole screen.
    private static func openCircle(from point: CGPoint, on stage: TransitionStage, _ part: (CGFloat) -> CGFloat) {
        guard let new = stage.new else { return }
        let center = stage.point(point)
        let reach = stage.reach(from: center) + 1
        let mask = CAShapeLayer()
        mask.frame = new.bounds
        stage.mask(new, by: mask)
        let middle = CGPoint(x: new.bounds.midX + center.x, y: new.bounds.midY + center.y)
        stage.animate(mask, "path") { progress -> CGPath in
            let radius = max(part(progress), 0.001) * reach
            return CGPath(
                ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius),
                transform: nil)
        }
    }

    /// A bubble of a colour grows from a point over the old screen, and clears up to be the new one.
    public static func bubble(
        from point: CGPoint = CGPoint(x: 0.5, y: 0.95), color: UIColor = .systemBlue
    ) -> Transition {
        Transition("bubble", duration: 0.5) { stage in
            openCircle(from: point, on: stage) { $0.part(from: 0, to: 0.8) }
            stage.shade(stage.new, color.resolvedColor(with: stage.container.traitCollection)) {
                1 - $0.part(from: 0.35, to: 1).smooth
            }
        }
    }
}
