import CoreGraphics

/// How a window that plays a scene stands, for programs.
package struct PlayStatus: Encodable, Equatable, Sendable {
    /// The scene's name.
    package let scene: String
    /// Whether time goes on.
    package let isPlaying: Bool
    package let speed: String
    /// The time that is looked at, in seconds.
    package let time: Double
    /// The names of the controllers whose screens are seen, from the bottom to the top.
    package let screens: [String]
    /// How many fingers are down.
    package let fingers: Int
    /// Whether nothing moves and no finger is down.
    package let isSettled: Bool
    /// Where the scene's screen and the slider are: x, y, width and height in the units of the mouse.
    package let screenFrame: [Double]
    package let sliderFrame: [Double]

    /// Whether another one says the same, but for the time that goes on by itself.
    package func isLike(_ other: PlayStatus) -> Bool {
        scene == other.scene && isPlaying == other.isPlaying && speed == other.speed
            && (isPlaying || time == other.time) && screens == other.screens && fingers == other.fingers
            && isSettled == other.isSettled && screenFrame == other.screenFrame && sliderFrame == other.sliderFrame
    }
}
