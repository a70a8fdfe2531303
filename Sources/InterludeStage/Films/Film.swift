/// A film that is not yet drawn: any of its moments can be asked for, in any order.
///
///     let film = Film(width: 390, height: 844, duration: 0.6) { time in stage.frame(at: time) }
///     try film.write(to: "change.mp4")
///
/// It begins with the moment 0 and ends with the moment `duration`, both shown exactly. Between them frames follow each
/// other by `1 / framesPerSecond`; where that does not lead to the end, the last step is shorter.
public struct Film {
    /// The width of each frame in pixels.
    public var width: Int
    /// The height of each frame in pixels.
    public var height: Int
    /// The moment of the last frame in seconds.
    public var duration: CFTimeInterval
    /// How many frames are shown in a second.
    public var framesPerSecond: Double
    /// The frame at a moment, from 0 to `duration`. A function of the moment alone: moments may come in any order, and
    /// more than once.
    public var frame: (CFTimeInterval) throws -> CGImage {
        didSet { passing = nil }
    }
    /// Draws the frames at some moments and keeps none, for a film to nowhere. It shows what `frame` shows; nil where that
    /// does it, as after it was set.
    package var passing: (([CFTimeInterval]) throws -> Void)?

    /// The most frames that a film may have.
    static let maximumFrameCount = 10_000_000
    /// How many frames are drawn at a time when none is kept: what each costs hardly falls from there on.
    static let passingAtOnce = 6

    /// Makes a film.
    public init(
        width: Int, height: Int, duration: CFTimeInterval, framesPerSecond: Double = 60,
        frame: @escaping (CFTimeInterval) throws -> CGImage
    ) {
        self.width = width
        self.height = height
        self.duration = duration
        self.framesPerSecond = framesPerSecond
        self.frame = frame
    }

    /// How many frames there are: at least one; none when duration or rate are not possible.
    public var frameCount: Int {
        // Sums of decimal fractions that mean a whole number of frames may lie a little above it.
        let steps = (duration * framesPerSecond - 1e-6).rounded(.up)
        guard duration >= 0, framesPerSecond > 0, steps < Double(Film.maximumFrameCount) else { return 0 }
        return Int(max(steps, 0)) + 1
    }

    /// The moment of a frame, 0 being the first.
    public func time(ofFrame index: Int) -> CFTimeInterval {
        index >= frameCount - 1 ? duration : max(Double(index) / framesPerSecond, 0)
    }
}
