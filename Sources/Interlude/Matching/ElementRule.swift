import UIKit

/// How an element enters and leaves that only one of the screens has.
public struct ElementRule: Sendable {
    /// How it looks before it has come, and once it has gone.
    public var away: Pose
    /// When it begins to come, in parts of the whole time.
    public var delay: CGFloat
    /// How long it takes to come, in parts of the whole time.
    public var duration: CGFloat

    /// Makes a rule.
    public init(away: Pose, delay: CGFloat = 0, duration: CGFloat = 1) {
        self.away = away
        self.delay = delay.clamped
        self.duration = min(max(duration, 0.01), 1)
    }

    /// It fades.
    public static let fade = ElementRule(away: Pose().faded(0))

    /// It moves in, fading.
    public static func moved(x: CGFloat = 0, y: CGFloat = 0) -> ElementRule {
        ElementRule(away: Pose().moved(x: x, y: y).faded(0))
    }

    /// It grows, fading.
    public static func scaled(_ scale: CGFloat) -> ElementRule { ElementRule(away: Pose().scaled(scale).faded(0)) }

    /// The same later: elements that follow one another make a cascade.
    public func cascading(_ index: Int, of count: Int) -> ElementRule {
        let share = 0.5 / CGFloat(max(count, 1))
        return ElementRule(away: away, delay: CGFloat(index) * share, duration: 0.5)
    }

    /// How the element looks when the transition has come to a part of the way.
    func pose(at progress: CGFloat) -> Pose {
        let part = ((progress - delay) / duration).clamped
        let eased = 1 - (1 - part) * (1 - part)
        var pose = Pose()
        let move = CATransform3DMakeTranslation(
            away.transform.m41 * (1 - eased), away.transform.m42 * (1 - eased), 0)
        let scale = CATransform3DMakeScale(
            1 + (away.transform.m11 - 1) * (1 - eased), 1 + (away.transform.m22 - 1) * (1 - eased), 1)
        pose.transform = CATransform3DConcat(scale, move)
        pose.alpha = 1 + (away.alpha - 1) * (1 - eased)
        return pose
    }
}
