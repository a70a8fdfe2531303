/// What a film is, apart from its frames.
struct FilmPlan: Sendable {
    /// The film's name in errors.
    var file: String
    var format: FilmFormat
    var width: Int
    var height: Int
    var framesPerSecond: Double
    var settings: FilmSettings

    /// How many pixels are drawn for a contact sheet at most, which shows few of them: a thousand frames of 4K.
    private static let maximumSheetPixels = 1000 * 3840 * 2160

    /// Throws when no film can be so.
    func check() throws(FilmError) {
        guard format.takes(width: width, height: height) else {
            throw FilmError.invalidSize(file: file, width: width, height: height, format: format)
        }
        var rates = 0.01...1000
        if case .contactSheet(let count) = format.kind {
            let possible = FilmPlan.maximumSheetPixels / (width * height)
            guard count <= possible else {
                throw FilmError.sheetTooLarge(
                    file: file, count: count, width: width, height: height, possible: possible)
            }
            // So many moments of something long or short; nobody sees them one after the other.
            rates = 1e-6...1e6
        }
        guard rates.contains(framesPerSecond) else {
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
