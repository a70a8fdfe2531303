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
        if case .contactSheet(let count) = format.kind, count > FilmPlan.maximumSheetPixels / (width * height) {
            throw FilmError.sheetTooLarge(
                file: file, count: count, width: width, height: height,
                possible: FilmPlan.maximumSheetPixels / (width * height))
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
