import InterludeWindow
import QuartzCore

/// Everything that a call can say; what it leaves unsaid keeps the values here.
struct Settings: Equatable, Sendable {
    /// What stands in the call without an option's name: the pictures.
    var operands: [String] = []
    /// The names of the options that stand in the call.
    var given: Set<String> = []
    /// Where the result goes: a file's name, `-` for standard output, or a folder's name.
    var output = ""
    var type = CATransitionType.push
    var subtype = CATransitionSubtype.fromRight
    /// The length of the change, in seconds.
    var duration = 0.6
    var framesPerSecond = 60.0
    /// The curve of the change; nil leaves the choice to the command.
    var timing: Timing?
    /// The size in pixels; nil is the size of the picture before.
    var size: PixelSize?
    var fit = Fit.fill
    var background = CGColor.black
    /// How long each picture stands still around the change, in seconds; nil leaves the choice to the command.
    var hold: Double?
    /// How many frames a contact sheet shows; nil makes a film.
    var sheet: Int?
    /// The moment of a single frame, as a fraction of the change.
    var moment = 0.0
    /// Pixels to a point of a scene.
    var scale = 2
    /// The file of the touches that a scene is played by; nil for its own.
    var script: String?
    /// The entries that a gallery shows; none for all.
    var only: [String] = []
    /// The width of a gallery's frames in pixels.
    var frameWidth = 150
    /// How many frames of a transition a gallery shows.
    var frames = 17
    /// How many frames of a scene a gallery shows in a second.
    var sceneRate = 12.0
    /// Whether a window begins with the scene's own script.
    var playsOwnScript = false
    /// Whether the scenes are named instead of one being played.
    var listsScenes = false
    /// How fast time goes by in a window at first.
    var speed = PlaySpeed.full
    /// Whether a window says how it stands.
    var printsLog = false
    /// How many threads draw; nil is one for each processor.
    var threads: Int?
    var printsJSON = false
    var isQuiet = false
}

/// A size in whole pixels.
struct PixelSize: Equatable, Sendable {
    var width: Int
    var height: Int
}

/// How a picture of another shape lies in the frame.
enum Fit: String, CaseIterable, Sendable {
    /// Covers the frame; what does not fit is cut off.
    case fill
    /// Is seen whole, with the background beside it.
    case fit
    /// Is stretched to the frame's shape.
    case stretch

    /// The layer's word for it.
    var gravity: CALayerContentsGravity {
        switch self {
        case .fill: .resizeAspectFill
        case .fit: .resizeAspect
        case .stretch: .resize
        }
    }
}

/// A timing curve from (0, 0) to (1, 1), by the control points of a cubic Bézier curve.
struct Timing: Equatable, Sendable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    static let linear = Timing(x1: 0, y1: 0, x2: 1, y2: 1)
    static let easeInEaseOut = Timing(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The curves that have a name, in the order of the help.
    static let named: [(name: String, curve: Timing)] = [
        ("linear", linear),
        ("easeIn", Timing(x1: 0.42, y1: 0, x2: 1, y2: 1)),
        ("easeOut", Timing(x1: 0, y1: 0, x2: 0.58, y2: 1)),
        ("easeInEaseOut", easeInEaseOut),
        ("default", Timing(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)),
    ]
}
