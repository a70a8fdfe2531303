/// The bars that show where in the content a scroll view is.
@MainActor
final class ScrollIndicators {
    let vertical = CALayer()
    let horizontal = CALayer()
    /// Whether the bars show because the content moves.
    var isShown = false

    /// How wide a bar is in points.
    static let width: CGFloat = 3
    /// How far it stays away from the sides.
    static let distance: CGFloat = 3
    /// How short it becomes at least.
    static let leastLength: CGFloat = 36
    /// How long it stays when the content has come to rest, in seconds.
    static let rest = 0.35
    /// How long it fades, in seconds.
    static let fade = 0.25

    /// Where a bar begins and how long it is, on a track of some length. What is beyond the edges squeezes it.
    static func bar(track: CGFloat, visible: CGFloat, content: CGFloat, offset: CGFloat) -> (CGFloat, CGFloat) {
        guard content > 0, visible > 0, track > 0 else { return (0, 0) }
        let full = min(track, max(leastLength, track * min(1, visible / content)))
        let room = content - visible
        let beyond = max(0, max(-offset, offset - room))
        let length = max(7, full - beyond)
        let part = room > 0 ? min(max(offset / room, 0), 1) : 0
        if offset < 0 { return (0, length) }
        return (part * (track - length), length)
    }
}
