import UIKit

extension Stage {
    /// Plays a script of touches and films what the stage shows meanwhile.
    ///
    ///     var script = TouchScript()
    ///     script.tap(at: CGPoint(x: 195, y: 120))
    ///     try stage.film(script, to: "opening.mp4", lasting: 1)
    ///
    /// The film appears under its name when it is whole, and not at all where something goes wrong.
    /// - Parameters:
    ///   - path: the file or folder; its ending says which kind of film. See ``FilmWriter``.
    ///   - format: the kind of film; nil for the kind that the path's ending stands for.
    ///   - framesPerSecond: how many frames are shown in a second.
    ///   - duration: how long to go on, in seconds; at least as long as the script.
    ///   - settings: how the film is encoded.
    ///   - progress: told before the first frame and after each. When it throws, the film is given up.
    /// - Returns: how many frames there are, and the bytes that they take.
    /// - Throws: `FilmError`, and what `progress` throws.
    @MainActor
    @discardableResult
    public func film(
        _ script: TouchScript, to path: String, format: FilmFormat? = nil, framesPerSecond: Double = 60,
        lasting duration: CFTimeInterval = 0, settings: FilmSettings = FilmSettings(),
        progress: (FilmProgress) throws -> Void = { _ in }
    ) throws -> (frameCount: Int, byteCount: Int) {
        let writer = try FilmWriter(
            to: path, format: format, width: pixelWidth, height: pixelHeight, framesPerSecond: framesPerSecond,
            settings: settings)
        let count = Stage.stepCount(of: script, framesPerSecond, lasting: duration) + 1
        do {
            try progress(FilmProgress(framesDone: 0, frameCount: count))
            try play(script, framesPerSecond: framesPerSecond, lasting: duration) { frame in
                try writer.append(frame)
                try progress(FilmProgress(framesDone: writer.frameCount, frameCount: count))
            }
        } catch {
            writer.cancel()
            throw error
        }
        return (writer.frameCount, try writer.finish())
    }
}
