import CoreGraphics
import QuartzCore

/// What a scene showed at a moment.
package struct Moment: Sendable {
    /// When it was.
    package let time: PlayTime
    /// How much of the take had happened by then.
    package let eventCount: Int
    /// What was shown, to be drawn when it is wanted.
    package let tree: RenderTree
    /// Whether it differs from what was shown the moment before.
    package let isMoving: Bool
    /// Where fingers were.
    package let fingers: [Int: CGPoint]
    /// The screens that were seen.
    package let screens: [String]
}
