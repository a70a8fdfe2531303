import UIKit

extension Transition {
    /// A dialog in the middle over a dimmed screen: it grows in and is squashed out; a tap beside it closes it.
    public static func dialog(size: CGSize = CGSize(width: 300, height: 150)) -> Transition {
        Transition("dialog", duration: 0.45, curve: .spring(damping: 0.7)) { stage in
            stage.animate(stage.new) { Pose().scaled($0).faded((4 * $0).part(from: 0, to: 1)) }
        }.returning(
            by: Transition("dialog", duration: 0.25, curve: .easeIn) { stage in
                stage.animate(stage.new) { Pose().scaled(x: 1 + 0.1 * (1 - $0), y: $0) }
            }
        ).presented(at: .centered(size))
    }

    /// A sheet from the bottom, that a finger drags down.
    /// - Parameter height: in points; nil for most of the screen.
    public static func sheet(height: CGFloat? = nil) -> Transition {
        var layout = PresentationLayout.docked(.down, extent: height ?? 0, cornerRadius: 16)
        if height == nil {
            layout.frame = { space in
                let top = max(space.safeAreaInsets.top, 20) + 24
                return CGRect(x: 0, y: top, width: space.bounds.width, height: space.bounds.height - top)
            }
        }
        return Transition("sheet", duration: 0.45, curve: .smooth) { stage in
            stage.animate(stage.new, stage.arrival(.up))
        }.presented(at: layout).dragged(by: .pan(.down))
    }

    /// A menu at a side, that a finger pushes back.
    public static func sideMenu(_ side: TransitionDirection = .left, width: CGFloat = 280) -> Transition {
        Transition("sideMenu", duration: 0.35, curve: .smooth) { stage in
            let pose = stage.arrival(stage.resolve(side).opposite)
            stage.shadow(under: stage.new, opacity: { 0.3 * $0 }, pose: pose)
            stage.animate(stage.new, pose)
        }.presented(at: .docked(side, extent: width)).dragged(by: .pan(side))
    }

    /// The new screen grows out of a rectangle with a spring.
    /// - Parameters:
    ///   - rect: in the coordinates of the container.
    ///   - cornerRadius: how round the rectangle's corners are, in points.
    public static func grow(from rect: CGRect, cornerRadius: CGFloat = 12) -> Transition {
        Transition("grow") { stage in
            guard let new = stage.new else { return }
            let frame = stage.frame
            // Large enough to fill the rectangle, which cuts off the rest.
            let smallest = max(rect.width / max(frame.width, 1), rect.height / max(frame.height, 1))
            func scale(_ progress: CGFloat) -> CGFloat { max(smallest.mixed(with: 1, progress), 0.001) }
            stage.dimOld { 0.4 * $0 }
            stage.animate(new) { progress in
                Pose().scaled(scale(progress))
                    .moved(x: (rect.midX - frame.midX) * (1 - progress), y: (rect.midY - frame.midY) * (1 - progress))
                    .faded((5 * progress).part(from: 0, to: 1))
            }
            let mask = CALayer()
            mask.backgroundColor = UIColor.black.cgColor
            mask.position = CGPoint(x: new.bounds.midX, y: new.bounds.midY)
            mask.bounds = new.bounds
            stage.mask(new, by: mask)
            stage.animate(mask, "bounds") { progress in
                CGRect(
                    x: 0, y: 0, width: rect.width.mixed(with: frame.width, progress) / scale(progress),
                    height: rect.height.mixed(with: frame.height, progress) / scale(progress))
            }
            stage.animate(mask, "cornerRadius") { max(cornerRadius * (1 - $0), 0) / scale($0) }
        }.lasting(0.6, back: 0.4).paced(by: .spring(damping: 0.8), back: .smooth)
    }
}
