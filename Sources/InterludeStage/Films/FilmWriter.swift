import Synchronization

/// Writes a film frame by frame, encoding each on another thread while the next is drawn.
///
///     let writer = try FilmWriter(to: "change.mp4", width: 390, height: 844, framesPerSecond: 60)
///     for frame in frames { try writer.append(frame) }
///     try writer.finish()
///
/// Whatever the length, the writer holds only a few frames. The film appears under its name when `finish` returns, and
/// replaces a file of that name; until then, or after a failure, nothing is there but what was there before. A writer
/// that goes away unfinished is cancelled. The same frames give the same bytes, on every machine with the same FFmpeg.
///
/// Handing on the same `CGImage` again costs next to nothing.
///
/// - SeeAlso: ``Film``, which also draws the frames.
public final class FilmWriter: Sendable {
    private let plan: FilmPlan
    private let pipeline: FilmPipeline
    private let appended = Mutex(0)

    /// Starts a film.
    /// - Parameters:
    ///   - path: the file or folder; `-` for standard output (raw RGBA only).
    ///   - format: the kind of film; nil for the kind that the path's ending stands for.
    ///   - width: the width of each frame in pixels.
    ///   - height: the height of each frame in pixels.
    ///   - framesPerSecond: how many frames are shown in a second, 0.01 to 1,000. A GIF shows 50 at the most and leaves
    ///     out what is too much.
    ///   - settings: how the film is encoded.
    ///   - sample: any frame of the film by its place, 0 the first and 1 the last. When given, a GIF's palette is made of
    ///     some of them, before `init` returns; without, each frame of a GIF has a palette of its own and the file is
    ///     larger. Other formats don't ask.
    /// - Throws: `FilmError`, and what `sample` throws.
    public init(
        to path: String, format: FilmFormat? = nil, width: Int, height: Int, framesPerSecond: Double,
        settings: FilmSettings = FilmSettings(), sample: ((Double) throws -> CGImage)? = nil
    ) throws {
        guard let format = format ?? FilmFormat(path: path) else { throw FilmError.unknownEnding(file: path) }
        let plan = FilmPlan(
            file: path == "-" ? "standard output" : path, format: format, width: width, height: height,
            framesPerSecond: framesPerSecond, settings: settings)
        try plan.check()
        guard path != "-" || format == .rawRGBA || format == .nowhere else {
            throw FilmError.notAFile(file: plan.file, format: format)
        }
        let sink: any FilmSink =
            switch format.kind {
            case .mp4, .webM: try VideoSink(plan)
            case .gif: try FilmWriter.gif(plan, sample)
            case .apng: try AnimationSink(plan) { file in APNGContainer(plan, file: file) }
            case .animatedWebP: try AnimationSink(plan) { file in WebPContainer(plan, file: file) }
            case .pngFolder: try PictureFolderSink(plan)
            case .contactSheet(let count): try ContactSheetSink(plan, count: count)
            case .rawRGBA: try RawSink(plan, toFile: path != "-")
            case .nowhere: NullSink()
            }
        self.plan = plan
        pipeline = FilmPipeline(plan, into: sink)
    }

    private static func gif(_ plan: FilmPlan, _ sample: ((Double) throws -> CGImage)?) throws -> any FilmSink {
        let isShared = plan.settings.quality != .best
        let palette = isShared ? try sample.map { try GIFPalette(for: plan, of: $0) } : nil
        return try AnimationSink(plan) { file in GIFContainer(plan, file: file, palette: palette) }
    }

    deinit { pipeline.cancel() }

    /// Adds a frame, waiting while too many others wait to be encoded.
    ///
    /// When it throws, the film can only be cancelled.
    public func append(_ frame: CGImage) throws(FilmError) {
        try plan.check(frame)
        try pipeline.append(frame)
        appended.withLock { $0 += 1 }
    }

    /// Whether frames are thrown away: then it is enough to say how many there are.
    var ignoresFrames: Bool { pipeline.ignoresFrames }

    /// Adds frames that are thrown away.
    func appendIgnored(_ count: Int) throws(FilmError) {
        try pipeline.appendIgnored()
        appended.withLock { $0 += count }
    }

    /// Waits until every frame is encoded, and gives the film its name. Returns its length in bytes.
    @discardableResult
    public func finish() throws(FilmError) -> Int { try pipeline.finish() }

    /// Gives the film up and removes what there is of it. From any thread; no harm when the film is finished.
    public func cancel() { pipeline.cancel() }

    /// How many frames have been added.
    public var frameCount: Int { appended.withLock { $0 } }
}
