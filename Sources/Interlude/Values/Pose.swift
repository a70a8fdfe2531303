import UIKit

/// How a view or a layer looks at a moment of a transition, beside how it looks by itself.
///
/// Steps follow one another: `Pose().turned(by: .pi / 4, around: .y).moved(x: 100)` turns and then moves.
public struct Pose: Sendable {
    /// An axis to turn around.
    public enum Axis: Sendable {
        /// From left to right.
        case x
        /// From top to bottom.
        case y
        /// Towards the viewer.
        case z
    }

    /// Where it is, beside its own place; from the middle of it.
    public var transform = CATransform3DIdentity
    /// How much of it is seen, 0 to 1.
    public var alpha: CGFloat = 1
    /// Whether it is not seen at all.
    public var isHidden = false
    /// How round its corners are, in points; nil for as they are.
    public var cornerRadius: CGFloat?

    /// As it is by itself.
    public init() {}

    /// Not seen.
    public static var hidden: Pose {
        var pose = Pose()
        pose.isHidden = true
        return pose
    }

    /// Moved, in points.
    public func moved(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0) -> Pose {
        applying(CATransform3DMakeTranslation(x, y, z))
    }

    /// Moved a part of a size in a direction.
    public func moved(_ direction: TransitionDirection, _ part: CGFloat, of size: CGSize) -> Pose {
        moved(x: direction.unit.dx * part * size.width, y: direction.unit.dy * part * size.height)
    }

    /// Made larger or smaller, from a point beside its middle.
    public func scaled(x: CGFloat, y: CGFloat, at point: CGPoint = .zero) -> Pose {
        // A scale of nothing cannot be undone, so nothing could be interpolated from it.
        let (x, y) = (abs(x) < 0.001 ? 0.001 : x, abs(y) < 0.001 ? 0.001 : y)
        return moved(x: -point.x, y: -point.y).applying(CATransform3DMakeScale(x, y, 1)).moved(x: point.x, y: point.y)
    }

    /// Made larger or smaller, from a point beside its middle.
    public func scaled(_ scale: CGFloat, at point: CGPoint = .zero) -> Pose { scaled(x: scale, y: scale, at: point) }

    /// Turned by an angle in radians around a line through a point beside its middle.
    public func turned(by angle: CGFloat, around axis: Axis, at point: CGPoint = .zero, depth: CGFloat = 0) -> Pose {
        let turn =
            switch axis {
            case .x: CATransform3DMakeRotation(angle, 1, 0, 0)
            case .y: CATransform3DMakeRotation(angle, 0, 1, 0)
            case .z: CATransform3DMakeRotation(angle, 0, 0, 1)
            }
        return moved(x: -point.x, y: -point.y, z: -depth).applying(turn).moved(x: point.x, y: point.y, z: depth)
    }

    /// Seen from a distance, in points: what is nearer looks larger.
    public func seen(from distance: CGFloat) -> Pose {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / distance
        return applying(perspective)
    }

    /// Seen in part.
    public func faded(_ alpha: CGFloat) -> Pose {
        var pose = self
        pose.alpha *= alpha.clamped
        return pose
    }

    /// With round corners.
    public func rounded(_ radius: CGFloat) -> Pose {
        var pose = self
        pose.cornerRadius = max(radius, 0)
        return pose
    }

    /// Transformed once more.
    public func applying(_ next: CATransform3D) -> Pose {
        var pose = self
        pose.transform = CATransform3DConcat(transform, next)
        return pose
    }
}

extension CATransform3D {
    /// Identity itself where a plane that is transformed stays as it is.
    var settled: CATransform3D {
        func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
        let staysPut =
            near(m11, 1) && near(m12, 0) && near(m14, 0) && near(m21, 0) && near(m22, 1) && near(m24, 0)
            && abs(m41) < 1e-6 && abs(m42) < 1e-6 && near(m44, 1)
        return staysPut && abs(m43) < 1e-6 && abs(m13) < 1e-6 && abs(m23) < 1e-6 ? CATransform3DIdentity : self
    }
}
