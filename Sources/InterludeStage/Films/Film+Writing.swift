extension Film {
    /// Draws the film and writes it.
    ///
    /// Drawing happens on the calling thread, encoding beside it. The rate is the one nearest to `framesPerSecond` at
    /// which the format shows frames evenly (see ``FilmFormat/framesPerSecond(nearestTo:)``); of a contact sheet only the
    /// moments are drawn that it shows.
    /// - Parameters:
    ///   - path: the file or folder; `-` for standard output (raw RGBA only).
    ///   - format: the kind of film; nil for the kind that the path's ending stands for.
    ///   - settings: how the film is encoded.
    ///   - progress: told before the first frame and after each. When it throws, the film is given up.
    /// - Throws: `FilmError`, and what the frames or `progress` throw. Nothing is left then.
    @discardableResult
    public func write(
        to path: String, format: FilmFormat? = nil, settings: FilmSettings = FilmSettings(),
        progress: (FilmProgress) throws -> Void = { _ in }
    ) throws -> FilmReport {
        guard let format = format ?? FilmFormat(path: path) else { throw FilmError.unknownEnding(file: path) }
        // Measured for the report only; no frame depends on it.
        let clock = ContinuousClock()
        let start = clock.now
        var film = self
        film.framesPerSecond = format.framesPerSecond(nearestTo: framesPerSecond)
        guard film.frameCount > 0 || !(film.framesPerSecond > 0) else {
            throw FilmError.invalidDuration(file: path, duration: duration)
        }
        let count = film.frameCount(for: format)
        let writer = try FilmWriter(
            to: path, format: format, width: width, height: height, framesPerSecond: film.framesPerSecond,
            settings: settings, sample: { place in try frame(duration * place) })
        do {
            try progress(FilmProgress(framesDone: 0, frameCount: count))
            let passing = writer.ignoresFrames ? self.passing : nil
            let step = passing == nil ? 1 : Film.passingAtOnce
            for first in stride(from: 0, to: count, by: step) {
                let indices = first..<min(first + step, count)
                let moments = indices.map { film.time(ofFrame: $0, of: count, for: format) }
                if let passing {
                    try passing(moments)
                    try writer.appendIgnored(indices.count)
                } else {
                    try writer.append(frame(moments[0]))
                }
                for index in indices { try progress(FilmProgress(framesDone: index + 1, frameCount: count)) }
            }
            let byteCount = try writer.finish()
            let elapsed = clock.now - start
            return FilmReport(
                format: format, width: width, height: height, frameCount: count,
                framesPerSecond: film.framesPerSecond, byteCount: byteCount, elapsed: elapsed / .seconds(1))
        } catch {
            writer.cancel()
            throw error
        }
    }

    /// How many frames are drawn for a format.
    private func frameCount(for format: FilmFormat) -> Int {
        guard case .contactSheet(let count) = format.kind else { return frameCount }
        return duration > 0 ? count : 1
    }

    /// The moment of a frame in a format.
    private func time(ofFrame index: Int, of count: Int, for format: FilmFormat) -> CFTimeInterval {
        guard case .contactSheet = format.kind else { return time(ofFrame: index) }
        return index == count - 1 ? duration : duration * Double(index) / Double(count - 1)
    }
}
