import CoreGraphics
import UIKit

/// What a window says beside the scene's frame.
struct WindowState: Equatable {
    /// The time of the frame.
    var time = PlayTime.zero
    var isPlaying = true
    var speed = PlaySpeed.full
    var marks = SliderMarks()
    /// Fingers to be shown, in the scene's points.
    var fingers: [CGPoint] = []
    /// Something to say for a moment.
    var note: String?
    /// Whether the keys are shown.
    var showsHelp = false
}
