import InterludeStage

/// What a command made: for programs as JSON, for people as a sentence.
protocol Report: Encodable {
    /// One line.
    var sentence: String { get }
}

/// A film that was made.
struct FilmSummary: Report {
    let output: String
    let format: String
    let type: String
    let subtype: String
    let width: Int
    let height: Int
    let frames: Int
    /// Nil of a sheet, whose frames are seen at once.
    let framesPerSecond: FilmRate?
    let bytes: Int
    /// How long drawing and writing took, in seconds.
    let elapsed: Double
    let framesMadePerSecond: Double

    init(_ film: FilmReport, _ settings: Settings) {
        output = settings.output
        format = film.format.description
        type = settings.type.rawValue
        subtype = settings.subtype.rawValue
        (width, height) = film.format.size(ofFrames: film.width, film.height)
        frames = film.frameCount
        framesPerSecond = settings.sheet == nil ? FilmRate(settings.framesPerSecond, in: film.format) : nil
        bytes = film.byteCount
        elapsed = film.elapsed
        framesMadePerSecond = film.framesWrittenPerSecond
    }

    var sentence: String {
        let pace = framesPerSecond.map { " \($0.text)" } ?? ""
        return "\(output): \(format), \(width)×\(height), \(frames) frames\(pace), "
            + "made in \(short(elapsed)) s (\(short(framesMadePerSecond))/s)\n"
    }
}

/// A picture that was made.
struct PictureSummary: Report {
    let output: String
    let type: String
    let subtype: String
    /// The moment, as a fraction of the change.
    let at: Double
    let width: Int
    let height: Int
    /// How long reading, drawing and writing took, in seconds.
    let elapsed: Double

    init(_ picture: CGImage, _ settings: Settings, elapsed: Double) {
        output = settings.output
        type = settings.type.rawValue
        subtype = settings.subtype.rawValue
        at = settings.moment
        width = picture.width
        height = picture.height
        self.elapsed = elapsed
    }

    var sentence: String { "\(output): \(width)×\(height), made in \(short(elapsed * 1000)) ms\n" }
}

extension Console {
    /// Says what was made, in the way that a call asks for.
    func report(_ report: some Report, _ settings: Settings) throws {
        let text = settings.printsJSON ? try json(report) : report.sentence
        if settings.isQuiet, !settings.printsJSON { return }
        // Standard output belongs to the pixels when they go there.
        if settings.output == "-" { printNote(text) } else { try printResult(text) }
    }
}
