/// The last stop of a film's frames: a format and the place it is written to.
///
/// One thread, the film's writer, calls everything but `stop`.
protocol FilmSink: AnyObject, Sendable {
    /// Takes the next frame. `isRepeat` says that it is the same object as the one before.
    func write(_ frame: CGImage, isRepeat: Bool) throws
    /// Whether frames would be thrown away, so that they are not handed over at all.
    var ignoresFrames: Bool { get }
    /// Completes the film, after the last frame, and gives it its name. Returns its length in bytes.
    func finish() throws -> Int
    /// Ends other programs that work for the sink, so that a call that waits for them returns. From any thread, at any
    /// time.
    func stop()
    /// Removes what has been written. Nothing is called afterwards.
    func discard()
}

extension FilmSink {
    var ignoresFrames: Bool { false }
}
