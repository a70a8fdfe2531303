/// How far the writing of a film has come.
public struct FilmProgress: Hashable, Sendable {
    /// How many frames have been drawn and handed to the encoder.
    public var framesDone: Int
    /// How many frames the film has.
    public var frameCount: Int

    package init(framesDone: Int, frameCount: Int) {
        (self.framesDone, self.frameCount) = (framesDone, frameCount)
    }

    /// The part that is done, 0 to 1.
    public var fraction: Double { frameCount > 0 ? Double(framesDone) / Double(frameCount) : 0 }
}
