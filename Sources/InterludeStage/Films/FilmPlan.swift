/// What a film is, apart from its frames.
struct FilmPlan: Sendable {
    /// The film's name in errors.
    var file: String
    var format: FilmFormat
    var width: Int
    var height: Int
    var framesPerSecond: Double
    var settings: FilmSettings

    /// Throws when no film can be so.
    func check() throws(FilmError) {
        let sides = 1...format.maximumSide
        guard sides.contains(width), sides.contains(height) else {
            throw FilmError.invalidSize(file: file, width: width, height: height, format: format)
        }
        guard framesPerSecond >= 0.01, framesPerSecond <= 1000 else {
            throw FilmError.invalidRate(file: file, framesPerSecond: framesPerSecond)
        }
    }

    /// Throws when a frame is not of the film's size.
    func check(_ frame: CGImage) throws(FilmError) {
        guard frame.width == width, frame.height == height else {
            throw FilmError.wrongFrameSize(
                file: file, width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
        }
    }
}
