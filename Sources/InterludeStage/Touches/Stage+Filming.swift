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
    ///   - framesPerSecond: how many frames are shown in a second.
    ///   - duration: how long to go on, in seconds; at least as long as the script.
    ///   - settings: how the film is encoded.
    /// - Throws: `FilmError`.
    @MainActor
    public func film(
        _ script: TouchScript, to path: String, framesPerSecond: Double = 60, lasting duration: CFTimeInterval = 0,
        settings: FilmSettings = FilmSettings()
    ) throws {
        let writer = try FilmWriter(
            to: path, width: pixelWidth, height: pixelHeight, framesPerSecond: framesPerSecond, settings: settings)
        do {
            try play(script, framesPerSecond: framesPerSecond, lasting: duration) { try writer.append($0) }
        } catch {
            writer.cancel()
            throw error
        }
        try writer.finish()
    }
}
