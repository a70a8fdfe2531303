extension Stage {
    /// The film of what the stage shows from now on, as far as is known now: see ``frame(at:)``. It is drawn when it is
    /// written; until then the stage should be left as it is.
    ///
    /// What happens only as time passes, completion blocks for instance, does not happen in it. A film of that is written
    /// frame by frame:
    ///
    ///     while stage.time < end {
    ///         try writer.append(stage.frame())
    ///         stage.advance(by: 1 / 60)
    ///     }
    /// - Parameters:
    ///   - duration: how long after the first frame the last one comes, in seconds.
    ///   - framesPerSecond: how many frames are shown in a second.
    public func film(duration: CFTimeInterval, framesPerSecond: Double = 60) -> Film {
        let start = time
        var film = Film(
            width: pixelWidth, height: pixelHeight, duration: duration, framesPerSecond: framesPerSecond
        ) { [self] moment in frame(at: start + moment) }
        film.passing = { [self] moments in pass(moments.map { start + $0 }) }
        return film
    }
}
